import { followLazily, readRecording } from "../recording/index.ts";
import { Writer, written } from "../runtime/writer.ts";
import { TEXT_FORMS } from "../text/forms.ts";
import type { TextForm } from "../text/form.ts";
import { TextOutput } from "../text/output.ts";
import { Problems } from "../text/problems.ts";
import type { RecordingFile } from "./files.ts";
import { type Effort, measure, type Row } from "./measure.ts";
import { buildPlainText } from "./plain-text.ts";

/*
 * A whole recording as text and back, in each form: all that `demospec decompile` and `compile` do but for files.
 * Megabytes are the recording's, whose text is many times as long.
 */

/** What the LMPC form should do with the largest recording, in megabytes of it a second. */
export const TEXT_TARGETS = { decompile: 30, compile: 10 } as const;

export interface TextResult {
  readonly form: string;
  readonly file: string;
  /** Bytes of the recording, and of its text. */
  readonly bytes: number;
  readonly text: number;
  /** Megabytes of the recording a second. */
  readonly speeds: { readonly decompile: number; readonly compile?: number };
}

/** Pieces as a file gives them. */
const PIECE = 1 << 16;

export function benchTexts(file: RecordingFile, effort: Effort): TextResult[] {
  const subjects = TEXT_FORMS.map((form) => {
    const text = textOf(form, file);
    if (Buffer.compare(recordingOf(form, file, text), file.bytes) !== 0)
      throw new Error(`${file.name} does not come back from ${form.title}`);
    const { bytes } = file;
    const decompile: Row = { run: () => (passText(form, file), bytes.length) };
    const compile: Row = { run: () => (passRecording(form, file, text), bytes.length) };
    return { form, text, rows: { decompile, compile } };
  });
  const measured = measure(
    subjects.flatMap(({ rows }) => Object.values(rows)),
    effort,
  );
  // By itself: what it leaves behind would be collected in the others' turns.
  const plain: Row = { run: () => (buildPlainText(file), file.bytes.length) };
  const alone = measure([plain], effort);
  const speed = (row: Row, all = measured) => 1000 / all.get(row)!.ns;
  const own = { file: file.name, bytes: file.bytes.length };
  return [
    ...subjects.map(({ form, text, rows }) => ({
      ...own,
      form: form.title,
      text: text.length,
      speeds: { decompile: speed(rows.decompile), compile: speed(rows.compile) },
    })),
    {
      ...own,
      form: "a plain string builder",
      text: buildPlainText(file),
      speeds: { decompile: speed(plain, alone) },
    },
  ];
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
