import type { BitRef } from "../terms/bit-ref.ts";

/** The members of a struct. */
export interface StructType {
  readonly kind: "struct";
  /** The struct's name. */
  readonly name: string;
  /** An index into `Table.structs`. */
  readonly struct: number;
  /** The length field that counts its bytes: it ends where they end. */
  readonly region?: string;
  /** Of a struct of bits in what is invalid: what its last byte has left is padding. */
  readonly padded?: true;
  /** One of its values ends lists of it, and cannot be alone. */
  readonly alone?: true;
  readonly outer?: readonly OuterMember[];
}

/** The outer parameters of a struct, in the order of its `MessageTable.outer`. */
export interface OuterMember {
  readonly name: string;
  /** It is a flag: this bit. */
  readonly bit?: BitRef;
  /** What it is in was given itself. */
  readonly outer?: true;
}
