import { hexNumber } from "./hex.ts";
import { allFields } from "../table/fields/all-fields.ts";
import { numbersOf, type SelectingField, versionsOfAll } from "../table/facts/selection.ts";
import type { IntType } from "../table/types/integers.ts";
import type { Layout } from "../table/messages.ts";
import { plainVersion, type Table } from "../table/table.ts";
import { type SwitchField, type ArmValue, armValue } from "../table/fields/field.ts";
import { contains, type VersionRange } from "../table/versions.ts";

/*
 * What the interpreter says about values that a version does not know.
 */

/** The name of a version, given its index. */
export function versionName(table: Table, version: number): string {
  return table.versions[version] ?? `number ${version}`;
}

/**
 * Version ranges in words: `from version 1.07 on`, `up to version 1.06`, `in version 1.01 and from version 1.07 on`.
 *
 * @param last the last version there is, an index into `table.versions`
 */
export function versionsText(
  table: Table,
  ranges: readonly VersionRange[],
  last = table.versions.length - 1,
): string {
  const texts = merged(ranges).map((range) => rangeText(table, range, last));
  return texts.length === 0 ? "in no version" : texts.join(" and ");
}

function rangeText(table: Table, { from, to }: VersionRange, last: number): string {
  if (from <= 0 && to >= last) return "in every version";
  if (to >= last) return `from version ${versionName(table, from)} on`;
  if (from <= 0) return `up to version ${versionName(table, to)}`;
  if (from === to) return `in version ${versionName(table, from)}`;
  return `from version ${versionName(table, from)} to ${versionName(table, to)}`;
}

function merged(ranges: readonly VersionRange[]): VersionRange[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** Numbers in words, with neighbours drawn together: `0 to 11, 13`. */
export function numbersText(values: readonly ArmValue[]): string {
  const runs: { from: number; to: number }[] = [];
  const long = values.filter((value) => typeof value === "string");
  if (long.length > 0) return [...new Set(long)].join(", ");
  for (const value of [...new Set(values as readonly number[])].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && value === last.to + 1) last.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs.map(runText).join(", ");
}

function runText({ from, to }: { from: number; to: number }): string {
  if (from === to) return `${from}`;
  return to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`;
}

/** A value of any type, short enough for a sentence. */
export function valueText(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** Why no message begins with `id`, and in which versions one does. */
export function unknownIdReason(table: Table, version: number, id: number): string {
  for (const message of table.messages) {
    const others = message.layouts.filter((layout) => hasId(layout, id));
    if (others.length === 0) continue;
    return `${message.name} (id ${hexNumber(id)}) is ${versionsText(table, others)}`;
  }
  return `no message has the id ${hexNumber(id)} in version ${versionName(table, version)}`;
}

/** Whether a layout's messages may begin with `id`. */
export function hasId(layout: Layout, id: number): boolean {
  if (layout.id === undefined) return false;
  if (layout.idHigh !== undefined) return isIn(layout.id, id & ((1 << layout.idHigh) - 1));
  if (isIn(layout.id, id)) return true;
  return layout.idBit !== undefined && isIn(layout.id, id ^ (1 << layout.idBit));
}

function isIn([first, last]: readonly [number, number], id: number): boolean {
  return first <= id && id <= last;
}

/** Why a value selects no arm, and in which versions it would. */
export function noArmReason(
  table: Table,
  layout: Layout,
  field: SwitchField,
  value: unknown,
): string {
  const foreign = field.foreign?.find((one) => one.value === armValue(value));
  if (foreign !== undefined)
    return `${field.on} ${foreign.value} is not described here: ${foreign.name}`;
  const known = numbersText(field.arms.flatMap((arm) => arm.values));
  const reason = `${field.on} ${valueText(value)} is none of ${known}`;
  const type = intTypeOf(layout, field.on);
  const other = enumValue(table, type, value);
  return other === undefined
    ? reason
    : `${reason}; ${other.name} is ${versionsText(table, [other], lastPlain(table))}`;
}

/** The last plain version: enums speak of no others. */
function lastPlain({ flavors, versions }: Table): number {
  return flavors?.[0]?.to ?? versions.length - 1;
}

function enumValue(table: Table, type: IntType | undefined, value: unknown) {
  if (type?.enum === undefined) return undefined;
  return table.enums[type.enum]?.values.find((known) => known.value === value);
}

function intTypeOf(layout: Layout, name: string): IntType | undefined {
  for (const field of allFields(layout.fields)) {
    if (field.kind === "value" && field.name === name && field.type.kind === "int")
      return field.type;
    if (field.kind === "number" && field.name === name) return field.type;
    if (field.kind !== "split") continue;
    const part = field.parts.find((candidate) => candidate.name === name);
    if (part !== undefined) return part.type;
  }
  return undefined;
}

/** The name that an enum gives a value in a version. */
export function enumNameOf(
  table: Table,
  version: number,
  type: IntType,
  value: number,
): string | undefined {
  if (type.enum === undefined) return undefined;
  const plain = plainVersion(table, version);
  const known = table.enums[type.enum]?.values.find(
    (item) => item.value === value && contains(item, plain),
  );
  return known?.name;
}

/** The vector that a value is the number of, where it is to be one: `0.5, 0, 0.86`. */
export function vectorNote(table: Table, type: IntType, value: number): string | undefined {
  const vectors = type.vectors === undefined ? undefined : table.vectors[type.vectors];
  if (vectors === undefined) return undefined;
  return vectors.values[value]?.join(", ") ?? `is no number of ${vectors.name}`;
}

/** What is known of a value that is not described: its name, or those of its bits where some of them tell. */
function foreignNames({ foreign = [], selectsBits }: SelectingField, value: unknown): string[] {
  const isMeant = (known: number) =>
    selectsBits === undefined ? known === value : ((value as number) & known) !== 0;
  return foreign.flatMap(({ value: known, name }) => (isMeant(known) ? [name] : []));
}

/**
 * Why members that select versions select none.
 *
 * @param fields those that select, up to the one that leaves no version
 */
export function notSelectedReason(
  table: Table,
  fields: readonly SelectingField[],
  members: Readonly<Record<string, unknown>>,
): string {
  const field = fields.at(-1)!;
  const value = members[field.name];
  const named = foreignNames(field, value);
  const whose = named.length === 0 ? "" : ` (${named.join(", ")})`;
  const others = fields.slice(0, -1).filter(({ name }) => members[name] !== undefined);
  const companion = others
    .map(({ name }) => ` beside ${name} ${valueText(members[name])}`)
    .join("");
  const possible = numbersOf(field).filter(
    (number) => versionsOfAll(fields, { ...members, [field.name]: number }).length > 0,
  );
  const known = possible.length === 0 ? "none" : numbersText(possible);
  const bits = field.selectsBits;
  const which = bits === undefined ? "" : ` (its bits ${hexNumber(bits)} tell)`;
  return `${field.name} ${valueText(value)}${whose}${companion} is not described here${which}: ${table.name} describes ${known}`;
}
