import { fit } from "../writer.ts";

/*
 * Numbers whose bits are separate in a mask.
 */

/** The number that some bits of a mask are, its own lowest first. */
export function gatherBits(mask: number, bits: readonly number[]): number {
  let value = 0;
  for (let i = 0; i < bits.length; i++) value |= ((mask >>> bits[i]!) & 1) << i;
  return value;
}

/** The bits of a mask that a number is. Throws EncodeError for what is no whole number of that many bits. */
export function spreadBits(value: number, bits: readonly number[]): number {
  fit(value, bits.length);
  let mask = 0;
  for (let i = 0; i < bits.length; i++) mask |= ((value >>> i) & 1) << bits[i]!;
  return mask;
}
