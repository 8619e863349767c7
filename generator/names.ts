import type { MessageTable, Table } from "../runtime/table.ts";
import type { Report } from "./diagnostics.ts";
import { layoutName, local, typeName } from "./emit/code.ts";
import { versionClasses } from "./emit/dispatch.ts";
import { variantsOf } from "./emit/members.ts";
import { type Entry, type members, text } from "./source.ts";

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
export function reportNames(
  table: Table,
  entries: readonly ReturnType<typeof members>[number][],
  report: Report,
): void {
  const owners = new Map<string, string>(TAKEN.map((name) => [name, "something else"]));
  for (const { suffix } of versionClasses(table)) owners.set(`Message${suffix}`, "something else");
  for (const [index, message] of table.messages.entries()) {
    const entry = entries[index]!;
    for (const name of namesOf(table, message)) {
      const owner = owners.get(name);
      if (owner !== undefined) reportTaken(entry.key ?? entry, name, owner, report);
      else owners.set(name, `"${message.name}"`);
    }
  }
}

/** Reports a container whose name cannot be that of a constant. */
export function reportConstant(name: Entry, report: Report): void {
  const taken = ["table", "codecs"].includes(text(name)) || local(text(name)) !== text(name);
  if (taken)
    report.error(name, `"${text(name)}" is taken in the generated code`, "Choose another name.");
}

/** The names that a message's types and functions are made of. One that is there twice is wanted twice. */
function namesOf(table: Table, message: MessageTable): string[] {
  const type = typeName(table, message);
  const functions = message.layouts.map((layout) => layoutName(table, message, layout));
  const variants = variantsOf(table, message, type).map((variant) => variant.name);
  const alone = variants.length === 1 && variants[0] === type;
  return [...new Set([type, ...functions]), ...(alone ? [] : variants)];
}

function reportTaken(key: NonNullable<Entry["key"]>, name: string, owner: string, report: Report) {
  const message = `in the generated code "${key.text}" would be ${name}, as ${owner} is`;
  report.error(key, message, "Choose another name for the message or its arm.");
}
