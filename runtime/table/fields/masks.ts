import type { BitRef } from "../terms/bit-ref.ts";
import type { IntType } from "../types/integers.ts";

/**
 * Bits that tell which fields are there. In a value it is a hint, the mask as it came:
 * encoding derives each bit from the fields, and takes from the hint only the bits of `hint`.
 */
export interface MaskField {
  readonly kind: "mask";
  readonly name: string;
  /** It is no member of the value: its bits follow from the fields. */
  readonly hidden?: true;
  readonly doc?: string;
  readonly parts: readonly MaskPart[];
  /** The bits that fields leave open: those that mean nothing, that widen a field, that announce a further part. */
  readonly hint: number;
  /** The bits of `hint` that mean nothing. */
  readonly unused: number;
  /** The bits of `hint` that are set where there is no hint. */
  readonly defaultValue: number;
  /** The bits that fields in the arms of a switch ask for. In an arm that does not, such a bit means nothing. */
  readonly inArms?: number;
}

/** One of the integers that a mask is read from. */
export interface MaskPart {
  /** An integer of its own, the message's id, or the part of that name of the split just before. */
  readonly from: "id" | "split" | IntType;
  /** Bits that the part carries. */
  readonly bits: number;
  /** Where its lowest bit is in the mask. */
  readonly at: number;
  /** With `from: "id"`: the bit of the id that is its lowest. 0 without. */
  readonly low?: number;
  /** The bit that announces it; always there without. */
  readonly when?: number;
  /** With `when`: a bit whose being set says that it is not there all the same. */
  readonly unless?: number;
}

/**
 * A bit after which nothing follows. Where it is set, the mask's other bits mean nothing, and all of them are hints.
 * Fields after it name the mask `live` in its place: it is the mask where the bit is clear, and 0 where it is set.
 */
export interface TerminatorField {
  readonly kind: "terminator";
  readonly bit: BitRef;
  readonly live: string;
}

/** A flag that is a value of its own: true or false. */
export interface BitField {
  readonly kind: "bit";
  readonly name: string;
  readonly doc?: string;
  readonly bit: BitRef;
}

/** Some bits of a mask, or of several masks, as a number. Those of a part that is not there are 0. */
export interface NumberField {
  readonly kind: "number";
  readonly name: string;
  readonly doc?: string;
  /** Its bits, the lowest first. */
  readonly bits: readonly BitRef[];
  /** Without sign and scale, of as many bits. */
  readonly type: IntType;
}

/** A bit that announces what the schema does not describe: the message cannot be read where it is set. */
export interface ReservedField {
  readonly kind: "reserved";
  readonly bit: BitRef;
  /** What it announces. */
  readonly why: string;
}
