import { type Condition, presenceBy } from "../fields/presence.ts";
import type { Field } from "../fields/field.ts";
import type { MaskField } from "../fields/masks.ts";
import type { ValueField } from "../fields/value.ts";

/*
 * What bits of masks say of fields, where several fields ask for one, or only some arms of a switch do.
 */

/** Which of two bits are set, that tell whether a number is there and how wide. */
export type Width = "absent" | "narrow" | "wide" | "both";

/** The fields that are there by one bit. */
export interface Tie {
  /** The mask, by the name that these fields have for it. */
  readonly mask: string;
  readonly bit: number;
  /** Those that are there where it is set. */
  readonly set: readonly ValueField[];
  /** Those that are there where it is clear. */
  readonly clear: readonly ValueField[];
}

// Each message that the interpreter writes asks again.
const known = new WeakMap<readonly Field[], readonly Tie[]>();

/** The bits that tell whether fields of a list are there, in the order of the fields, each with all that it tells of. */
export function tiesOf(fields: readonly Field[]): readonly Tie[] {
  const ties = known.get(fields) ?? tiesIn(fields);
  known.set(fields, ties);
  return ties;
}

function tiesIn(fields: readonly Field[]): Tie[] {
  const ties = new Map<
    string,
    { mask: string; bit: number; set: ValueField[]; clear: ValueField[] }
  >();
  for (const field of fields) {
    const when = field.kind === "value" ? presenceBy(field, "bit") : undefined;
    if (field.kind !== "value" || when === undefined) continue;
    const { mask, bit, clear } = when;
    const key = `${mask}.${bit}`;
    const tie = ties.get(key) ?? { mask, bit, set: [], clear: [] };
    (clear ? tie.clear : tie.set).push(field);
    ties.set(key, tie);
  }
  return [...ties.values()];
}

/** The ties of several fields: where one of them is there, all must be that the bit says so of. */
export function sharedTies(fields: readonly Field[]): Tie[] {
  return tiesOf(fields).filter(({ set, clear }) => set.length + clear.length > 1);
}

/** The condition as it is the other way round. */
export function opposite({ clear, ...ref }: Condition): Condition {
  return clear ? ref : { ...ref, clear: true };
}

/** The bits of a mask that are a hint beside these fields, which are those of one way through the switches. */
export function openIn(mask: MaskField, fields: readonly Field[]): number {
  return (mask.hint | ((mask.inArms ?? 0) & ~decidedBits(mask, fields))) >>> 0;
}

/** The bits of a mask that mean nothing beside these fields, which are those of one way through the switches. */
export function unusedIn(mask: MaskField, fields: readonly Field[]): number {
  const { inArms = 0 } = mask;
  const asked = inArms === 0 ? 0 : decidedBits(mask, fields) | wideningBits(mask, fields);
  return (mask.unused | (inArms & ~asked)) >>> 0;
}

const knownDecided = new WeakMap<readonly Field[], Map<string, number>>();

/** The bits that follow from whether fields are there, or what they are. */
function decidedBits({ name }: MaskField, fields: readonly Field[]): number {
  let known = knownDecided.get(fields);
  if (known === undefined) knownDecided.set(fields, (known = new Map()));
  let bits = known.get(name);
  if (bits === undefined) known.set(name, (bits = decidedIn(name, fields)));
  return bits;
}

function decidedIn(name: string, fields: readonly Field[]): number {
  let bits = 0;
  for (const field of fields) {
    if ((field.kind === "bit" || field.kind === "reserved") && field.bit.mask === name)
      bits |= 1 << field.bit.bit;
    if (field.kind === "number")
      for (const { mask, bit } of field.bits) if (mask === name) bits |= 1 << bit;
    if (field.kind !== "value") continue;
    const { presence } = field;
    const when = presenceBy({ presence }, "bit");
    const widths = presenceBy({ presence }, "widths");
    if (when?.mask === name) bits |= 1 << when.bit;
    if (widths?.mask === name) bits |= (1 << widths.narrow.bit) | (1 << widths.wide.bit);
  }
  return bits;
}

/** The bits that make something wider than it need be. */
function wideningBits({ name }: MaskField, fields: readonly Field[]): number {
  return fields.reduce((bits, field) => {
    if (field.kind !== "value" && field.kind !== "split") return bits;
    return field.wide?.when.mask === name ? bits | (1 << field.wide.when.bit) : bits;
  }, 0);
}

/** Whether a bit of an integer is set. */
export function hasBit(value: number, bit: number): boolean {
  return ((value >>> bit) & 1) === 1;
}

/** The numbers of the bits that are set, the lowest first. */
export function setBits(value: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => hasBit(value, bit));
}
