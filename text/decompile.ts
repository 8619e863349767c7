import type { AnyContainer, Part, ReadOptions } from "../recording/index.ts";
import type { TextForm, TextWriteOptions } from "./form.ts";
import { TextOutput } from "./output.ts";
import { type Selection, selectParts } from "./select.ts";

/** How a recording is decompiled. */
export interface DecompileOptions extends ReadOptions, Selection, TextWriteOptions {
  /** Is shown each part as it comes. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** A piece is good only until the next one is asked for: for whoever has written it by then. */
  readonly reuse?: boolean | undefined;
}

/**
 * A recording as text, in pieces: compiling it gives the same bytes, unless only some of it is selected.
 * Holds no more than the largest block and a few pieces.
 * Throws RangeError for a version or a reading that there is not, or a type that no message has.
 */
export async function* decompile(
  form: TextForm,
  container: AnyContainer,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: DecompileOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const out = new TextOutput();
  const taken = () => (options.reuse === true ? out.take() : out.take().slice());
  const writer = form.writer(container, options);
  for await (const part of selectParts(container, chunks, options, options)) {
    options.onPart?.(part);
    for (const _ of writer.pieces(out, part)) yield taken();
    if (out.isFull) yield taken();
  }
  writer.end(out);
  yield taken();
}
