import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import {
  combinationsOf,
  type Numbers,
  numberPlace,
  numbersOf,
  numberWithout,
  type SelectingField,
  selectingFields,
  versionsOfRow,
} from "../../../runtime/table/facts/selection.ts";
import { mayBeMissing } from "../../../runtime/table/facts/statements.ts";
import * as code from "../code/build.ts";
import type { Expr, Stmt } from "../code/model.ts";
import type { Emitting } from "./emitting.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** The code for what a field tells of versions: together with those before it, where there are any. */
export interface Selection {
  /** The members before it that tell, too. */
  readonly before: readonly SelectingField[];
  /** Of all of them, the place of the protocol's number. */
  readonly place: number;
  /** The number that a value is looked up by. */
  numberOf(field: ValueField, value: Expr): Expr;
  /** Without others before it: the numbers that are described, and the bits that count. */
  readonly known: readonly Expr[];
  /** With others: the numbers that are described together. */
  readonly rows: Expr | undefined;
}

/** Nothing for a field that does not tell of versions, or is judged with the number after it: that of a mark. */
export function selectionOf(
  { table, constants }: Pick<Emitting, "table" | "constants">,
  field: ValueField,
): Selection | undefined {
  if (field.selects === undefined || presenceBy(field, "marker")?.number !== undefined)
    return undefined;
  const own = field as SelectingField;
  const fields = selectingFields(fieldsAround(table, own));
  const before = fields.slice(0, fields.indexOf(own));
  const bits = own.selectsBits === undefined ? [] : [code.hex(own.selectsBits)];
  return {
    before,
    place: numberPlace([...before, own]),
    numberOf,
    known: [code.plain(numbersOf(own)), ...bits],
    rows: before.length === 0 ? undefined : constants.rowsFor(rowsCode(before, own)),
  };
}

function fieldsAround({ messages }: Table, field: SelectingField) {
  const layouts = messages.flatMap((message) => message.layouts);
  return layouts.find(({ fields }) => fields.includes(field))?.fields ?? [field];
}

function numberOf({ selectsBits }: ValueField, value: Expr): Expr {
  if (selectsBits === undefined) return value;
  return code.operation(code.and(value, selectsBits), ">>>", 0);
}

/** All that is described together, of the members before it and its own. */
function rowsOf(before: readonly SelectingField[], own: SelectingField): Numbers[] {
  const fields = [...before, own];
  return combinationsOf(fields).filter(
    (row) => row.at(-1) !== undefined && versionsOfRow(fields, row).length > 0,
  );
}

function rowsCode(before: readonly SelectingField[], own: SelectingField): Expr {
  const numberIn = (value: number | undefined) =>
    value === undefined ? code.UNDEFINED : code.number(value);
  return code.list(rowsOf(before, own).map((row) => code.list(row.map(numberIn))));
}

/** Asks whether numbers are described together. */
export function togetherCode({ rows, place }: Selection, numbers: Expr): Stmt {
  const at = place === 0 ? [] : [place];
  return code.run(code.use("expectTogether", code.READER, numbers, rows!, ...at));
}

/** The numbers of the members before a field, and its own, as code. */
export function numbersCode(
  { before, numberOf: number }: Selection,
  field: ValueField,
  valueOf: (name: string) => Expr,
): Expr {
  const numbers = before.map((one) => {
    const value = valueOf(one.name);
    const without = numberWithout(one);
    if (without !== undefined)
      return number(one, code.operation(value, "??", code.number(without)));
    const isPlain = one.selectsBits === undefined || !mayBeMissing(one);
    return isPlain
      ? number(one, value)
      : code.choice(code.isAbsent(value), code.UNDEFINED, number(one, value));
  });
  return code.list([...numbers, number(field, valueOf(field.name))]);
}
