import { flagOf } from "../../table/fields/all-fields.ts";
import { bitsOf, hasBit } from "./int.ts";
import {
  armValue,
  type Field,
  type SwitchArm,
  type SwitchField,
} from "../../table/fields/field.ts";
import type { BitRef } from "../../table/terms/bit-ref.ts";
import type { MaskField, MaskPart, TerminatorField } from "../../table/fields/masks.ts";
import type { SparseType } from "../../table/types/sparse.ts";

/** A message's or a struct's members by name. */
export type Members = Readonly<Record<string, unknown>>;

/** The arm that a value selects. */
export function armOf(field: SwitchField, value: unknown): SwitchArm | undefined {
  const chosen = armValue(value);
  return field.arms.find((arm) => arm.otherwise || arm.values.some((known) => known === chosen));
}

/** The fields of a layout together with those of the arms that `members` selects. */
export function activeFields(fields: readonly Field[], members: Members): readonly Field[] {
  // The same list where it can be: what is known of it is kept by it.
  if (!hasSwitch(fields)) return fields;
  let start = ways.get(fields);
  if (start === undefined) ways.set(fields, (start = { next: new Map() }));
  const way = follow(start, fields, members);
  return (way.fields ??= chosenFields(fields, members));
}

function chosenFields(fields: readonly Field[], members: Members): readonly Field[] {
  return fields.flatMap((field) => {
    if (field.kind !== "switch") return [field];
    return chosenFields(armOf(field, members[field.on])?.fields ?? [], members);
  });
}

/** A way through the switches of a list: which arms were chosen so far, and the fields where it ends. */
interface Way {
  readonly next: Map<SwitchArm | undefined, Way>;
  fields?: readonly Field[];
}

// What is known of a list is kept by it, so each way has one list.
const ways = new WeakMap<readonly Field[], Way>();

function follow(from: Way, fields: readonly Field[], members: Members): Way {
  let way = from;
  for (const field of fields) {
    if (field.kind !== "switch") continue;
    const arm = armOf(field, members[field.on]);
    let next = way.next.get(arm);
    if (next === undefined) way.next.set(arm, (next = { next: new Map() }));
    way = arm === undefined ? next : follow(next, arm.fields, members);
  }
  return way;
}

const switched = new WeakMap<readonly Field[], boolean>();

function hasSwitch(fields: readonly Field[]): boolean {
  let has = switched.get(fields);
  if (has === undefined) {
    has = fields.some(({ kind }) => kind === "switch");
    switched.set(fields, has);
  }
  return has;
}

// ---- names

/** The names that fields have for a mask: its own, and after a stop that of what the stop leaves of it. */
export function namesOf(mask: MaskField, fields: readonly Field[]): ReadonlySet<string> {
  let known = knownNames.get(fields);
  if (known === undefined) knownNames.set(fields, (known = new Map()));
  let names = known.get(mask.name);
  if (names === undefined) known.set(mask.name, (names = namesIn(mask, fields)));
  return names;
}

// Each message that is written asks again.
const knownNames = new WeakMap<readonly Field[], Map<string, ReadonlySet<string>>>();

function namesIn(mask: MaskField, fields: readonly Field[]): ReadonlySet<string> {
  const names = new Set([mask.name]);
  for (const field of fields) {
    if (field.kind === "terminator" && names.has(field.bit.mask)) names.add(field.live);
  }
  return names;
}

/** Whether a field means a bit of the mask that depends on these names. */
export function isIn(ref: BitRef | undefined, names: ReadonlySet<string>): ref is BitRef {
  return ref !== undefined && names.has(ref.mask);
}

/** The name of the mask itself, given one of its names. */
export function maskName(name: string, fields: readonly Field[]): string {
  const mask = fields.find((field) => field.kind === "mask" && namesOf(field, fields).has(name));
  return mask?.kind === "mask" ? mask.name : name;
}

// ---- parts

/** The bits of a mask that one of its parts carries. */
export function partOf(mask: number, part: MaskPart): number {
  return bitsOf(mask, part.at, part.bits);
}

/** Whether a part is there, as the bits of the mask say. */
export function isThere(part: MaskPart, mask: number): boolean {
  return isAnnounced(part, mask) && !isLeftOut(part, mask);
}

/** Whether a part is there, or would be if no other bit said that it is not. */
export function isAnnounced(part: MaskPart, mask: number): boolean {
  return part.when === undefined || hasBit(mask, part.when);
}

/** Whether a bit is set that says that the part is not there. */
export function isLeftOut(part: MaskPart, mask: number): boolean {
  return part.unless !== undefined && hasBit(mask, part.unless);
}

/** All bits that the parts of a mask carry. */
export function carriedBits(mask: MaskField): number {
  return mask.parts.reduce((bits, part) => bits + (2 ** part.bits - 1) * 2 ** part.at, 0);
}

/** The numbers of the bits that are set, the lowest first. */
export function setBits(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0, rest = mask; rest > 0; bit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) bits.push(bit);
  return bits;
}

/** The numbers that the bits of a mask stand for where there is a value for each, in the order of the wire. */
export function sparseKeys(mask: number, { rounds = 1 }: SparseType): number[] {
  const bits = setBits(mask);
  return Array.from({ length: rounds }, (_, round) => bits.map((bit) => round * 32 + bit)).flat();
}

const ORDINALS = ["first", "second", "third", "fourth"];

/** How people call a part of a mask: `second byte`. */
export function partName(mask: MaskField, part: MaskPart): string {
  const index = mask.parts.indexOf(part);
  const ordinal = ORDINALS[index] ?? `${index + 1}th`;
  return `${ordinal} ${part.bits === 8 ? "byte" : "part"}`;
}

// ---- stops

/** A stop whose bit is set. */
export interface Stop {
  readonly field: TerminatorField;
  /** The member that says so. */
  readonly member: string;
  /** The fields that precedes it. */
  readonly front: readonly Field[];
}

/** The stop on one of a mask's bits that is set, as `isSet` tells of its flag. */
export function stopOf(
  mask: MaskField,
  fields: readonly Field[],
  isSet: (ref: BitRef, member: string) => boolean,
): Stop | undefined {
  const names = namesOf(mask, fields);
  for (const [index, field] of fields.entries()) {
    if (field.kind !== "terminator" || !names.has(field.bit.mask)) continue;
    const member = flagOf(field, fields);
    if (isSet(field.bit, member)) return { field, member, front: fields.slice(0, index) };
  }
  return undefined;
}

/** Names what a stop leaves of its mask. */
export function setLive(masks: Map<string, number>, { bit, live }: TerminatorField): void {
  const mask = masks.get(bit.mask) ?? 0;
  masks.set(live, hasBit(mask, bit.bit) ? 0 : mask);
}
