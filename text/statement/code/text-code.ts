import type { Reader } from "../../../runtime/bytes/reader.ts";
import type { Writer } from "../../../runtime/bytes/writer.ts";
import type { TextCursor } from "./hearing.ts";
import type { TextOutput } from "../../output.ts";
import type { Names } from "./saying.ts";

/**
 * Appends the texts of messages, as deep as that, from the cursor to the reader's end, or to the first of which there is
 * more to say than it can, as a mask that does not follow from the members. The cursor is then in front of that one.
 * The messages were passed over before: nobody asks whether they are whole.
 */
export type Tell = (r: Reader, depth: number, out: TextOutput, names: Names) => void;

/**
 * Reads the statements of a message up to the brace behind them, and writes the message. Gives false where they do not
 * stand as they would be written; some of the message's bytes may be there then. Throws EncodeError.
 */
export type Enter = (text: TextCursor, depth: number, w: Writer) => boolean;

/** What hears a message. */
export interface Heard {
  readonly message: string;
  /** Its only value stands behind its name, without braces: the statement is all of it. */
  readonly single?: boolean;
  readonly enter: Enter;
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
