import type { Layout, MessageTable, SwitchField, Table } from "../runtime/table.ts";
import type { Report } from "./diagnostics.ts";
import { type Member, membersOf } from "./emit/members.ts";
import { type Entry, items, member, type MemberEntry, members } from "./source.ts";

/*
 * What the versions of a message have to agree on, since they share one type: a member's type, and which arm a
 * value chooses.
 */

/** Reports what the layouts of a message do not agree on, and arms that are in none of them. */
export function reportDisagreement(
  table: Pick<Table, "versions" | "enums">,
  message: MessageTable,
  entry: Entry,
  report: Report,
): void {
  const seen = new Map<string, Seen>();
  for (const layout of message.layouts) {
    const version = table.versions[layout.from]!;
    for (const { arm, members: list } of groupsOf(table as Table, layout)) {
      for (const { name, type } of list) {
        const known = seen.get(`${arm}.${name}`);
        if (known === undefined) seen.set(`${arm}.${name}`, { type, version });
        else if (known.type !== type)
          reportTypes(fieldEntry(entry, arm, name), name, known, { type, version }, report);
      }
    }
  }
  reportArms(table.versions, message, entry, report);
}

interface Seen {
  readonly type: string;
  readonly version: string;
}

/** The members of a layout, those of each arm apart. */
function groupsOf(table: Table, layout: Layout): { arm: string; members: Member[] }[] {
  const common = { arm: "", members: membersOf(table, layout.fields) };
  const arms = switchOf(layout)?.arms ?? [];
  return [common, ...arms.map((arm) => ({ arm: arm.name, members: membersOf(table, arm.fields) }))];
}

function switchOf(layout: Layout): SwitchField | undefined {
  const last = layout.fields.at(-1);
  return last?.kind === "switch" ? last : undefined;
}

function reportTypes(at: Entry, name: string, a: Seen, b: Seen, report: Report): void {
  report.error(
    at.key ?? at,
    `"${name}" is ${a.type} in version ${a.version} and ${b.type} in ${b.version}`,
    "A member has one type in all versions: give one of them another name.",
    "types",
  );
}

/** Where the last field of that name stands. */
function fieldEntry(message: Entry, arm: string, name: string): Entry {
  const list = items(member(message, "fields"));
  const fields = arm === "" ? list : items(member(armEntries(message).get(arm), "fields"));
  const found = fields.flatMap((item) => [
    ...members(item),
    ...members(member(item, "into")),
    ...members(member(item, "of")),
  ]);
  return found.findLast((field) => field.key.text === name) ?? message;
}

function armEntries(message: Entry): Map<string, MemberEntry> {
  const arms = items(member(message, "fields")).flatMap((item) => members(member(item, "arms")));
  return new Map(arms.map((arm) => [arm.key.text, arm]));
}

function reportArms(
  versions: readonly string[],
  message: MessageTable,
  entry: Entry,
  report: Report,
): void {
  const owners = new Map<number, { arm: string; version: string }>();
  const chosen = new Set<string>();
  const arms = armEntries(entry);
  for (const layout of message.layouts) {
    for (const { name, values } of switchOf(layout)?.arms ?? []) {
      chosen.add(name);
      for (const value of values) {
        const owner = owners.get(value) ?? { arm: name, version: versions[layout.from]! };
        owners.set(value, owner);
        if (owner.arm === name) continue;
        const at = arms.get(name)!.key;
        const text = `${value} chooses "${name}" in version ${versions[layout.from]} and "${owner.arm}" in ${owner.version}`;
        const hint = "A value chooses one arm in all versions that know it.";
        report.error(at, text, hint, `value ${value}`);
      }
    }
  }
  for (const [name, { key }] of arms)
    if (!chosen.has(name)) {
      const hint = "None of its values has a name in a version that the message is in.";
      report.error(key, `nothing can choose the arm "${name}"`, hint);
    }
}
