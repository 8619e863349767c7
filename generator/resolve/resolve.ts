import type {
  CarryTable,
  ContainerTable,
  Field,
  ForeignTable,
  HeaderTable,
  Layout,
  MessageTable,
  Table,
  VersionRange,
} from "../../runtime/table/table.ts";
import { reportAbsent } from "./checks/absent.ts";
import { reportDisagreement } from "./checks/agreement.ts";
import { place, type Report } from "../read/diagnostics.ts";
import { docOf, resolveEnums } from "./enums.ts";
import { resolveFields } from "./fields/fields.ts";
import { descriptionOf, fieldEntries } from "./fields/groups.ts";
import { prefixOf, resolveKinds } from "./versions/kinds.ts";
import { parsePattern } from "./pattern.ts";
import { reportConstant, reportNames } from "./checks/names.ts";
import type { SchemaFile } from "../read/read.ts";
import { reportUnselected } from "./versions/selects.ts";
import { reportTimeless, stateOf } from "./roles.ts";
import { isIn, newScope, type Schema } from "./scope.ts";
import {
  type Entry,
  isMapEntry,
  items,
  member,
  type MemberEntry,
  members,
  text,
  textOf,
} from "../read/source.ts";
import { LayoutRuns, Structs } from "./fields/structs.ts";
import { suggest } from "../read/suggest.ts";
import { reportText, textOfEntry } from "./text.ts";
import { reportAlikeMessages, reportLoss } from "./checks/text-loss.ts";
import { toldMembers, withAllMembers } from "./text-members.ts";
import { resolveTypes } from "./types.ts";
import { resolveVectors } from "./vectors.ts";
import {
  contains,
  lineageOf,
  parseVersions,
  readVersions,
  setText,
  versionsOf,
  versionsText,
} from "./versions/versions.ts";

/** Resolves a protocol's schema into its table. What is wrong goes to the report, and the table is then of no use. */
export function resolveProtocol(file: SchemaFile, report: Report): Table {
  const { schema, versions } = schemaOf(file, "protocol", report);
  const before = report.diagnostics.length;
  const structs = new Structs(schema, versions);
  const entries = members(member(file.entry, "messages"));
  const messages = entries.map((entry) =>
    resolveMessage(entry.key.text, entry, file.entry, structs),
  );
  const table: Table = { ...tableOf(file, structs), kind: "protocol", messages };
  if (report.diagnostics.length === before) reportAlikeMessages(table, entries, report);
  if (report.diagnostics.length > before) return table;
  reportUnused(schema);
  reportSharedIds(table, entries, report);
  const all = [...entries, ...schema.structs.values()] as MemberEntry[];
  reportNames(table, all, schema);
  reportAbsent(table, all, schema);
  reportUnselected(table, entries, schema);
  return table;
}

/** What is in a group is checked where it is used. */
function reportUnused({ groups, usedGroups, report }: Schema): void {
  for (const [name, { key }] of groups)
    if (!usedGroups.has(name))
      report.error(
        key!,
        `nothing uses the group "${name}"`,
        "Name it where its fields belong: `use`.",
      );
}

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
    ...stateOf(block, [{ fields }], report),
    layouts: [{ from: 0, to: 0, fields }],
  };
  if (report.diagnostics.length === before)
    reportDisagreement({ ...structs.about, kind: "container" }, message, block, schema);
  if (report.diagnostics.length === before && structs.tables.length === schema.structs.size)
    reportLoss(structs.about, message, block, report);
  reportConstant(member(file.entry, "container")!, report);
  const header = members(member(file.entry, "header"));
  if (header[1] !== undefined) report.error(header[1].key, "a header has one member");
  const table: Table = { ...tableOf(file, structs), kind: "container", messages: [message] };
  if (report.diagnostics.length === before) {
    reportUnused(schema);
    const all = [block, ...schema.structs.values()] as MemberEntry[];
    reportNames(table, all, schema);
    reportAbsent(table, all, schema);
  }
  const carries = resolveCarries(block, protocols, schema);
  if (member(file.entry, "extension") !== undefined)
    reportTimeless(
      block,
      message.tells?.members.seconds !== undefined,
      protocols.filter(({ name }) => carries.some(({ protocol }) => protocol === name)),
      report,
    );
  return {
    ...table,
    extension: textOf(file.entry, "extension")!,
    ...(header[0] === undefined
      ? {}
      : { header: resolveHeader(header[0].key.text, header[0], report) }),
    carries,
    foreign: members(member(file.entry, "foreign")).map(resolveForeign),
  };
}

