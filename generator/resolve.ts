import type {
  ContainerTable,
  Field,
  ForeignTable,
  HeaderTable,
  Layout,
  MessageTable,
  Table,
  VersionRange,
} from "../runtime/table.ts";
import { reportDisagreement } from "./agreement.ts";
import { place, type Report } from "./diagnostics.ts";
import { docOf, resolveEnums } from "./enums.ts";
import { resolveFields } from "./fields.ts";
import { parsePattern } from "./pattern.ts";
import { reportConstant, reportNames } from "./names.ts";
import type { SchemaFile } from "./read.ts";
import { newScope, type Schema } from "./scope.ts";
import {
  type Entry,
  isMapEntry,
  items,
  member,
  type MemberEntry,
  members,
  text,
  textOf,
} from "./source.ts";
import { suggest } from "./suggest.ts";
import { resolveTypes } from "./types.ts";
import { contains, readVersions, versionBounds, versionsText } from "./versions.ts";

/** Resolves a protocol's schema into its table. What is wrong goes to the report, and the table is then of no use. */
export function resolveProtocol(file: SchemaFile, report: Report): Table {
  const schema = schemaOf(file, "protocol", report);
  const entries = members(member(file.entry, "messages"));
  const before = report.diagnostics.length;
  const messages = entries.map((entry) => resolveMessage(entry.key.text, entry, schema));
  reportSharedIds(messages, file.entry, schema);
  const table: Table = { ...tableOf(file, schema), kind: "protocol", messages };
  if (report.diagnostics.length === before) reportNames(table, entries, report);
  return table;
}

/** Resolves a container's schema into its table. */
export function resolveContainer(
  file: SchemaFile,
  protocols: readonly string[],
  report: Report,
): ContainerTable {
  const schema = schemaOf(file, "container", report);
  const before = report.diagnostics.length;
  const block = member(file.entry, "block")!;
  const fields = resolveFields(member(block, "fields"), newScope(schema, 0, undefined));
  const message: MessageTable = {
    name: "block",
    ...docs(block),
    source: sourceOf(block),
    layouts: [{ from: 0, to: 0, fields }],
  };
  if (report.diagnostics.length === before) reportDisagreement(schema, message, block, report);
  reportConstant(member(file.entry, "container")!, report);
  const header = members(member(file.entry, "header"));
  if (header[1] !== undefined) report.error(header[1].key, "a header has one member");
  return {
    ...tableOf(file, schema),
    kind: "container",
    messages: [message],
    extension: textOf(file.entry, "extension")!,
    ...(header[0] === undefined
      ? {}
      : { header: resolveHeader(header[0].key.text, header[0], report) }),
    carries: resolveCarries(block, protocols, report),
    foreign: members(member(file.entry, "foreign")).map(resolveForeign),
  };
}

function schemaOf(file: SchemaFile, kind: "protocol" | "container", report: Report): Schema {
  const files = [...file.includes.map((f) => f.entry), file.entry];
  const { versions, current } = readVersions(file.entry, report);
  const definitions = (key: string) =>
    files.map((entry) => member(entry, key)).filter((e) => e !== undefined);
  const types = resolveTypes(definitions("types"), report);
  const enums = resolveEnums(definitions("enums"), versions, report);
  return { name: textOf(file.entry, kind)!, versions, current, types, enums, report };
}

function tableOf(file: SchemaFile, schema: Schema) {
  return {
    name: schema.name,
    title: textOf(file.entry, "title")!,
    ...docs(file.entry),
    versions: schema.versions,
    current: schema.current,
    enums: schema.enums,
  };
}

function docs(entry: Entry): { doc?: string; ref?: string } {
  const ref = isMapEntry(entry) ? textOf(entry, "ref") : undefined;
  return { ...docOf(entry), ...(ref === undefined ? {} : { ref }) };
}

/** `netquake.yaml:41`, where the entry's key stands. */
function sourceOf(entry: Entry): string {
  return place(entry.key ?? entry).replace(/:\d+$/, "");
}

