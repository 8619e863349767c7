import type { IntType } from "./integers.ts";
import type { CountRef } from "./count-ref.ts";
import type { OuterMember } from "./struct.ts";

/** Structs, one behind the other. */
export interface ListType {
  readonly kind: "list";
  readonly name: string;
  /** An index into `Table.structs`. */
  readonly struct: number;
  /**
   * What ends it: an integer in front tells how many there are, or another number further in front; an element says
   * that it is none, by the field of the struct that has `ends`; or the bytes end. An element that ends a list may have a mask in front of that field:
   * then the mask as it came is a hint, in the list's member named by `endMember`.
   */
  readonly ends: IntType | CountRef | "element" | "bytes";
  /** With `bytes`: the length field that counts them. */
  readonly region?: string;
  /** Of structs of bits in what is none: they follow each other, and what their last byte has left is padding. */
  readonly padded?: true;
  /** What each element is told. */
  readonly outer?: readonly OuterMember[];
}
