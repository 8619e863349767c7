import { flagKey, partKey, unusedKey, unusualKey } from "../../branches/branch-keys.ts";
import { bitPlace, bitsAt, hasBit } from "../wire/int.ts";
import { unusedIn } from "../../table/facts/bits.ts";
import {
  activeFields,
  isAnnounced,
  isLeftOut,
  maskName,
  partName,
  setBits,
  setLive,
  stopOf,
} from "../wire/mask.ts";
import { allFields } from "../../table/fields/all-fields.ts";
import { bitMeanings } from "./meaning.ts";
import { fail, nameOf, reach, type Scope, take } from "./places.ts";
import { makeNode, type Node } from "../node.ts";
import type {
  BitField,
  MaskField,
  MaskPart,
  NumberField,
  ReservedField,
  TerminatorField,
} from "../../table/fields/masks.ts";
import type { BitRef } from "../../table/terms/bit-ref.ts";
import type { Condition } from "../../table/fields/presence.ts";
import type { Field } from "../../table/fields/field.ts";

/** What each bit of a mask does. */
type Meanings = readonly (readonly string[])[];

/** Reads a mask part by part. */
export function readMask(s: Scope, field: MaskField): void {
  const first = field.parts[0];
  const at = first === undefined || isInt(first) ? s.input.offset * 8 : placeIn(s, first, 0);
  const node = makeNode(field.name, at, 0, { type: "mask", doc: field.doc });
  s.node.children.push(node);
  const fields = allFields(s.layout.fields);
  const meanings = s.input.explains ? bitMeanings(field, fields) : undefined;
  let mask = 0;
  for (const part of field.parts) {
    const announced = isAnnounced(part, mask);
    const leftOut = announced && isLeftOut(part, mask);
    if (part.when !== undefined) {
      const state = leftOut ? "left out" : announced ? "present" : "absent";
      reach(s, (prefix) => partKey(prefix, field, part, state));
    }
    if (leftOut) node.notes.push(`${partName(field, part)} is announced and left out`);
    else if (announced) mask += readPart(s, field, part, node, meanings);
  }
  node.value = node.raw = mask;
  if (meanings !== undefined) noteBits(field, node, mask, fields, meanings);
  if (!field.hidden) s.value[field.name] = mask;
  s.masks.set(field.name, mask);
  noteReached(s, field, mask);
}

function isInt(part: MaskPart): boolean {
  return part.from !== "id" && part.from !== "split";
}

/** Where bit `i` of a part is that is one of something read before, in bits. */
function placeIn({ input, maskIn }: Scope, part: MaskPart, i: number): number {
  if (part.from === "id") return input.start * 8 + (part.low ?? 0) + i;
  return bitPlace(maskIn!.word, maskIn!.low + i);
}

/** Returns the part's bits at their place in the mask. */
function readPart(
  s: Scope,
  mask: MaskField,
  part: MaskPart,
  node: Node,
  meanings: Meanings | undefined,
): number {
  const place = placesOf(s, mask, part);
  let raw = 0;
  for (let i = 0; i < part.bits; i++) {
    const at = place(i);
    const bit = bitsAt(s.input.bytes, at, 1);
    raw += bit * 2 ** i;
    if (meanings !== undefined)
      node.children.push(maskBit(mask, part.at + i, at, bit === 1, meanings));
  }
  if (raw === 0 && part.when !== undefined) {
    node.notes.push(`extension ${part.bits === 8 ? "byte" : "part"} is 0`);
  }
  return raw * 2 ** part.at;
}

/** Where the bits of a part are, which is taken where it is an integer of its own. */
function placesOf(s: Scope, mask: MaskField, part: MaskPart): (i: number) => number {
  const { from } = part;
  if (from === "id" || from === "split") return (i) => placeIn(s, part, i);
  const word = { type: from, offset: take(s, mask.name, from.name, part.bits / 8) };
  return (i) => bitPlace(word, i);
}

function maskBit(
  mask: MaskField,
  bit: number,
  at: number,
  value: boolean,
  meanings: Meanings,
): Node {
  const doc = meanings[bit]!.join(", ") || "means nothing";
  const about = { value, raw: value ? 1 : 0, type: "bit", doc };
  return makeNode(bitName(mask, bit), at, 1, about);
}

