import type { VarintName } from "../varints/varints.ts";

/** An integer of at most 48 bits, whose values are numbers. */
export interface IntType {
  readonly kind: "int";
  /** The name in the schema: `coord`, `u8`. */
  readonly name: string;
  /** 8, 16, 24, 32, 40 or 48, as the word of a split 56 or 64, too; 28 or 32 in groups; 23 in two bytes or three; 1 to 32 inside a split. */
  readonly bits: number;
  readonly signed: boolean;
  /** Its highest byte comes first. Without: its lowest. Never inside a split. */
  readonly bigEndian?: true;
  /** Of 24 bits: its highest byte comes first, and after it the other two, the lower one first. */
  readonly middleEndian?: true;
  /** It is in as many bytes as it takes, in that encoding. `bits` is what it may hold. */
  readonly varint?: VarintName;
  /** With `two` for `varint`: in two bytes it is a difference from what its absence means. How many it takes is then no hint. */
  readonly step?: true;
  /** Among bits: it has a code, by which numbers take more bits or fewer. `bits` is what it may hold. */
  readonly bitCode?: string;
  /** value = raw × num / den + plus */
  readonly scale?: Scale;
  /** The enum that names its values, an index into `Table.enums`. */
  readonly enum?: number;
  /** The vectors that it is a number of, an index into `Table.vectors`. */
  readonly vectors?: number;
}

/** What an integer stands for: itself times `num / den`, plus `plus`. */
export interface Scale {
  readonly num: number;
  readonly den: number;
  readonly plus: number;
}

/** An integer of 64 bits, whose values are bigints: no code that calculates with numbers meets one. */
export interface BigType {
  readonly kind: "big";
  readonly name: string;
  readonly bits: 64;
  readonly signed: boolean;
  /** As an integer's of fewer bits. */
  readonly varint?: VarintName;
  /** Its highest byte comes first. */
  readonly bigEndian?: true;
}
