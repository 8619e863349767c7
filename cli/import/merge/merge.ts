import { isDeepStrictEqual } from "node:util";
import { aligned } from "./aligned.ts";
import { mergedValues } from "./enums.ts";
import { type Entry, type Variant, variantsOf } from "./entries.ts";
import { byOwnName, type Renames, renamedFields } from "./names.ts";
import { rangeOf } from "./ranges.ts";

/** The description of a version, as a schema of that version alone. */
export interface Described {
  readonly version: string;
  readonly schema: Entry;
}

export interface Merged {
  readonly schema: Entry;
  /** What entries of the schema were made of: `structs slot` by `structs slot_1_13`. */
  readonly origins: ReadonlyMap<string, string>;
}

/** Structs that are in each other. */
const MOST_ROUNDS = 64;

/** Which versions have something, by its name. */
type ByName = ReadonlyMap<string, ReadonlyMap<number, Entry>>;

/**
 * Schemas of single versions as one schema: what did not change is there once, with `since` and `until` for what did.
 *
 * @param versions oldest first
 * @param apart entries, as `messages chat`, of which versions that differ are not merged
 * @throws Error where they are not of one protocol
 */
export function mergeVersions(versions: readonly Described[], apart: ReadonlySet<string>): Merged {
  const all = versions.map(({ version }) => version);
  const schemas = aligned(versions.map(({ schema }) => schema));
  const origins = new Map<string, string>();
  const { variants, renames } = structsOf(byName(schemas, "structs"), all, apart);
  const structs = variants.map(([base, { name, entry }]): [string, Entry] => {
    origins.set(`structs ${name}`, `structs ${base}`);
    return [name, entry];
  });
  const messages = [...byName(schemas, "messages")].flatMap(([base, own]) => {
    const named = withRenames(own, renames);
    return variantsOf(base, named, all, apart.has(`messages ${base}`)).map(
      (variant): [string, Entry] => {
        origins.set(`messages ${variant.name}`, `messages ${base}`);
        return [variant.name, { ...variant.entry, ...rangeOf(variant.versions, all) }];
      },
    );
  });
  const enums = [...byName(schemas, "enums")].map(([name, own]): [string, Entry] => {
    const values = new Map(
      [...own].map(([version, { values: named }]) => [version, named as Entry]),
    );
    return [name, { values: mergedValues(values, all) }];
  });
  const { protocol, title, doc, ref } = schemas[0]!;
  const schema = {
    protocol,
    title,
    versions: all,
    ...(doc === undefined ? {} : { doc }),
    ...(ref === undefined ? {} : { ref }),
    ...sameRest(schemas),
    ...sectionOf("types", [...byName(schemas, "types")].map(sameIn)),
    ...sectionOf("enums", enums),
    ...sectionOf("structs", structs),
    messages: byOwnName(messages),
  };
  return { schema, origins };
}

/** What is merged, or said by the oldest for all. */
const MERGED = "protocol title versions doc ref types enums structs messages".split(" ");

/** All else, which versions must have in common. */
function sameRest(schemas: readonly Entry[]): Entry {
  const [first, ...others] = schemas.map((schema) =>
    Object.entries(schema).filter(([key]) => !MERGED.includes(key)),
  );
  if (others.some((other) => !isDeepStrictEqual(other, first)))
    throw new Error(
      `only types, enums, structs and messages may differ, and these do: ${[...new Set([first!, ...others].flat().map(([key]) => key))].join(", ")}`,
    );
  return Object.fromEntries(first!);
}

function sectionOf(name: string, entries: readonly [string, unknown][]): Entry {
  return entries.length === 0 ? {} : { [name]: byOwnName(entries) };
}

function byName(schemas: readonly Entry[], section: string): ByName {
  const found = new Map<string, Map<number, Entry>>();
  for (const [version, schema] of schemas.entries())
    for (const [name, entry] of Object.entries((schema[section] ?? {}) as Entry)) {
      const own = found.get(name) ?? new Map<number, Entry>();
      found.set(name, own.set(version, entry as Entry));
    }
  return found;
}

function sameIn([name, byVersion]: [string, ReadonlyMap<number, Entry>]): [string, Entry] {
  const [first, ...others] = byVersion.values();
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
    throw new Error(`the type "${name}" is another one in some versions`);
  return [name, first!];
}

/**
 * The structs, each with the name that it has in the descriptions. One that is two needs other names where it is used,
 * which may make those that use it two as well.
 */
function structsOf(structs: ByName, all: readonly string[], apart: ReadonlySet<string>) {
  let renames: Renames[] = all.map(() => new Map());
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const variants = [...structs].flatMap(([base, own]) =>
      variantsOf(base, withRenames(own, renames), all, apart.has(`structs ${base}`)).map(
        (variant): [string, Variant] => [base, variant],
      ),
    );
    const next = all.map(() => new Map<string, string>());
    for (const [base, { name, versions }] of variants)
      if (name !== base) for (const version of versions) next[version]!.set(base, name);
    if (isDeepStrictEqual(next, renames)) return { variants, renames };
    renames = next;
  }
  throw new Error(`structs in each other change in more than ${MOST_ROUNDS} ways`);
}

function withRenames(
  byVersion: ReadonlyMap<number, Entry>,
  renames: readonly Renames[],
): ReadonlyMap<number, Entry> {
  return new Map(
    [...byVersion].map(([version, entry]) => {
      const own = renames[version]!;
      const { fields } = entry;
      return own.size === 0 || fields === undefined
        ? [version, entry]
        : [version, { ...entry, fields: renamedFields(fields, own) }];
    }),
  );
}
