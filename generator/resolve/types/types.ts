import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { VectorTable } from "../../../runtime/table/table.ts";
import type { Report, Span } from "../../read/diagnostics.ts";
import {
  type Entry,
  integer,
  items,
  member,
  type MemberEntry,
  members,
  text,
  textOf,
} from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import { typeHint } from "./type-names.ts";
import { deriveDelimited, reportOpen } from "./delimited-types.ts";
import { BUILT_IN, intOf, type NamedType } from "../../facts/built-in.ts";
import { withScale } from "./scales.ts";
import { type Versions, type VersionSet, versionsOf } from "./versions.ts";

/** Files that are included have none of their own. */
const NO_VERSIONS: Versions = {
  names: ["all"],
  current: 0,
  origins: [undefined],
  explicitOnly: new Map(),
};

/** The types that a schema can name: built in, included, its own. */
export type Types = ReadonlyMap<string, NamedType>;

/** A definition of a type, and the versions that it is for. */
interface Definition {
  readonly entry: MemberEntry;
  /** Where what is wrong with its being there is reported. */
  readonly at: Span;
  readonly versions: VersionSet;
  /** It is for some versions alone. */
  readonly isLimited: boolean;
}

/**
 * Resolves the `types` of a schema, on top of those it includes, for each of its versions: one that is for some
 * versions is in for one of its name that is for all.
 */
export function resolveTypes(
  definitions: readonly Entry[],
  report: Report,
  vectors: readonly VectorTable[] = [],
  versions: Versions = NO_VERSIONS,
): (version: number) => Types {
  const all = definitions
    .flatMap(members)
    .flatMap((entry) => definitionsOf(entry, versions, report));
  const known = new Map<string, Types>();
  const resolved = versions.names.map((_, version) => {
    const chosen = chosenIn(version, all, versions, report);
    const key = chosen.map((definition) => all.indexOf(definition)).join(" ");
    const types = known.get(key) ?? typesOf(chosen, report, vectors);
    known.set(key, types);
    return types;
  });
  return (version) => resolved[version]!;
}

/** What is under a type's name: itself, and what it is instead in some versions. */
function definitionsOf(entry: MemberEntry, versions: Versions, report: Report): Definition[] {
  const others = items(member(entry, "instead")).map((item) => ({ ...item, key: entry.key }));
  for (const other of others) {
    const inner = member(other, "instead");
    if (inner !== undefined)
      report.error(
        inner.key ?? inner,
        "what is instead of a type has no other instead",
        "List both under the type's own `instead`.",
      );
    if (!isLimited(other))
      report.error(other, "this says of no versions that it is for them", "Give it `since`.");
  }
  return [entry, ...others].map((each) => ({
    entry: each,
    at: each === entry ? entry.key : each,
    versions: versionsOf(each, versions, report),
    isLimited: each !== entry || isLimited(each),
  }));
}

function isLimited(entry: Entry): boolean {
  return ["since", "until", "except"].some((key) => member(entry, key) !== undefined);
}

/** The definitions that count in a version. */
function chosenIn(
  version: number,
  all: readonly Definition[],
  { names }: Versions,
  report: Report,
): Definition[] {
  const there = all.filter(({ versions }) => versions.includes(version));
  const named = (name: string) => there.filter(({ entry }) => entry.key.text === name);
  const chosen = new Set<Definition>();
  for (const { entry } of there) {
    const name = entry.key.text;
    const own = named(name);
    const limited = own.filter((definition) => definition.isLimited);
    const [first, second] = limited.length > 0 ? limited : own;
    chosen.add(first!);
    if (second === undefined && !BUILT_IN.has(name)) continue;
    const { at } = (second ?? first)!;
    const where = second?.isLimited ? ` in version ${names[version]}` : "";
    report.error(at, `the type "${name}" is there already${where}`, "Choose another name.");
  }
  return [...chosen];
}

/** Types by name, of definitions that have each a name of its own. */
function typesOf(
  definitions: readonly Definition[],
  report: Report,
  vectors: readonly VectorTable[],
): Types {
  const types = new Map(BUILT_IN);
  const waiting = new Map<string, MemberEntry>();
  for (const { entry } of definitions)
    if (!BUILT_IN.has(entry.key.text)) waiting.set(entry.key.text, entry);
  let progress = true;
  while (progress && waiting.size > 0) {
    progress = false;
    for (const [name, entry] of waiting) {
      const base = types.get(textOf(entry, "type") ?? "");
      if (base === undefined || waiting.has(textOf(entry, "length") ?? "")) continue;
      types.set(name, derive(name, base, entry, report, vectors, types));
      waiting.delete(name);
      progress = true;
    }
  }
  for (const [name, entry] of waiting) reportUnresolved(name, entry, waiting, types, report);
  // Whoever uses them is not to blame.
  for (const name of waiting.keys()) types.set(name, BUILT_IN.get("u8")!);
  return types;
}

