import { EncodeError } from "./errors.ts";
import { bitsOf, fits, hasBit } from "./interpret-int.ts";
import type { BitRef, Field, MaskField, MaskPart, SwitchArm, SwitchField } from "./table.ts";

/** A message's members by name. */
export type Members = Readonly<Record<string, unknown>>;

/** The arm that a value selects. */
export function armOf(field: SwitchField, value: unknown): SwitchArm | undefined {
  return field.arms.find((arm) => arm.values.some((known) => known === value));
}

/** The fields of a layout together with those of the arms that `members` selects. */
export function activeFields(fields: readonly Field[], members: Members): Field[] {
  return fields.flatMap((field) => {
    if (field.kind !== "switch") return [field];
    return activeFields(armOf(field, members[field.on])?.fields ?? [], members);
  });
}

/** The fields of a layout together with those of all arms. */
export function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.kind !== "switch") return [field];
    return field.arms.flatMap((arm) => allFields(arm.fields));
  });
}

/**
 * The mask that a message is written with: what its fields need, and from the hint what they leave open.
 *
 * @param fields the active fields of the message
 * Throws EncodeError for a hint that is no number.
 */
export function encodedMask(mask: MaskField, fields: readonly Field[], members: Members): number {
  let bits = hinted(mask, members[mask.name]);
  for (const field of fields) {
    for (const bit of neededBits(field, mask.name, members)) bits = withBit(bits, bit);
  }
  // Last to first: a part that announces another one must itself be announced.
  for (const part of mask.parts.toReversed()) {
    if (part.when !== undefined && partOf(bits, part) !== 0) bits = withBit(bits, part.when);
  }
  return bits;
}

function hinted(mask: MaskField, hint: unknown): number {
  if (hint === undefined) return mask.usual;
  if (typeof hint === "bigint" || typeof hint === "symbol") {
    throw new EncodeError("is not a number");
  }
  return ((hint as number) & mask.hint) >>> 0;
}

function neededBits(field: Field, mask: string, members: Members): number[] {
  if (field.kind === "bit") {
    return isIn(field.bit, mask) && members[field.name] ? [field.bit.bit] : [];
  }
  if (field.kind !== "value" || members[field.name] === undefined) return [];
  const bits: number[] = [];
  if (isIn(field.when, mask)) bits.push(field.when.bit);
  if (isIn(field.wide?.when, mask) && field.type.kind === "int") {
    if (!fits(field.type, members[field.name])) bits.push(field.wide!.when.bit);
  }
  return bits;
}

function isIn(ref: BitRef | undefined, mask: string): ref is BitRef {
  return ref?.mask === mask;
}

function withBit(mask: number, bit: number): number {
  return hasBit(mask, bit) ? mask : mask + 2 ** bit;
}

/** The bits of a mask that one of its parts carries. */
export function partOf(mask: number, part: MaskPart): number {
  return bitsOf(mask, part.at, part.bits);
}

const ORDINALS = ["first", "second", "third", "fourth"];

/** How people call a part of a mask: `second byte`. */
export function partName(mask: MaskField, part: MaskPart): string {
  const index = mask.parts.indexOf(part);
  const ordinal = ORDINALS[index] ?? `${index + 1}th`;
  return `${ordinal} ${part.bits === 8 ? "byte" : "part"}`;
}

/** What a bit of a mask does when it is set, a phrase for each thing: `volume follows`. */
export function bitMeanings(mask: MaskField, bit: number, fields: readonly Field[]): string[] {
  const meanings: string[] = [];
  const isBit = (ref: BitRef | undefined) => isIn(ref, mask.name) && ref.bit === bit;
  for (const field of fields) {
    if (field.kind === "bit" && isBit(field.bit)) meanings.push(`${field.name} is true`);
    if (field.kind === "refuse" && isBit(field.bit)) meanings.push(`announces ${field.why}`);
    if (field.kind !== "value") continue;
    if (isBit(field.when)) meanings.push(`${field.name} follows`);
    if (isBit(field.wide?.when)) meanings.push(`${field.name} is ${field.wide!.type.bits} bits`);
  }
  for (const part of mask.parts) {
    if (part.when === bit) meanings.push(`${partName(mask, part)} follows`);
  }
  if (meanings.length === 0) meanings.push("means nothing");
  return [...new Set(meanings)];
}
