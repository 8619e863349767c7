import type { Form } from "../forms.ts";
import { asBig, asSigned } from "../long-numbers.ts";
import { fit } from "../writer.ts";
import { Groups } from "./groups.ts";

/* Numbers in groups that are folded where they are signed, so that small ones are short: 0, -1, 1, -2 are 0, 1, 2, 3. */

class FoldedNumber extends Groups<number> {
  protected override valueOf(groups: readonly number[]): number | undefined {
    const raw = groups.reduce((sum, group) => sum * 0x80 + group, 0);
    if (raw >= 2 ** this.bits) return undefined;
    if (!this.isSigned) return raw;
    return raw % 2 === 0 ? raw / 2 : -(raw + 1) / 2;
  }

  protected override groupsOf(value: number): number[] {
    const plain = this.isSigned ? asSigned(value, this.bits) : fit(value, this.bits);
    let rest = this.isSigned ? (plain < 0 ? -2 * plain - 1 : 2 * plain) : plain;
    const groups: number[] = [];
    do {
      groups.unshift(rest % 0x80);
      rest = Math.floor(rest / 0x80);
    } while (rest > 0);
    return groups;
  }
}

class FoldedBig extends Groups<bigint> {
  protected override valueOf(groups: readonly number[]): bigint | undefined {
    const raw = groups.reduce((sum, group) => (sum << 7n) | BigInt(group), 0n);
    if (raw >> BigInt(this.bits) !== 0n) return undefined;
    if (!this.isSigned) return raw;
    return (raw & 1n) === 0n ? raw >> 1n : -((raw + 1n) >> 1n);
  }

  protected override groupsOf(value: bigint): number[] {
    const plain = asBig(value, this.isSigned);
    let rest = this.isSigned ? (plain < 0n ? -2n * plain - 1n : 2n * plain) : plain;
    const groups: number[] = [];
    do {
      groups.unshift(Number(rest & 0x7fn));
      rest >>= 7n;
    } while (rest > 0n);
    return groups;
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
