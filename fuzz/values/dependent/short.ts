import type fc from "fast-check";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { TooLongError } from "../../../runtime/errors/errors.ts";
import { interpretEncode } from "../../../runtime/interpret/interpret.ts";
import { lowest, valueOf } from "../../../runtime/table/facts/ints.ts";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import { countOf } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { isList, takesAll } from "../../../runtime/table/types/types.ts";
import { type Layout, layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { PATIENCE } from "./patience.ts";

/** A length or a count of that many bits tells more than values here have. */
const ENOUGH = 16;

/** Messages that are not longer than what in them tells how long they are. */
export function short(
  table: Table,
  layout: Layout,
  messages: fc.Arbitrary<AnyMessage>,
): fc.Arbitrary<AnyMessage> {
  const isFramed = table.frame !== undefined && isSmall(table.frame);
  if (!isFramed && !hasSmallLength(table, layout.from, layout.fields, new Set())) return messages;
  // Where no value is short enough, that is a finding, and no reason to look for one for ever.
  let missed = 0;
  return messages.filter((message) => {
    const isShort = !isTooLong(table, layout.from, message) || missed >= PATIENCE;
    missed = isShort ? 0 : missed + 1;
    return isShort;
  });
}

/** Bytes, or a text of them, that are at least as many as a length before them tells. */
export function longEnough(
  fields: readonly Field[],
  { name, type }: ValueField,
  any: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const leasts = fields.flatMap((f) => {
    if (f.kind !== "length") return [];
    const isOwn = f.of === undefined ? takesAll(type) : f.of === name;
    return isOwn ? [valueOf(f.type, lowest(f.type))] : [];
  });
  const least = Math.max(0, ...leasts);
  if (least === 0) return any;
  return any.map((value) => {
    if (typeof value === "string") return value.padEnd(least, "a");
    const bytes = new Uint8Array(Math.max(least, (value as Uint8Array).length));
    bytes.set(value as Uint8Array);
    return bytes;
  });
}

function isTooLong(table: Table, version: number, message: AnyMessage): boolean {
  try {
    interpretEncode(table, version, message);
    return false;
  } catch (error) {
    // Whatever else is wrong is a finding.
    return error instanceof TooLongError;
  }
}

function hasSmallLength(
  table: Table,
  version: number,
  fields: readonly Field[],
  seen: Set<number>,
): boolean {
  return allFields(fields).some((field) => {
    if (field.kind === "length") return isSmall(field.type) && field.high === undefined;
    if (field.kind !== "value") return false;
    const { type } = field;
    const count = isList(type) ? countOf(type) : undefined;
    if (count !== undefined && isSmall(count)) return true;
    if (type.kind !== "struct" && type.kind !== "list") return false;
    if (seen.has(type.struct)) return false;
    seen.add(type.struct);
    const inner = layoutOf(table.structs[type.struct]!, version)?.fields ?? [];
    return hasSmallLength(table, version, inner, seen);
  });
}

/** Whether a length tells no small number, or no large one. */
function isSmall({ bits, scale }: IntType): boolean {
  return bits < ENOUGH || (scale?.plus ?? 0) > 0;
}
