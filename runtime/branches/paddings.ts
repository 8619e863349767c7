import { countOf } from "../table/types/counts.ts";
import type { Field } from "../table/fields/field.ts";
import { layoutOf } from "../table/messages.ts";
import { fixedBits } from "../table/facts/ints.ts";
import type { IntType } from "../table/types/integers.ts";
import type { ListType } from "../table/types/list.ts";
import type { StructType } from "../table/types/struct.ts";
import type { Table } from "../table/table.ts";
import type { ValueField } from "../table/fields/value.ts";
import { presenceBy } from "../table/fields/presence.ts";

/** Whether bits of a struct, or of several, may leave some of their last byte. */
export function mayBePadded(table: Table, version: number, type: StructType | ListType): boolean {
  return structBits(table, version, type) !== 0;
}

function structBits(
  table: Table,
  version: number,
  type: StructType | ListType,
): number | undefined {
  const struct = table.structs[type.struct]!;
  // What may have itself inside is of any length.
  if (struct.maxDepth !== undefined) return undefined;
  return bitsBeyond(table, version, layoutOf(struct, version)?.fields ?? []);
}

/** How many bits fields have beyond whole bytes, where that is always as many. */
function bitsBeyond(table: Table, version: number, fields: readonly Field[]): number | undefined {
  let sum = 0;
  for (const field of fields) {
    const own = fieldBits(table, version, field);
    if (own === undefined) return undefined;
    sum += own;
  }
  return sum % 8;
}

function fieldBits(table: Table, version: number, field: Field): number | undefined {
  if (field.kind === "mask") {
    const [first, ...more] = field.parts;
    return more.every(({ bits }) => bits % 8 === 0) ? first!.bits : undefined;
  }
  if (field.kind !== "value") return 0;
  const own = typeBits(table, version, field);
  const isAlways = (presenceBy(field, "bit") ?? presenceBy(field, "given")?.tests) === undefined;
  return isAlways || own === 0 ? own : undefined;
}

function typeBits(table: Table, version: number, { type }: ValueField): number | undefined {
  if (type.kind === "int") return bitsOver(type);
  if (type.kind !== "struct" && type.kind !== "list") return undefined;
  const own = structBits(table, version, type);
  if (type.kind === "struct") return own;
  const count = countOf(type);
  return own === 0 ? (count === undefined ? 0 : bitsOver(count)) : undefined;
}

function bitsOver(type: IntType): number | undefined {
  const bits = fixedBits(type);
  return bits && bits % 8;
}
