import type { ListType } from "../../../runtime/table/types/list.ts";
import type { SequenceType } from "../../../runtime/table/types/delimited.ts";
import { byKind } from "../../../runtime/table/by-kind.ts";
import { mayBeMissing } from "../../../runtime/table/facts/statements.ts";
import { countOf, endsWithBytes, untilOf } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { isGiven, type Outer, presenceBy } from "../../../runtime/table/fields/presence.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { leastBits } from "../../../runtime/table/bit-codes/bit-codes.ts";
import { leastVarintBytes } from "../../../runtime/table/varints/varints.ts";

/** How few bytes fields take; where they are packed bit by bit, a bit is an eighth. */
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
  return fields.reduce((sum, field) => sum + ofField(least, field), 0);
}

const ofField = byKind<Field, [Least], number>(
  {
    mask: (_, field) => ofMask(field),
    split: (_, { wide, wire }) => (wide === undefined ? ofNumber(wire) : 1),
    constant: (_, { bytes }) => bytes.length,
    gap: (_, { pad = 0, open }) => (open ? 0 : pad),
    checksum: (_, { type }) => ofNumber(type),
    length: (_, { type }) => ofNumber(type),
    interleave: (_, { fields, count }) =>
      fields.reduce((sum, { type }) => sum + count * ofNumber(type), 0),
    switch: (least, { arms }) => Math.min(...arms.map(({ fields }) => leastBytes(least, fields))),
    value: ofValue,
  },
  () => 0,
);

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

const ofNumbers = (_: Least, type: NumberType) => ofNumber(type);
const ofList = (_: Least, type: ListType | SequenceType) => {
  const count = countOf(type);
  if (count !== undefined) return ofNumber(count);
  if (type.ends === "element") return 1;
  return untilOf(type) === undefined || endsWithBytes(type) ? 0 : 1;
};

const ofType = byKind<ValueType, [Least], number>({
  int: ofNumbers,
  big: ofNumbers,
  float: ofNumbers,
  array: (_, { of, count }) => count * ofNumber(of),
  struct: (least, { struct }) => least.structs[struct]!,
  string: (_, { open }) => (open ? 0 : 1),
  delimited: (_, { length }) => (length === undefined ? 1 : ofNumber(length)),
  strings: () => 1,
  sparse: (_, { by }) => (by === undefined ? 0 : ofNumber(by)),
  bytes: (_, { count = 0 }) => count,
  list: ofList,
  sequence: ofList,
});

function ofNumber(type: NumberType): number {
  if (type.kind === "float") return (type.bits ?? 32) / 8;
  return type.varint === undefined ? leastBits(type) / 8 : leastVarintBytes(type);
}
