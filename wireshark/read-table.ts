import { bitMeanings } from "../runtime/interpret/decode/meaning.ts";
import { maskName } from "../runtime/interpret/wire/mask.ts";
import { hasSums } from "../runtime/table/facts/checksums.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import type { Field } from "../runtime/table/fields/field.ts";
import type { MaskField, ReservedField } from "../runtime/table/fields/masks.ts";
import { presenceBy } from "../runtime/table/fields/presence.ts";
import type { Layout, MessageTable } from "../runtime/table/messages.ts";
import {
  numberWithout,
  type SelectingField,
  selectingFields,
} from "../runtime/table/facts/selection.ts";
import type { Table } from "../runtime/table/table.ts";
import { complement } from "../runtime/table/versions.ts";

/*
 * What of a table a dissector reads: how bytes are laid out, the names, and what bits mean. Nothing of text forms, roles
 * and absences, and no docs, which its fields have.
 */

/** Keys that say nothing of how bytes are read, at whatever place. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "doc",
  "ref",
  "source",
  "text",
  "sets",
  "role",
  "tells",
  "lasts",
  "absent",
  "atFirst",
  "sameAs",
  "highOf",
]);

/** A table as a dissector has it: plain data. */
export function readTable(table: Table): object {
  const messages = table.messages.map(readMessage);
  return {
    ...(pruned({ ...table, messages: [], structs: [] }) as object),
    messages,
    structs: table.structs.map(readMessage),
    selects_none: table.messages.every((message) => selecting(message).length === 0),
  };
}

function pruned(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(pruned);
  const members = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key));
  return Object.fromEntries(members.map(([key, member]) => [key, pruned(member)]));
}

function selecting({ layouts }: MessageTable): SelectingField[] {
  return layouts.flatMap(({ fields }) => selectingFields(fields));
}

function readMessage(message: MessageTable): object {
  const { name, illegal, maxDepth, layouts } = message;
  const fields = layouts.flatMap((layout) => layout.fields);
  const selects = merged(selecting(message)).map(readSelecting);
  const flavor = fields.find((field) => field.kind === "value" && field.selectsFlavor);
  return {
    name,
    illegal,
    maxDepth,
    layouts: layouts.map(readLayout),
    ...(selects.length === 0 ? {} : { selects }),
    ...(flavor?.kind === "value" ? { flavors: readFlavors(flavor) } : {}),
  };
}

/** Each field that tells of versions once, with what it tells in any layout. */
function merged(fields: readonly SelectingField[]): SelectingField[] {
  return [...new Set(fields.map(({ name }) => name))].map((name) => {
    const own = fields.filter((field) => field.name === name);
    return { ...own.at(-1)!, selects: own.flatMap(({ selects }) => selects) };
  });
}

/** A field that tells of versions, with what its absence tells. */
function readSelecting(field: SelectingField): object {
  const { name, selects, selectsBits } = field;
  const others = presenceBy(field, "marker") && complement(selects.map((one) => one.versions));
  return {
    name,
    selects,
    selectsBits,
    without: numberWithout(field),
    others: others?.map(({ from, to }) => [from, to]),
  };
}

function readFlavors({ name, selectsFlavor = [] }: Extract<Field, { kind: "value" }>): object {
  return {
    member: name,
    by: Object.fromEntries(selectsFlavor.map(({ value, flavor }) => [String(value), flavor])),
  };
}

function readLayout(layout: Layout): object {
  const all = allFields(layout.fields);
  return {
    ...(pruned({ ...layout, fields: [] }) as object),
    ...(hasSums(layout) ? { has_sums: true } : {}),
    fields: layout.fields.map((field) => readField(field, all)),
  };
}

function readField(field: Field, all: readonly Field[]): object {
  if (field.kind === "switch") {
    const arms = field.arms.map(({ fields, ...arm }) => ({
      ...(pruned(arm) as object),
      fields: fields.map((one) => readField(one, all)),
    }));
    return { ...(pruned({ ...field, arms: [] }) as object), arms };
  }
  return { ...(pruned(field) as object), ...meaningOf(field, all) };
}

/** What the dissector asks of a field beside what the table says. */
function meaningOf(field: Field, all: readonly Field[]): object {
  if (field.kind === "computed") return { says: field.text };
  if (field.kind === "mask") return { says: saysOf(field, all) };
  if (field.kind === "reserved") return { mask: reservedMask(field, all) };
  if (field.kind === "value" && field.selects !== undefined)
    return readSelecting(field as SelectingField);
  return {};
}

/** What each bit of a mask does. */
function saysOf(mask: MaskField, all: readonly Field[]): string[] {
  return bitMeanings(mask, all).map((phrases) => phrases.join(", "));
}

function reservedMask({ bit }: ReservedField, all: readonly Field[]): string {
  return maskName(bit.mask, all);
}
