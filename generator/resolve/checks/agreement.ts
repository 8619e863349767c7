import type { Field, SwitchField } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Member, membersOf } from "../../members/members.ts";
import { armEntries } from "./names.ts";
import { type Groups, itemsWithin } from "../scope/groups.ts";
import type { Schema } from "../scope/scope.ts";
import { type Entry, member, type MemberEntry, members } from "../../read/source.ts";
import { versionsText } from "../types/versions.ts";

/*
 * What the versions of a message have to agree on, since they share one type: a member's type.
 */

/** Reports what the layouts of a message do not agree on, and arms that are in none of them. */
export function reportDisagreement(
  table: Pick<Table, "versions" | "enums" | "structs" | "vectors" | "name" | "kind">,
  message: MessageTable,
  entry: Entry,
  schema: Pick<Schema, "groups" | "report" | "versions">,
): void {
  const { groups, report } = schema;
  const seen = new Map<string, Seen>();
  for (const layout of message.layouts) {
    const version = table.versions[layout.from]!;
    for (const { arm, members: list } of groupsOf(table as Table, layout)) {
      for (const { name, type } of list) {
        const known = seen.get(`${arm}.${name}`);
        if (known === undefined) seen.set(`${arm}.${name}`, { type, version });
        else if (known.type !== type)
          reportTypes(fieldEntry(entry, arm, name, groups), name, known, { type, version }, report);
      }
    }
  }
  reportHoles(table as Table, message, entry, schema);
  reportArms(message, armEntries(entry, groups), report);
  reportNoSwitch(table.versions, message, entry, schema);
}

/** Reports members that vanish and come back: a version between two ranges was forgotten. Dialects may do without. */
function reportHoles(
  table: Table,
  message: MessageTable,
  entry: Entry,
  { groups, report, versions }: Pick<Schema, "groups" | "report" | "versions">,
): void {
  /** The last plain version that has a member. */
  const last = new Map<string, number>();
  for (let version = 0; version <= versions.current; version++) {
    const layout = layoutOf(message, version);
    if (layout === undefined) continue;
    for (const { arm, members: list } of groupsOf(table, layout)) {
      for (const { name } of list) {
        const key = `${arm}.${name}`;
        const before = last.get(key) ?? version;
        last.set(key, version);
        if (before >= version - 1) continue;
        const missing = { from: before + 1, to: version - 1 };
        const at = fieldEntry(entry, arm, name, groups);
        report.error(
          at.key ?? at,
          `"${name}" is not there in ${versionsText(missing, versions)}, and before and after`,
          "Close the gap between `until` and `since`, or give one of them another name.",
          "hole",
        );
      }
    }
  }
}

/** Reports a message that has arms in some versions and none in others: it would have no one type. */
function reportNoSwitch(
  versions: readonly string[],
  { layouts }: MessageTable,
  entry: Entry,
  { groups, report }: Pick<Schema, "groups" | "report">,
): void {
  const [without, within] = [false, true].map((has) =>
    layouts.find(({ fields }) => (switchOf(fields) !== undefined) === has),
  );
  if (without === undefined || within === undefined) return;
  const list = itemsWithin(member(entry, "fields"), groups);
  const at = list.find((item) => member(item, "switch") !== undefined);
  report.error(
    at === undefined ? (entry.key ?? entry) : (member(at, "switch")!.key ?? at),
    `there is a switch in version ${versions[within.from]} and none in ${versions[without.from]}`,
    "A message has arms in all versions: `plain: { otherwise: true }` is an arm for all values.",
  );
}

interface Seen {
  readonly type: string;
  readonly version: string;
}

/** The members of a layout, those of each arm apart. */
function groupsOf(
  table: Table,
  { fields }: Pick<Layout, "fields">,
  arm = "",
): { arm: string; members: Member[] }[] {
  const inner = (switchOf(fields)?.arms ?? []).flatMap((a) =>
    groupsOf(table, a, arm === "" ? a.name : `${arm}_${a.name}`),
  );
  return [{ arm, members: membersOf(table, fields) }, ...inner];
}

function switchOf(fields: readonly Field[]): SwitchField | undefined {
  const last = fields.at(-1);
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

/** Where the last field of that name is. */
export function fieldEntry(message: Entry, arm: string, name: string, groups: Groups): Entry {
  const of = arm === "" ? message : armEntries(message, groups).get(arm);
  const fields = itemsWithin(member(of, "fields"), groups);
  const found = fields.flatMap((item) => [
    ...members(item),
    ...members(member(item, "into")),
    ...members(member(item, "of")),
  ]);
  return found.findLast((field) => field.key.text === name) ?? message;
}

function reportArms(
  message: MessageTable,
  arms: ReadonlyMap<string, MemberEntry>,
  report: Report,
): void {
  const chosen = new Set<string>();
  for (const layout of message.layouts) noteChosen("", layout.fields, chosen);
  for (const [name, arm] of arms)
    if (!chosen.has(name)) {
      const hint =
        member(arm, "otherwise") === undefined
          ? "None of its values has a name in a version that the message is in."
          : "The other arms have all values that there are.";
      report.error(arm.key, `nothing can choose the arm "${name}"`, hint);
    }
}

function noteChosen(outer: string, fields: readonly Field[], chosen: Set<string>): void {
  for (const arm of switchOf(fields)?.arms ?? []) {
    chosen.add(outer + arm.name);
    noteChosen(`${outer}${arm.name}_`, arm.fields, chosen);
  }
}
