import type { Table } from "../../runtime/table/table.ts";
import { reportAbsent } from "./checks/absent.ts";
import type { Report } from "../read/diagnostics.ts";
import { reportCarried } from "./checks/carried.ts";
import { reportEmptyElements, reportRoom } from "./checks/room.ts";
import { reportNames } from "./checks/names.ts";
import type { SchemaFile } from "../schemas/schemas.ts";
import { reportAsked, reportUnselected, untoldOf } from "./selecting/selects.ts";
import { type MemberEntry, member, members, textOf } from "../read/source.ts";
import { Structs } from "./fields/lists/structs.ts";
import { reportAlikeMessages } from "./checks/text-loss.ts";
import { schemaOf, reportUnused, tableOf } from "./schema.ts";
import { reportSharedIds } from "./ids.ts";
import { withUsedStructs } from "./used-structs.ts";
import { resolveMessage } from "./messages.ts";

/** Resolves a protocol's schema into its table. What is wrong goes to the report, and the table is then of no use. */
export function resolveProtocol(file: SchemaFile, report: Report): Table {
  const { schema, versions } = schemaOf(file, "protocol", report);
  const before = report.diagnostics.length;
  const structs = new Structs(schema, versions);
  const entries = members(member(file.entry, "messages"));
  const messages = entries.map((entry) =>
    resolveMessage(entry.key.text, entry, file.entry, structs),
  );
  const extension = textOf(file.entry, "extension");
  const plain: Table = {
    ...tableOf(file, structs),
    ...(extension === undefined ? {} : { extension }),
    kind: "protocol",
    messages,
  };
  const asked = [...schema.versions.asked.keys()];
  const table: Table = {
    ...plain,
    ...untoldOf(plain, schema.versions),
    ...(asked.length === 0 ? {} : { asked }),
  };
  if (report.diagnostics.length === before) reportAlikeMessages(table, entries, report);
  if (report.diagnostics.length > before) return table;
  reportUnused(schema);
  reportSharedIds(table, entries, report);
  reportCarried(table, entries, report);
  const all = [...entries, ...schema.structs.values()] as MemberEntry[];
  reportNames(table, all, schema);
  reportAbsent(table, all, schema);
  reportEmptyElements(table, all, schema);
  reportRoom(table, entries, report);
  reportUnselected(table, entries, schema);
  reportAsked(table, schema);
  return report.diagnostics.length > before ? table : withUsedStructs(table);
}