function reportUnresolved(
  name: string,
  entry: Entry,
  waiting: ReadonlyMap<string, Entry>,
  types: Types,
  report: Report,
) {
  const base = member(entry, "type")!;
  const length = member(entry, "length");
  if (length !== undefined && types.has(text(base)))
    report.error(length, `the type "${name}" is made of itself`, "Let it be made of another type.");
  else if (isMadeOfItself(name, waiting))
    report.error(base, `the type "${name}" is made of itself`, "Let it be made of another type.");
  // What is wrong with the type that it is made of is reported there.
  else if (waiting.has(text(base))) return;
  else if (text(base).includes("["))
    report.error(base, "a type is no array", "Say how many where a field has the type.");
  else lookUp(text(base), base, types, report);
}

function isMadeOfItself(name: string, waiting: ReadonlyMap<string, Entry>): boolean {
  let at = waiting.get(name);
  for (let steps = 0; at !== undefined && steps < waiting.size; steps++) {
    const base = textOf(at, "type")!;
    if (base === name) return true;
    at = waiting.get(base);
  }
  return false;
}

function derive(
  name: string,
  base: NamedType,
  entry: Entry,
  report: Report,
  vectors: readonly VectorTable[],
  types: Types,
): NamedType {
  const run = deriveDelimited(name, base, entry, report, types);
  if (run !== undefined) return run;
  const cut = member(entry, "cut");
  const open = member(entry, "open");
  const scaled = member(entry, "scale") ?? member(entry, "plus");
  reportForeignKeys(base, { cut, open, scaled }, report);
  if (base.kind === "text") {
    return {
      ...base,
      name,
      ...(cut === undefined ? {} : { cut: integer(cut) }),
      ...(open === undefined ? {} : { open: true }),
    };
  }
  const plain =
    base.kind === "int" ? { ...withScale(base, entry, report), name } : { ...base, name };
  const named = member(entry, "vectors");
  if (named === undefined) {
    // Of a type that has both already, it was said where that got the second.
    if (scaled !== undefined && plain.kind === "int" && plain.vectors !== undefined)
      report.error(
        scaled.key ?? scaled,
        "a scaled value is no number of a vector",
        "Leave the scale, or `vectors`, out.",
      );
    return plain;
  }
  const index = vectors.findIndex((list) => list.name === text(named));
  if (index < 0) {
    const names = vectors.map((list) => list.name);
    report.error(
      named,
      `there is no list of vectors "${text(named)}"`,
      suggest(text(named), names),
    );
  } else if (plain.kind !== "int" || plain.scale !== undefined) {
    report.error(
      named,
      "the number of a vector is an integer without scale",
      "Choose a type such as `u8`.",
    );
  }
  return index < 0 || plain.kind !== "int" || plain.scale !== undefined
    ? plain
    : { ...plain, vectors: index };
}

/** Reports keys that only texts, or integers, have. */
function reportForeignKeys(
  { kind, name }: NamedType,
  { cut, open, scaled }: Readonly<Record<"cut" | "open" | "scaled", Entry | undefined>>,
  report: Report,
): void {
  if (cut !== undefined && kind !== "text")
    report.error(
      cut.key ?? cut,
      `only a text is cut, and ${name} is not one`,
      "Leave `cut` out, or take a type made of `text`.",
    );
  if (open !== undefined && kind !== "text") reportOpen(open, name, report);
  if (scaled !== undefined && kind !== "int")
    report.error(
      scaled.key ?? scaled,
      `only integers of up to 48 bits are scaled, and ${name} is not one`,
      "Leave the scale out, or choose such an integer.",
    );
}

/** The type that an entry names, without its `[n]`. */
export function lookUp(
  name: string,
  entry: Entry,
  types: Types,
  report: Report,
  structs: Iterable<string> = [],
): NamedType | undefined {
  const type = types.get(name);
  if (type !== undefined) return type;
  report.error(entry, `there is no type "${name}"`, typeHint(name, [...types.keys(), ...structs]));
  return undefined;
}

/** Reports a number in groups where bytes are counted before it, or by bits. */
export function reportVaried(type: NamedType | undefined, at: Entry, report: Report): boolean {
  if ((type?.kind !== "int" && type?.kind !== "big") || type.varint === undefined) return false;
  report.error(
    at,
    `${type.name} takes as many bytes as its value needs, and here it must be known how many`,
    "Expected an integer of one width, as `u16`.",
  );
  return true;
}

/** An integer of any width, as it may be inside a split. */
export function partType(name: string, entry: Entry, report: Report): IntType | undefined {
  const match = /^([ui])(\d+)$/.exec(name);
  const bits = Number(match?.[2]);
  if (match !== null && bits >= 1 && bits <= 32) return intOf(name);
  report.error(
    entry,
    `"${name}" is no part of a word`,
    "Expected a number of 1 to 32 bits, as `u3` or `i4`.",
  );
  return undefined;
}
