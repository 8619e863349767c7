import type { IntType } from "./integers.ts";
import type { CountRef } from "./count-ref.ts";
import type { OuterMember } from "./struct.ts";

/** Structs, one after the other. */
export interface ListType {
  readonly kind: "list";
  readonly name: string;
  /** An index into `Table.structs`. */
  readonly struct: number;
  /**
   * What ends it: a preceding integer tells how many there are, or an earlier number; an element says
   * that it is invalid, by the field of the struct that has `ends`; or the bytes end. An element that ends a list may have a mask before that field:
   * then the mask as it came is a hint, in the list's member named by `endMember`.
   */
  readonly ends: IntType | CountRef | "element" | "bytes";
  /** With `bytes`: the length field that counts them. */
  readonly region?: string;
  /** Of structs of bits in what is invalid: they follow each other, and what their last byte has left is padding. */
  readonly padded?: true;
  /** Outer parameters. */
  readonly outer?: readonly OuterMember[];
}
