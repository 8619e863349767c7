import { DecodeError } from "../../errors/errors.ts";
import { putBits, takeBits } from "../bits/bit-runs.ts";
import type { Reader } from "../reader.ts";
import type { Writer } from "../writer.ts";
import type { BitForm } from "./bit-form.ts";

/*
 * Exp-Golomb codes (H.264, 9.1): `n` zeros, a one, and `n` bits, the highest first.
 *
 *     0 1      1 010      2 011      3 00100      7 0001000
 *
 * With a sign, 0, 1, -1, 2, -2 have the codes of 0, 1, 2, 3, 4.
 */

const MOST_ZEROS = 32;

/** The number that a code is: up to 33 bits. */
function take(r: Reader): number {
  let zeros = 0;
  while (takeBits(r, 1) === 0) if (++zeros > MOST_ZEROS) throw tooLarge(r);
  let above = 1;
  for (let i = 0; i < zeros; i++) above = above * 2 + takeBits(r, 1);
  return above - 1;
}

function put(w: Writer, number: number): void {
  let zeros = 0;
  while (2 ** (zeros + 1) <= number + 1) zeros++;
  putBits(w, 0, zeros);
  for (let bit = zeros; bit >= 0; bit--) putBits(w, Math.floor((number + 1) / 2 ** bit) % 2, 1);
}

function tooLarge(r: Reader): DecodeError {
  return new DecodeError("a number has more than 32 bits", { path: [], offset: r.offset });
}

/** Exp-Golomb code of an unsigned integer of 32 bits: `ue(v)` of H.264. */
export const ueCode: BitForm = {
  take(r) {
    const number = take(r);
    if (number > 0xffffffff) throw tooLarge(r);
    return number;
  },
  put,
};

/** Exp-Golomb code of a signed integer of 32 bits: `se(v)` of H.264. */
export const seCode: BitForm = {
  take(r) {
    const number = take(r);
    const value = number % 2 === 1 ? (number + 1) / 2 : 0 - number / 2;
    if (value !== (value | 0)) throw tooLarge(r);
    return value;
  },
  put(w, value) {
    put(w, value > 0 ? 2 * value - 1 : -2 * value);
  },
};
