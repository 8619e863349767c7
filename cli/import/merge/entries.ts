import { areOneType, fieldIn, type Item, type Ranged, rangedOf, withVersion } from "./lists.ts";
import { lettersOf } from "./names.ts";
import { rangeOf, type Versions } from "./ranges.ts";

/** A message or a struct as a schema has it. */
export type Entry = Readonly<Record<string, unknown>>;

/** What some versions of a message or a struct become: one entry. */
export interface Variant {
  readonly name: string;
  readonly versions: Versions;
  readonly entry: Entry;
}

/** What is merged by itself. All else must be the same. */
const MERGED = new Set(["fields", "id"]);

/** Versions that become one entry, as far as they are merged. */
interface Group {
  readonly rest: string;
  readonly versions: number[];
  fields: readonly Ranged[];
  readonly ids: Map<number, unknown>;
  readonly first: Entry;
}

/**
 * The versions of a message or a struct as few entries: one for each row of versions in which its members have one
 * type. The first has the name, each further one the first of its versions after it.
 *
 * @param apart what differs at all is another entry
 */
export function variantsOf(
  name: string,
  byVersion: ReadonlyMap<number, Entry>,
  all: readonly string[],
  apart: boolean,
): Variant[] {
  const groups: Group[] = [];
  for (const [version, entry] of byVersion) {
    const last = groups.at(-1);
    const fields = last && mergedWith(last, entry, version, apart);
    if (last === undefined || fields === undefined) groups.push(groupOf(version, entry));
    else {
      last.fields = fields;
      last.versions.push(version);
      last.ids.set(version, idOf(entry));
    }
  }
  return groups.map((group, i) => {
    const { versions } = group;
    const own = i === 0 ? name : `${name}_${lettersOf(all[versions[0]!]!)}`;
    return { name: own, versions, entry: entryOf(group, all) };
  });
}

function idOf({ id }: Entry): unknown {
  return id;
}

function groupOf(version: number, entry: Entry): Group {
  const fields = rangedOf(fieldsIn(entry), version);
  const ids = new Map([[version, idOf(entry)]]);
  return { rest: restOf(entry), versions: [version], fields, ids, first: entry };
}

function mergedWith(
  group: Group,
  entry: Entry,
  version: number,
  apart: boolean,
): Ranged[] | undefined {
  if (group.versions.at(-1) !== version - 1 || group.rest !== restOf(entry)) return undefined;
  const merged = withVersion(group.fields, fieldsIn(entry), version);
  if (merged === undefined || !areOneType(merged)) return undefined;
  return apart && merged.some(({ versions }) => versions.length <= group.versions.length)
    ? undefined
    : merged;
}

function fieldsIn(entry: Entry): readonly Item[] {
  return (entry["fields"] ?? []) as readonly Item[];
}

function restOf(entry: Entry): string {
  return JSON.stringify(Object.entries(entry).filter(([key]) => !MERGED.has(key)));
}

function entryOf({ first, versions, fields, ids }: Group, all: readonly string[]): Entry {
  const own = fields.map((each) => itemOf(each, versions, all));
  const renumbered = renumberedIn(ids, all);
  return Object.fromEntries(
    Object.entries({ ...first, fields: own }).flatMap(([key, value]) =>
      key === "id" && renumbered !== undefined
        ? [
            [key, value],
            ["renumbered", renumbered],
          ]
        : [[key, value]],
    ),
  );
}

/** An entry of a list of fields, with its versions where they are not those of all. */
function itemOf({ item, versions }: Ranged, of: Versions, all: readonly string[]): Item {
  const range = rangeOf(versions, all, of);
  if (Object.keys(range).length === 0) return item;
  const field = fieldIn(item);
  if (field === undefined) return { ...item, ...range };
  const [name, body] = field;
  return {
    [name]: typeof body === "string" ? { type: body, ...range } : { ...(body as Item), ...range },
  };
}

/** The ids of versions that have another one than the first has. */
function renumberedIn(ids: ReadonlyMap<number, unknown>, all: readonly string[]): Item | undefined {
  const [first] = ids.values();
  const found: { id: unknown; from: number; to: number }[] = [];
  for (const [version, id] of ids) {
    const last = found.at(-1);
    if (id === first) continue;
    if (last !== undefined && last.id === id && last.to === version - 1) last.to = version;
    else found.push({ id, from: version, to: version });
  }
  if (found.length === 0) return undefined;
  return Object.fromEntries(
    found.map(({ id, from, to }) => [from === to ? all[from]! : `${all[from]}..${all[to]}`, id]),
  );
}
