import { carriersOf } from "../../../runtime/table/facts/carriers.ts";
import { selectingFields } from "../../../runtime/table/facts/selection.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import { suggest } from "../../read/suggest.ts";
import { type Entry, items, member, type MemberEntry, members } from "../../read/source.ts";

/*
 * What carries messages of one sort, without their ids, names it: it is there in the versions that its carrier is in.
 */

/** Reports what `each` names and cannot be carried so. */
export function reportCarried(table: Table, entries: readonly MemberEntry[], report: Report): void {
  const carriers = carriersOf(table);
  for (const [i, message] of table.messages.entries()) {
    const each = carriers.get(message.name)?.layer.each;
    if (each === undefined) continue;
    const at = placeOf(entries[i]!) ?? entries[i]!.key;
    const carried = table.messages.find(({ name }) => name === each);
    if (carried === undefined) {
      const names = table.messages.map(({ name }) => name);
      report.error(at, `there is no message "${each}"`, suggest(each, names));
    } else if (carriers.has(each) || announcesVersions(carried))
      report.error(
        at,
        `"${each}" is not carried, since it carries messages or tells versions`,
        "Messages that are carried are plain: name another one.",
      );
    else reportLack(table, message, carried, at, report);
  }
}

/** The first of the message's fields with the key. */
function placeOf(entry: Entry): Entry | undefined {
  return items(member(entry, "fields"))
    .flatMap((item) => members(item))
    .map((field) => member(field, "each"))
    .find((each) => each !== undefined);
}

function announcesVersions({ layouts }: MessageTable): boolean {
  return layouts.some(({ fields }) => selectingFields(fields).length > 0);
}

function reportLack(
  { versions }: Table,
  carrier: MessageTable,
  carried: MessageTable,
  at: Entry | MemberEntry["key"],
  report: Report,
): void {
  for (const [version, name] of versions.entries()) {
    if (layoutOf(carrier, version) === undefined) continue;
    if (layoutOf(carried, version)?.id !== undefined) continue;
    report.error(
      at,
      `there is no message "${carried.name}" in ${name}, which "${carrier.name}" is in`,
      "Give both the same `since` and `until`.",
    );
    return;
  }
}
