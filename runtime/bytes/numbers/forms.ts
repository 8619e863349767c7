import { ensure, type Reader } from "../reader.ts";
import type { Scalar } from "./scalars.ts";
import { asBig, asSigned } from "./long-numbers.ts";
import { expectLength, fit, reserve, type Writer } from "../writer.ts";

/*
 * How something is in bytes that tell themselves where it ends. Generated code asks a form for it, in one place
 * for each field: such fields are not what messages are full of.
 */

/**
 * Reads and writes values whose bytes say where they end.
 *
 * @typeParam T its values
 * @typeParam H the ways in which they may have come
 */
export interface Form<T, H = number> {
  /** Reads what is at the cursor. Throws DecodeError. */
  read(r: Reader): T;
  /** Passes over what `read` reads, and throws what it throws. */
  skip(r: Reader): void;
  /**
   * Writes a value, and makes its own room. Throws EncodeError.
   *
   * @param how the way that it came in, which is taken where the value can be written so
   */
  write(w: Writer, value: T, how?: H): void;
  /** The way in which what is at the byte `at`, and was read, came, of several that there are. */
  variantAt(r: Reader, at: number): H;
  /** The same, where it would be written in another one without being given. */
  oddAt(r: Reader, at: number): H | undefined;
  /** There is one way only. */
  readonly isPlain?: true;
}

/** As `read`, with the way in which it came where it would be written in another one. */
export function readWithVariant<T>(form: Form<T>, r: Reader): [value: T, way: number | undefined] {
  const { offset } = r;
  const value = form.read(r);
  return [value, form.isPlain ? undefined : form.oddAt(r, offset)];
}

/** What `readWithVariant` and `readManyWithVariants` return, of what is not there. */
export const IMPLICIT: readonly [undefined, undefined] = [undefined, undefined];

/** Reads and writes what integers mean, in the form of these. */
export function scaledForm(
  raw: Form<number>,
  valueOf: (raw: number) => number,
  rawOf: (value: number) => number,
): Form<number> {
  return {
    read: (r) => valueOf(raw.read(r)),
    skip: (r) => raw.skip(r),
    write: (w, value, how) => raw.write(w, rawOf(value), how),
    variantAt: (r, at) => raw.variantAt(r, at),
    oddAt: (r, at) => raw.oddAt(r, at),
  };
}

/** Reads and writes a number that always takes as many bytes. */
export function scalarForm({ bytes, at, set }: Scalar): Form<number> {
  const take = (r: Reader) => {
    ensure(r, r.offset, bytes);
    r.offset += bytes;
    return r.offset - bytes;
  };
  return {
    read: (r) => at(r.view, take(r)),
    skip: (r) => void take(r),
    write(w, value) {
      reserve(w, bytes);
      set(w.view, w.offset, value);
      w.offset += bytes;
    },
    variantAt: () => 0,
    oddAt: () => undefined,
    isPlain: true,
  };
}

// ---- several

/** Reads that many. */
export function manyRead<T>(form: Pick<Form<T>, "read">, r: Reader, count: number): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(form.read(r));
  return list;
}

/** Passes over that many. Throws what `skip` throws. */
export function manyPassed(form: Pick<Form<unknown>, "skip">, r: Reader, count: number): void {
  for (let i = 0; i < count; i++) form.skip(r);
}

/** The ways in which that many from the byte `at` on came, where one of them would be written in another one. */
export function encodingVariants<T>(
  form: Form<T>,
  r: Reader,
  at: number,
  count: number,
): number[] | undefined {
  const { offset } = r;
  r.offset = at;
  let isOdd = false;
  for (let i = 0; i < count && !isOdd; i++) {
    isOdd = form.oddAt(r, r.offset) !== undefined;
    form.skip(r);
  }
  r.offset = at;
  const ways: number[] = [];
  for (let i = 0; i < count && isOdd; i++) {
    ways.push(form.variantAt(r, r.offset));
    form.skip(r);
  }
  r.offset = offset;
  return isOdd ? ways : undefined;
}

/** Writes all of a list, each in its way where ways are given. Throws EncodeError. */
export function manyWritten<T, H>(
  form: Form<T, H>,
  w: Writer,
  list: readonly T[],
  ways?: readonly H[],
): void {
  for (let i = 0; i < list.length; i++) form.write(w, list[i]!, ways?.[i]);
}

/** This many in a row. */
type Row<T, N extends number, R extends T[] = []> = R["length"] extends N
  ? R
  : Row<T, N, [...R, T]>;

/** Reads that many, with the ways in which they came where one of them would be written in another one. */
export function readManyWithVariants<T, N extends number>(
  form: Form<T>,
  r: Reader,
  count: N,
): [values: Row<T, N>, ways: number[] | undefined] {
  const { offset } = r;
  const values = manyRead(form, r, count) as Row<T, N>;
  return [values, form.isPlain ? undefined : encodingVariants(form, r, offset, count)];
}

