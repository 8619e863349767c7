import type { Table, ValueField } from "../../runtime/table/table.ts";
import {
  combinationsOf,
  type Numbers,
  numbersOf,
  type SelectingField,
  selectingFields,
  versionsOfRow,
} from "../../runtime/table/selection.ts";
import { mayBeMissing } from "../../runtime/table/statements.ts";
import { hex } from "./code.ts";

/** The code for what a field tells of versions: together with those before it, where there are any. */
export interface Selection {
  /** The members before it that tell, too. */
  readonly before: readonly SelectingField[];
  /** The number that a value is looked up by. */
  numberOf(field: ValueField, value: string): string;
  /** Without others before it: the numbers that are described, and the bits that count. */
  readonly known: string;
  /** With others: the numbers that are described together. */
  readonly rows: string;
}

/** Nothing for a field that does not tell of versions. */
export function selectionOf(table: Table, field: ValueField): Selection | undefined {
  if (field.selects === undefined) return undefined;
  const own = field as SelectingField;
  const fields = selectingFields(fieldsAround(table, own));
  const before = fields.slice(0, fields.indexOf(own));
  const bits = own.selectsBits === undefined ? "" : `, ${hex(own.selectsBits)}`;
  return {
    before,
    numberOf,
    known: `[${numbersOf(own).join(", ")}]${bits}`,
    rows: `[${rowsOf(before, own)
      .map((row) => `[${row.map((number) => String(number)).join(", ")}]`)
      .join(", ")}]`,
  };
}

function fieldsAround({ messages }: Table, field: SelectingField) {
  const layouts = messages.flatMap((message) => message.layouts);
  return layouts.find(({ fields }) => fields.includes(field))?.fields ?? [field];
}

function numberOf({ selectsBits }: ValueField, value: string): string {
  return selectsBits === undefined ? value : `(${value} & ${hex(selectsBits)}) >>> 0`;
}

/** All that is described together, of the members before it and its own. */
function rowsOf(before: readonly SelectingField[], own: SelectingField): Numbers[] {
  const fields = [...before, own];
  return combinationsOf(fields).filter(
    (row) => row.at(-1) !== undefined && versionsOfRow(fields, row).length > 0,
  );
}

/** The numbers of the members before a field, and its own, as code. */
export function numbersCode(
  { before, numberOf: number }: Selection,
  field: ValueField,
  valueOf: (name: string) => string,
): string {
  const codes = before.map((one) => {
    const value = valueOf(one.name);
    const isPlain = one.selectsBits === undefined || !mayBeMissing(one);
    return isPlain
      ? number(one, value)
      : `${value} === undefined ? undefined : ${number(one, value)}`;
  });
  return `[${[...codes, number(field, valueOf(field.name))].join(", ")}]`;
}
