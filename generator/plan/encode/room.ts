import type { Field } from "../../../runtime/table/fields/field.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { isNumbered, isVaried } from "../../../runtime/table/companions.ts";
import { type Count, greatest, product, sum } from "../code/count.ts";
import { bytesOf, fixedBytes, roundBytes, splitSize } from "../size/size.ts";
import { presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";

/** The most bytes that the fields take up to one that makes its own room. */
export function roomFor(fields: readonly Field[]): Count {
  const end = fields.findIndex(makesOwnRoom);
  return sum(...(end < 0 ? fields : fields.slice(0, end)).map(mostBytes));
}

export function makesOwnRoom(field: Field): boolean {
  if (field.kind === "switch" || field.kind === "constant" || field.kind === "gap") return true;
  if (field.kind === "length") return isVaried(field.type);
  if (field.kind !== "value") return false;
  if (field.type.kind === "sparse") return isNumbered(field.type);
  return fixedBytes(field.type) === undefined;
}

function mostBytes(field: Field): Count {
  switch (field.kind) {
    case "mask":
      return field.parts.reduce(
        (bytes, part) => bytes + (typeof part.from === "string" ? 0 : part.bits / 8),
        0,
      );
    case "value":
      if (field.type.kind === "sparse") return 4 * field.type.of.bits * (field.type.rounds ?? 1);
      if (field.presence?.kind === "widths") return widthsBytes(field.presence);
      return sum(markerBytes(field), widestBytes(field));
    case "split":
      return splitSize(field).most;
    case "interleave":
      return product(field.count, roundBytes(field));
    case "checksum":
    case "length":
      return field.type.bits / 8;
    default:
      return 0;
  }
}

/** What announces a field takes room as well. */
function markerBytes(field: ValueField): number {
  return presenceBy(field, "marker") === undefined ? 0 : 4;
}

function widestBytes({ type, wide }: ValueField): Count {
  const own = bytesOf(type);
  return wide === undefined ? own : greatest(own, bytesOf(wide.type));
}

function widthsBytes({ narrow, wide, both }: Widths): number {
  return both === undefined ? (narrow.type.bits + wide.type.bits) / 8 : both.bits / 8;
}
