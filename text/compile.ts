import { bytesToText } from "../runtime/bytes/text/text.ts";
import { takeWritten, Writer } from "../runtime/bytes/writer.ts";
import type { Formats } from "../recording/index.ts";
import type { TextForm, TextReadOptions } from "./form.ts";
import { jsonLines } from "./json/jsonl.ts";
import { Problems } from "./problems.ts";

/** This many bytes tell a text's form. */
export const SNIFFED = 1024;

/** Pieces are about as long. */
const PIECE = 1 << 16;

/** How a text is compiled. */
export interface CompileOptions extends TextReadOptions {
  /** The text's form. Found from its beginning when it is not given. */
  readonly form?: TextForm | undefined;
  /** The forms that it may have: JSON lines alone without. A text is of the first that recognises it. */
  readonly forms?: readonly TextForm[] | undefined;
  /** What the text is called, for errors. */
  readonly name?: string | undefined;
}

/**
 * The recording that a text says, in pieces: the inverse of `decompile`. Holds no more than the largest block, a line and
 * a few pieces. When something is wrong, the rest of the text is read to tell more of it, and gives no more bytes.
 *
 * @throws TextError with all that is wrong, up to a fair number
 */
export async function* compile(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: CompileOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const { forms = [jsonLines], form, container } = options;
  const problems = new Problems(options.name ?? "text");
  const w = new Writer(2 * PIECE);
  let begun = new Uint8Array(0);
  const begin = () =>
    (form ?? formOf(forms, begun, problems, options.formats)).reader(w, problems, options);
  // What it is a recording of is told by its beginning, too.
  let reader = form === undefined || container === undefined ? undefined : begin();
  for await (const chunk of chunks) {
    // A large piece is taken bit by bit, so that what it becomes is not all held at once.
    for (let at = 0; at < chunk.length; at += PIECE) {
      let piece: Uint8Array = chunk.subarray(at, at + PIECE);
      if (reader === undefined) {
        begun = joined(begun, piece);
        if (begun.length < SNIFFED) continue;
        reader = begin();
        piece = begun;
      }
      reader.push(piece);
      if (problems.count > 0) w.offset = 0;
      if (w.offset >= PIECE) yield takeWritten(w);
    }
  }
  if (reader === undefined) {
    reader = begin();
    reader.push(begun);
  }
  reader.end();
  problems.throwIfAny();
  yield takeWritten(w);
}

function formOf(
  forms: readonly TextForm[],
  beginning: Uint8Array,
  problems: Problems,
  formats?: Formats,
): TextForm {
  const start = bytesToText(beginning);
  const form = forms.find((each) => each.recognises(start, formats));
  if (form !== undefined) return form;
  const known = forms.map((each) => `${each.title}, which begins as ${each.beginning(formats)}`);
  const what = beginning.length === 0 ? "the text is empty" : "this is no text of a recording";
  const line = new TextDecoder().decode(beginning).split("\n", 1)[0]!;
  problems.add(1, line, { start: 0, end: 1 }, `${what}: expected ${known.join(", or ")}`);
  problems.throwIfAny();
  throw new Error("a problem was added, and there is none");
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
