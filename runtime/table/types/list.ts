import type { IntType } from "./integers.ts";
import type { Calculation } from "../terms/calculation.ts";
import type { CountRef } from "./count-ref.ts";
import type { OuterMember } from "./struct.ts";

/** A list ends after the first element of which something holds. */
export interface Until {
  /** It is not 0: a number of the element, which is `_`, and of computed numbers. */
  readonly until: Calculation;
  /** Where the bytes end, the list does, too, of whatever its last element is. */
  readonly orEnd?: true;
}

/** Structs, one after the other. */
export interface ListType {
  readonly kind: "list";
  readonly name: string;
  /** An index into `Table.structs`. */
  readonly struct: number;
  /**
   * What ends it: a preceding integer tells how many there are, or an earlier number; or a condition holds of its last
   * element; an element says that it is invalid, by the field of the struct that has `ends`; or the bytes end. An element that ends a list may have a mask before that field:
   * then the mask as it came is a hint, in the list's member named by `endMember`.
   */
  readonly ends: IntType | CountRef | Until | "element" | "bytes";
  /** With `bytes`: the length field that counts them. */
  readonly region?: string;
  /** Of structs of bits in what is invalid: they follow each other, and what their last byte has left is padding. */
  readonly padded?: true;
  /** Outer parameters. */
  readonly outer?: readonly OuterMember[];
}
