import type { AnyMessage } from "../../runtime/codec.ts";
import { askAlone } from "../alone.ts";
import { type Block, blocksOf, sizeOf } from "../blocks.ts";
import type { RecordingFile } from "../files.ts";
import { type Effort, type Measured, quantile, type Row, measure } from "../measure.ts";
import * as loops from "./loops.ts";

/*
 * Whole recordings of all families, each in processes of its own, as who reads one has a program for it: all messages of
 * all blocks, as they come, through the codecs that `demospec/recording` uses. Megabytes a second are of this machine:
 * they tell what to expect, and how the families compare with each other.
 */

/** What is done with a recording. */
export const TASKS = ["decode", "visit", "columns", "skip", "encode"] as const;

export type RecordingTask = (typeof TASKS)[number];

export interface RecordingResult {
  readonly file: string;
  /** The container's name. */
  readonly format: string;
  /** Bytes of messages, in the blocks that are read here. */
  readonly bytes: number;
  /** What part of the file these bytes are. */
  readonly share: number;
  /** Bytes of the blocks that no one codec reads, which are left out. */
  readonly leftOut: number;
  readonly messages: number;
  /** Elements of their lists: entities for the most part. */
  readonly elements: number;
  /** Why a byte of it takes longer than one of others, where something is known. */
  readonly why: string | undefined;
  /** Megabytes of messages a second: the median of the processes. */
  readonly speeds: Readonly<Record<RecordingTask, number>>;
  /** The least and the most of them. */
  readonly ranges: Readonly<Record<RecordingTask, readonly [number, number]>>;
}

/** What a process finds out of a recording. */
type RecordingAnswer = Omit<RecordingResult, "ranges">;

/** What a process is given: the name of a recording that is there. */
export interface RecordingOrder {
  readonly name: string;
  readonly effort: Effort;
}

/** A recording that is ready to be measured. */
interface Subject {
  readonly file: RecordingFile;
  readonly blocks: readonly Block[];
  readonly leftOut: number;
  readonly bytes: number;
  readonly messages: number;
  readonly elements: number;
  readonly rows: Readonly<Record<RecordingTask, Row>>;
}

const CHILD = new URL("child.ts", import.meta.url);

/** Measures each recording in that many processes, which share the rounds. */
export async function benchRecordings(
  files: readonly RecordingFile[],
  processes: number,
  { tick, rounds, ...effort }: Effort,
): Promise<RecordingResult[]> {
  const answers = files.map(() => [] as RecordingAnswer[]);
  const each = { ...effort, rounds: Math.ceil(rounds / processes) };
  for (let process = 0; process < processes; process++)
    for (const [i, { name }] of files.entries()) {
      const order: RecordingOrder = { name, effort: each };
      answers[i]!.push(await askAlone<RecordingAnswer>(CHILD, order));
      tick?.();
    }
  return answers.map(resultOf);
}

function resultOf(answers: readonly RecordingAnswer[]): RecordingResult {
  const speeds = (task: RecordingTask) => answers.map((answer) => answer.speeds[task]);
  const range = (task: RecordingTask) => [Math.min(...speeds(task)), Math.max(...speeds(task))];
  return {
    ...answers[0]!,
    speeds: byTask((task) => quantile(speeds(task), 0.5)),
    ranges: byTask((task) => range(task) as [number, number]),
  };
}

function byTask<T>(of: (task: RecordingTask) => T): Record<RecordingTask, T> {
  return Object.fromEntries(TASKS.map((task) => [task, of(task)])) as Record<RecordingTask, T>;
}

/** Measures a recording here, where nothing else was done. */
export function measureRecording(file: RecordingFile, effort: Effort): RecordingAnswer {
  const subject = subjectOf(file);
  return answerOf(subject, measure(Object.values(subject.rows), effort));
}

function subjectOf(file: RecordingFile): Subject {
  const { blocks, leftOut } = blocksOf(file);
  const decoded = loops.decodeAll(file.bytes, blocks);
  checkIdentical(file, blocks, decoded);
  const bytes = sizeOf(blocks);
  const messages = decoded.reduce((sum, list) => sum + list.length, 0);
  const elements = decoded.flat().reduce((sum, message) => sum + elementsOf(message), 0);
  const rows = rowsOf(file, blocks, bytes, leftOut);
  return { file, blocks, leftOut, bytes, messages, elements, rows };
}

function rowsOf(
  recording: RecordingFile,
  blocks: readonly Block[],
  bytes: number,
  leftOut: number,
): Record<RecordingTask, Row> {
  const file = recording.bytes;
  const visitors = loops.visitorsOf(blocks);
  const row = (work: () => void): Row => ({ run: () => (work(), bytes) });
  return {
    decode: row(() => loops.decode(file, blocks)),
    visit: row(() => loops.visit(file, blocks, visitors)),
    // Of all blocks, as it finds them and their versions itself.
    columns: { run: () => (loops.columns(recording), bytes + leftOut) },
    skip: row(() => loops.skip(file, blocks)),
    encode: encodeRow(file, blocks, bytes),
  };
}

/** Its messages are decoded anew for each turn, so that no two recordings need be held at a time. */
function encodeRow(file: Uint8Array, blocks: readonly Block[], bytes: number): Row {
  let messages: AnyMessage[][] = [];
  return {
    prepare() {
      messages = loops.decodeAll(file, blocks);
    },
    run() {
      loops.encode(blocks, messages);
      return bytes;
    },
    discard() {
      messages = [];
    },
  };
}

function answerOf(
  { file, bytes, leftOut, messages, elements, rows }: Subject,
  measured: Map<Row, Measured>,
): RecordingAnswer {
  return {
    file: file.name,
    format: file.container.table.name,
    bytes,
    share: bytes / file.bytes.length,
    leftOut,
    messages,
    elements,
    why: file.why,
    speeds: byTask((task) => 1000 / measured.get(rows[task])!.ns),
  };
}

/** How many structs are in the lists of a message. */
function elementsOf(message: AnyMessage): number {
  const lists = Object.values(message).filter(
    (member) => Array.isArray(member) && typeof member[0] === "object",
  );
  return lists.reduce((sum, list) => sum + (list as unknown[]).length, 0);
}

function checkIdentical(
  file: RecordingFile,
  blocks: readonly Block[],
  messages: readonly AnyMessage[][],
): void {
  const expected = Buffer.concat(blocks.map(({ start, end }) => file.bytes.subarray(start, end)));
  if (Buffer.compare(expected, loops.encode(blocks, messages)) !== 0)
    throw new Error(`${file.name} is not encoded as it was`);
}
