import { DecodeError } from "../../errors/errors.ts";
import type { Form } from "../forms.ts";
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
 */

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

  /** The value of groups, the highest first; undefined where they have more bits than there can be. */
  protected abstract valueOf(groups: readonly number[]): T | undefined;
  /** The groups of a value, the highest first, and no leading one that is 0. Throws EncodeError. */
  protected abstract groupsOf(value: T): number[];

  /** The group that adds nothing before one, where the number has more than it takes. */
  protected fillerBefore(_group: number): number {
    return 0;
  }

  read(r: Reader): T {
    const end = this.#endAt(r, r.offset);
    const groups: number[] = [];
    for (let at = r.offset; at < end; at++) groups.push(r.view.getUint8(at) & 0x7f);
    if (!this.#isHighFirst) groups.reverse();
    const value = this.valueOf(groups);
    if (value === undefined)
      throw new DecodeError(`a number has more than ${this.bits} bits`, {
        path: [],
        offset: r.offset,
      });
    r.offset = end;
    return value;
  }

  skip(r: Reader): void {
    this.read(r);
  }

  write(w: Writer, value: T, how?: number): void {
    const groups = this.groupsOf(value);
    const isWidth = Number.isInteger(how) && how! > groups.length && how! <= this.#most;
    while (isWidth && groups.length < how!) groups.unshift(this.fillerBefore(groups[0]!));
    if (!this.#isHighFirst) groups.reverse();
    reserve(w, groups.length);
    for (let i = 0; i < groups.length; i++)
      w.view.setUint8(w.offset + i, groups[i]! | (i < groups.length - 1 ? 0x80 : 0));
    w.offset += groups.length;
  }

  /** How many bytes it takes. */
  variantAt(r: Reader, at: number): number {
    return this.#endAt(r, at) - at;
  }

  isOddAt(r: Reader, at: number): boolean {
    const end = this.#endAt(r, at);
    if (end === at + 1) return false;
    const [highest, next] = this.#isHighFirst ? [at, at + 1] : [end - 1, end - 2];
    const group = (place: number) => r.view.getUint8(place) & 0x7f;
    return group(highest) === this.fillerBefore(group(next));
  }

  #endAt(r: Reader, start: number): number {
    for (let at = start; ; at++) {
      ensure(r, at, 1);
      if (r.view.getUint8(at) < 0x80) return at + 1;
      if (at + 1 - start === this.#most)
        throw new DecodeError(`a number has more than ${this.#most} bytes`, {
          path: [],
          offset: start,
        });
    }
  }
}
