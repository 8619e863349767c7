import { bigRange, highest, lowest, valueOf } from "../../../runtime/table/facts/ints.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { StringType } from "../../../runtime/table/types/string.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { Table } from "../../../runtime/table/table.ts";

/** A part of a JSON Schema. */
export type Json = Readonly<Record<string, unknown>>;

/** Refers to a definition. */
export function refer(key: string): Json {
  return { $ref: `#/definitions/${key}` };
}

/** Bytes. */
export const HEX: Json = { type: "string", pattern: "^(?:[0-9a-fA-F]{2})*$" };

/** Integers by number. */
export function recordSchema(type: SparseType, table: Table): Json {
  return {
    type: "object",
    patternProperties: { [keyPattern(type)]: intSchema(table, [type.of]) },
    additionalProperties: false,
  };
}

/** The numbers that a record may have. */
function keyPattern({ by, rounds = 1 }: SparseType): string {
  const count = by?.bits ?? 32 * rounds;
  if (count === 32) return "^(?:[12]?\\d|3[01])$";
  const keys = Array.from({ length: count }, (_, key) => key);
  return `^(?:${keys.join("|")})$`;
}

export function delimitedSchema({ as }: Pick<DelimitedType, "as">): Json {
  if (as === "bytes") return refer("bytes");
  if (as === "latin1") return { type: "string", pattern: "^[\\u0000-\\u00ff]*$" };
  const description =
    "Text. A byte b that is part of no character is the lone surrogate U+DC00 + b.";
  return { type: "string", description };
}

export const DOUBLE: Json = {
  description: "A 64-bit float. JSON has no words for those that are no finite numbers.",
  anyOf: [{ type: "number" }, { enum: ["NaN", "Infinity", "-Infinity"] }],
};

/** Digits in a string: a number of JSON is read as one of 53 bits by most. */
export function bigSchema({ name, signed }: BigType): Json {
  const [low, high] = bigRange(signed);
  const pattern = signed ? "^-?\\d{1,19}$" : "^\\d{1,20}$";
  return { type: "string", pattern, description: `A ${name} in digits, from ${low} to ${high}.` };
}

/** A struct, which has a definition. */
export function structSchema(table: Table, index: number): Json {
  return refer(`${table.name}.${table.structs[index]!.name}`);
}

export function arrayOf(items: Json, count: number): Json {
  return { type: "array", items, minItems: count, maxItems: count };
}

/** A character a byte. */
export function stringSchema({ cut }: Pick<StringType, "cut">): Json {
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