function schemaOf(
  file: SchemaFile,
  kind: "protocol" | "container",
  report: Report,
): { schema: Schema; versions: readonly string[] } {
  const files = [...file.includes.map((f) => f.entry), file.entry];
  const plain = readVersions(file.entry, report);
  const { kinds, versions } = resolveKinds(file.entry, plain, report);
  const definitions = (key: string) =>
    files.map((entry) => member(entry, key)).filter((e) => e !== undefined);
  const named = (key: string) =>
    new Map(members(member(file.entry, key)).map((entry) => [entry.key.text, entry]));
  const enums = resolveEnums(definitions("enums"), plain, report);
  const vectors = resolveVectors(definitions("vectors"), report, enums);
  const typesIn = resolveTypes(definitions("types"), report, vectors, plain);
  const types = typesIn(0);
  const schema: Schema = {
    name: textOf(file.entry, kind)!,
    versions: plain,
    kinds,
    types,
    typesIn,
    enums,
    vectors,
    groups: named("groups"),
    usedGroups: new Set(),
    structs: structsOf(named("structs"), types, report),
    names: items(member(file.entry, "names")).map(text),
    report,
  };
  return { schema, versions };
}

/** The structs that have a name of their own. */
function structsOf(
  structs: ReadonlyMap<string, MemberEntry>,
  types: Schema["types"],
  report: Report,
): ReadonlyMap<string, MemberEntry> {
  const isType = ([name, { key }]: [string, MemberEntry]) => {
    if (types.has(name)) report.error(key, `"${name}" is a type already`, "Choose another name.");
    return types.has(name);
  };
  return new Map([...structs].filter((entry) => !isType(entry)));
}

function tableOf(file: SchemaFile, { schema, versions, tables }: Structs) {
  return {
    name: schema.name,
    title: textOf(file.entry, "title")!,
    ...docs(file.entry),
    versions,
    current: schema.versions.current,
    ...(schema.kinds.length === 0 ? {} : { kinds: schema.kinds }),
    structs: tables,
    enums: schema.enums,
    vectors: schema.vectors,
  };
}

function docs(entry: Entry): { doc?: string; ref?: string } {
  const ref = isMapEntry(entry) ? textOf(entry, "ref") : undefined;
  return { ...docOf(entry), ...(ref === undefined ? {} : { ref }) };
}

/** `game.yaml:41`, where the entry's key stands. */
function sourceOf(entry: Entry): string {
  return place(entry.key ?? entry).replace(/:\d+$/, "");
}

function resolveMessage(
  name: string,
  entry: MemberEntry,
  root: Entry,
  structs: Structs,
): MessageTable {
  const { schema } = structs;
  const { report } = schema;
  const before = report.diagnostics.length;
  const id = resolveId(member(entry, "id")!, report);
  const other = member(entry, "renumbered");
  if (id !== undefined && id[0] !== id[1] && other !== undefined)
    report.error(other.key ?? other, "a message of several ids has the same in all versions");
  reportNeverThere(entry, structs);
  const [illegal, sets] = [textOf(entry, "illegal"), textOf(entry, "sets")];
  const message: MessageTable = {
    name,
    ...docs(entry),
    source: sourceOf(entry),
    ...(sets === undefined ? {} : { sets }),
    ...(illegal === undefined ? {} : { illegal }),
    ...textOfEntry(entry, schema),
    layouts: id === undefined ? [] : resolveLayouts(entry, root, id, structs),
  };
  // What is wrong with the fields would be told twice.
  if (report.diagnostics.length === before && structs.tables.length === schema.structs.size)
    reportDisagreement(structs.about, message, entry, schema);
  if (report.diagnostics.length > before) return message;
  const stated: MessageTable = { ...message, ...stateOf(entry, message.layouts, report) };
  reportText(structs.about, message, entry, schema);
  const { text } = message;
  const whole =
    text === undefined
      ? stated
      : { ...stated, text: withAllMembers(text, toldMembers(structs.about, message)) };
  // A struct that has itself inside has no table.
  if (report.diagnostics.length === before && structs.tables.length === schema.structs.size)
    reportLoss(structs.about, whole, entry, report);
  return whole;
}

