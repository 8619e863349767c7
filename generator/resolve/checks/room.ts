import { idBytes, plainVersion, type Table } from "../../../runtime/table/table.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import { endsWithBytes } from "../../../runtime/table/types/counts.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import { type Outer, presenceBy } from "../../../runtime/table/fields/presence.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { takesAll } from "../../../runtime/table/types/types.ts";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Entry, member, type MemberEntry, members, textOf } from "../../read/source.ts";
import { fieldEntries } from "../scope/groups.ts";
import { outerRange } from "../types/outer-types.ts";
import { intRange } from "../../facts/integers.ts";
import type { Schema } from "../scope/scope.ts";
import { leastBytes, leastOfStructs } from "./least-bytes.ts";

/*
 * What takes too few bytes, or too many: a list that is counted, or goes to the end, is of elements that take some, and a
 * message has room after its length. Of messages that follow each other, each takes some.
 */

/**
 * Reports lists to the end, or counted, whose elements may take no bytes.
 *
 * @param entries of the messages, and then of the structs
 */
export function reportEmptyElements(
  table: Table,
  entries: readonly MemberEntry[],
  schema: Schema,
): void {
  for (const [index, { layouts }] of [...table.messages, ...table.structs].entries())
    for (const layout of layouts)
      for (const type of openLists(layout)) {
        const struct = [...schema.structs.values()][type.struct]!;
        if (mayBeEmpty(table, layout.from, type, struct, schema))
          reportEmpty(type, entries[index]!, schema);
      }
}

function reportEmpty(type: ListType, entry: MemberEntry, schema: Schema): void {
  const { groups, report } = schema;
  const { name } = type;
  const isToEnd = endsWithBytes(type);
  const list = fieldEntries(member(entry, "fields"), groups).find(
    (one) => textOf(one, "list") === name && (textOf(one, "ends") === "bytes") === isToEnd,
  );
  const [key, why] = isToEnd
    ? ["ends", "so that nothing would end the list"]
    : ["count", "so that few bytes would make a list of any length"];
  report.error(
    (list && (member(list, key) ?? list.key)) ?? entry.key,
    `"${name}" may take no bytes, ${why}`,
    "Let something be in it that is always there.",
    "no bytes",
  );
}

/** Lists whose elements do not say themselves that they are the last. */
function openLists({ fields }: Layout): ListType[] {
  return allFields(fields).flatMap((field) => {
    if (field.kind !== "value" || field.type.kind !== "list") return [];
    return field.type.ends === "element" ? [] : [field.type];
  });
}

/** Whether an element of a list may take no bytes, whatever it is sent. */
function mayBeEmpty(
  { structs, ...table }: Table,
  version: number,
  { struct }: ListType,
  entry: Entry,
  { typesIn }: Schema,
): boolean {
  const isEmpty = (outer?: Outer) => leastOfStructs(structs, version, outer).structs[struct] === 0;
  if (!isEmpty()) return false;
  const parameters = members(member(entry, "outer"));
  if (parameters.length === 0) return true;
  const types = typesIn(plainVersion({ structs, ...table }, version));
  const values = parameters.map((one) => {
    const [low, high] = outerRange(one, types);
    const borders = bordersOf(structs, version, one.key.text);
    return [...new Set([low, ...borders])].filter((value) => low <= value && value <= high);
  });
  const ways = values.reduce((count, { length }) => count * length, 1);
  // Of that many nobody says what they have in common.
  if (ways > MOST_WAYS) return false;
  return Array.from({ length: ways }, (_, way) => way).some((way) => {
    const outer: Record<string, number> = {};
    let left = way;
    for (const [i, { key }] of parameters.entries()) {
      const of = values[i]!;
      outer[key.text] = of[left % of.length]!;
      left = Math.floor(left / of.length);
    }
    return isEmpty(outer);
  });
}

const MOST_WAYS = 1000;

/** The first values of which fields of structs may say something else than of the one before. */
function bordersOf(structs: readonly MessageTable[], version: number, name: string): number[] {
  const fields = structs.flatMap((one) => allFields(layoutOf(one, version)?.fields ?? []));
  return fields.flatMap((field) => {
    const tests = field.kind === "value" ? (presenceBy(field, "given")?.tests ?? []).flat() : [];
    return tests.flatMap(({ member: of, ranges }) =>
      of === name ? ranges.flatMap(([low, high]) => [low, high + 1]) : [],
    );
  });
}

/**
 * Reports the message of a protocol without ids where it may take no bytes though some are left: those that follow each
 * other would never end. Where none is left there is no message, so that it may be empty.
 */
export function reportNothingTaken(
  table: Table,
  entries: readonly MemberEntry[],
  report: Report,
): void {
  if (table.ids !== "none") return;
  for (const [index, { layouts }] of table.messages.entries())
    for (const layout of layouts)
      if (
        bytesOf(table, layout) === 0 &&
        !layout.fields.some((field) => takesRest(table, layout, field))
      )
        report.error(
          entries[index]!.key,
          "the message may take no bytes though some are left",
          "Without an id, something takes a byte wherever there is one, as `to: end` does.",
          "no bytes",
        );
}

/** Whether a field takes something wherever bytes are left. */
function takesRest({ structs }: Table, { from }: Layout, first: Field): boolean {
  const seen = new Set<number>();
  const next = [first];
  for (let field = next.pop(); field !== undefined; field = next.pop()) {
    if (field.kind !== "value") continue;
    const { type, presence } = field;
    if (presence?.kind === "more") return true;
    if (presence !== undefined) continue;
    if ((type.kind === "string" && type.open === true) || takesAll(type)) return true;
    if (type.kind !== "struct" || seen.has(type.struct)) continue;
    seen.add(type.struct);
    next.push(...(layoutOf(structs[type.struct]!, from)?.fields ?? []));
  }
  return false;
}

/** Reports messages that have more bytes than a frame can tell. */
export function reportRoom(table: Table, entries: readonly MemberEntry[], report: Report): void {
  const { frame, messages } = table;
  if (frame === undefined) return;
  const most = intRange(frame)[1] + (frame.scale?.plus ?? 0);
  // That there is none for any was reported.
  if (most < 1) return;
  for (const [index, { layouts }] of messages.entries()) {
    for (const layout of layouts) {
      const bytes = bytesOf(table, layout);
      if (bytes > most)
        report.error(
          entries[index]!.key,
          `the message has ${bytes} bytes at least, and the largest preceding length tells ${most}`,
          "Give `frame` a wider type, or subtract less.",
          "no room",
        );
    }
  }
}

/** How few bytes a message has. */
function bytesOf(table: Table, layout: Layout): number {
  const least = leastOfStructs(table.structs, layout.from);
  return idBytes(table, layout) + leastBytes(least, layout.fields);
}
