import type { Field } from "../table/fields/field.ts";
import type { NumberType } from "../table/types/number.ts";
import type { TextTable } from "../table/text.ts";

/** What is in the way of reading messages by their places: whatever it is, decoding knows it. */
export class Unplaced extends Error {}

/** How an integer is: as such, or as bits of a word. */
export const INTS = { u8: 0, i8: 1, u16: 2, i16: 3, u32: 4, i32: 5, bits: 6 } as const;

/** Where a number is. A class, so that all of them are alike to the machine. */
export class WirePosition {
  /**
   * @param offset bytes from the message's first to its own
   * @param int one of `INTS`; of all but integers 0
   * @param stride of an array, the bytes from an element to the next
   * @param shift of bits, the number of the first one
   * @param width and how many there are
   * @param isSigned whether the highest of them is a sign
   * @param type what it is of, where it is a number or an array of such
   */
  constructor(
    readonly offset: number,
    readonly int: number = 0,
    readonly stride = 0,
    readonly shift = 0,
    readonly width = 0,
    readonly isSigned = false,
    readonly type: NumberType | undefined = undefined,
  ) {}
}

/** A mask, or what chooses, that is to be read before the places of what follows are known. */
export interface Decision {
  /** What decides, by its name and that of the struct that it is in. */
  readonly name: string;
  readonly parts: readonly DecisionPart[];
}

/** A part of a mask, which may follow others. */
export interface DecisionPart {
  /** Where it is; undefined: after the part before it. */
  readonly place: WirePosition;
  readonly isNext: boolean;
  /** Where in the mask it is. */
  readonly at: number;
  /** Bits of the mask of which one must be set, and of which none may be; 0 where it does not matter. */
  readonly when: number;
  readonly unless: number;
}

/** A number that is written in this way only where it is outside of a range. */
export interface RangeBranch {
  readonly place: WirePosition;
  readonly low: number;
  readonly high: number;
}

/** The members of a message, of a struct in it, or of an element of a list, that are there. */
export interface Scope {
  readonly text: TextTable | undefined;
  readonly fields: readonly Field[];
  readonly places: Map<string, WirePosition>;
  readonly masks: Map<string, number>;
  readonly structs: Map<string, Scope>;
}

/** What ends a list: a number of an element, or a word. */
export interface End {
  readonly place: WirePosition;
  readonly value: number;
  /** Bytes from the element's first to the one after its end. */
  readonly size: number;
  /** The mask before it was clear: another one is a hint. */
  readonly isPlain: boolean;
}

/** What decides was decided: all that is there has a place. */
export interface Placed {
  readonly scope: Scope;
  readonly size: number;
  readonly outside: readonly RangeBranch[];
  readonly end: End | undefined;
}