/** How the message is laid out in its versions. Those that follow each other and are alike share a layout. */
function resolveLayouts(
  entry: MemberEntry,
  root: Entry,
  id: [number, number],
  structs: Structs,
): Layout[] {
  const { schema, versions } = structs;
  const others = renumbered(entry, schema);
  const layouts = new LayoutRuns(structs);
  for (let version = 0; version < versions.length; version++) {
    const at = newScope(schema, version, "message");
    if (!isIn(at, entry)) continue;
    const own = otherId(others, at.version, schema) ?? id;
    const scope = newScope(schema, version, "message", own);
    const prefix = prefixOf(root, scope);
    const inside = prefix === undefined ? scope : { ...scope, prefixed: true as const };
    const fields = resolveFields(member(entry, "fields"), inside);
    reportNoMask(entry, own, fields, schema.report);
    const prefixed = prefix === undefined ? {} : { idBit: prefix.bit };
    if (prefix !== undefined && ((own[0] | own[1]) >> prefix.bit) % 2 === 1)
      schema.report.error(
        member(entry, "id")!,
        `bit ${prefix.bit} of the id announces a prefix in the kind "${scope.kind}"`,
        "The ids of its messages have that bit clear.",
      );
    layouts.add(version, { id: own, ...prefixed, fields: [...(prefix?.fields ?? []), ...fields] });
  }
  return layouts.list;
}

/** An id that a message has in some versions. */
interface OtherId {
  readonly versions: VersionRange;
  readonly id: [number, number];
}

/** A dialect numbers as what it branches from. */
function otherId(
  others: readonly OtherId[],
  version: number,
  { versions }: Schema,
): OtherId["id"] | undefined {
  const lineage = lineageOf(versions, version);
  const found = lineage.map((v) => others.find((other) => contains(other.versions, v)));
  return found.find((other) => other !== undefined)?.id;
}

/** The ids that a message has in versions that number it otherwise. */
function renumbered(entry: Entry, { versions, report }: Schema): OtherId[] {
  const there = versionsOf(entry, versions, report);
  const others: OtherId[] = [];
  // Of several ids, it was told that they stay.
  if (text(member(entry, "id")!).includes("..")) return others;
  for (const m of members(member(entry, "renumbered"))) {
    const id = resolveId(m, report) ?? [0, 0];
    const own = parseVersions({ ...m, ...m.key }, versions, report, m.key.text);
    const twin = others.find(
      (o) => contains(o.versions, own.from) || contains(own, o.versions.from),
    );
    if (!there.includes(own.from) || !there.includes(own.to))
      report.error(m.key, `the message is there in ${setText(there, versions)} only`);
    else if (twin !== undefined)
      report.error(
        m.key,
        `another id is given for ${versionsText(twin.versions, versions)} already`,
      );
    others.push({ versions: own, id });
  }
  return others;
}

function reportNoMask(
  entry: Entry,
  [first, last]: readonly [number, number],
  fields: readonly Field[],
  report: Report,
): void {
  const masked = fields.some((f) => f.kind === "mask" && f.parts[0]!.from === "id");
  if (first === last || masked) return;
  report.error(
    member(entry, "id")!,
    "nothing tells the ids of this message apart",
    "Add a mask that begins in the id: `flags: { mask: id & 0x7f }`.",
  );
}

