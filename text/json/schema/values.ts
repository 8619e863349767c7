import { bigRange, highest, lowest, valueOf } from "../../../runtime/table/ints.ts";
import { companionRange } from "../../../runtime/table/companion-range.ts";
import { companionsOf } from "../../../runtime/table/companions.ts";
import { arraysOf } from "../../../runtime/table/fields/interleave.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type ValueType, floatsOf } from "../../../runtime/table/types/types.ts";
import { nanMember, openMember } from "../../../runtime/table/members.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** A part of a JSON Schema. */
export type Json = Readonly<Record<string, unknown>>;

/** Refers to a definition. */
export function refer(key: string): Json {
  return { $ref: `#/definitions/${key}` };
}

/** Bytes. */
export const HEX: Json = { type: "string", pattern: "^(?:[0-9a-fA-F]{2})*$" };

export function valueSchema(table: Table, { type, wide, presence }: ValueField): Json {
  const widths = presenceBy({ presence }, "widths");
  if (type.kind !== "int") return typeSchema(table, type);
  const others = [wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  return intSchema(table, [type, ...others.filter((other) => other !== undefined)]);
}

function typeSchema(table: Table, type: ValueType): Json {
  switch (type.kind) {
    case "int":
      return intSchema(table, [type]);
    case "big":
      return bigSchema(type);
    case "float":
      return type.bits === 64 ? DOUBLE : refer("float");
    case "string":
      return stringSchema(type.cut);
    case "delimited":
      return delimitedSchema(type);
    case "sequence":
      return {
        type: "array",
        items: type.of.kind === "delimited" ? delimitedSchema(type.of) : typeSchema(table, type.of),
      };
    case "strings":
      return { type: "array", items: stringSchema(type.cut) };
    case "array":
      return arrayOf(typeSchema(table, type.of), type.count);
    case "bytes":
      return delimitedSchema({ as: type.as ?? "bytes" });
    case "struct":
      return refer(structKey(table, type.struct));
    case "list":
      return { type: "array", items: refer(structKey(table, type.struct)) };
    case "sparse":
      return {
        type: "object",
        patternProperties: { [keyPattern(type)]: intSchema(table, [type.of]) },
        additionalProperties: false,
      };
  }
}

/** The numbers that a record may have. */
function keyPattern({ by, rounds = 1 }: SparseType): string {
  const count = by?.bits ?? 32 * rounds;
  if (count === 32) return "^(?:[12]?\\d|3[01])$";
  const keys = Array.from({ length: count }, (_, key) => key);
  return `^(?:${keys.join("|")})$`;
}

function delimitedSchema({ as }: Pick<DelimitedType, "as">): Json {
  if (as === "bytes") return refer("bytes");
  if (as === "latin1") return { type: "string", pattern: "^[\\u0000-\\u00ff]*$" };
  const description =
    "Text. A byte b that is part of no character is the lone surrogate U+DC00 + b.";
  return { type: "string", description };
}

const DOUBLE: Json = {
  description: "A 64-bit float. JSON has no words for those that are no finite numbers.",
  anyOf: [{ type: "number" }, { enum: ["NaN", "Infinity", "-Infinity"] }],
};

/** Digits in a string: a number of JSON is read as one of 53 bits by most. */
function bigSchema({ name, signed }: BigType): Json {
  const [low, high] = bigRange(signed);
  const pattern = signed ? "^-?\\d{1,19}$" : "^\\d{1,20}$";
  return { type: "string", pattern, description: `A ${name} in digits, from ${low} to ${high}.` };
}

const NAN_BITS: Json = { type: "string", pattern: "^\\d{1,20}$" };

export function structKey(table: Table, index: number): string {
  return `${table.name}.${table.structs[index]!.name}`;
}

export function arrayOf(items: Json, count: number): Json {
  return { type: "array", items, minItems: count, maxItems: count };
}

/** A character a byte. */
function stringSchema(cut: number): Json {
  return { type: "string", maxLength: cut, pattern: "^[\\u0001-\\u00ff]*$" };
}

/** An integer, or one of several. */
export function intSchema(table: Table, types: readonly IntType[]): Json {
  const ends = types.flatMap((type) => [valueOf(type, lowest(type)), valueOf(type, highest(type))]);
  const isWhole = types.every(
    ({ scale }) => scale === undefined || (scale.num % scale.den === 0 && scale.plus % 1 === 0),
  );
  const named = types.find((type) => type.enum !== undefined)?.enum;
  return {
    type: isWhole ? "integer" : "number",
    minimum: Math.min(...ends),
    maximum: Math.max(...ends),
    ...(named === undefined ? {} : { $comment: `one of ${table.enums[named]!.name}` }),
  };
}

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
