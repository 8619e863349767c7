import type { Table } from "../../../runtime/table/table.ts";
import { reportAbsent } from "../checks/absent.ts";
import { reportDerived } from "../checks/derived.ts";
import type { Report } from "../../read/diagnostics.ts";
import { reportCarried } from "../checks/carried.ts";
import { reportOpenGaps } from "../checks/open-gaps.ts";
import { reportOpenStructs } from "../checks/open-structs.ts";
import { reportEmptyElements, reportNothingTaken, reportRoom } from "../checks/room.ts";
import { reportNames } from "../checks/names.ts";
import type { SchemaFile } from "../../schemas/schemas.ts";
import { reportAsked, reportUnselected, unannouncedOf } from "../selecting/selects.ts";
import { type MemberEntry, member, members, textOf } from "../../read/source.ts";
import { Structs } from "../fields/lists/structs.ts";
import { reportAlikeMessages } from "../checks/text-loss.ts";
import { schemaOf, reportUnused, tableOf } from "../schema/schema.ts";
import { reportSharedIds } from "./ids.ts";
import type { KnownMessages } from "../schema/known.ts";
import { placesOf } from "./places.ts";
import { withUsedStructs } from "./used-structs.ts";
import { registerOf } from "../register.ts";
import { resolveMessage } from "./messages.ts";

/**
 * Resolves a protocol's schema into its table. What is wrong goes to the report, and the table is then of no use.
 *
 * @param known what was found when it was resolved before
 */
export function resolveProtocol(file: SchemaFile, report: Report, known?: KnownMessages): Table {
  const { schema, versions } = schemaOf(file, "protocol", report);
  const before = report.diagnostics.length;
  const structs = new Structs(schema, versions);
  const entries = members(member(file.entry, "messages"));
  // What is wrong with what all messages share is reported for each.
  const resolved = report.diagnostics.length === 0 ? known?.resolver(file, schema) : undefined;
  const messages = entries.map((entry) => {
    const resolve = () => resolveMessage(entry.key.text, entry, file.entry, structs);
    return resolved === undefined ? resolve() : resolved(entry, resolve);
  });
  const extension = textOf(file.entry, "extension");
  const plain: Table = {
    ...tableOf(file, structs),
    ...(extension === undefined ? {} : { extension }),
    ...registerOf(file.entry, report),
    kind: "protocol",
    messages,
  };
  const explicitOnly = [...schema.versions.explicitOnly.keys()];
  const table: Table = {
    ...plain,
    ...unannouncedOf(plain, schema.versions),
    ...placesOf(file.entry, plain, report),
    ...(explicitOnly.length === 0 ? {} : { explicitOnly }),
  };
  if (report.diagnostics.length === before) reportAlikeMessages(table, entries, report);
  if (report.diagnostics.length > before) return table;
  reportUnused(schema);
  reportSharedIds(table, entries, report);
  reportCarried(table, entries, report);
  const all = [...entries, ...schema.structs.values()] as MemberEntry[];
  reportNames(table, all, schema);
  reportAbsent(table, all, schema);
  reportDerived(table, all, schema);
  reportEmptyElements(table, all, schema);
  reportOpenStructs(table, all, schema);
  reportOpenGaps(table, all, schema);
  reportRoom(table, entries, report);
  reportNothingTaken(table, entries, report);
  reportUnselected(table, entries, schema);
  reportAsked(table, schema);
  return report.diagnostics.length > before ? table : withUsedStructs(table);
}
