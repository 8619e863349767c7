import type { Table, ValueField } from "../../../runtime/table/table.ts";
import {
  combinationsOf,
  type Numbers,
  numberPlace,
  numbersOf,
  numberWithout,
  type SelectingField,
  selectingFields,
  versionsOfRow,
} from "../../../runtime/table/selection.ts";
import { mayBeMissing } from "../../../runtime/table/statements.ts";
import type { Emitting } from "./emitting.ts";
import { hex, type Imports } from "./code.ts";

/** The code for what a field tells of versions: together with those before it, where there are any. */
export interface Selection {
  /** The members before it that tell, too. */
  readonly before: readonly SelectingField[];
  /** Of all of them, the place of the protocol's number. */
  readonly place: number;
  /** The number that a value is looked up by. */
  numberOf(field: ValueField, value: string): string;
  /** Without others before it: the numbers that are described, and the bits that count. */
  readonly known: string;
  /** With others: the numbers that are described together. */
  readonly rows: string;
}

/** Nothing for a field that does not tell of versions, or is judged with the number behind it: that of a mark. */
export function selectionOf(
  { table, lengths }: Pick<Emitting, "table" | "lengths">,
  field: ValueField,
): Selection | undefined {
  if (field.selects === undefined || field.mark !== undefined) return undefined;
  const own = field as SelectingField;
  const fields = selectingFields(fieldsAround(table, own));
  const before = fields.slice(0, fields.indexOf(own));
  const bits = own.selectsBits === undefined ? "" : `, ${hex(own.selectsBits)}`;
  return {
    before,
    place: numberPlace([...before, own]),
    numberOf,
    known: `[${numbersOf(own).join(", ")}]${bits}`,
    rows: before.length === 0 ? "" : lengths.rowsFor(rowsCode(before, own)),
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

function rowsCode(before: readonly SelectingField[], own: SelectingField): string {
  const rows = rowsOf(before, own).map((row) => `[${row.map(String).join(", ")}]`);
  return `[${rows.join(", ")}]`;
}

/** Asks whether numbers are described together. */
export function togetherCode(
  imports: Imports,
  { rows, place }: Selection,
  numbers: string,
): string {
  const at = place === 0 ? "" : `, ${place}`;
  return `${imports.use("expectTogether")}(r, ${numbers}, ${rows}${at});`;
}

/** The numbers of the members before a field, and its own, as code. */
export function numbersCode(
  { before, numberOf: number }: Selection,
  field: ValueField,
  valueOf: (name: string) => string,
): string {
  const codes = before.map((one) => {
    const value = valueOf(one.name);
    const without = numberWithout(one);
    if (without !== undefined) return number(one, `(${value} ?? ${without})`);
    const isPlain = one.selectsBits === undefined || !mayBeMissing(one);
    return isPlain
      ? number(one, value)
      : `${value} === undefined ? undefined : ${number(one, value)}`;
  });
  return `[${[...codes, number(field, valueOf(field.name))].join(", ")}]`;
}
