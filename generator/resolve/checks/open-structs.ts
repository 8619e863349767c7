import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { endsWithBytes, untilOf } from "../../../runtime/table/types/counts.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import { regionOf, takesAll, type ValueType } from "../../../runtime/table/types/types.ts";
import { member, type MemberEntry } from "../../read/source.ts";
import { endingStructs, endSo } from "./ending-structs.ts";
import { endsAfterOpen } from "./open-elements.ts";
import { fieldEntries } from "../scope/groups.ts";
import type { Schema } from "../scope/scope.ts";

/*
 * A struct may go to the end of the bytes. So it is where something tells that end: after a length that counts it,
 * or last. In a list it is its last element, where the list ends after all such.
 */

/**
 * Reports what follows structs that go to the end, and lists of such.
 *
 * @param entries of the messages, and then of the structs
 */
export function reportOpenStructs(
  table: Table,
  entries: readonly MemberEntry[],
  schema: Schema,
): void {
  for (const [index, { layouts }] of [...table.messages, ...table.structs].entries())
    for (const layout of layouts) {
      const open = openStructs(table, layout);
      if (open.size > 0) reportIn(layout.fields, { table, layout, open }, entries[index]!, schema);
    }
}

interface Opened {
  readonly table: Table;
  readonly layout: Layout;
  /** Structs that go to the end. */
  readonly open: ReadonlySet<number>;
}

function reportIn(
  fields: readonly Field[],
  opened: Opened,
  entry: MemberEntry,
  schema: Schema,
): void {
  const { open } = opened;
  for (const [i, field] of fields.entries()) {
    if (field.kind === "switch")
      for (const arm of field.arms) reportIn(arm.fields, opened, entry, schema);
    if (field.kind !== "value") continue;
    const { name, type } = field;
    const isList = type.kind === "list" && open.has(type.struct) && !endsSo(type, opened);
    if (!isList && (i === fields.length - 1 || !isOpen(type, open))) continue;
    const at = fieldEntries(member(entry, "fields"), schema.groups).find(
      ({ key }) => key.text === name,
    );
    schema.report.error(
      (at ?? entry).key,
      isList
        ? `the elements of "${name}" go to the end, so that there is never a second one`
        : `nothing can follow "${name}", which goes to the end`,
      isList
        ? "Begin the struct with a `length-of: rest`. Or let only an arm go to the end, and the list be `ends: bytes` and `ends-after` what chooses that arm."
        : `Put a \`length-of: ${name}\` before it, or begin the struct with a \`length-of: rest\`.`,
      "order",
    );
  }
}

/** Whether a list ends after each element that goes to the end. */
function endsSo(type: ListType, { table, layout, open }: Opened): boolean {
  const until = untilOf(type);
  if (until === undefined || !endsWithBytes(type)) return false;
  const fields = layoutOf(table.structs[type.struct]!, layout.from)?.fields ?? [];
  return endsAfterOpen(until, fields, (field) => goesOn([field], open));
}

/** Structs that go to the end in the layout's first version. */
function openStructs(table: Table, layout: Layout): ReadonlySet<number> {
  return endingStructs(table, layout, goesOnIn);
}

function goesOn(fields: readonly Field[], open: ReadonlySet<number>): boolean {
  return endSo(fields, (field) => goesOnIn(field, open));
}

function goesOnIn(field: Field, open: ReadonlySet<number>): boolean {
  return field.kind === "value" && (takesAll(field.type) || isOpen(field.type, open));
}

function isOpen(type: ValueType, open: ReadonlySet<number>): boolean {
  return type.kind === "struct" && regionOf(type) === undefined && open.has(type.struct);
}
