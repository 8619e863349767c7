import { allFields } from "../../../../runtime/table/fields/all-fields.ts";
import { isVaried } from "../../../../runtime/table/facts/companions.ts";
import type { Field } from "../../../../runtime/table/fields/field.ts";
import type { LengthField } from "../../../../runtime/table/fields/length.ts";
import { regionOf } from "../../../../runtime/table/types/types.ts";
import type { Entry } from "../../../read/source.ts";
import type { Scope } from "../../scope/scope.ts";

/** A length, with what it counts where that is a struct or a list. */
export function withRegion(field: LengthField, fields: readonly Field[]): LengthField {
  for (const { type } of fields.filter((f) => f.kind === "value")) {
    if (regionOf(type) === field.name) return { ...field, counts: "region" };
    if (type.kind === "bytes" && type.length === field.name && type.as !== undefined)
      return { ...field, as: type.as };
  }
  return field;
}

/** A length in groups is as long as what it counts makes it: where what follows begins, nobody knows before it. */
export function reportMoved(list: Entry | undefined, fields: readonly Field[], scope: Scope): void {
  const all = allFields(fields);
  const moves = all.some(
    (f) => f.kind === "length" && isVaried(f.type) && (f.of === undefined || f.counts === "region"),
  );
  const counted = all.find(
    (f) => f.kind === "checksum" || (f.kind === "gap" && f.align !== undefined),
  );
  if (list === undefined || !moves || counted === undefined) return;
  scope.schema.report.error(
    list.key ?? list,
    `a length in groups beside "${fieldName(counted)}" moves what that is counted from`,
    "Put the length and what it counts into a struct of their own.",
    "moves",
  );
}

function fieldName(field: Field): string {
  return "name" in field ? field.name : "";
}