function bitName(mask: MaskField, bit: number): string {
  return `${mask.name}.${bit}`;
}

/** Notes at each bit that is set what it does. After a stop it does nothing. */
function noteBits(
  mask: MaskField,
  node: Node,
  bits: number,
  fields: readonly Field[],
  meanings: Meanings,
): void {
  const stop = stopOf(mask, fields, ({ bit }) => hasBit(bits, bit));
  const known = stop === undefined ? meanings : bitMeanings(mask, [...stop.front, stop.field]);
  const companion = stop === undefined ? "" : ` beside ${stop.member}`;
  for (const bit of setBits(bits)) {
    // The arm tells, which is not known yet.
    if (hasBit(mask.inArms ?? 0, bit)) continue;
    const notes = known[bit]!;
    const child = node.children.find(({ name }) => name === bitName(mask, bit));
    if (notes.length > 0) child?.notes.push(...notes);
    else child?.notes.push(`bit ${bit} is set and means nothing${companion}`);
  }
}

function noteReached(s: Scope, mask: MaskField, bits: number): void {
  if (s.input.reached === undefined) return;
  for (const bit of setBits(mask.unused))
    if (hasBit(bits, bit)) reach(s, (prefix) => unusedKey(prefix, mask.name, bit));
  for (const bit of setBits(mask.defaultValue))
    if (!hasBit(bits, bit)) reach(s, (prefix) => unusualKey(prefix, mask.name, bit));
}

/** Notes of masks before a switch what their bits do in the arm that it chose, where arms ask for them. */
export function readArmBits(s: Scope, arm: string): void {
  const fields = activeFields(s.layout.fields, s.value);
  for (const mask of fields) {
    if (mask.kind !== "mask" || mask.inArms === undefined) continue;
    const bits = s.masks.get(mask.name) ?? 0;
    const meanings = bitMeanings(mask, fields);
    const unused = unusedIn(mask, fields);
    const node = s.node.children.find(({ name }) => name === mask.name);
    for (const bit of setBits(mask.inArms)) {
      const child = node?.children.find(({ name }) => name === bitName(mask, bit));
      const nothing = `means nothing in ${arm}`;
      const isUnused = hasBit(unused, bit);
      if (child !== undefined) child.doc = isUnused ? nothing : meanings[bit]!.join(", ");
      if (!hasBit(bits, bit)) continue;
      child?.notes.push(...(isUnused ? [`bit ${bit} is set and ${nothing}`] : meanings[bit]!));
      if (isUnused) reach(s, (prefix) => unusedKey(prefix, mask.name, bit));
    }
  }
}

/** Whether a field is there, as a bit of a mask that was read says. */
export function isPresent(s: Scope, when: Condition): boolean {
  return isSet(s, when) !== (when.clear === true);
}

/** Whether a bit of a mask that was read is set. */
export function isSet(s: Scope, ref: BitRef): boolean {
  return hasBit(s.masks.get(ref.mask) ?? 0, ref.bit);
}

export function readBit(s: Scope, field: BitField): void {
  const set = isSet(s, field.bit);
  s.value[field.name] = set;
  reach(s, (prefix) => flagKey(prefix, field.name, set));
}

/** Reads a number that bits of a mask are. */
export function readNumberOfBits(s: Scope, field: NumberField): void {
  const { name, bits, type } = field;
  const value = bits.reduce((sum, ref, i) => sum + (isSet(s, ref) ? 2 ** i : 0), 0);
  s.value[name] = value;
  const named = nameOf(s, name, type, value);
  const masks = new Set(bits.map(({ mask }) => mask));
  const of = masks.size === 1 ? "" : ", with the others";
  for (const node of s.node.children)
    if (masks.has(node.name))
      node.notes.push(`${name} is ${value}${named === undefined ? "" : ` (${named})`}${of}`);
}

export function readStop(s: Scope, field: TerminatorField): void {
  setLive(s.masks, field);
}

/** What a bit announces is not described: there is no telling how long it is. */
export function refuse(s: Scope, { bit, why }: ReservedField): void {
  if (!isSet(s, bit)) return;
  const name = maskName(bit.mask, allFields(s.layout.fields));
  const reason = `bit ${bit.bit} of ${name} is set, which announces ${why}: that is not described here`;
  throw fail(s, reason, name, { kind: "reserved" });
}
