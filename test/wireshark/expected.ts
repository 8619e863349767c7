import { expect } from "vitest";
import type { FieldJson } from "../../cli/inspect/field-json.ts";
import type { Table } from "../../runtime/table/table.ts";
import { memberFields } from "../../wireshark/members.ts";
import type { ShownField } from "./tshark.ts";

/* What tshark must show of a field that `inspect --json` has. */

/** Where UDP's contents begin in a frame of Ethernet and IPv4 without options. */
export const UDP_AT = 42;

/** Names that Wireshark has already. */
const TAKEN: ReadonlySet<string> = new Set(["quakeworld", "quake2"]);

/** What the names of a protocol's fields begin with. */
export function prefixOf(name: string): string {
  return TAKEN.has(name) ? `ds.${name}` : name;
}

/** A field that is expected, whose value is what it is shown as. */
export interface Expected extends Omit<ShownField, "show"> {
  readonly value: unknown;
}

/**
 * The leaves of a field that are shown. Bits of masks are not, nor are constants' pieces.
 *
 * @param owner the message or struct that it is in
 * @param shift what is added to its offsets
 */
export function expectedFields(
  table: Table,
  field: FieldJson,
  owner: string,
  shift: number,
): Expected[] {
  const { type, fields: inside = [] } = field;
  const inner = table.structs.some(({ name }) => name === type) ? type! : owner;
  const isPieces = inside.some((one) => one.type === "bit" || one.type === "bits");
  // A message's id has the message's name.
  const isId = field.name === "id" && field.enum === owner;
  const isLeaf = inside.length === 0 || isPieces || isId;
  if (!isLeaf) return inside.flatMap((one) => expectedFields(table, one, inner, shift));
  const isEmpty = typeof field.value === "object";
  if (field.absent || field.name.includes("$") || field.name === "end" || isEmpty) return [];
  const [from, to] = spanOf(field);
  const own = field.name.replace(/\[.*/, "");
  const member = owner === "" || isId ? own : `${owner}.${own}`;
  // What no member of the schema is, as a list's count, is an item without a filter.
  const isMember = filtersOf(table).has(member);
  const name = isMember ? `${prefixOf(table.name)}.${member}` : "";
  const value = isMember ? field.value : `${field.name}: ${String(field.value)}`;
  return [{ name, at: from + shift, size: to - from, value }];
}

const filters = new WeakMap<Table, ReadonlySet<string>>();

function filtersOf(table: Table): ReadonlySet<string> {
  const found = filters.get(table) ?? new Set(memberFields(table).map(({ member }) => member));
  filters.set(table, found);
  return found;
}

function spanOf({ offset, bit = 0, bits, fields = [] }: FieldJson): [number, number] {
  const spans = fields.filter((field) => field.bits > 0).map(spanOf);
  if (spans.length > 0)
    return [Math.min(...spans.map(([a]) => a)), Math.max(...spans.map(([, b]) => b))];
  return [offset, Math.ceil((8 * offset + bit + bits) / 8)];
}

/** Fields with the expected names are those that are expected, in their order; items without a filter are there. */
export function expectShown(
  shown: readonly ShownField[],
  expected: readonly Expected[],
  place: string,
): void {
  const [named, items] = [true, false].map((isNamed) =>
    expected.filter(({ name }) => (name !== "") === isNamed),
  ) as [Expected[], Expected[]];
  const names = new Set(named.map(({ name }) => name));
  const own = shown.filter(({ name }) => names.has(name));
  const settledOwn = own.map((field, i) =>
    named[i] === undefined ? field : settled(field, named[i]),
  );
  expect(settledOwn, place).toEqual(named);
  for (const { at, size, value } of items) {
    const here = shown.filter((one) => one.name === "" && one.at === at && one.size === size);
    const labels = here.map(({ show }) => show.replace(/ [[(].*/, ""));
    expect(labels, place).toContain(value);
  }
}

/** What is shown as the value that was expected is that value: shown as the tool has it otherwise. */
function settled({ show, ...field }: ShownField, { value }: Expected): Expected {
  return { ...field, value: isShown(show, value) ? value : show };
}

function isShown(show: string, value: unknown): boolean {
  if (typeof value === "number") return isNumber(show, value);
  if (typeof value === "boolean") return show === (value ? "1" : "0");
  if (value === "NaN") return /^-?nan$/.test(show);
  if (value === "Infinity" || value === "-Infinity")
    return show === value.slice(0, -5).toLowerCase();
  // Bytes have a colon between each two there.
  const isBytes = /^..(:..)*$/.test(show) && show.replaceAll(":", "") === value;
  return isBytes || show === escaped(String(value));
}

/** Wireshark shows fifteen digits of a double. */
function isNumber(show: string, value: number): boolean {
  const shown = Number(show);
  return Math.abs(shown - value) <= 1e-14 * Math.abs(value);
}

/** A text as PDML has it. */
function escaped(text: string): string {
  return text.replaceAll(
    // oxlint-disable-next-line no-control-regex
    /[\0-\x08\x0e-\x1f\x7f]/g,
    (letter) => `\\x${letter.charCodeAt(0).toString(16)}`,
  );
}
