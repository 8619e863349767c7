import type { Form } from "../numbers/forms.ts";
import { asBig, asSigned } from "../numbers/long-numbers.ts";
import { fit, type Writer } from "../writer.ts";
import { bigOf, Groups, groupsIn, HIGH, LOW } from "./groups.ts";

/* Numbers in groups that are folded where they are signed, so that small ones are short: 0, -1, 1, -2 are 0, 1, 2, 3. */

function unfolded(raw: number): number {
  return raw % 2 === 0 ? raw / 2 : -(raw + 1) / 2;
}

class FoldedNumber extends Groups<number> {
  /** One more than groups can be. */
  readonly #limit = 2 ** this.bits;

  protected override one(group: number): number {
    return this.isSigned ? unfolded(group) : group;
  }

  protected override joined(high: number, low: number): number | undefined {
    const raw = high * LOW + low;
    if (raw >= this.#limit) return undefined;
    return this.isSigned ? unfolded(raw) : raw;
  }

  override write(w: Writer, value: number, how?: number): void {
    const plain = this.isSigned ? asSigned(value, this.bits) : fit(value, this.bits);
    const raw = this.isSigned ? (plain < 0 ? -2 * plain - 1 : 2 * plain) : plain;
    const high = Math.floor(raw / LOW);
    const low = raw % LOW;
    this.put(w, high, low, groupsIn(high, low), 0, how);
  }
}

class FoldedBig extends Groups<bigint> {
  protected override one(group: number): bigint {
    return this.joined(0, group)!;
  }

  protected override joined(high: number, low: number): bigint | undefined {
    if (high >= HIGH) return undefined;
    const raw = bigOf(high, low);
    if (!this.isSigned) return raw;
    return (raw & 1n) === 0n ? raw >> 1n : -((raw + 1n) >> 1n);
  }

  override write(w: Writer, value: bigint, how?: number): void {
    const plain = asBig(value, this.isSigned);
    const raw = this.isSigned ? (plain < 0n ? -2n * plain - 1n : 2n * plain) : plain;
    const high = Number(raw >> 28n);
    const low = Number(raw & 0xfffffffn);
    this.put(w, high, low, groupsIn(high, low), 0, how);
  }
}

/** Numbers of at most that many bits. */
export function numbers(bits: number, isSigned: boolean, isHighFirst: boolean): Form<number> {
  return new FoldedNumber(bits, isSigned, isHighFirst);
}

/** Numbers of at most 64 bits. */
export function bigs(isSigned: boolean, isHighFirst: boolean): Form<bigint> {
  return new FoldedBig(64, isSigned, isHighFirst);
}
