import fc from "fast-check";
import { bigRange } from "../../runtime/table/facts/ints.ts";
import type { FloatType } from "../../runtime/table/types/float.ts";
import { integer } from "./edged.ts";

/** An arbitrary for a message in the versions that lay it out alike, as indexes into the table's versions. */
export interface AnyLayout<M> {
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly any: (hints: boolean) => fc.Arbitrary<M>;
  /** An arbitrary for each way through its switches. */
  readonly ways: () => readonly fc.Arbitrary<M>[];
}

const ANY_BITS = fc.integer({ min: 0, max: 0xffffffff });

/** A mask as it came: the bits that the encoder takes from it, or others that it must not take, or none. */
export function hint(hints: boolean, bits: number): fc.Arbitrary<number | undefined> {
  if (!hints) return fc.constant(undefined);
  return maybe(
    fc.oneof(
      fc.constant(0),
      fc.constant(bits),
      ANY_BITS.map((n) => (n & bits) >>> 0),
      ANY_BITS,
    ),
  );
}

export function flag(): fc.Arbitrary<boolean> {
  return fc.boolean();
}

/** A value or none, as often the one as the other. */
export function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  // None is one in `freq`: 1 would be always.
  return fc.option(arbitrary, { nil: undefined, freq: 2 });
}

/**
 * Messages of which some have hardly any of their optional members: where there are many, chance leaves out
 * all of them never.
 *
 * @param absent the optional members, with what stands for their absence: together those that are there together
 */
export function sometimesSparse<M extends object>(
  arbitrary: fc.Arbitrary<M>,
  absent: readonly Readonly<Record<string, unknown>>[],
): fc.Arbitrary<M> {
  if (absent.length === 0) return arbitrary;
  const left = fc.subarray([...absent], { minLength: Math.max(0, absent.length - 2) });
  const sparse = fc
    .tuple(arbitrary, left)
    .map(([message, gone]) => Object.assign({ ...message }, ...gone) as M);
  return fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: sparse });
}

/** A value or none, where hints are wanted. */
export function sometimes<T>(
  hints: boolean,
  arbitrary: fc.Arbitrary<T>,
): fc.Arbitrary<T | undefined> {
  return hints ? maybe(arbitrary) : fc.constant(undefined);
}

/**
 * Messages of which some are changed by numbers that chance gives.
 *
 * @param change makes one message of another
 */
export function sometimesChanged<M>(
  arbitrary: fc.Arbitrary<M>,
  change: (message: M, numbers: readonly number[]) => M,
): fc.Arbitrary<M> {
  const numbers = fc.array(fc.nat(0xff), { maxLength: 2 });
  const changed = fc.tuple(arbitrary, numbers).map(([message, ns]) => change(message, ns));
  return fc.oneof({ weight: 2, arbitrary }, { weight: 1, arbitrary: changed });
}

/** Padding of `least` to `most` bytes, where hints are wanted. */
export function gap(
  hints: boolean,
  least: number,
  most: number,
): fc.Arbitrary<Uint8Array | undefined> {
  return sometimes(hints, fc.uint8Array({ minLength: least, maxLength: most }));
}

/** A number that came before the one that counts, or one that the encoder must not take. */
export function before(
  hints: boolean,
  arbitrary: fc.Arbitrary<number>,
): fc.Arbitrary<number | undefined> {
  const any = { weight: 1, arbitrary: ANY_BITS };
  return sometimes(hints, fc.oneof({ weight: 4, arbitrary }, any));
}

/** A number with any bits beside those that count, of those that there are: as often none. */
export function withOtherBits(
  arbitrary: fc.Arbitrary<number>,
  counted: number,
  all: number,
): fc.Arbitrary<number> {
  const more = fc.oneof(fc.constant(0), ANY_BITS);
  return fc.tuple(arbitrary, more).map(([n, bits]) => (n | (bits & ~counted & all)) >>> 0);
}

/** Any value but those. */
export function otherThan<T>(
  arbitrary: fc.Arbitrary<T>,
  values: readonly unknown[],
): fc.Arbitrary<T> {
  return arbitrary.filter((value) => !values.includes(value));
}

/** A message of which some members are gone where the member `stop` is true. */
export function stopped<M extends object>(
  arbitrary: fc.Arbitrary<M>,
  stop: keyof M,
  gone: Partial<M>,
): fc.Arbitrary<M> {
  return arbitrary.map((message) => (message[stop] === true ? { ...message, ...gone } : message));
}

/**
 * A message of which nothing follows after the first of the members that is not there.
 *
 * @param nothing what goes to the end, with nothing in it
 */
export function inOrder<M extends object>(
  arbitrary: fc.Arbitrary<M>,
  names: readonly (keyof M)[],
  nothing: Partial<M> = {},
): fc.Arbitrary<M> {
  return arbitrary.map((message) => {
    const missing = names.findIndex((name) => message[name] === undefined);
    if (missing < 0) return message;
    const gone = names.slice(missing).map((name) => [name, undefined]);
    return { ...message, ...Object.fromEntries(gone), ...nothing };
  });
}

