import type { AnyMessage } from "../runtime/codec.ts";
import type { Reader } from "../runtime/reader.ts";
import type { Hear } from "./hearing.ts";
import type { TextOutput } from "./output.ts";
import type { Names } from "./saying.ts";

/**
 * Appends the text of the message at the cursor, as deep as that, and leaves the cursor behind it.
 * Gives false where there is more to say than it can, as a mask that does not follow from the members: what it read
 * and wrote is to be taken back then. The message was passed over before: nobody asks whether it is whole.
 */
export type Tell = (r: Reader, depth: number, out: TextOutput, names: Names) => boolean;

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
