import { DecodeError } from "../../errors/errors.ts";
import type { Form } from "../numbers/forms.ts";
import { ensure, type Reader } from "../reader.ts";
import { reserve, type Writer } from "../writer.ts";

/*
 * Integers in groups of seven bits, as many as it takes, a byte each:
 *
 *     624485 = 0b0100110_0001110_1100101
 *     the lowest group first    e5 8e 26     the top bit says that another one follows
 *     the highest group first   a6 8e 65
 *
 * A number may be in more bytes than it takes, with groups of 0 after its highest one. How many it came in is then
 * kept beside it.
 *
 * Groups are put together in two numbers, as engines are fast with neither more than 53 bits nor arrays: `low` is the
 * lowest 28 bits, `high` those above them.
 */

/** Groups of the lowest bits. */
const LOW_GROUPS = 4;
/** One more than the lowest bits can be. */
export const LOW: number = 2 ** 28;
/** One more than the bits above them can be, of 64. */
export const HIGH: number = 2 ** 36;

const WORDS: DataView<ArrayBuffer> = /* @__PURE__ */ new DataView(new ArrayBuffer(8));

/** An unsigned integer of 64 bits. A view makes it faster than arithmetic does. */
export function bigOf(high: number, low: number): bigint {
  WORDS.setUint32(0, high / 0x10);
  WORDS.setUint32(4, (high << 28) | low);
  return WORDS.getBigUint64(0);
}

/** How many groups an unsigned integer takes. */
export function groupsIn(high: number, low: number): number {
  let count = 1;
  for (let rest = high > 0 ? high : low; rest >= 0x80; rest /= 0x80) count++;
  return high > 0 ? count + LOW_GROUPS : count;
}

export abstract class Groups<T extends number | bigint> implements Form<T> {
  protected readonly bits: number;
  protected readonly isSigned: boolean;
  readonly #isHighFirst: boolean;
  readonly #most: number;

  constructor(bits: number, isSigned: boolean, isHighFirst: boolean) {
    this.bits = bits;
    this.isSigned = isSigned;
    this.#isHighFirst = isHighFirst;
    this.#most = Math.ceil(bits / 7);
  }

  /** The value of the only group that there is. */
  protected abstract one(group: number): T;
  /** The value of several groups; undefined where they have more bits than there can be. */
  protected abstract joined(high: number, low: number, count: number): T | undefined;
  /** Throws EncodeError. */
  abstract write(w: Writer, value: T, how?: number): void;

  /** The group that adds nothing before one, where the number has more than it takes. */
  protected fillerBefore(_group: number): number {
    return 0;
  }

  read(r: Reader): T {
    const { bytes, offset, end } = r;
    if (offset < end) {
      const group = bytes[offset]!;
      if (group < 0x80) {
        r.offset = offset + 1;
        return this.one(group);
      }
      return this.#isHighFirst ? this.#readHighFirst(r) : this.#readLowFirst(r, group & 0x7f);
    }
    ensure(r, offset, 1);
    return this.one(0);
  }

  /** What begins with that group, and has others. */
  #readLowFirst(r: Reader, first: number): T {
    const { bytes, end } = r;
    let at = r.offset + 1;
    let low = first;
    for (let shift = 7; shift < 7 * LOW_GROUPS; shift += 7) {
      if (at >= end) ensure(r, at, 1);
      const byte = bytes[at++]!;
      low |= (byte & 0x7f) << shift;
      if (byte < 0x80) return this.#valueOf(r, 0, low, at);
    }
    let high = 0;
    for (let weight = 1; at - r.offset < this.#most; weight *= 0x80) {
      if (at >= end) ensure(r, at, 1);
      const byte = bytes[at++]!;
      high += (byte & 0x7f) * weight;
      if (byte < 0x80) return this.#valueOf(r, high, low, at);
    }
    throw this.#tooLong(r);
  }

  #readHighFirst(r: Reader): T {
    let high = 0;
    let low = 0;
    for (let at = r.offset; at - r.offset < this.#most;) {
      ensure(r, at, 1);
      const byte = r.bytes[at++]!;
      high = high * 0x80 + (low >>> 21);
      low = ((low << 7) | (byte & 0x7f)) & (LOW - 1);
      if (byte < 0x80) return this.#valueOf(r, high, low, at);
    }
    throw this.#tooLong(r);
  }

  #valueOf(r: Reader, high: number, low: number, end: number): T {
    const value = this.joined(high, low, end - r.offset);
    if (value === undefined) throw refused(r, `a number has more than ${this.bits} bits`);
    r.offset = end;
    return value;
  }

  #tooLong(r: Reader): DecodeError {
    return refused(r, `a number has more than ${this.#most} bytes`);
  }

  skip(r: Reader): void {
    const { bytes, offset, end } = r;
    let at = offset;
    while (at < end && bytes[at]! >= 0x80) at++;
    // Only of the longest may the bits be too many.
    if (at < end && at + 1 - offset < this.#most) r.offset = at + 1;
    else this.read(r);
  }

  /**
   * Writes groups, the lowest ones of `high` and `low`.
   *
   * @param filler the groups that add nothing before them
   * @param how as many groups, where these are more
   */
  protected put(
    w: Writer,
    high: number,
    low: number,
    count: number,
    filler: number,
    how: number | undefined,
  ): void {
    const isWidth = how !== undefined && Number.isInteger(how) && how <= this.#most;
    const all = isWidth ? Math.max(how, count) : count;
    const at = reserve(w, all);
    const { bytes } = w;
    let rest = low;
    for (let i = 0; i < all; i++) {
      if (i === LOW_GROUPS) rest = high;
      const group = i < count ? rest % 0x80 : filler;
      const place = this.#isHighFirst ? all - 1 - i : i;
      bytes[at + place] = place < all - 1 ? group | 0x80 : group;
      rest = Math.floor(rest / 0x80);
    }
    w.offset = at + all;
  }

  /** How many bytes it takes. */
  variantAt(r: Reader, at: number): number {
    let last = at;
    while (r.bytes[last]! >= 0x80) last++;
    return last + 1 - at;
  }

  oddAt(r: Reader, at: number): number | undefined {
    const { bytes } = r;
    const count = this.variantAt(r, at);
    if (count === 1) return undefined;
    const last = at + count - 1;
    const highest = bytes[this.#isHighFirst ? at : last]! & 0x7f;
    const next = bytes[this.#isHighFirst ? at + 1 : last - 1]! & 0x7f;
    return highest === this.fillerBefore(next) ? count : undefined;
  }
}

function refused({ offset }: Reader, reason: string): DecodeError {
  return new DecodeError(reason, { path: [], offset });
}
