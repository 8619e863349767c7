import { docOf } from "./docs.ts";
import type { EnumTable } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import {
  type Entry,
  integer,
  isMapEntry,
  member,
  type MemberEntry,
  members,
} from "../../read/source.ts";
import { runsOf, setText, type Versions, versionsOf } from "./versions.ts";
import { contains } from "../../../runtime/table/versions.ts";

/** Resolves the enums of a file and of those it includes. Reports values that two names share in one version. */
export function resolveEnums(
  definitions: readonly Entry[],
  versions: Versions,
  report: Report,
): EnumTable[] {
  const seen = new Set<string>();
  return definitions.flatMap(members).map((entry) => {
    if (seen.has(entry.key.text))
      report.error(
        entry.key,
        `the enum "${entry.key.text}" is there already`,
        "Choose another name.",
      );
    seen.add(entry.key.text);
    reportTaken(entry, report);
    return resolveEnum(entry.key.text, entry, versions, report);
  });
}

/** Reports a name whose constant would be one of the code's own tables of lengths. */
export function reportTaken({ key }: MemberEntry, report: Report): void {
  if (/_lengths_\d+(_run\d+)?$|_pairs$/.test(key.text))
    report.error(key, `"${key.text}" is taken in the generated code`, "Choose another name.");
}

function resolveEnum(name: string, entry: Entry, versions: Versions, report: Report): EnumTable {
  const values: EnumTable["values"][number][] = [];
  const byNumber = new Map<number, EnumTable["values"][number][]>();
  for (const m of members(member(entry, "values"))) {
    const value = isMapEntry(m) ? integer(member(m, "value")!) : integer(m);
    const there = versionsOf(m, versions, report);
    const twins = byNumber.get(value) ?? [];
    for (const twin of twins) {
      const shared = there.filter((version) => contains(twin, version));
      if (shared.length > 0)
        report.error(
          m.key,
          `${m.key.text} and ${twin.name} are both ${value} in ${setText(shared, versions)}`,
          "Give one of them another number, or other versions: `since`, `until`.",
        );
    }
    const own = runsOf(there).map((run) => ({ ...run, name: m.key.text, value, ...docOf(m) }));
    for (const one of own) values.push(one);
    byNumber.set(value, [...twins, ...own]);
  }
  return { name, ...docOf(entry), values };
}
