import type { AnyContainer, Change, Formats, Part } from "../recording/index.ts";
import type { Writer } from "../runtime/bytes/writer.ts";
import type { Losses } from "./losses.ts";
import type { TextOutput } from "./output.ts";
import type { Problems } from "./problems.ts";

/** A way to write recordings as text. */
export interface TextForm {
  /** `json`. */
  readonly name: string;
  /** What people call it: `JSON lines`. */
  readonly title: string;
  /** What its texts begin with, for people. */
  beginning(formats?: Formats): string;
  /** Whether a text is of this form, from what it begins with: about 1,024 characters, a character a byte. */
  recognises(beginning: string, formats?: Formats): boolean;
  writer(container: AnyContainer, options: TextWriteOptions): TextWriter;
  reader(w: Writer, problems: Problems, options: TextReadOptions): TextReader;
}

/** How a recording was read that is to be written as text. */
export interface TextWriteOptions {
  /** The protocol's version, where it was given and no message changes it. */
  readonly version?: string | undefined;
  /** What the recording is called, where the form tells. */
  readonly name?: string | undefined;
  /** Where the form has comments: they tell where blocks and messages are in the recording. */
  readonly offsets?: boolean | undefined;
  /** Only what an older program reads is written, too. Takes what that cannot say. */
  readonly losses?: Losses | undefined;
}

/** Writes the parts of a recording as text. */
export interface TextWriter {
  /** Appends a part. Parts come in their order, and some may be left out. */
  write(out: TextOutput, part: Part): void;
  /** As `write`, for parts of any size: pauses where so much was appended that it is worth being taken. */
  pieces(out: TextOutput, part: Part): Iterable<void>;
  /** Appends what is at the end. */
  end(out: TextOutput): void;
}

/** How a text is to be read. */
export interface TextReadOptions {
  /** The recording's format, where the text does not tell it. */
  readonly container?: AnyContainer | undefined;
  /** The formats that the text may name. */
  readonly formats?: Formats | undefined;
  /** Is shown offsets and sizes that are others than the text says, as messages have places, and moved. */
  readonly moved?: ((changes: readonly Change[]) => void) | undefined;
}

/**
 * Reads a text that comes in pieces, cut anywhere. It writes the recording's bytes to the writer that it was made with,
 * through an `Assembler`; whoever calls takes them from there between the calls. What is wrong it tells `problems`.
 */
export interface TextReader {
  /** Takes the next piece. Throws TextError when there are too many problems to go on. */
  push(piece: Uint8Array): void;
  /** There are no more. Throws what `push` throws. */
  end(): void;
}