function resolveMessage(name: string, entry: Entry, schema: Schema): MessageTable {
  const { report } = schema;
  const before = report.diagnostics.length;
  const range = versionBounds(entry, schema.versions, report);
  const id = resolveId(member(entry, "id")!, report);
  reportNeverThere(entry, range, schema);
  const illegal = textOf(entry, "illegal");
  const message: MessageTable = {
    name,
    ...docs(entry),
    source: sourceOf(entry),
    ...(illegal === undefined ? {} : { illegal }),
    layouts: id === undefined ? [] : resolveLayouts(entry, id, range, schema),
  };
  // What is wrong with the fields would be told twice.
  if (report.diagnostics.length === before) reportDisagreement(schema, message, entry, report);
  return message;
}

/** How the message is laid out in its versions. Those that follow each other and are alike share a layout. */
function resolveLayouts(
  entry: Entry,
  id: [number, number],
  range: VersionRange,
  schema: Schema,
): Layout[] {
  const layouts: Layout[] = [];
  for (let version = range.from; version <= range.to; version++) {
    const fields = resolveFields(member(entry, "fields"), newScope(schema, version, id));
    reportNoMask(entry, id, fields, schema.report);
    const last = layouts.at(-1);
    if (last !== undefined && JSON.stringify(last.fields) === JSON.stringify(fields)) {
      layouts[layouts.length - 1] = { ...last, to: version };
    } else {
      layouts.push({ from: version, to: version, id, fields });
    }
  }
  return layouts;
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

/** A field in none of its message's versions would be dead text. */
function reportNeverThere(message: Entry, range: VersionRange, schema: Schema): void {
  const list = items(member(message, "fields"));
  const arms = list.flatMap((item) => members(member(item, "arms")));
  for (const item of [...list, ...arms.flatMap((arm) => items(member(arm, "fields")))]) {
    const [first] = members(item);
    const entry =
      first !== undefined &&
      isMapEntry(first) &&
      member(item, "refuse") === undefined &&
      member(item, "split") === undefined
        ? first
        : item;
    const own = versionBounds(entry, schema.versions, schema.report);
    if (own.from > range.to || own.to < range.from) {
      const hint = `The message is there in ${versionsText(range, schema.versions)}.`;
      schema.report.error(first?.key ?? item, "no version of the message has this field", hint);
    }
  }
}

function reportSharedIds(messages: readonly MessageTable[], entry: Entry, schema: Schema): void {
  const list = members(member(entry, "messages"));
  for (let version = 0; version < schema.versions.length; version++) {
    const owners: (string | undefined)[] = [];
    for (const [index, message] of messages.entries()) {
      const layout = message.layouts.find((l) => contains(l, version));
      const [first, last] = layout?.id ?? [1, 0];
      for (let id = first; id <= Math.min(last, 0xff); id++) {
        const owner = owners[id];
        if (owner !== undefined) {
          const at = member(list[index], "id") ?? list[index]!;
          schema.report.error(
            at,
            `the id 0x${id.toString(16).padStart(2, "0")} is that of "${owner}" in version ${schema.versions[version]}`,
            "Give them version ranges that do not overlap, or other ids.",
            "shared id",
          );
          break;
        }
        owners[id] = message.name;
      }
    }
  }
}

function resolveHeader(name: string, entry: Entry, report: Report): HeaderTable {
  const readings = members(member(entry, "readings")).map((reading) => ({
    name: reading.key.text,
    ...docOf(reading),
    steps: parsePattern(member(reading, "bytes")!, report),
  }));
  return { name, ...docs(entry), readings };
}

function resolveCarries(
  block: Entry,
  protocols: readonly string[],
  report: Report,
): ContainerTable["carries"] {
  const carriers = items(member(block, "fields"))
    .flatMap((item) => members(item).slice(0, 1))
    .filter((entry) => member(entry, "carries") !== undefined);
  const [first, second] = carriers;
  if (first === undefined)
    report.error(
      block.key ?? block,
      "the block carries no messages",
      "Give a field of type bytes `carries: …`, with the name of a protocol.",
    );
  if (second !== undefined) report.error(second.key, "a block carries one protocol");
  const carries = member(first, "carries");
  const protocol = carries === undefined ? "" : text(carries);
  if (carries !== undefined && !protocols.includes(protocol)) {
    report.error(carries, `there is no protocol "${protocol}"`, suggest(protocol, protocols));
  }
  return { member: first?.key.text ?? "", protocol };
}

function resolveForeign(entry: MemberEntry): ForeignTable {
  return { name: entry.key.text, title: textOf(entry, "title")!, begins: textOf(entry, "begins")! };
}
