import type { VersionRange } from "../runtime/table.ts";
import type { Report } from "./diagnostics.ts";
import { type Entry, items, member, text } from "./source.ts";
import { suggest } from "./suggest.ts";

/** A container has no versions of its own. */
const ONE_VERSION = ["all"];

/** The schema's versions, oldest first and then its dialects, and which is the newest that is none. */
export function readVersions(
  schema: Entry,
  report: Report,
): { versions: string[]; current: number } {
  const numbered = items(member(schema, "versions"));
  const list = [...numbered, ...items(member(schema, "dialects"))];
  if (list.length === 0) return { versions: ONE_VERSION, current: 0 };
  const versions: string[] = [];
  for (const item of list) {
    const twin = versions.find((version) => lettersOf(version) === lettersOf(text(item)));
    if (twin === text(item)) report.error(item, `version ${twin} is listed twice`);
    else if (twin !== undefined) {
      const message = `in names of functions ${text(item)} and ${twin} would both be ${lettersOf(twin)}`;
      report.error(item, message, "Name versions so that their letters and digits differ.");
    }
    versions.push(text(item));
  }
  return { versions, current: Math.max(0, numbered.length - 1) };
}

/** What of a version can be part of a name. */
function lettersOf(version: string): string {
  return version.replaceAll(/\W/g, "");
}

/** The index of the version that an entry names. */
function versionIndex(
  entry: Entry,
  name: string,
  versions: readonly string[],
  report: Report,
): number | undefined {
  const index = versions.indexOf(name);
  if (index >= 0) return index;
  if (versions === ONE_VERSION) {
    report.error(entry, "a container has no versions", "Leave it out.");
    return undefined;
  }
  const hint = suggest(name, versions) ?? `The versions are ${versions.join(", ")}.`;
  report.error(entry, `there is no version ${name}`, hint);
  return undefined;
}

/** From `since` to `until`, all versions without. */
export function versionBounds(
  entry: Entry,
  versions: readonly string[],
  report: Report,
): VersionRange {
  const since = member(entry, "since");
  const until = member(entry, "until");
  const from = since === undefined ? 0 : (versionIndex(since, text(since), versions, report) ?? 0);
  const last = versions.length - 1;
  const to =
    until === undefined ? last : (versionIndex(until, text(until), versions, report) ?? last);
  if (from > to) {
    const message = `no version is from ${versions[from]} on and up to ${versions[to]}`;
    report.error(since ?? entry, message, `The versions, oldest first: ${versions.join(", ")}.`);
  }
  return { from, to };
}

/** `1.07`, or `1.06..1.08`. What is `written` may be the entry's key. */
export function parseVersions(
  entry: Entry,
  versions: readonly string[],
  report: Report,
  written = text(entry),
): VersionRange {
  const [first = "", last = first] = written.split("..");
  const from = versionIndex(entry, first, versions, report) ?? 0;
  const to = versionIndex(entry, last, versions, report) ?? from;
  if (from > to) report.error(entry, `version ${first} comes after ${last}`);
  return { from, to };
}

export function contains(range: VersionRange, version: number): boolean {
  return range.from <= version && version <= range.to;
}

/** `version 1.06`, or `versions 0.91 to 1.06`. */
export function versionsText(range: VersionRange, versions: readonly string[]): string {
  const from = versions[range.from];
  if (range.from === range.to) return `version ${from}`;
  return `versions ${from} to ${versions[range.to]}`;
}
