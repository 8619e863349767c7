import type { BitRef } from "../terms/bit-ref.ts";
import type { IntType } from "../types/integers.ts";

/** Whether a field is there, by a bit that may say so of several fields of the same list. */
export interface Condition extends BitRef {
  /** The field is there where the bit is clear. Without: where it is set. */
  readonly clear?: true;
}

/** A test of an integer before it, of the same message or struct, or of a flag. */
export interface ValueTest {
  readonly member: string;
  /** It is one of what the struct is in, a flag as 0 or 1: one of `MessageTable.outer`. */
  readonly outer?: true;
  /** With `outer`: it is a number that is computed here; of a condition that compares, what the schema says. */
  readonly computed?: string;
  /** From one value to another, both included: it is one of these. A flag is 1 where it is set. */
  readonly ranges: readonly (readonly [number, number])[];
  /** It is none of these. */
  readonly not?: true;
  /** It depends on something itself, and where it is not there the test does not hold. */
  readonly isConditional?: true;
  /** It is a flag: this bit. */
  readonly bit?: BitRef;
}

/** What a field's being there depends on: that all tests of one of these lists hold. */
export type Given = readonly (readonly ValueTest[])[];

/** One of two integers, or both: which is there, two bits of a mask tell. */
export interface Widths {
  readonly mask: string;
  readonly narrow: { readonly bit: number; readonly type: IntType };
  readonly wide: { readonly bit: number; readonly type: IntType };
  /**
   * What is there when both bits are set. Without, it is the narrow integer and after it the wide one, which counts;
   * the first is then a hint, in the member named by `beforeMember`.
   */
  readonly both?: IntType;
}

/** What a field's being there depends on. */
export type Presence =
  /** A bit that is set, or clear. */
  | ({ readonly kind: "bit" } & Condition)
  /** Bytes that are left. */
  | { readonly kind: "more" }
  /** Earlier members of the message. */
  | { readonly kind: "given"; readonly tests: Given }
  /** A number, a u32, before a struct. What follows it is never this number. */
  | { readonly kind: "marker"; readonly number: number }
  /** Two bits, which tell how wide it is, too. The field's type is the widest. */
  | ({ readonly kind: "widths" } & Widths);

/** What a field's being there depends on, where that is of this kind. */
export function presenceBy<K extends Presence["kind"]>(
  { presence }: { readonly presence?: Presence | undefined },
  kind: K,
): Extract<Presence, { kind: K }> | undefined {
  return presence?.kind === kind ? (presence as Extract<Presence, { kind: K }>) : undefined;
}

/** What a struct knows of what it is in, by its names. */
export type Outer = Readonly<Record<string, unknown>>;

const NOTHING: Outer = {};

/**
 * Whether that holds which a field depends on.
 *
 * @param members those before the field
 * @param outer what a struct knows of what it is in
 */
export function isGiven(
  given: Given,
  members: Readonly<Record<string, unknown>>,
  outer = NOTHING,
): boolean {
  return given.some((tests) => tests.every((test) => isPassed(test, members, outer)));
}

/** Whether a number is from the lower to the higher end of one of these. */
export function isInRanges(ranges: ValueTest["ranges"], number: number): boolean {
  return ranges.some(([low, high]) => low <= number && number <= high);
}

/** Whether a test of a flag holds where it is set. */
export function holdsIfSet({ ranges, not }: Pick<ValueTest, "ranges" | "not">): boolean {
  return isInRanges(ranges, 1) !== (not === true);
}

function isPassed(test: ValueTest, members: Record<string, unknown>, outer: Outer): boolean {
  const { member, ranges, not, bit } = test;
  const value = test.outer ? outer[member] : members[member];
  // A flag that is left out is not set.
  const number = bit === undefined ? value : Number(Boolean(value));
  if (typeof number !== "number") return false;
  return isInRanges(ranges, number) !== (not === true);
}

/** The members that something depends on, each once. */
export function givenMembers(given: Given): string[] {
  return [...new Set(given.flat().map(({ member }) => member))];
}
