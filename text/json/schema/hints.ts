import { companionRange } from "../../../runtime/table/facts/companion-range.ts";
import { companionsOf } from "../../../runtime/table/facts/companions.ts";
import { arraysOf } from "../../../runtime/table/fields/interleave.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { nanMember, openMember } from "../../../runtime/table/facts/members.ts";
import { type ValueType, floatsOf } from "../../../runtime/table/types/types.ts";
import { type Json, refer } from "../types/schemas.ts";

const NAN_BITS: Json = { type: "string", pattern: "^\\d{1,20}$" };

const AS_READ = "How the message came: editing may ignore it.";

/** A member that tells how the message came, or whether a number is a step. */
export function hintSchema(fields: readonly Field[], hint: string): Json {
  const description = AS_READ;
  if (fields.some((candidate) => candidate.kind === "gap" && candidate.name === hint))
    return { allOf: [refer("bytes")], description };
  const companion = fields.flatMap(companionsOf).find(({ name }) => name === hint);
  if (companion !== undefined) {
    const { isList, what } = companion;
    const { low, high } = companionRange(companion);
    const description = what === "step" ? "3 where it is the number itself, and no step." : AS_READ;
    const way = { type: "integer", minimum: low, maximum: high };
    return isList
      ? { type: "array", items: { type: "integer" }, description }
      : { ...way, description };
  }
  const field = fields
    .flatMap((candidate) => (candidate.kind === "interleave" ? arraysOf(candidate) : [candidate]))
    .find(
      (candidate): candidate is ValueField =>
        candidate.kind === "value" &&
        (nanMember(candidate.name) === hint || openMember(candidate.name) === hint),
    );
  if (field?.type.kind === "string") return { const: true, description };
  const number = isLongFloat(field?.type) ? NAN_BITS : { type: "number" };
  if (field !== undefined && floatsOf(field.type) !== undefined)
    return { type: "array", items: number, description };
  return { ...number, description };
}

function isLongFloat(type: ValueType | undefined): boolean {
  const of = type && (floatsOf(type) ?? type);
  return of?.kind === "float" && of.bits === 64;
}
