import { bigRange, fits, highest, lowest, valueOf } from "../../runtime/table/facts/ints.ts";
import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import type { FloatType } from "../../runtime/table/types/float.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { Outer } from "../../runtime/table/fields/presence.ts";
import type { Table } from "../../runtime/table/table.ts";

export type Members = Readonly<Record<string, unknown>>;

/** A path, and the members that are wrong there. */
export type Wrong = readonly [path: readonly string[], members: Members];

/** Where a field is. */
export interface Where {
  readonly table: Table;
  readonly version: number;
  /** Those of its message or struct, and what that knows of what it is in. */
  readonly members: Members;
  readonly outer: Outer;
  /** The ways in which the members of a struct can be wrong. */
  readonly inside: (v: Where, layout: Layout) => Wrong[];
}

export function named(name: string, values: readonly unknown[]): Wrong[] {
  return values.map((value) => [[name], { [name]: value }]);
}

/** A list; without elements where there is none. */
export function listOf(value: unknown): readonly unknown[] {
  return (value ?? []) as readonly unknown[];
}

export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of which one element is each of those. */
export function wrongAt(
  name: string,
  list: readonly unknown[],
  elements: readonly unknown[],
): Wrong[] {
  return placesIn(list).flatMap((i) =>
    elements.map((element): Wrong => [[`${name}[${i}]`], { [name]: list.with(i, element) }]),
  );
}

/** As many elements as are each tried on their own. */
const FEW = 4;

/** The indexes of a list; of a long one only some. */
export function placesIn(list: readonly unknown[]): number[] {
  if (list.length <= FEW) return [...list.keys()];
  return [0, Math.floor(list.length / 2), list.length - 1];
}

/** The most bytes or elements that are tried. */
export const MOST_TRIED = 0x10000;

// ---- values that are not a type

/** Values that are no numbers, though JavaScript makes a number of some. */
const NO_NUMBERS: readonly unknown[] = ["1", "", "x", null, true, {}, [], [5], 1n];
export const NO_STRINGS: readonly unknown[] = [5, null, true, {}, ["a"]];
export const NO_LISTS: readonly unknown[] = ["abc", null, 3, {}, { length: 3 }];
export const NO_BYTES: readonly unknown[] = ["abc", null, 3, [1, 2], { length: 2 }];
export const NO_OBJECTS: readonly unknown[] = ["abc", "", null, 3, 0, true, false, 1n, [], [1]];
/** An array is a record by number. */
export const NO_RECORDS: readonly unknown[] = ["abc", "", null, 3, 0, true, false, 1n];

/** Keys of a record that are no numbers of bits. */
export const NO_BIT_KEYS: readonly string[] = ["32", "-1", "1.5", "x", "", "01", "1e0", "length"];

/** What none of the types holds: out of range by one at either end, and whatever is no whole number. */
export function wrongInts(types: readonly IntType[]): unknown[] {
  const ends = types.flatMap((type) => [
    valueOf(type, lowest(type) - 1),
    valueOf(type, highest(type) + 1),
  ]);
  const beyond = [Math.min(...ends), Math.max(...ends)];
  const fractions = types.some((type) => type.scale !== undefined) ? [] : [0.5, 1.5];
  // With a large scale, 48 bits hold it.
  const large = types.some((type) => fits(type, 2 ** 53)) ? [] : [2 ** 53];
  const numbers = [Number.NaN, Infinity, -Infinity, ...large, ...beyond, ...fractions];
  return [undefined, ...numbers, ...NO_NUMBERS];
}

export function wrongFloats({ bits }: FloatType): unknown[] {
  return [undefined, ...(bits === 64 ? [] : [3.5e38, -1e300]), ...NO_NUMBERS];
}

/** Out of range by one at either end, and whatever is no bigint. */
export function wrongBigs({ signed }: BigType): unknown[] {
  const [low, high] = bigRange(signed);
  const others = NO_NUMBERS.filter((value) => typeof value !== "bigint");
  return [undefined, low - 1n, high + 1n, 5, 0.5, Number.NaN, ...others];
}

export function wrongStrings(cut: number): unknown[] {
  const ended = ["\0", "a\0b", "\xff\xff", "a\xffb"];
  return [...ended, "\u0100", "\ud83d\ude00", "x".repeat(cut + 1), ...NO_STRINGS];
}
