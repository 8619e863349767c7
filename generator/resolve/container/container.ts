import { docOf } from "../types/docs.ts";
import { textOfEntry } from "../scope/text.ts";
import type {
  CarryTable,
  ContainerTable,
  ForeignTable,
  HeaderTable,
  Table,
} from "../../../runtime/table/table.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import { reportAbsent } from "../checks/absent.ts";
import { reportDerived } from "../checks/derived.ts";
import { reportDisagreement } from "../checks/agreement.ts";
import { reportHintsInArms } from "../checks/arm-hints.ts";
import type { Report } from "../../read/diagnostics.ts";
import { resolveFields } from "../fields/fields.ts";
import { fieldEntries } from "../scope/groups.ts";
import { parsePattern } from "./pattern.ts";
import { reportOpenGaps } from "../checks/open-gaps.ts";
import { reportOpenStructs } from "../checks/open-structs.ts";
import { reportEmptyElements } from "../checks/room.ts";
import { reportConstant, reportNames } from "../checks/names.ts";
import type { SchemaFile } from "../../schemas/schemas.ts";
import { packetRegisterOf } from "../register.ts";
import { reportTimeless, stateOf } from "../roles.ts";
import { newScope, type Schema } from "../scope/scope.ts";
import { type Entry, type MemberEntry, member, members, text, textOf } from "../../read/source.ts";
import { Structs } from "../fields/lists/structs.ts";
import { suggest } from "../../read/suggest.ts";
import { reportLoss } from "../checks/text-loss.ts";
import { schemaOf, sourceOf, reportUnused, docs, tableOf } from "../schema/schema.ts";

/** Resolves a container's schema into its table. */
export function resolveContainer(
  file: SchemaFile,
  protocols: readonly Table[],
  report: Report,
): ContainerTable {
  const { schema, versions } = schemaOf(file, "container", report);
  const before = report.diagnostics.length;
  const structs = new Structs(schema, versions);
  const block = member(file.entry, "block")!;
  const fields = resolveFields(member(block, "fields"), newScope(schema, 0, "block"));
  const message: MessageTable = {
    name: "block",
    ...docs(block),
    source: sourceOf(block),
    ...textOfEntry(block, schema),
    ...stateOf(block, [{ fields }], structs.tables, report),
    layouts: [{ from: 0, to: 0, fields }],
  };
  if (report.diagnostics.length === before)
    reportDisagreement({ ...structs.about, kind: "container" }, message, block, schema);
  if (report.diagnostics.length === before && structs.tables.length === schema.structs.size)
    reportHintsInArms(structs.about, message, block, schema);
  if (report.diagnostics.length === before && structs.tables.length === schema.structs.size)
    reportLoss(structs.about, message, block, report, "block");
  reportConstant(member(file.entry, "container")!, report);
  const header = members(member(file.entry, "header"));
  if (header[1] !== undefined) report.error(header[1].key, "a header has one member");
  const table: Table = { ...tableOf(file, structs), kind: "container", messages: [message] };
  if (report.diagnostics.length === before) {
    reportUnused(schema);
    const all = [block, ...schema.structs.values()] as MemberEntry[];
    reportNames(table, all, schema);
    reportAbsent(table, all, schema);
    reportDerived(table, all, schema);
    reportEmptyElements(table, all, schema);
    reportOpenStructs(table, all, schema);
    reportOpenGaps(table, all, schema);
  }
  const carries = resolveCarries(block, protocols, schema);
  if (member(file.entry, "extension") !== undefined)
    reportTimeless(
      block,
      [message.tells?.members.seconds, message.tells?.members.step, message.tells?.steady].some(
        (tells) => tells !== undefined,
      ),
      protocols.filter(({ name }) => carries.some(({ protocol }) => protocol === name)),
      report,
    );
  const names = protocols.map(({ name }) => name);
  return {
    ...table,
    ...packetRegisterOf(file.entry, fields, names, report),
    extension: textOf(file.entry, "extension")!,
    ...(header[0] === undefined
      ? {}
      : { header: resolveHeader(header[0].key.text, header[0], report) }),
    carries,
    foreign: members(member(file.entry, "foreign")).map(resolveForeign),
  };
}

