import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { followLazily, readRecording } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { TEXT_FORMS } from "../../quake/lmpc/index.ts";
import type { TextForm } from "../../text/form.ts";
import { TextOutput } from "../../text/output.ts";
import { Problems } from "../../text/problems.ts";
import type { RecordingFile } from "../files.ts";
import { type Effort, measure, quantile, type Row } from "../measure.ts";
import { buildPlainText } from "./plain-text.ts";

/*
 * A whole recording as text and back, in each form: all that `demospec decompile` and `compile` do but for files.
 * Megabytes are the recording's, whose text is many times as long.
 */

/** How much faster the LMPC form should be, with the largest recording, than a plain string builder is to text. */
export const TEXT_TARGETS = { decompile: 2, compile: 0.6 } as const;

export interface TextResult {
  readonly form: string;
  readonly file: string;
  /** Bytes of the recording, and of its text. */
  readonly bytes: number;
  readonly text: number;
  /** Megabytes of the recording a second: the median of the processes. */
  readonly speeds: Readonly<Partial<Record<TextTask, number>>>;
  /** The least and the most of them. */
  readonly ranges: Readonly<Partial<Record<TextTask, readonly [number, number]>>>;
}

/** Pieces as a file gives them. */
const PIECE = 1 << 16;

/** What the plain string builder is called. */
export const PLAIN = "a plain string builder";

/** A pass takes a second, not a few milliseconds. */
const EFFORT: Effort = { rounds: 7, warmUp: 4000, turn: 600, isLong: true };

export type TextTask = keyof typeof TEXT_TARGETS;

/** What a process of its own finds out. */
export interface TextMeasured {
  /** Megabytes of the recording a second. */
  readonly speed: number;
  /** Bytes of the text. */
  readonly text: number;
}

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));

/**
 * Measures each form and each way in a process of its own, as the commands are: beside others that make garbage, and
 * have the same functions compiled for other objects, it is another figure each time.
 */
export async function benchTexts(
  file: RecordingFile,
  processes: number,
  tick: () => void,
): Promise<TextResult[]> {
  const ways = FORMS.flatMap(({ form, tasks }) => tasks.map((task) => ({ form, task })));
  const found = ways.map(() => [] as TextMeasured[]);
  for (let process = 0; process < processes; process++)
    for (const [i, { form, task }] of ways.entries()) {
      found[i]!.push(await alone(file, form, task));
      tick();
    }
  return FORMS.map(({ form, tasks }) => {
    const of = (task: TextTask) =>
      found[ways.findIndex((way) => way.form === form && way.task === task)]!;
    const speeds = (task: TextTask) => of(task).map(({ speed }) => speed);
    return {
      form,
      file: file.name,
      bytes: file.bytes.length,
      text: of("decompile")[0]!.text,
      speeds: Object.fromEntries(tasks.map((task) => [task, quantile(speeds(task), 0.5)])),
      ranges: Object.fromEntries(
        tasks.map((task) => [task, [Math.min(...speeds(task)), Math.max(...speeds(task))]]),
      ),
    };
  });
}

/** Nobody makes a recording of what the plain string builder made. */
const FORMS: readonly { readonly form: string; readonly tasks: readonly TextTask[] }[] = [
  ...TEXT_FORMS.map(({ title }) => ({ form: title, tasks: ["decompile", "compile"] as const })),
  { form: PLAIN, tasks: ["decompile"] },
];

/** Steps that `benchTexts` tells of, a process each. */
export const TEXT_STEPS = FORMS.reduce((sum, { tasks }) => sum + tasks.length, 0);

async function alone(file: RecordingFile, form: string, task: TextTask): Promise<TextMeasured> {
  const child = fork(CHILD, [file.name, form, task], { execArgv: ["--import", "tsx"] });
  const [answer] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (typeof answer !== "object")
    throw new Error(`${form}, ${task}: the process ended with ${answer}`);
  return answer as TextMeasured;
}

/** Measures one way of a form, here. */
export function measureText(file: RecordingFile, title: string, task: TextTask): TextMeasured {
  const form = TEXT_FORMS.find((each) => each.title === title);
  const text = form === undefined ? undefined : checkedText(form, file);
  const pass = (): unknown => {
    if (form === undefined) return buildPlainText(file);
    return task === "decompile" ? passText(form, file) : passRecording(form, file, text!);
  };
  const row: Row = { run: () => (pass(), file.bytes.length) };
  const { ns } = measure([row], EFFORT).get(row)!;
  return { speed: 1000 / ns, text: text?.length ?? buildPlainText(file) };
}

function checkedText(form: TextForm, file: RecordingFile): Uint8Array {
  const text = textOf(form, file);
  if (Buffer.compare(recordingOf(form, file, text), file.bytes) !== 0)
    throw new Error(`${file.name} does not come back from ${form.title}`);
  return text;
}

function textOf(form: TextForm, file: RecordingFile): Uint8Array {
  const pieces: Uint8Array[] = [];
  passText(form, file, (piece) => pieces.push(piece.slice()));
  return Buffer.concat(pieces);
}

function passText(form: TextForm, file: RecordingFile, take?: (piece: Uint8Array) => void): void {
  const out = new TextOutput();
  const writer = form.writer(file.container, {});
  for (const part of readRecording(file.container, file.bytes, {}, followLazily)) {
    writer.write(out, part);
    if (!out.isFull) continue;
    const piece = out.take();
    take?.(piece);
  }
  writer.end(out);
  take?.(out.take());
}

function recordingOf(form: TextForm, file: RecordingFile, text: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  passRecording(form, file, text, (piece) => pieces.push(piece));
  return Buffer.concat(pieces);
}

function passRecording(
  form: TextForm,
  { container }: RecordingFile,
  text: Uint8Array,
  take?: (piece: Uint8Array) => void,
): void {
  const w = new Writer(2 * PIECE);
  const problems = new Problems("text");
  const reader = form.reader(w, problems, { container });
  const flush = () => {
    take?.(written(w).slice());
    w.offset = 0;
  };
  for (let at = 0; at < text.length; at += PIECE) {
    reader.push(text.subarray(at, at + PIECE));
    flush();
  }
  reader.end();
  problems.throwIfAny();
  flush();
}
