import { mayBeMissing } from "../../../runtime/table/statements.ts";
import { countOf } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { isGiven, type Outer, presenceBy } from "../../../runtime/table/fields/presence.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { leastBits } from "../../../runtime/table/bit-codes/bit-codes.ts";
import { leastVarintBytes } from "../../../runtime/table/varints/varints.ts";

/** How few bytes fields take; where they stand bit by bit, a bit is an eighth. */
export interface Least {
  /** By a struct's index. */
  readonly structs: readonly number[];
  /** Outer parameters. Without: all that depends on that may be missing. */
  readonly outer?: Outer;
}

/**
 * How few bytes structs take, by their index.
 *
 * @param outer what all of them are given, by the names they know it by
 */
export function leastOfStructs(
  tables: readonly MessageTable[],
  version: number,
  outer?: Outer,
): Least {
  const structs = tables.map(() => Infinity);
  const least: Least = { structs, ...(outer === undefined ? {} : { outer }) };
  // What a struct has inside may be itself: each round knows more of them.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const [index, table] of tables.entries()) {
      const bytes = leastBytes(least, layoutOf(table, version)?.fields ?? []);
      isNew ||= bytes < structs[index]!;
      structs[index] = bytes;
    }
  }
  return least;
}

/** How few bytes fields take, one after the other. */
export function leastBytes(least: Least, fields: readonly Field[]): number {
  let bytes = 0;
  for (const field of fields) {
    // Nothing need follow.
    if (field.kind === "terminator") break;
    bytes += ofField(least, field);
  }
  return bytes;
}

function ofField(least: Least, field: Field): number {
  switch (field.kind) {
    case "mask":
      return ofMask(field);
    case "split":
      return field.wide === undefined ? ofNumber(field.wire) : 1;
    case "constant":
      return field.bytes.length;
    case "gap":
      return field.pad ?? 0;
    case "checksum":
    case "length":
      return ofNumber(field.type);
    case "interleave":
      return field.fields.reduce((sum, { type }) => sum + field.count * ofNumber(type), 0);
    case "switch":
      return Math.min(...field.arms.map(({ fields }) => leastBytes(least, fields)));
    case "value":
      return ofValue(least, field);
    case "bit":
    case "number":
    case "reserved":
    case "terminator":
      return 0;
  }
}

/** A part of the id, or of a word, is no byte of its own. */
function ofMask({ parts }: MaskField): number {
  const own = parts.map(({ from, when }) =>
    typeof from === "string" || when !== undefined ? 0 : ofNumber(from),
  );
  return own.reduce((sum, bytes) => sum + bytes, 0);
}

function ofValue(least: Least, field: ValueField): number {
  const { type, wide, presence } = field;
  const whenIs = presenceBy({ presence }, "given")?.tests;
  if (whenIs !== undefined) {
    // What depends on members of the struct itself is there only with these.
    const isThere = least.outer !== undefined && isGiven(whenIs, {}, least.outer);
    if (!isThere) return 0;
  } else if (mayBeMissing(field)) return 0;
  const own = ofType(least, type);
  return wide === undefined ? own : Math.min(own, ofNumber(wide.type));
}

function ofType(least: Least, type: ValueType): number {
  switch (type.kind) {
    case "int":
    case "big":
    case "float":
      return ofNumber(type);
    case "array":
      return type.count * ofNumber(type.of);
    case "struct":
      return least.structs[type.struct]!;
    case "string":
      return type.open ? 0 : 1;
    case "delimited":
      return type.length === undefined ? 1 : ofNumber(type.length);
    case "strings":
      return 1;
    case "sparse":
      return type.by === undefined ? 0 : ofNumber(type.by);
    case "bytes":
      return 0;
    case "list":
    case "sequence": {
      const count = countOf(type);
      if (count !== undefined) return ofNumber(count);
      return type.ends === "element" ? 1 : 0;
    }
  }
}

function ofNumber(type: NumberType): number {
  if (type.kind === "float") return (type.bits ?? 32) / 8;
  return type.varint === undefined ? leastBits(type) / 8 : leastVarintBytes(type);
}
