import type { Form } from "../forms.ts";
import { asBig, asSigned } from "../long-numbers.ts";
import { Groups } from "./groups.ts";

/*
 * Groups of two's complement, the lowest first: the top bit of the highest group is the sign.
 *
 *     -129 = …1111110_1111111     ff 7e
 *      128 = …0000001_0000000     80 01
 */

abstract class Signed<T extends number | bigint> extends Groups<T> {
  protected override fillerBefore(group: number): number {
    return isNegative(group) ? 0x7f : 0;
  }
}

class SignedNumber extends Signed<number> {
  protected override valueOf(groups: readonly number[]): number | undefined {
    const raw = groups.reduce((sum, group) => sum * 0x80 + group, 0);
    const value = isNegative(groups[0]!) ? raw - 0x80 ** groups.length : raw;
    return value === (value | 0) ? value : undefined;
  }

  protected override groupsOf(value: number): number[] {
    let rest = asSigned(value, this.bits);
    const groups: number[] = [];
    do {
      groups.unshift(rest & 0x7f);
      rest >>= 7;
    } while (rest !== (isNegative(groups[0]!) ? -1 : 0));
    return groups;
  }
}

class SignedBig extends Signed<bigint> {
  protected override valueOf(groups: readonly number[]): bigint | undefined {
    const raw = groups.reduce((sum, group) => (sum << 7n) | BigInt(group), 0n);
    const value = BigInt.asIntN(7 * groups.length, raw);
    return value === BigInt.asIntN(this.bits, value) ? value : undefined;
  }

  protected override groupsOf(value: bigint): number[] {
    let rest = asBig(value, true);
    const groups: number[] = [];
    do {
      groups.unshift(Number(rest & 0x7fn));
      rest >>= 7n;
    } while (rest !== (isNegative(groups[0]!) ? -1n : 0n));
    return groups;
  }
}

function isNegative(group: number): boolean {
  return group >= 0x40;
}

function number(): Form<number> {
  return new SignedNumber(32, true, false);
}

function big(): Form<bigint> {
  return new SignedBig(64, true, false);
}

/** Signed LEB128 of 32 bits, in two's complement. */
export const sleb32: Form<number> = /* @__PURE__ */ number();
/** Signed LEB128 of 64 bits, in two's complement. */
export const sleb64: Form<bigint> = /* @__PURE__ */ big();