/** Writes as many as there must be. */
export function exactlyWritten<T>(
  form: Form<T>,
  w: Writer,
  list: readonly T[],
  count: number,
  ways?: readonly number[],
): void {
  expectLength(list, count);
  manyWritten(form, w, list, ways);
}

/** Puts a number at the byte `at`, before what is there, and returns how many bytes it takes. */
export function putBefore(
  form: Form<number>,
  w: Writer,
  at: number,
  length: number,
  how?: number,
): number {
  const end = w.offset;
  form.write(w, length, how);
  const number = w.bytes.slice(end, w.offset);
  w.bytes.copyWithin(at + number.length, at, end);
  w.bytes.set(number, at);
  return number.length;
}

// ---- integers of that many bytes

/** An integer that always takes as many bytes: a length before something, or an element of a list. */
class FixedInteger implements Form<number> {
  readonly #bytes: number;
  readonly #isSigned: boolean;
  readonly #isLittle: boolean;
  /** Where its bytes are, that of its highest bits first. */
  readonly #places: readonly number[];

  constructor(isSigned: boolean, isLittle: boolean, places: readonly number[]) {
    this.#bytes = places.length;
    this.#isSigned = isSigned;
    this.#isLittle = isLittle;
    this.#places = places;
  }

  read(r: Reader): number {
    const { view, offset: at } = r;
    ensure(r, at, this.#bytes);
    r.offset = at + this.#bytes;
    const isSigned = this.#isSigned;
    switch (this.#bytes) {
      case 1:
        return isSigned ? view.getInt8(at) : view.getUint8(at);
      case 2:
        return isSigned ? view.getInt16(at, this.#isLittle) : view.getUint16(at, this.#isLittle);
      case 4:
        return isSigned ? view.getInt32(at, this.#isLittle) : view.getUint32(at, this.#isLittle);
      default:
        return this.#longAt(view, at);
    }
  }

  /** One that no view reads. */
  #longAt(view: DataView, at: number): number {
    let value = 0;
    for (const place of this.#places) value = value * 0x100 + view.getUint8(at + place);
    const limit = 2 ** (8 * this.#bytes);
    return this.#isSigned && value >= limit / 2 ? value - limit : value;
  }

  skip(r: Reader): void {
    ensure(r, r.offset, this.#bytes);
    r.offset += this.#bytes;
  }

  write(w: Writer, value: number): void {
    const count = this.#bytes;
    let rest = this.#isSigned ? asSigned(value, 8 * count) : fit(value, 8 * count);
    const at = reserve(w, count);
    for (let i = count - 1; i >= 0; i--) {
      // Setting takes the low bits by itself.
      w.view.setUint8(at + this.#places[i]!, rest);
      rest = Math.floor(rest / 0x100);
    }
    w.offset = at + count;
  }

  variantAt(): number {
    return 0;
  }

  oddAt(): undefined {
    return undefined;
  }
}

/**
 * An integer of that many bits.
 *
 * @param first the byte that comes first; `middle` is the order of three bytes that has the lowest in the middle
 */
export function fixedInteger(
  bits: number,
  isSigned = false,
  first: "low" | "high" | "middle" = "low",
): Form<number> {
  const places = Array.from({ length: bits / 8 }, (_, i) => i);
  if (first === "low") places.reverse();
  return new FixedInteger(isSigned, first === "low", first === "middle" ? [0, 2, 1] : places);
}

/** An integer of 64 bits, as an element of a list. */
class FixedBig implements Form<bigint> {
  readonly #isSigned: boolean;
  readonly #isLittle: boolean;

  constructor(isSigned: boolean, isLittle: boolean) {
    this.#isSigned = isSigned;
    this.#isLittle = isLittle;
  }

  read(r: Reader): bigint {
    ensure(r, r.offset, 8);
    const at = r.offset;
    r.offset += 8;
    return this.#isSigned
      ? r.view.getBigInt64(at, this.#isLittle)
      : r.view.getBigUint64(at, this.#isLittle);
  }

  skip(r: Reader): void {
    ensure(r, r.offset, 8);
    r.offset += 8;
  }

  write(w: Writer, value: bigint): void {
    const fits = asBig(value, this.#isSigned);
    reserve(w, 8);
    w.view.setBigUint64(w.offset, fits, this.#isLittle);
    w.offset += 8;
  }

  variantAt(): number {
    return 0;
  }

  oddAt(): undefined {
    return undefined;
  }
}

/** An integer of 64 bits, its lowest byte first where it is `little`. */
export function fixedBig(isSigned: boolean, isLittle: boolean): Form<bigint> {
  return new FixedBig(isSigned, isLittle);
}
