import { place, type Report } from "../../read/diagnostics.ts";
import { resolveEnums } from "../types/enums.ts";
import { docOf } from "../types/docs.ts";
import { resolveFlavors } from "../selecting/flavors.ts";
import type { SchemaFile } from "../../schemas/schemas.ts";
import type { Schema } from "../scope/scope.ts";
import {
  type Entry,
  type MemberEntry,
  integer,
  isMapEntry,
  items,
  member,
  members,
  text,
  textOf,
} from "../../read/source.ts";
import { Structs } from "../fields/lists/structs.ts";
import { intOf } from "../../facts/built-in.ts";
import { withScale } from "../types/scales.ts";
import { intRange } from "../../facts/integers.ts";
import { withOrders } from "./ordered-structs.ts";
import { lookUp, resolveTypes } from "../types/types.ts";
import { resolveVectors } from "../types/vectors.ts";
import { readVersions } from "../types/versions.ts";

export function schemaOf(
  file: SchemaFile,
  kind: "protocol" | "container",
  report: Report,
): { schema: Schema; versions: readonly string[] } {
  const files = [...file.includes.map((f) => f.entry), file.entry];
  const plain = readVersions(file.entry, report);
  const { flavors, versions } = resolveFlavors(file.entry, plain, report);
  const definitions = (key: string) =>
    files.map((entry) => member(entry, key)).filter((e) => e !== undefined);
  const named = (key: string) =>
    new Map(members(member(file.entry, key)).map((entry) => [entry.key.text, entry]));
  const enums = resolveEnums(definitions("enums"), plain, report);
  const vectors = resolveVectors(definitions("vectors"), report, enums);
  const typesIn = resolveTypes(definitions("types"), report, vectors, plain);
  const types = typesIn(0);
  const groups = named("groups");
  const structs = structsOf(named("structs"), types, report);
  const block = member(file.entry, "block");
  const owners = [...named("messages").values(), ...(block === undefined ? [] : [block])];
  const schema: Schema = {
    name: textOf(file.entry, kind)!,
    versions: plain,
    flavors,
    types,
    typesIn,
    enums,
    vectors,
    groups,
    usedGroups: new Set(),
    ...withOrders(structs, owners, groups, types, report),
    ...idsOf(file.entry),
    ...frameOf(file.entry, types, report),
    names: items(member(file.entry, "names")).map(text),
    report,
  };
  return { schema, versions };
}

function idsOf(entry: Entry): Pick<Schema, "ids"> {
  const ids = textOf(entry, "ids");
  if (ids === undefined) return {};
  return { ids: ids === "none" ? ids : intOf(ids) };
}

/** The length before each message. */
function frameOf(entry: Entry, types: Schema["types"], report: Report): Pick<Schema, "frame"> {
  const frame = member(entry, "frame");
  if (frame === undefined) return {};
  const at = member(frame, "type") ?? frame;
  const type = lookUp(text(at), at, types, report);
  if (type === undefined) return {};
  if (type.kind !== "int" || type.signed || type.scale !== undefined) {
    report.error(
      at,
      "a message's length is an unsigned integer without scale",
      "Choose one, such as `u8` or `u16be`.",
    );
    return {};
  }
  const plus = member(frame, "plus");
  if (plus !== undefined && integer(plus) > 0)
    report.error(
      plus,
      "a message of fewer bytes would have no length",
      "It counts those that follow it, or more: `-4`.",
    );
  const most = intRange(type)[1] + (plus === undefined ? 0 : integer(plus));
  if (plus !== undefined && most < 1)
    report.error(
      plus,
      `no message is as short as that: the largest length tells ${most} bytes`,
      "What is subtracted is how many bytes it counts beside the message's own: `-4`.",
    );
  return { frame: withScale(type, frame, report) };
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

export function tableOf(file: SchemaFile, { schema, versions, tables }: Structs) {
  return {
    name: schema.name,
    title: textOf(file.entry, "title")!,
    ...docs(file.entry),
    versions,
    current: schema.versions.current,
    ...(schema.flavors.length === 0 ? {} : { flavors: schema.flavors }),
    ...(schema.ids === undefined ? {} : { ids: schema.ids }),
    ...(schema.frame === undefined ? {} : { frame: schema.frame }),
    structs: tables,
    enums: schema.enums,
    vectors: schema.vectors,
  };
}

export function docs(entry: Entry): { doc?: string; ref?: string } {
  const ref = isMapEntry(entry) ? textOf(entry, "ref") : undefined;
  return { ...docOf(entry), ...(ref === undefined ? {} : { ref }) };
}

/** `game.yaml:41`, where the entry's key is. */
export function sourceOf(entry: Entry): string {
  return place(entry.key ?? entry).replace(/:\d+$/, "");
}

/** What is in a group is checked where it is used. */
export function reportUnused({ groups, usedGroups, report }: Schema): void {
  for (const [name, { key }] of groups)
    if (!usedGroups.has(name))
      report.error(
        key!,
        `nothing uses the group "${name}"`,
        "Name it where its fields belong: `use`.",
      );
}
