import fc from "fast-check";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { highest, lowest, rawOf } from "../../../runtime/table/facts/ints.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { bigs, oneOf, withOtherBits } from "../arbitrary.ts";
import type { Any } from "../making.ts";
import { anyInteger, withEdges } from "../numbers.ts";
import { wrongBigs, wrongInts } from "../wrong-values.ts";
import type { TypeValues } from "./values.ts";

export const int: TypeValues<IntType> = {
  any: (_, field, type) => selecting(field, type) ?? withEdges(type, anyInteger(type)),
  none: (type, field) =>
    field === undefined
      ? wrongInts([type])
      : [...wrongInts(widthsOf(field, type)), ...unknownSelections(field)],
  moved: ({ by }, type, value) => movedNumber(type, value, by),
};

export const big: TypeValues<BigType> = {
  any: (_, __, type) => withEdges(type, bigs(type.signed)),
  none: wrongBigs,
};

/** A number that tells of what follows. */
function selecting(
  { selects, selectsBits, selectsFlavor }: ValueField,
  type: IntType,
): Any | undefined {
  if (selects === undefined)
    return (
      selectsFlavor && fc.oneof(oneOf(...selectsFlavor.map(({ value }) => value)), anyInteger(type))
    );
  const known = oneOf(...selects.map(({ value }) => value));
  return selectsBits === undefined ? known : withOtherBits(known, selectsBits, 2 ** type.bits - 1);
}

/** All types that an integer may be written as. */
function widthsOf({ wide, presence }: ValueField, type: IntType): IntType[] {
  const widths = presenceBy({ presence }, "widths");
  const all = [type, wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  return all.filter((one) => one !== undefined);
}

/** Numbers that select nothing that is described. */
function unknownSelections({ selects, selectsBits, foreign = [] }: ValueField): unknown[] {
  if (selects === undefined) return [];
  const next = selectsBits ?? Math.max(...selects.map(({ value }) => value)) + 1;
  const known = new Set([...selects, ...foreign].map(({ value }) => value));
  return [...foreign.map(({ value }) => value), ...(known.has(next) ? [] : [next])];
}

/** Of the types that a number may be written as, the one with the shortest steps. */
export function finest({ type, wide, presence }: ValueField): ValueType {
  const widths = presenceBy({ presence }, "widths");
  const others = [wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  return others.reduce<ValueType>(
    (best, other) => (other !== undefined && stepOf(other) < stepOf(best) ? other : best),
    type,
  );
}

function stepOf(type: ValueType): number {
  if (type.kind !== "int" || type.scale === undefined) return 1;
  return Math.abs(type.scale.num / type.scale.den);
}

/** A number moved by a part of its steps, where that is not beyond an end of its type. */
export function movedNumber(type: IntType, value: unknown, by: number): unknown {
  if (type.scale === undefined || typeof value !== "number") return value;
  const other = value + by * stepOf(type);
  const raw = rawOf(type, other);
  return lowest(type) <= raw && raw <= highest(type) ? other : value;
}
