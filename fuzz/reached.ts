import { branchesOf } from "../runtime/branches/branches.ts";
import { allFields } from "../runtime/table/fields/all-fields.ts";
import { type Layout, layoutOf, type MessageTable } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";
import { IN_A_ROW, type Subject } from "./values/subjects.ts";

/** The branches of what was selected of a target. */
export interface FuzzBranches {
  readonly target: string;
  readonly reached: readonly string[];
  readonly notReached: readonly string[];
}

/**
 * Which branches of the messages that were fuzzed, and of the structs in them, were taken.
 *
 * @param subjects those of the table's target
 * @param taken branches that inputs took
 */
export function branchesReached(
  table: Table,
  subjects: readonly Pick<Subject, "message" | "version">[],
  taken: ReadonlySet<string>,
): FuzzBranches {
  const all = branchesOf(selectedTable(table, subjects));
  const reached = all.filter((branch) => taken.has(branch));
  const notReached = all.filter((branch) => !taken.has(branch));
  return { target: table.name, reached, notReached };
}

/** The part of a table that the subjects are about: further layouts are left out. */
function selectedTable(
  table: Table,
  subjects: readonly Pick<Subject, "message" | "version">[],
): Table {
  const layouts = new Set<Layout>();
  for (const { message, version } of subjects) {
    const own = table.messages.filter(({ name }) => message === IN_A_ROW || name === message);
    for (const entry of own) collect(table, layoutOf(entry, version), version, layouts);
  }
  const selected = (message: MessageTable) => ({
    ...message,
    layouts: message.layouts.filter((layout) => layouts.has(layout)),
  });
  return {
    ...table,
    messages: table.messages.map(selected),
    structs: table.structs.map(selected),
  };
}

/** Collects a layout and those of the structs in it. */
function collect(
  table: Table,
  layout: Layout | undefined,
  version: number,
  into: Set<Layout>,
): void {
  if (layout === undefined || into.has(layout)) return;
  into.add(layout);
  for (const field of allFields(layout.fields)) {
    if (field.kind !== "value") continue;
    const { type } = field;
    if (type.kind !== "struct" && type.kind !== "list") continue;
    collect(table, layoutOf(table.structs[type.struct]!, version), version, into);
  }
}
