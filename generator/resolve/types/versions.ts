import type { VersionRange } from "../../../runtime/table/versions.ts";
import type { Report, Span } from "../../read/diagnostics.ts";
import {
  eachOf,
  type Entry,
  items,
  member,
  type MemberEntry,
  members,
  text,
} from "../../read/source.ts";
import { nearVersion } from "../../read/suggest.ts";

/** A container has no versions of its own. */
const ONE_VERSION = ["all"];

/**
 * A schema's versions: those that follow each other, oldest first, and after them the dialects, each of which
 * branches from one before it. A dialect has all that its branching point has.
 */
export interface Versions {
  readonly names: readonly string[];
  /** The newest that is no dialect. */
  readonly current: number;
  /** Of each, the version that it comes from; undefined of the oldest. */
  readonly origins: readonly (number | undefined)[];
  /** The dialects that are only read where somebody asks for them, with the entries that say so. */
  readonly explicitOnly: ReadonlyMap<number, Entry>;
}

/** Some versions of a tree, lowest index first. */
export type VersionSet = readonly number[];

export function readVersions(schema: Entry, report: Report): Versions {
  const numbered = items(member(schema, "versions"));
  const dialects = members(member(schema, "dialects"));
  const explicitOnly = new Map<number, Entry>();
  if (numbered.length === 0)
    return { names: ONE_VERSION, current: 0, origins: [undefined], explicitOnly };
  const names: string[] = [];
  const origins: (number | undefined)[] = [];
  for (const [index, item] of numbered.entries()) {
    reportTwin(item, text(item), names, report);
    names.push(text(item));
    origins.push(index === 0 ? undefined : index - 1);
  }
  for (const dialect of dialects) {
    reportTwin(dialect.key, dialect.key.text, names, report);
    origins.push(originOf(dialect, names, report));
    const said = member(dialect, "explicit-only");
    if (said !== undefined) explicitOnly.set(names.length, said);
    names.push(dialect.key.text);
  }
  return { names, current: numbered.length - 1, origins, explicitOnly };
}

/** Names of versions become parts of names of functions: they differ in letters and digits. */
function reportTwin(at: Span, name: string, names: readonly string[], report: Report): void {
  const twin = names.find((other) => lettersOf(other) === lettersOf(name));
  if (twin === name) report.error(at, `version ${twin} is listed twice`, "Leave one out.");
  else if (twin !== undefined) {
    const message = `in names of functions ${name} and ${twin} would both be ${lettersOf(twin)}`;
    report.error(at, message, "Name versions so that their letters and digits differ.");
  }
}

/** What of a version can be part of a name. */
function lettersOf(version: string): string {
  return version.replaceAll(/\W/g, "");
}

function originOf(dialect: MemberEntry, names: readonly string[], report: Report): number {
  const from = member(dialect, "from");
  if (from === undefined) return 0; // its shape was reported
  const index = names.indexOf(text(from));
  if (index < 0) {
    const hint = nearVersion(text(from), names) ?? `Those before it are ${names.join(", ")}.`;
    report.error(from, `the dialect ${dialect.key.text} branches from no version before it`, hint);
  }
  return Math.max(0, index);
}

/** The index of the version that an entry names. */
function versionIndex(
  entry: Entry,
  name: string,
  { names }: Versions,
  report: Report,
): number | undefined {
  const index = names.indexOf(name);
  if (index >= 0) return index;
  if (names === ONE_VERSION) {
    report.error(entry, "a container has no versions", "Leave it out.");
    return undefined;
  }
  const hint = nearVersion(name, names) ?? `The versions are ${names.join(", ")}.`;
  report.error(entry, `there is no version ${name}`, hint);
  return undefined;
}

// ---- the tree

/** Whether a version is another one, or comes from it. */
export function comesFrom({ origins }: Versions, version: number, ancestor: number): boolean {
  let at: number | undefined = version;
  while (at !== undefined && at > ancestor) at = origins[at];
  return at === ancestor;
}

/** A version, and where it is a dialect, those that it and its origins branch from: what it has all of. */
export function lineageOf({ origins, current }: Versions, version: number): number[] {
  const line = [version];
  for (let at = version; at > current;) line.push((at = origins[at]!));
  return line;
}

