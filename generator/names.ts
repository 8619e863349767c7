import type { MessageTable, Table } from "../runtime/table.ts";
import type { Report } from "./diagnostics.ts";
import { layoutName, local, pascal, typeName } from "./emit/code.ts";
import { versionClasses } from "./emit/dispatch.ts";
import { type Entry, items, type MemberEntry, member, members, text } from "./source.ts";

/** Types that generated modules have or import, and messages whose `skip…` the runtime has already. */
const TAKEN = [
  "Handlers",
  "Scratch",
  "Reader",
  "Writer",
  "Codec",
  "AnyLayout",
  "String",
  "Strings",
];

/** Reports messages and arms whose types and functions would have one name in the generated code. */
export function reportNames(table: Table, entries: readonly MemberEntry[], report: Report): void {
  const owners = new Map<string, string>(TAKEN.map((name) => [name, "something else"]));
  for (const { suffix } of versionClasses(table)) owners.set(`Message${suffix}`, "something else");
  for (const [index, message] of table.messages.entries()) {
    const entry = entries[index]!;
    for (const { name, arm } of namesOf(table, message)) {
      const key = arm === undefined ? entry.key : (armKey(entry, arm) ?? entry.key);
      const owner = owners.get(name);
      if (owner !== undefined) reportTaken(key, name, owner, report);
      else owners.set(name, `"${key.text}"`);
    }
  }
}

function armKey(message: Entry, arm: string): MemberEntry["key"] | undefined {
  const arms = items(member(message, "fields")).flatMap((item) => members(member(item, "arms")));
  return arms.find(({ key }) => key.text === arm)?.key;
}

/** Reports a container whose name cannot be that of a constant. */
export function reportConstant(name: Entry, report: Report): void {
  const taken = ["table", "codecs"].includes(text(name)) || local(text(name)) !== text(name);
  if (taken)
    report.error(name, `"${text(name)}" is taken in the generated code`, "Choose another name.");
}

/** The names that a message's types and functions are made of, those for an arm with the arm. */
function namesOf(table: Table, message: MessageTable): { name: string; arm?: string }[] {
  const type = typeName(table, message);
  const functions = message.layouts.map((layout) => layoutName(table, message, layout));
  const arms = message.layouts.flatMap(({ fields }) => {
    const last = fields.at(-1);
    return last?.kind === "switch" ? last.arms.map((arm) => arm.name) : [];
  });
  return [
    ...[...new Set([type, ...functions])].map((name) => ({ name })),
    ...[...new Set(arms)].map((arm) => ({ name: type + pascal(arm), arm })),
  ];
}

function reportTaken(key: MemberEntry["key"], name: string, owner: string, report: Report): void {
  const message = `in the generated code "${key.text}" would be ${name}, as ${owner} is`;
  report.error(key, message, "Choose another name.");
}