/** An integer for some of the bits that a mask carries. */
export function sparse(
  arbitrary: fc.Arbitrary<number>,
  carried: number,
  rounds = 1,
): fc.Arbitrary<Record<number, number>> {
  if (rounds > 1) return inRounds(arbitrary, carried, rounds);
  const bits = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (carried >>> bit) & 1);
  const one = fc.tuple(fc.constantFrom(...bits), arbitrary);
  const some = fc.array(one, { maxLength: 5 });
  const all = fc.tuple(...bits.map((bit) => fc.tuple(fc.constant(bit), arbitrary)));
  return fc.oneof(
    { weight: 9, arbitrary: some.map((list) => Object.fromEntries(list)) },
    { weight: 1, arbitrary: all.map((list) => Object.fromEntries(list)) },
  );
}

/** An integer for some of that many numbers, more often for the low ones. */
export function numbered(
  arbitrary: fc.Arbitrary<number>,
  count: number,
): fc.Arbitrary<Record<number, number>> {
  const key = fc.oneof(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: count - 1 }));
  const some = fc.array(fc.tuple(key, arbitrary), { maxLength: 5 });
  return some.map((list) => Object.fromEntries(list));
}

/** As `sparse`, for each bit as many integers as there are rounds. */
function inRounds(
  arbitrary: fc.Arbitrary<number>,
  carried: number,
  rounds: number,
): fc.Arbitrary<Record<number, number>> {
  const each = fc.array(arbitrary, { minLength: rounds, maxLength: rounds });
  const once = sparse(fc.constant(0), carried);
  return once.chain((record) => {
    const bits = Object.keys(record);
    return fc.array(each, { minLength: bits.length, maxLength: bits.length }).map((lists) => {
      const entries = bits.flatMap((bit, i) =>
        lists[i]!.map((value, round) => [32 * round + Number(bit), value] as const),
      );
      return Object.fromEntries(entries);
    });
  });
}

/** Any value that a scaled integer stands for: raw × num / den + plus. */
export function scaled(
  bits: number,
  signed: boolean,
  num: number,
  den: number,
  plus: number,
): fc.Arbitrary<number> {
  return integer(bits, signed).map((raw) => (raw * num) / den + plus);
}

/** Any integer of 64 bits, its ends and those of fewer bits more often than chance has it. */
export function bigs(signed: boolean): fc.Arbitrary<bigint> {
  const [min, max] = bigRange(signed);
  const edges = [0n, 1n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 53n + 1n, min, max];
  return fc.oneof(fc.bigInt({ min, max }), fc.constantFrom(...edges));
}

export function oneOf<const T extends number>(...values: readonly T[]): fc.Arbitrary<T> {
  return fc.constantFrom(...values);
}

/** Any float of 32 or 64 bits, NaN among them. */
export function floats({ bits }: FloatType): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: bits === 64 ? fc.double() : fc.float() },
    { weight: 1, arbitrary: fc.constantFrom(Number.NaN, -0, Infinity, -Infinity) },
  );
}

/** The bits of a NaN, quiet or signalling, or a number that is invalid. */
export function nan(hints: boolean, type: FloatType): fc.Arbitrary<number | bigint | undefined> {
  if (!hints) return fc.constant(undefined);
  if (type.bits === 64) return maybe(fc.oneof({ weight: 8, arbitrary: NANS_64 }, bigs(false)));
  const bits = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 0x7fffff }));
  const nans = bits.map(
    ([negative, payload]) => ((negative ? 0xff800000 : 0x7f800000) | payload) >>> 0,
  );
  return maybe(fc.oneof({ weight: 8, arbitrary: nans }, { weight: 1, arbitrary: ANY_BITS }));
}

/** Quiet and signalling ones, of either sign. */
const NANS_64 = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 2n ** 52n - 1n }))
  .map(([negative, payload]) => (negative ? 0xfff0000000000000n : 0x7ff0000000000000n) | payload);

export function nans(
  hints: boolean,
  type: FloatType,
  count: number,
): fc.Arbitrary<(number | bigint)[] | undefined> {
  if (!hints) return fc.constant(undefined);
  const one = nan(true, type).map((bits) => bits ?? (type.bits === 64 ? 0n : 0));
  return maybe(fc.array(one, { minLength: count, maxLength: count }));
}

const CHARACTER = fc.integer({ min: 1, max: 0xfe }).map((code) => String.fromCharCode(code));

function characters(options: fc.StringConstraints): fc.Arbitrary<string> {
  return fc.string({ unit: CHARACTER, ...options });
}

/** Any string that a reader takes whole: ended by NUL, by 0xFF, or cut. */
export function text(cut: number): fc.Arbitrary<string> {
  const short = characters({ maxLength: Math.min(cut - 1, 40) });
  const full = fc.constantFrom("a", "\x80", "\xfe").map((character) => character.repeat(cut));
  return fc.oneof(
    { weight: 20, arbitrary: short },
    { weight: 2, arbitrary: short.map((s) => `${s}\xff`) },
    { weight: 1, arbitrary: full },
    { weight: 1, arbitrary: full.map((s) => s.slice(0, -1)) },
    { weight: 1, arbitrary: full.map((s) => `${s.slice(0, -1)}\xff`) },
  );
}

/** Any list of strings, of which only the last may be a lone 0xFF. */
export function texts(cut: number): fc.Arbitrary<string[]> {
  const element = text(cut).filter((s) => s !== "" && s !== "\xff");
  return fc
    .tuple(fc.array(element, { maxLength: 4 }), fc.boolean())
    .map(([list, stopped]) => (stopped ? [...list, "\xff"] : list));
}

export function someBytes(): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ maxLength: 64 });
}
