import { grouped } from "../../../generator/grouped.ts";
import type { Entry } from "./entries.ts";
import type { Item } from "./lists.ts";
import { type Renames, renamedFields } from "./names.ts";

/** A struct by which those of the next version are known again. */
interface Known {
  readonly name: string;
  readonly texts: ReadonlySet<string>;
}

/**
 * Schemas of versions whose structs have the same name where they are most alike. Several structs that are called alike
 * have numbers at their names, by where they are met first, which is elsewhere in each version.
 */
export function aligned(schemas: readonly Entry[]): Entry[] {
  const known = new Map<string, Known[]>();
  return schemas.map((schema) => {
    const structs = Object.entries((schema["structs"] ?? {}) as Readonly<Record<string, Entry>>);
    const renames = new Map<string, string>();
    for (const [family, own] of grouped(structs, ([name]) => familyOf(name))) {
      const before = known.get(family) ?? [];
      const now = namedAlike(own, before);
      for (const [i, { name }] of now.entries()) renames.set(own[i]![0], name);
      const names = new Set(now.map(({ name }) => name));
      known.set(family, [...now, ...before.filter(({ name }) => !names.has(name))]);
    }
    return renamed(schema, renames);
  });
}

/** Structs of a family times those before them that are compared. */
const MOST_COMPARED = 1_000_000;

function familyOf(name: string): string {
  return name.replace(/_\d+$/, "");
}

/** Structs of one family, in their order, with the names of those before that they are most like. */
function namedAlike(own: readonly [string, Entry][], before: readonly Known[]): Known[] {
  const texts = own.map(([, entry]) => textsOf(entry));
  const compared = own.length * before.length > MOST_COMPARED ? [] : own;
  const pairs = compared
    .flatMap(([name], i) =>
      before.map((one) => {
        const bonus = one.name === name ? 0.01 : 0;
        return { i, name: one.name, likeness: likeness(texts[i]!, one.texts) + bonus };
      }),
    )
    .filter(({ likeness: of }) => of > 0)
    .toSorted((a, b) => b.likeness - a.likeness);
  const names = new Map<number, string>();
  const taken = new Set(before.map(({ name }) => name));
  const matched = new Set<string>();
  for (const { i, name } of pairs) {
    if (names.has(i) || matched.has(name)) continue;
    names.set(i, name);
    matched.add(name);
  }
  return own.map(([name], i) => {
    let found = names.get(i) ?? name;
    for (let n = 2; names.get(i) === undefined && taken.has(found); n++)
      found = `${familyOf(name)}_${n}`;
    taken.add(found);
    return { name: found, texts: texts[i]! };
  });
}

/** The fields of a struct as texts, without the numbers of names. */
function textsOf({ fields }: Entry): Set<string> {
  const items = (fields ?? []) as readonly Item[];
  return new Set(items.map((item) => JSON.stringify(item).replaceAll(/_\d+"/g, '"')));
}

/** How much two sets have in common: 1 where they are equal. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((text) => b.has(text)).length;
  return common / (a.size + b.size - common || 1);
}

function renamed(schema: Entry, renames: Renames): Entry {
  if ([...renames].every(([from, to]) => from === to)) return schema;
  const { structs, messages } = schema;
  return {
    ...schema,
    structs: mapped(structs, (name) => renames.get(name)!, renames),
    messages: mapped(messages, (name) => name, renames),
  };
}

function mapped(section: unknown, named: (name: string) => string, renames: Renames): Entry {
  return Object.fromEntries(
    Object.entries(section as Readonly<Record<string, Entry>>).map(([name, entry]) => [
      named(name),
      entry["fields"] === undefined
        ? entry
        : { ...entry, fields: renamedFields(entry["fields"], renames) },
    ]),
  );
}
