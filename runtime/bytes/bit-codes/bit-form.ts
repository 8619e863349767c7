import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";

/** How a number is among bits that has more of them or fewer. */
export interface BitForm {
  /** Takes the next one's bits. Throws DecodeError. */
  take(r: Reader): number;
  /** Writes a number that its type holds, and makes its own room. */
  put(w: Writer, value: number): void;
}
