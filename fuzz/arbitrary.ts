import fc from "fast-check";

/** An arbitrary for a message in the versions that lay it out alike, as indexes into the table's versions. */
export interface AnyLayout<M> {
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly any: (hints: boolean) => fc.Arbitrary<M>;
}

/** A mask as it came: any of the bits that the encoder takes from it, or none. */
export function hint(hints: boolean, bits: number): fc.Arbitrary<number | undefined> {
  if (!hints || bits === 0) return fc.constant(undefined);
  return maybe(
    fc.oneof(
      fc.constant(0),
      fc.constant(bits),
      fc.integer({ min: 0, max: 0xffffffff }).map((n) => (n & bits) >>> 0),
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
 * @param absent the optional members, with what stands for their absence
 */
export function sometimesSparse<M extends object>(
  arbitrary: fc.Arbitrary<M>,
  absent: Readonly<Record<string, unknown>>,
): fc.Arbitrary<M> {
  const members = Object.entries(absent);
  if (members.length === 0) return arbitrary;
  const left = fc.subarray(members, { minLength: Math.max(0, members.length - 2) });
  const sparse = fc
    .tuple(arbitrary, left)
    .map(([message, gone]) => ({ ...message, ...Object.fromEntries(gone) }));
  return fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: sparse });
}

/** Any integer of so many bits, its ends more often than chance has it. */
export function integer(bits: number, signed: boolean): fc.Arbitrary<number> {
  return fc.integer(
    signed ? { min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 } : { min: 0, max: 2 ** bits - 1 },
  );
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

export function oneOf<const T extends number>(...values: readonly T[]): fc.Arbitrary<T> {
  return fc.constantFrom(...values);
}

/** Any 32-bit float, NaN among them. */
export function floats(): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.float() },
    { weight: 1, arbitrary: fc.constantFrom(Number.NaN, -0, Infinity, -Infinity) },
  );
}

/** The bits of a NaN, quiet or signalling. */
export function nan(hints: boolean): fc.Arbitrary<number | undefined> {
  if (!hints) return fc.constant(undefined);
  const bits = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 0x7fffff }));
  return maybe(
    bits.map(([negative, payload]) => ((negative ? 0xff800000 : 0x7f800000) | payload) >>> 0),
  );
}

export function nans(hints: boolean, count: number): fc.Arbitrary<number[] | undefined> {
  if (!hints) return fc.constant(undefined);
  const one = nan(true).map((bits) => bits ?? 0);
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
