import type { Field } from "../../../runtime/table/fields/field.ts";
import type { FlavorTable } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import { isVaried } from "../../../runtime/table/facts/companions.ts";
import { docOf } from "../types/docs.ts";
import { claimName, type Scope } from "../scope/scope.ts";
import { type Entry, integer, member, members, text, textOf } from "../../read/source.ts";
import { lookUp } from "../types/types.ts";
import { runsOf, type Versions, versionsOf } from "../types/versions.ts";
import { versionsIn } from "../../../runtime/table/versions.ts";

/** The kinds that a format comes in, and the names of all their versions. */
export interface Kinds {
  readonly flavors: readonly FlavorTable[];
  /** Those of the plain kind first. */
  readonly versions: readonly string[];
}

/** Resolves the kinds of a schema: none, where it has none. */
export function resolveFlavors(
  schema: Entry,
  { names: plain, ...tree }: Versions,
  report: Report,
): Kinds {
  const flavors: FlavorTable[] = [];
  const versions = [...plain];
  for (const [index, entry] of members(member(schema, "flavors")).entries()) {
    const [range, second] = runsOf(versionsOf(entry, { names: plain, ...tree }, report));
    // That no version is left was reported.
    if (range === undefined) continue;
    if (second !== undefined)
      report.error(
        entry.key,
        "a kind has versions that follow each other in the list of all",
        "Give it one range: `since` and `until`.",
      );
    const name = { name: entry.key.text, ...docOf(entry) };
    if (index === 0) {
      if (range.from > 0 || range.to < plain.length - 1)
        report.error(
          entry.key,
          "the first kind is there in all versions",
          "Leave its versions out, or list another kind first.",
        );
      flavors.push({ ...name, from: 0, to: plain.length - 1, base: 0 });
      continue;
    }
    const from = versions.length;
    for (const version of versionsIn(range)) {
      const own = `${plain[version]}-${entry.key.text}`;
      if (plain.includes(own))
        report.error(entry.key, `${own} is a version already`, "Choose another name.");
      versions.push(own);
    }
    flavors.push({ ...name, from, to: versions.length - 1, base: range.from });
  }
  return { flavors, versions };
}

/** What the messages of a kind begin with, and which bit of the id says so. */
export interface Prefix {
  readonly bit: number;
  readonly fields: readonly Field[];
}

/** The prefix of the scope's kind. */
export function prefixOf(schema: Entry, scope: Scope): Prefix | undefined {
  if (scope.kind === undefined) return undefined;
  const prefix = member(member(member(schema, "flavors"), scope.kind), "prefix");
  if (prefix === undefined) return undefined;
  const { report, types } = scope.schema;
  const at = member(prefix, "bit")!;
  const bit = integer(at);
  const name = textOf(prefix, "name")!;
  const typeEntry = member(prefix, "type")!;
  const type = lookUp(text(typeEntry), typeEntry, types, report);
  if (bit < 0 || bit > 7)
    report.error(at, "an id has the bits 0 to 7", "Name one of these that no id uses.");
  if (type !== undefined && (type.kind !== "int" || isVaried(type)))
    report.error(typeEntry, "a prefix is an integer of whole bytes", "As `u8` or `u16`.");
  const { key: _, ...named } = member(prefix, "name")!;
  claimName(scope, name, named);
  if (type?.kind !== "int") return undefined;
  const mask = `${name}$bit`;
  return {
    bit,
    fields: [
      {
        kind: "mask",
        name: mask,
        hidden: true,
        parts: [{ from: "id", bits: 1, at: 0, low: bit }],
        hint: 0,
        unused: 0,
        defaultValue: 0,
      },
      {
        kind: "value",
        name,
        ...docOf(prefix),
        type,
        presence: { kind: "bit", mask, bit: 0 },
      },
    ],
  };
}
