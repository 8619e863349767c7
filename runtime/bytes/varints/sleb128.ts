import type { Form } from "../numbers/forms.ts";
import { asBig, asSigned } from "../numbers/long-numbers.ts";
import type { Writer } from "../writer.ts";
import { bigOf, Groups, groupsIn, HIGH, LOW } from "./groups.ts";

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
  protected override one(group: number): number {
    return isNegative(group) ? group - 0x80 : group;
  }

  protected override joined(high: number, low: number, count: number): number | undefined {
    const raw = high * LOW + low;
    const beyond = 0x80 ** count;
    const value = raw >= beyond / 2 ? raw - beyond : raw;
    return value === (value | 0) ? value : undefined;
  }

  override write(w: Writer, value: number, how?: number): void {
    const fits = asSigned(value, this.bits);
    const size = 2 * (fits < 0 ? ~fits : fits);
    const count = groupsIn(Math.floor(size / LOW), size % LOW);
    this.put(w, (fits >> 28) & 0x7f, fits & (LOW - 1), count, fits < 0 ? 0x7f : 0, how);
  }
}

class SignedBig extends Signed<bigint> {
  protected override one(group: number): bigint {
    return BigInt(isNegative(group) ? group - 0x80 : group);
  }

  protected override joined(high: number, low: number, count: number): bigint | undefined {
    const value = BigInt.asIntN(Math.min(64, 7 * count), bigOf(high % HIGH, low));
    // Beyond 64 bits are copies of the sign.
    const beyond = Math.floor(high / HIGH);
    return 7 * count < 64 || beyond === (value < 0n ? 0x3f : 0) ? value : undefined;
  }

  override write(w: Writer, value: bigint, how?: number): void {
    const fits = asBig(value, true);
    const size = 2n * (fits < 0n ? ~fits : fits);
    const count = groupsIn(Number(size >> 28n), Number(size & 0xfffffffn));
    const high = Number(BigInt.asUintN(42, fits >> 28n));
    this.put(w, high, Number(fits & 0xfffffffn), count, fits < 0n ? 0x7f : 0, how);
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
