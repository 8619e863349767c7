import type { AnyMessage } from "../runtime/codec.ts";
import type { Reader } from "../runtime/reader.ts";
import type { Hear } from "./hearing.ts";
import type { TextOutput } from "./output.ts";
import type { Names } from "./saying.ts";

/**
 * Appends the texts of messages, as deep as that, from the cursor to the reader's end, or to the first of which there is
 * more to say than it can, as a mask that does not follow from the members. The cursor is then in front of that one.
 * The messages were passed over before: nobody asks whether they are whole.
 */
export type Tell = (r: Reader, depth: number, out: TextOutput, names: Names) => void;

/** What hears a message. */
export interface Heard {
  readonly message: string;
  /** Its only value stands behind its name, without braces: the statement is all of it. */
  readonly single?: boolean;
  readonly hear: Hear<AnyMessage>;
}

/** The code that was generated for the text of some versions' messages. */
export interface TextCode {
  /** Indexes into the table's versions, both included. */
  readonly from: number;
  readonly to: number;
  /** Nothing where there is no message that it could tell. */
  readonly tell?: Tell;
  readonly heard: readonly Heard[];
}
