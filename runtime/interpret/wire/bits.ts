import { EncodeError } from "../../errors/errors.ts";
import { hasBit } from "./int.ts";
import { fits, rawOf } from "../../table/facts/ints.ts";
import { carriedBits, isLeftOut, isThere, type Members, partOf } from "./mask.ts";
import { type MaskPlan, planOf } from "./mask-plan.ts";
import type { Field } from "../../table/fields/field.ts";
import type { IntType } from "../../table/types/integers.ts";
import type { MaskField, MaskPart } from "../../table/fields/masks.ts";

/**
 * The mask that a message or a struct is written with: what its fields need, and from the hint what they leave open.
 *
 * @param fields the active fields
 * @param given the hint, which is the mask as it came; `undefined` where nothing tells how it came
 * Throws EncodeError for a hint that is no number.
 */
export function encodedMask(
  mask: MaskField,
  fields: readonly Field[],
  members: Members,
  given: unknown,
): number {
  const plan = planOf(mask, fields);
  const hint = mask.hidden ? undefined : hintOf(given);
  let bits = (hint ?? mask.defaultValue) & openBits(plan, members);
  for (const { bits: own, clear } of plan.absences)
    if (clear.every((name) => members[name] === undefined)) bits |= own;
  for (const need of plan.needs) bits |= need(members, hint ?? 0);
  return goingOn(mask, plan, members, settled(plan.optional, plan.carried, bits >>> 0));
}

/** The mask with the bit that keeps an element's word from being the one that ends its list, where it would be. */
function goingOn(mask: MaskField, { word }: MaskPlan, members: Members, bits: number): number {
  if (word === undefined) return bits;
  const isZero = word.parts.every(({ name, type, isMask }) =>
    isMask
      ? name === mask.name && partOf(bits, mask.parts[0]!) === 0
      : isZeroIn(type, members[name]),
  );
  return isZero ? withBit(bits, word.goesOn!) : bits;
}

function isZeroIn(type: IntType, value: unknown): boolean {
  return fits(type, value) && rawOf(type, value) === 0;
}

/**
 * The mask of the element that ends a list: the hint, but for bits that cannot be written. Nothing is before it there.
 * Throws EncodeError for a hint that is no number.
 */
export function endMask(mask: MaskField, hint: unknown): number {
  const carried = carriedBits(mask);
  return settled(mask.parts, carried, ((hintOf(hint) ?? 0) & carried) >>> 0);
}

function hintOf(hint: unknown): number | undefined {
  if (hint === undefined) return undefined;
  if (typeof hint === "bigint" || typeof hint === "symbol") {
    throw new EncodeError("is not a number");
  }
  return (hint as number) >>> 0;
}

/** The bits that are taken from the hint. */
function openBits({ open, terminators: stops }: MaskPlan, members: Members): number {
  for (const stop of stops) if (members[stop.member]) return stop.open;
  return open;
}

/** The bits with those that announce parts, and without those of parts that are not there. */
function settled(parts: readonly MaskPart[], carried: number, bits: number): number {
  let result = bits;
  // Last to first: a part that announces another one must itself be announced.
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i]!;
    if (part.when === undefined || isLeftOut(part, result)) continue;
    if (partOf(result, part) !== 0) result = withBit(result, part.when);
  }
  // First to last: what announces a part may itself be in one that is not there.
  for (const part of parts) {
    if (!isThere(part, result)) result -= partOf(result, part) * 2 ** part.at;
  }
  // No part carries the others.
  return (result & carried) >>> 0;
}

function withBit(mask: number, bit: number): number {
  return hasBit(mask, bit) ? mask : mask + 2 ** bit;
}
