import type { Field } from "../../../runtime/table/fields/field.ts";
import { isNumbered, isVaried } from "../../../runtime/table/facts/companions.ts";
import { type Count, sum } from "../code/count.ts";
import { mostBytes } from "../size/fields.ts";
import { fixedBytes } from "../size/size.ts";

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
