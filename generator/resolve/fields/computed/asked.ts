import { allFields } from "../../../../runtime/table/fields/all-fields.ts";
import type { Calculation } from "../../../../runtime/table/terms/calculation.ts";
import type { Field } from "../../../../runtime/table/fields/field.ts";
import { presenceBy } from "../../../../runtime/table/fields/presence.ts";
import { outerParametersOf } from "../../../../runtime/table/facts/outer.ts";
import { countRefOf } from "../../../../runtime/table/fields/count-fields.ts";
import { untilOf } from "../../../../runtime/table/types/counts.ts";
import { isList } from "../../../../runtime/table/types/types.ts";

/** The numbers that fields ask for which are no members: computed ones, and what the struct was given. */
export function outerAsked(fields: readonly Field[]): Set<string> {
  return new Set(allFields(fields).flatMap(askedBy));
}

function askedBy(field: Field): string[] {
  if (field.kind === "computed") return namesOf(field);
  if (field.kind !== "value") return [];
  const { type } = field;
  const ref = countRefOf(type);
  const tests = presenceBy(field, "given")?.tests.flat() ?? [];
  const until = isList(type) ? untilOf(type) : undefined;
  return [
    ...(ref?.outer ? [ref.by] : []),
    ...tests.flatMap(({ outer, member }) => (outer ? [member] : [])),
    ...outerParametersOf(type).flatMap(({ outer, name }) => (outer ? [name] : [])),
    ...(until === undefined ? [] : namesOf(until)),
  ];
}

function namesOf({ names = {} }: Calculation): string[] {
  return Object.entries(names).flatMap(([name, { outer }]) => (outer ? [name] : []));
}
