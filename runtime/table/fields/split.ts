import type { BitRef } from "../terms/bit-ref.ts";
import type { IntType } from "../types/integers.ts";

/** Several integers in one, lowest bits first. The word has up to 64 bits, and no part touches more than four of its bytes. */
export interface SplitField {
  readonly kind: "split";
  readonly wire: IntType;
  readonly parts: readonly SplitPart[];
  /** In a struct: a word of this value ends the list that it is an element of, and nothing of the element follows; 0 with a mask. */
  readonly ends?: number;
  /** When this bit is set, the parts are here instead, each as an integer of its own: those of `wide`, in that order. */
  readonly wide?: { readonly when: BitRef; readonly parts: readonly SplitPart[] };
  /**
   * With `ends`: the bit of its mask that is set where the word would be 0 without, of those that fields leave open
   * the one that costs least. Without such a bit, an element whose word would be 0 cannot be written.
   */
  readonly goesOn?: number;
}

/** Some bits of a split integer, with a name of their own. */
export interface SplitPart {
  readonly name: string;
  readonly doc?: string;
  /** An integer of fewer bits. */
  readonly type: IntType;
  /** It is the first part of the mask of that name, which is the next field. */
  readonly isMask?: true;
}

/** Whether bits of a word from `low` on are in four of its bytes, as those of each part are. */
export function isInFourBytes(low: number, bits: number): boolean {
  return (low % 8) + bits <= 32;
}

/** The parts of a word that are members, each with the widest integer that it may be. */
export function widestParts({ parts, wide }: SplitField): readonly SplitPart[] {
  return wide?.parts ?? parts.filter((part) => !part.isMask);
}
