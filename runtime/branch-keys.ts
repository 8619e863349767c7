import type { BitRef, Layout, MaskField, MaskPart, MessageTable, Table } from "./table.ts";

/*
 * The names of the branches of a schema. They are stable and say which field they belong to, so that a report
 * of those that were never taken can be read, and compared with an older one.
 */

/** A message in the versions that share a layout: `clientdata@0.91..1.06`. */
export function layoutKey(table: Table, message: MessageTable, layout: Layout): string {
  const from = table.versions[layout.from] ?? layout.from;
  const to = table.versions[layout.to] ?? layout.to;
  return layout.from === layout.to ? `${message.name}@${from}` : `${message.name}@${from}..${to}`;
}

/** A bit that says whether a field is there. */
export function presenceKey(prefix: string, ref: BitRef, set: boolean): string {
  return `${prefix}.${ref.mask}.${ref.bit} ${set ? "set" : "clear"}`;
}

export function widthKey(prefix: string, field: string, wide: boolean): string {
  return `${prefix}.${field} ${wide ? "wide" : "narrow"}`;
}

export function partKey(prefix: string, mask: MaskField, part: MaskPart, present: boolean): string {
  const number = mask.parts.indexOf(part) + 1;
  return `${prefix}.${mask.name} part ${number} ${present ? "present" : "absent"}`;
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

/** A value that a switch or a version hangs on. */
export function valueKey(prefix: string, field: string, value: number): string {
  return `${prefix}.${field} = ${value}`;
}

/** The fields of an arm are told from those of other arms. */
export function armPrefix(prefix: string, arm: string): string {
  return `${prefix}/${arm}`;
}

export type StringEnd = "ended by NUL" | "ended by 0xFF" | "cut";

/** How a string, a list, bytes or floats came. */
export function shapeKey(
  prefix: string,
  field: string,
  shape: StringEnd | "empty" | "not empty" | "NaN" | "not NaN",
): string {
  return `${prefix}.${field} ${shape}`;
}