function resolveHeader(name: string, entry: Entry, report: Report): HeaderTable {
  const readings = members(member(entry, "readings")).map((reading) => ({
    name: reading.key.text,
    ...docOf(reading),
    steps: parsePattern(member(reading, "bytes")!, report),
  }));
  const token = textOf(entry, "token");
  return { name, ...(token === undefined ? {} : { token }), ...docs(entry), readings };
}

/** The block's members that carry messages, in arms as well. */
function resolveCarries(
  block: Entry,
  protocols: readonly Table[],
  { groups, report }: Schema,
): CarryTable[] {
  const carriers = fieldEntries(member(block, "fields"), groups).filter(
    (entry) => member(entry, "carries") !== undefined,
  );
  if (carriers.length === 0)
    report.error(
      block.key ?? block,
      "the block carries no messages",
      "Give a field of type bytes `carries: …`, with the name of a protocol.",
    );
  const names = protocols.map(({ name }) => name);
  const carries: CarryTable[] = [];
  for (const entry of carriers) {
    const carried = member(entry, "carries")!;
    const protocol = text(carried);
    if (!names.includes(protocol))
      report.error(carried, `there is no protocol "${protocol}"`, suggest(protocol, names));
    const own = {
      member: entry.key.text,
      protocol,
      ...kindOf(
        entry,
        protocols.find(({ name }) => name === protocol),
        report,
      ),
    };
    const other = carries.find((c) => c.protocol === protocol || c.member === own.member);
    if (other === undefined) carries.push(own);
    else if (other.protocol !== protocol || other.member !== own.member)
      report.error(
        entry.key,
        "a block carries each protocol in one member of its own",
        "Give the members one name in all arms.",
      );
    else if (other.flavor !== own.flavor)
      report.error(
        entry.key,
        `the block carries another kind of "${protocol}" already`,
        "Give both the same `flavor`.",
      );
  }
  reportSameMessages(carriers, carries, protocols, report);
  // The protocol that tells its version is what the recording is about.
  const tells = ({ protocol }: CarryTable) => (announcesVersion(protocols, protocol) ? 0 : 1);
  return carries.toSorted((a, b) => tells(a) - tells(b));
}

/** The kind that a block's messages are of, where they do not tell it themselves. */
function kindOf(
  entry: Entry,
  protocol: Table | undefined,
  report: Report,
): Pick<CarryTable, "flavor"> {
  const at = member(entry, "flavor");
  if (protocol === undefined) return {};
  const { name, flavors = [] } = protocol;
  const isPicked = fieldsOf(protocol).some(
    (f) => f.kind === "value" && f.selectsFlavor !== undefined,
  );
  if (at === undefined) return flavors.length === 0 || isPicked ? {} : { flavor: 0 };
  const names = flavors.map((kind) => kind.name);
  const kind = names.indexOf(text(at));
  if (isPicked) report.error(at, `a message of "${name}" picks the kind`, "Leave it out.");
  else if (kind < 0)
    report.error(at, `"${name}" has no kind "${text(at)}"`, suggest(text(at), names));
  return { flavor: Math.max(0, kind) };
}

function fieldsOf({ messages }: Pick<Table, "messages">): Field[] {
  return messages.flatMap(({ layouts }) => layouts.flatMap(({ fields }) => fields));
}

function announcesVersion(protocols: readonly Table[], name: string): boolean {
  const fields = protocols.filter((table) => table.name === name).flatMap(fieldsOf);
  return fields.some((field) => field.kind === "value" && field.selects !== undefined);
}

/** A message's type tells what it is: two protocols of one container must not have the same. */
function reportSameMessages(
  carriers: readonly MemberEntry[],
  carries: readonly CarryTable[],
  protocols: readonly Table[],
  report: Report,
): void {
  const owners = new Map<string, string>();
  for (const { member: name, protocol } of carries) {
    const carrier = carriers.find(({ key }) => key.text === name);
    const messages = protocols.find((table) => table.name === protocol)?.messages ?? [];
    for (const message of messages) {
      const owner = owners.get(message.name);
      if (owner !== undefined)
        report.error(
          member(carrier, "carries")!,
          `"${protocol}" has a message "${message.name}", as "${owner}" has, which the block carries too`,
          "Give one of them another name.",
        );
      else owners.set(message.name, protocol);
    }
  }
}

function resolveForeign(entry: MemberEntry): ForeignTable {
  return { name: entry.key.text, title: textOf(entry, "title")!, begins: textOf(entry, "begins")! };
}
