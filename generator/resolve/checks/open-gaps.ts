import type { Field } from "../../../runtime/table/fields/field.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { hasOpenGaps } from "../../../runtime/table/facts/open-gaps.ts";
import { regionOf } from "../../../runtime/table/types/types.ts";
import { member, type MemberEntry } from "../../read/source.ts";
import { fieldEntries } from "../scope/groups.ts";
import type { Schema } from "../scope/scope.ts";
import { endingStructs } from "./ending-structs.ts";
import { type Least, leastBytes, leastOfStructs } from "./least-bytes.ts";

/*
 * Padding in a struct may end where the bytes end. The encoder takes back what of it was not there, where nothing was
 * written after it. Padding that follows it is written, also where it had no bytes when it was read.
 */

/**
 * Reports padding after structs whose own may end where the bytes end, and after lists of such.
 *
 * @param entries of the messages, and then of the structs
 */
export function reportOpenGaps(
  table: Table,
  entries: readonly MemberEntry[],
  schema: Schema,
): void {
  const { messages, structs } = table;
  const inStructs = structs.flatMap(({ layouts }) => layouts.flatMap(({ fields }) => fields));
  if (!hasOpenGaps(structs, inStructs)) return;
  for (const [index, { layouts }] of [...messages, ...structs].entries())
    for (const layout of layouts) {
      const open = endingStructs(table, layout, isShort);
      if (open.size === 0) continue;
      const least = leastOfStructs(structs, layout.from);
      reportIn(layout.fields, { open, least }, entries[index]!, schema);
    }
}

interface Known {
  /** Structs whose padding may end where the bytes end. */
  readonly open: ReadonlySet<number>;
  readonly least: Least;
}

/** @param outside the value before the switch whose arm has these fields, where its padding may end the bytes */
function reportIn(
  fields: readonly Field[],
  known: Known,
  entry: MemberEntry,
  schema: Schema,
  outside?: string,
): void {
  let before = outside;
  for (const field of fields) {
    if (field.kind === "switch")
      for (const arm of field.arms) reportIn(arm.fields, known, entry, schema, before);
    // Where it takes bytes, all of the padding is there.
    if (leastBytes(known.least, [field]) > 0) before = undefined;
    if (field.kind !== "gap" && field.kind !== "value") continue;
    if (before !== undefined && (field.kind === "gap" || isPadding(field, known))) {
      const at = fieldEntries(member(entry, "fields"), schema.groups).find(
        ({ key }) => key.text === field.name,
      );
      schema.report.error(
        (at ?? entry).key,
        `the padding in "${before}" before it may end where the bytes end`,
        `Put a \`length-of: ${before}\` before that, or leave out the \`open\` of its gap.`,
        "order",
      );
    }
    if (field.kind === "value" && isShort(field, known.open)) before = field.name;
  }
}

/** Whether a struct may be nothing but padding that has no bytes; elements of lists never are. */
function isPadding(field: ValueField, { open }: Known): boolean {
  return field.type.kind === "struct" && isShort(field, open);
}

/** Whether the bytes may end in padding of a field, or of a struct in it. */
function isShort(field: Field, open: ReadonlySet<number>): boolean {
  if (field.kind === "gap") return field.open === true;
  if (field.kind !== "value") return false;
  const { type } = field;
  const isInside = type.kind === "struct" || type.kind === "list";
  return isInside && regionOf(type) === undefined && open.has(type.struct);
}