function resolveId(entry: Entry, report: Report): [number, number] | undefined {
  const [first = Number.NaN, last = first] = text(entry).split("..").map(Number);
  if (last > 0xff || first > 0xff) report.error(entry, "an id is a byte, up to 0xff");
  else if (first > last) report.error(entry, `the range ends before it begins`);
  else return [first, last];
  return undefined;
}

/** A message in no version, or a field in none of its message's, would be dead text. */
function reportNeverThere(message: MemberEntry, { schema, versions }: Structs): void {
  const { report } = schema;
  const before = report.diagnostics.length;
  const scopes = versions
    .map((_, version) => newScope(schema, version, "message"))
    .filter((scope) => isIn(scope, message));
  // A range that is none was told.
  if (report.diagnostics.length > before) return;
  if (scopes.length === 0)
    report.error(message.key, `no version has the message "${message.key.text}"`, KINDS_APART);
  for (const item of itemsOf(member(message, "fields"))) {
    const entry = descriptionOf(item);
    const told = report.diagnostics.length;
    const isThere = scopes.some((scope) => isIn(scope, entry));
    // Of a kind that there is not, that was told.
    if (isThere || scopes.length === 0 || report.diagnostics.length > told) continue;
    const there = versionsOf(message, schema.versions, report);
    const hint = `The message is there in ${setText(there, schema.versions)}.`;
    const apart = member(entry, "in") === undefined ? hint : `${hint} ${KINDS_APART}`;
    report.error(members(item)[0]?.key ?? item, "no version of the message has this field", apart);
  }
}

const KINDS_APART = "Its kinds have no version in common with it.";

/** The entries of a field list, those in arms as well. */
function itemsOf(list: Entry | undefined): Entry[] {
  return items(list).flatMap((item) => [
    item,
    ...members(member(item, "arms")).flatMap((arm) => itemsOf(member(arm, "fields"))),
  ]);
}

function reportSharedIds(table: Table, entries: readonly MemberEntry[], report: Report): void {
  for (let version = 0; version < table.versions.length; version++) {
    const owners: (string | undefined)[] = [];
    for (const [index, message] of table.messages.entries()) {
      const layout = message.layouts.find((l) => contains(l, version));
      const taken = idsOf(layout).find((id) => owners[id] !== undefined);
      if (taken !== undefined) {
        const entry = entries[index]!;
        report.error(
          member(entry, "id") ?? entry,
          `the id 0x${taken.toString(16).padStart(2, "0")} is that of "${owners[taken]}" in version ${table.versions[version]}`,
          "Give them version ranges that do not overlap, or other ids.",
          "shared id",
        );
      }
      for (const id of idsOf(layout)) owners[id] ??= message.name;
    }
  }
}

/** All ids that a layout's messages may begin with. */
function idsOf(layout: Layout | undefined): number[] {
  if (layout?.id === undefined) return [];
  const [first, last] = layout.id;
  const ids = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return layout.idBit === undefined ? ids : [...ids, ...ids.map((id) => id | (1 << layout.idBit!))];
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
    if (carries.some((other) => other.protocol === protocol || other.member === entry.key.text))
      report.error(entry.key, "a block carries each protocol in one member of its own");
    else carries.push({ member: entry.key.text, protocol });
  }
  reportSameMessages(carriers, carries, protocols, report);
  // The protocol that tells its version is what the recording is about.
  const tells = ({ protocol }: CarryTable) => (tellsVersion(protocols, protocol) ? 0 : 1);
  return carries.toSorted((a, b) => tells(a) - tells(b));
}

function tellsVersion(protocols: readonly Table[], name: string): boolean {
  const fields = protocols
    .filter((table) => table.name === name)
    .flatMap((table) => table.messages)
    .flatMap((message) => message.layouts)
    .flatMap((layout) => layout.fields);
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
