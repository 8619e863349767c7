import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { Report } from "../../read/diagnostics.ts";
import { CHOOSING, local, pascal, typeName } from "../../facts/names.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { versionClasses } from "../../facts/classes.ts";
import { variantsOf } from "../../members/members.ts";
import { hasState } from "../../print/types/states.ts";
import { type Groups, itemsWithin } from "../scope/groups.ts";
import type { Schema } from "../scope/scope.ts";
import { type Entry, type MemberEntry, member, members, text } from "../../read/source.ts";

/**
 * Reports messages, structs and arms whose types and functions would have one name in the generated code.
 *
 * @param entries of the messages, and then of the structs
 */
export function reportNames(
  table: Table,
  entries: readonly MemberEntry[],
  { groups, report }: Pick<Schema, "groups" | "report">,
): void {
  const owners = new Map<string, string>();
  for (const { suffix } of versionClasses(table))
    for (const name of CHOOSING) owners.set(name + suffix, "something else");
  for (const [index, message] of [...table.messages, ...table.structs].entries()) {
    const entry = entries[index]!;
    const arms = armList(entry, groups);
    for (const { name, arm } of namesOf(table, message)) {
      const key = arms.find((known) => known.name === arm)?.entry.key ?? entry.key;
      const owner = owners.get(name);
      if (owner !== undefined) reportTaken(key, name, owner, report);
      else owners.set(name, `"${key.text}"`);
    }
    reportArmNames(typeName(table, message), arms, report);
  }
}

/** Reports arms of one name that are in different places: `a_b`, and `b` in `a`. */
function reportArmNames(type: string, arms: readonly Arm[], report: Report): void {
  const owners = new Map<string, Arm>();
  for (const arm of arms) {
    const owner = owners.get(arm.name);
    if (owner === undefined) owners.set(arm.name, arm);
    else if (owner.depth !== arm.depth || owner.entry.key.text !== arm.entry.key.text)
      reportTaken(arm.entry.key, type + pascal(arm.name), `"${owner.entry.key.text}"`, report);
  }
}

/** An arm of a switch, in that many others. */
interface Arm {
  /** With that of an outer arm before it: `steam_lasting`. */
  readonly name: string;
  readonly entry: MemberEntry;
  readonly depth: number;
}

function armList(
  entry: Entry,
  groups: Groups,
  outer = "",
  inside: readonly MemberEntry[] = [],
): Arm[] {
  const list = itemsWithin(member(entry, "fields"), groups);
  const arms = list.flatMap((item) => members(member(item, "arms")));
  // That a group uses itself in an arm is reported elsewhere.
  const others = arms.filter((arm) => !inside.includes(arm));
  return others.flatMap((arm) => {
    const name = outer + arm.key.text;
    const further = armList(arm, groups, `${name}_`, [...inside, arm]);
    return [{ name, entry: arm, depth: inside.length }, ...further];
  });
}

/** The arms of a message by their names. */
export function armEntries(entry: Entry, groups: Groups): Map<string, MemberEntry> {
  return new Map(armList(entry, groups).map((arm) => [arm.name, arm.entry]));
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
  const views = table.messages.includes(message) ? functions.map((name) => `${name}View`) : [];
  const states = hasState(message) ? [`${type}State`] : [];
  const arms = variantsOf(table, message, "").map((variant) => variant.arm);
  return [
    ...[...new Set([type, ...states, ...functions, ...views])].map((name) => ({ name })),
    ...arms.filter((arm) => arm !== "").map((arm) => ({ name: type + pascal(arm), arm })),
  ];
}

function reportTaken(key: MemberEntry["key"], name: string, owner: string, report: Report): void {
  const message = `in the generated code "${key.text}" would be ${name}, as ${owner} is`;
  // Its types and its functions would be taken alike.
  report.error(key, message, "Choose another name.", "taken in the code");
}
