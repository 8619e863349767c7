import type { Node } from "../../runtime/interpret/interpret.ts";
import type { Random } from "../random.ts";
import { below, oneOf } from "./mutate-bytes.ts";

/*
 * Changes of what the interpreter distinguished: numbers, bits of masks, lengths, texts.
 */

export type LeafMutation = (
  bytes: Uint8Array,
  leaves: readonly Node[],
  random: Random,
) => Uint8Array;

function bitAt(bytes: Uint8Array, at: number): number {
  return (bytes[at >> 3]! >> (at & 7)) & 1;
}

function putBit(bytes: Uint8Array, at: number, bit: number): void {
  const mask = 1 << (at & 7);
  bytes[at >> 3] = bit === 1 ? bytes[at >> 3]! | mask : bytes[at >> 3]! & ~mask;
}

function startOf({ start, startBit }: Node): number {
  return start * 8 + startBit;
}

/** Flips a bit of a mask, or whatever has a bit alone: fields come and go. */
function flipBit(bytes: Uint8Array, leaves: readonly Node[], random: Random): Uint8Array {
  const bits = leaves.filter(({ bitLength }) => bitLength === 1);
  if (bits.length === 0) return bytes;
  const changed = bytes.slice();
  const at = startOf(oneOf(bits, random));
  putBit(changed, at, 1 - bitAt(bytes, at));
  return changed;
}

const EXTREMES: readonly ((bit: number, bits: number) => boolean)[] = [
  () => false,
  () => true,
  (bit, bits) => bit === bits - 1,
  (bit, bits) => bit !== bits - 1,
  (bit) => bit === 0,
  (bit) => bit !== 0,
];

/** What a longer number is rarely set to. */
const LONGEST = 64;

/** Sets a number to one of its ends: what is a length then lies. */
function extreme(bytes: Uint8Array, leaves: readonly Node[], random: Random): Uint8Array {
  const numbers = leaves.filter(({ bitLength }) => bitLength > 1 && bitLength <= LONGEST);
  if (numbers.length === 0) return bytes;
  const changed = bytes.slice();
  const leaf = oneOf(numbers, random);
  const isSet = oneOf(EXTREMES, random);
  for (let bit = 0; bit < leaf.bitLength; bit++)
    putBit(changed, startOf(leaf) + bit, isSet(bit, leaf.bitLength) ? 1 : 0);
  return changed;
}

/** Makes a number one more or one less. */
function step(bytes: Uint8Array, leaves: readonly Node[], random: Random): Uint8Array {
  const numbers = leaves.filter(({ bitLength }) => bitLength > 1 && bitLength <= LONGEST);
  if (numbers.length === 0) return bytes;
  const changed = bytes.slice();
  const leaf = oneOf(numbers, random);
  const carries = random() < 0.5 ? 1 : 0;
  for (let bit = 0; bit < leaf.bitLength; bit++) {
    const at = startOf(leaf) + bit;
    const before = bitAt(bytes, at);
    putBit(changed, at, 1 - before);
    if (before !== carries) break;
  }
  return changed;
}

/** Copies what one leaf has into another of as many bits. */
function copy(bytes: Uint8Array, leaves: readonly Node[], random: Random): Uint8Array {
  const from = oneOf(leaves, random);
  const alike = leaves.filter((leaf) => leaf !== from && leaf.bitLength === from.bitLength);
  if (alike.length === 0) return bytes;
  const changed = bytes.slice();
  const to = oneOf(alike, random);
  for (let bit = 0; bit < from.bitLength; bit++)
    putBit(changed, startOf(to) + bit, bitAt(bytes, startOf(from) + bit));
  return changed;
}

/** Repeats a leaf of whole bytes, or takes it away. */
function resize(bytes: Uint8Array, leaves: readonly Node[], random: Random): Uint8Array {
  const whole = leaves.filter(({ startBit, bitLength }) => startBit === 0 && bitLength % 8 === 0);
  if (whole.length === 0) return bytes;
  const { start, bitLength } = oneOf(whole, random);
  const end = start + bitLength / 8;
  const head = bytes.subarray(0, below(2, random) === 0 ? start : end);
  const tail = bytes.subarray(head.length === end ? start : end);
  const changed = new Uint8Array(head.length + tail.length);
  changed.set(head);
  changed.set(tail, head.length);
  return changed;
}

export const LEAF_MUTATIONS: readonly LeafMutation[] = [
  flipBit,
  flipBit,
  extreme,
  extreme,
  step,
  copy,
  resize,
];
