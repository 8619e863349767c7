import type { IntType } from "../types/integers.ts";

/** How many bytes a field further on has. No part of the value: encoding derives it. */
export interface LengthField {
  readonly kind: "length";
  readonly name: string;
  readonly doc?: string;
  /** Of its value, which may be the number on the wire plus another. */
  readonly type: IntType;
  /** The field that it is of. Without, it counts all that follows it, and fields that go to the end go to there. */
  readonly of?: string;
  /**
   * What it counts of that field where that is no field of bytes: the elements of a list, or the bytes of a struct or a
   * list, which end there.
   */
  readonly counts?: "elements" | "region";
  /** It counts the bytes of a text, which are shown so. */
  readonly as?: "utf8" | "latin1";
  /** The number that says that the bytes are not there, which is not the same as there being none. */
  readonly none?: number;
  /** The mask whose bits are the number's high bits, above those of `type`. It has as many as its parts carry. */
  readonly high?: string;
}
