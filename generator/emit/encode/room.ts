import type { Field, ValueField, Widths } from "../../../runtime/table/table.ts";
import { isNumbered, isVaried } from "../../../runtime/table/besides.ts";
import { fixedBytes, splitSize } from "../size/size.ts";

/** The most bytes that the fields take up to one that makes its own room. */
export function roomFor(fields: readonly Field[]): number {
  let room = 0;
  for (const field of fields) {
    if (makesOwnRoom(field)) break;
    room += mostBytes(field);
  }
  return room;
}

export function makesOwnRoom(field: Field): boolean {
  if (field.kind === "switch" || field.kind === "constant" || field.kind === "gap") return true;
  if (field.kind === "length") return isVaried(field.type);
  if (field.kind !== "value") return false;
  if (field.type.kind === "sparse") return isNumbered(field.type);
  return fixedBytes(field.type) === undefined;
}

function mostBytes(field: Field): number {
  switch (field.kind) {
    case "mask":
      return field.parts.reduce(
        (sum, part) => sum + (typeof part.from === "string" ? 0 : part.bits / 8),
        0,
      );
    case "value":
      if (field.type.kind === "sparse") return 4 * field.type.of.bits * (field.type.rounds ?? 1);
      if (field.widths !== undefined) return widthsBytes(field.widths);
      return markBytes(field) + Math.max(fixedBytes(field.type)!, (field.wide?.type.bits ?? 0) / 8);
    case "split":
      return splitSize(field).most;
    case "interleave":
      return field.fields.reduce((sum, f) => sum + field.count * fixedBytes(f.type)!, 0);
    case "checksum":
    case "length":
      return field.type.bits / 8;
    default:
      return 0;
  }
}

/** What announces a field takes room as well. */
function markBytes({ mark }: ValueField): number {
  return mark === undefined ? 0 : 4;
}

function widthsBytes({ narrow, wide, both }: Widths): number {
  return both === undefined ? (narrow.type.bits + wide.type.bits) / 8 : both.bits / 8;
}
