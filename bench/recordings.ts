import type { AnyMessage } from "../runtime/codec.ts";
import { type Block, blocksOf, sizeOf } from "./blocks.ts";
import type { RecordingFile } from "./files.ts";
import { type Loops, loopsOf } from "./loops.ts";
import { type Effort, type Measured, type Row, measure } from "./measure.ts";

/*
 * Whole recordings of all families, taking turns: all messages of all blocks, as they come, through the codecs that
 * `demospec/recording` uses. Megabytes a second are of this machine: they tell what to expect, and how the families
 * compare with each other.
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
  /** Megabytes of messages a second. */
  readonly speeds: Readonly<Record<RecordingTask, number>>;
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

export async function benchRecordings(
  files: readonly RecordingFile[],
  effort: Effort,
): Promise<RecordingResult[]> {
  const subjects = await Promise.all(files.map(subjectOf));
  const measured = measure(
    subjects.flatMap(({ rows }) => Object.values(rows)),
    effort,
  );
  return subjects.map((subject) => resultOf(subject, measured));
}

async function subjectOf(file: RecordingFile): Promise<Subject> {
  const loops = await loopsOf(file.name);
  const { blocks, leftOut } = blocksOf(file);
  const decoded = loops.decodeAll(file.bytes, blocks);
  checkIdentical(loops, file, blocks, decoded);
  const bytes = sizeOf(blocks);
  const messages = decoded.reduce((sum, list) => sum + list.length, 0);
  const elements = decoded.flat().reduce((sum, message) => sum + elementsOf(message), 0);
  return {
    file,
    blocks,
    leftOut,
    bytes,
    messages,
    elements,
    rows: rowsOf(loops, file, blocks, bytes, leftOut),
  };
}

function rowsOf(
  loops: Loops,
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
    encode: encodeRow(loops, file, blocks, bytes),
  };
}

/** Its messages are decoded anew for each turn, so that no two recordings need be held at a time. */
function encodeRow(loops: Loops, file: Uint8Array, blocks: readonly Block[], bytes: number): Row {
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

function resultOf(
  { file, bytes, leftOut, messages, elements, rows }: Subject,
  measured: Map<Row, Measured>,
): RecordingResult {
  const speed = (task: RecordingTask) => [task, 1000 / measured.get(rows[task])!.ns] as const;
  return {
    file: file.name,
    format: file.container.table.name,
    bytes,
    share: bytes / file.bytes.length,
    leftOut,
    messages,
    elements,
    why: file.why,
    speeds: Object.fromEntries(TASKS.map(speed)) as Record<RecordingTask, number>,
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
  loops: Loops,
  file: RecordingFile,
  blocks: readonly Block[],
  messages: readonly AnyMessage[][],
): void {
  const expected = Buffer.concat(blocks.map(({ start, end }) => file.bytes.subarray(start, end)));
  if (Buffer.compare(expected, loops.encode(blocks, messages)) !== 0)
    throw new Error(`${file.name} is not encoded as it was`);
}
