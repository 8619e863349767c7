import { ensure, type Reader } from "./reader.ts";
import { asSigned, setLong } from "./long-numbers.ts";
import { fit, reserve, type Writer } from "./writer.ts";

/*
 * How something stands in bytes that tell themselves where it ends. Generated code asks a form for it, in one place
 * for each field: such fields are not what messages are full of.
 */

/** @typeParam T its values */
export interface Form<T> {
  /** Reads what stands at the cursor. Throws DecodeError. */
  read(r: Reader): T;
  /** Passes over what `read` reads, and throws what it throws. */
  skip(r: Reader): void;
  /**
   * Writes a value, and makes its own room. Throws EncodeError.
   *
   * @param how the way that it came in, which is taken where the value can be written so
   */
  write(w: Writer, value: T, how?: number): void;
  /** The way in which what stands at the byte `at` came, of several that there are. */
  howAt(r: Reader, at: number): number;
  /** Whether that is another one than it would be written in without being told. */
  isOddAt(r: Reader, at: number): boolean;
}

/** The way in which what stands at the byte `at` came, where it would be written in another one. */
export function came<T>(form: Form<T>, r: Reader, at: number): number | undefined {
  return form.isOddAt(r, at) ? form.howAt(r, at) : undefined;
}

// ---- several

/** Reads so many. */
export function manyRead<T>(form: Form<T>, r: Reader, count: number): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(form.read(r));
  return list;
}

export function manyPassed<T>(form: Form<T>, r: Reader, count: number): void {
  for (let i = 0; i < count; i++) form.skip(r);
}

/** The ways in which so many from the byte `at` on came, where one of them would be written in another one. */
export function cameMany<T>(
  form: Form<T>,
  r: Reader,
  at: number,
  count: number,
): number[] | undefined {
  const { offset } = r;
  const ways: number[] = [];
  let isOdd = false;
  r.offset = at;
  for (let i = 0; i < count; i++) {
    const start = r.offset;
    isOdd ||= form.isOddAt(r, start);
    ways.push(form.howAt(r, start));
    form.skip(r);
  }
  r.offset = offset;
  return isOdd ? ways : undefined;
}

export function manyWritten<T>(
  form: Form<T>,
  w: Writer,
  list: readonly T[],
  ways?: readonly number[],
): void {
  for (let i = 0; i < list.length; i++) form.write(w, list[i]!, ways?.[i]);
}

/** Puts a number at the byte `at`, in front of what is there, and returns how many bytes it takes. */
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

// ---- integers of so many bytes

/** An integer that always takes as many bytes: a length in front of something, or an element of a list. */
class FixedInteger implements Form<number> {
  readonly #bits: number;
  readonly #isSigned: boolean;
  readonly #isLittle: boolean;

  constructor(bits: number, isSigned: boolean, isLittle: boolean) {
    this.#bits = bits;
    this.#isSigned = isSigned;
    this.#isLittle = isLittle;
  }

  read(r: Reader): number {
    const count = this.#bits / 8;
    ensure(r, r.offset, count);
    let value = 0;
    for (let i = 0; i < count; i++)
      value = value * 0x100 + r.view.getUint8(r.offset + (this.#isLittle ? count - 1 - i : i));
    r.offset += count;
    return this.#isSigned && value >= 2 ** (this.#bits - 1) ? value - 2 ** this.#bits : value;
  }

  skip(r: Reader): void {
    ensure(r, r.offset, this.#bits / 8);
    r.offset += this.#bits / 8;
  }

  write(w: Writer, value: number): void {
    const fits = this.#isSigned ? asSigned(value, this.#bits) : fit(value, this.#bits);
    reserve(w, this.#bits / 8);
    setLong(w.view, w.offset, fits, this.#bits / 8, this.#isLittle);
    w.offset += this.#bits / 8;
  }

  howAt(): number {
    return 0;
  }

  isOddAt(): boolean {
    return false;
  }
}

/** An integer of so many bits, its lowest byte first unless it is told otherwise. */
export function fixedInteger(bits: number, isSigned = false, isLittle = true): Form<number> {
  return new FixedInteger(bits, isSigned, isLittle);
}