/** The version after one, on its own line. A dialect is a line of one. */
function successor({ current }: Versions, version: number): number | undefined {
  return version < current ? version + 1 : undefined;
}

/** What entries leave, by the versions of a schema and by nodes: each version asks for it. */
const known = new WeakMap<Versions, WeakMap<object, VersionSet>>();

/** The versions that an entry's `since`, `until` and `except` leave: all of them without. */
export function versionsOf(entry: Entry, versions: Versions, report: Report): VersionSet {
  const { node } = entry;
  if (node === null) return leftBy(entry, versions, report);
  let sets = known.get(versions);
  if (sets === undefined) known.set(versions, (sets = new WeakMap()));
  let set = sets.get(node);
  // What is wrong is reported once, as the set is found.
  if (set === undefined) sets.set(node, (set = leftBy(entry, versions, report)));
  return set;
}

function leftBy(entry: Entry, versions: Versions, report: Report): VersionSet {
  const [since, until] = [member(entry, "since"), member(entry, "until")];
  const index = (at: Entry | undefined) =>
    at === undefined ? undefined : versionIndex(at, text(at), versions, report);
  const from = since === undefined ? [0] : eachOf(since).map((at) => index(at) ?? 0);
  const last = index(until);
  const end = last === undefined ? undefined : successor(versions, last);
  const except = items(member(entry, "except")).map((at) => ({ at, version: index(at) }));
  const there = versions.names.flatMap((_, version) => {
    const begun = from.some((first) => comesFrom(versions, version, first));
    const ended = end !== undefined && comesFrom(versions, version, end);
    return begun && !ended ? [version] : [];
  });
  if (there.length === 0) {
    const first = from.map((one) => versions.names[one]).join(" or ");
    const message = `no version is from ${first} on and up to ${versions.names[last!]}`;
    report.error(
      since ?? entry,
      message,
      `The versions, oldest first: ${versions.names.join(", ")}.`,
    );
  }
  // A dialect may have again what one before it has not: then there are several from which on it is there.
  const again = (version: number, gone: number) =>
    from.length > 1 &&
    from.some(
      (first) =>
        first !== gone && comesFrom(versions, version, first) && comesFrom(versions, first, gone),
    );
  const excepted = (version: number) =>
    except.some(
      (e) =>
        e.version !== undefined &&
        comesFrom(versions, version, e.version) &&
        !again(version, e.version),
    );
  for (const { at, version } of except)
    if (version !== undefined && !there.some((v) => comesFrom(versions, v, version)))
      report.error(at, `version ${text(at)} does not have it anyway`, "Leave it out.");
  const left = there.filter((version) => !excepted(version));
  if (there.length > 0 && left.length === 0)
    report.error(
      member(entry, "except")!,
      "no version is left",
      "What branches from one is excepted with it.",
    );
  return left;
}

/** A set as runs of versions that follow each other. */
export function runsOf(set: VersionSet): VersionRange[] {
  const runs: { from: number; to: number }[] = [];
  for (const version of set) {
    const last = runs.at(-1);
    if (last?.to === version - 1) last.to = version;
    else runs.push({ from: version, to: version });
  }
  return runs;
}

/** `1.07`, or `1.06..1.08` on one line. What is `written` may be the entry's key. */
export function parseVersions(
  entry: Entry,
  versions: Versions,
  report: Report,
  written = text(entry),
): VersionRange {
  const [first = "", last = first] = written.split("..");
  const from = versionIndex(entry, first, versions, report) ?? 0;
  const to = versionIndex(entry, last, versions, report) ?? from;
  if (from > to)
    report.error(
      entry,
      `version ${first} comes after ${last}`,
      "Write the older version first, as in the list of all.",
    );
  else if (from !== to && to > versions.current)
    report.error(entry, `${last} is a dialect`, "Give each dialect an entry of its own.");
  return { from, to };
}

/** `version 1.06`, or `versions 0.91 to 1.06`. */
export function versionsText(range: VersionRange, { names }: Pick<Versions, "names">): string {
  const from = names[range.from];
  if (range.from === range.to) return `version ${from}`;
  return `versions ${from} to ${names[range.to]}`;
}

/** `versions 0.91 to 1.06, version 666`. */
export function setText(set: VersionSet, versions: Pick<Versions, "names">): string {
  return runsOf(set)
    .map((run) => versionsText(run, versions))
    .join(", ");
}
