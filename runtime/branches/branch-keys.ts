import type { Width } from "../table/facts/bits.ts";
import type { BitRef } from "../table/terms/bit-ref.ts";
import type { Layout, MessageTable } from "../table/messages.ts";
import type { MaskField, MaskPart } from "../table/fields/masks.ts";
import type { Table } from "../table/table.ts";
import type { VersionRange } from "../table/versions.ts";
import type { ArmValue } from "../table/fields/field.ts";

/*
 * The names of the branches of a schema. They are stable and say which field they belong to, so that a report
 * of those that were never taken can be read, and compared with an older one.
 */

/** A message in the versions that share a layout: `clientdata@0.91..1.06`. */
export function layoutKey(table: Table, message: MessageTable, layout: Layout): string {
  return `${message.name}@${rangeName(table, layout)}`;
}

/** A version, or a range of them, as people write it: `0.91..1.06`. */
export function rangeName({ versions }: Table, { from, to }: VersionRange): string {
  const [first, last] = [versions[from] ?? `${from}`, versions[to] ?? `${to}`];
  return from === to ? first : `${first}..${last}`;
}

/** A bit that says whether a field is there. */
export function presenceKey(prefix: string, ref: BitRef, set: boolean): string {
  return `${prefix}.${ref.mask}.${ref.bit} ${set ? "set" : "clear"}`;
}

/** How wide a number is; "absent" and "both" where two bits tell. */
export function widthKey(prefix: string, field: string, width: Width): string {
  return `${prefix}.${field} ${width}`;
}

/** Whether a part of a mask is there. One is "left out" that a bit announces, and another says is not there. */
export function partKey(
  prefix: string,
  mask: MaskField,
  part: MaskPart,
  state: "present" | "absent" | "left out",
): string {
  const number = mask.parts.indexOf(part) + 1;
  return `${prefix}.${mask.name} part ${number} ${state}`;
}

export function unusedKey(prefix: string, mask: string, bit: number): string {
  return `${prefix}.${mask}.${bit} set without meaning`;
}

export function unusualKey(prefix: string, mask: string, bit: number): string {
  return `${prefix}.${mask}.${bit} clear unusually`;
}

export function flagKey(prefix: string, field: string, value: boolean): string {
  return `${prefix}.${field} ${value}`;
}

export function armKey(prefix: string, on: string, arm: string): string {
  return `${prefix}.${on} selects ${arm}`;
}

/** A value that a switch, a version or a kind depends on. */
export function valueKey(prefix: string, field: string, value: ArmValue | bigint): string {
  return `${prefix}.${field} = ${value}`;
}

/** A value by the name that an enum gives it. */
export function nameKey(prefix: string, field: string, name: string): string {
  return `${prefix}.${field} is ${name}`;
}

/** The fields of an arm are distinguished from those of other arms. */
export function armPrefix(prefix: string, arm: string): string {
  return `${prefix}/${arm}`;
}

/** How a string, a list, a record, bytes or floats came. */
export type Shape =
  | StringEnd
  | "open"
  | "empty"
  | "not empty"
  | "ended by a mask that is not 0"
  | "right"
  | "wrong"
  | "zeros"
  | "not zeros"
  | "present"
  | "absent"
  | "NaN"
  | "not NaN"
  | "the usual end"
  | "another end"
  | "in more bytes"
  | "in few bytes";

/** How a string ended; an "open" one ended where the bytes did. */
export type StringEnd = "ended by NUL" | "ended by 0xFF" | "cut";

export function shapeKey(prefix: string, field: string, shape: Shape): string {
  return `${prefix}.${field} ${shape}`;
}
