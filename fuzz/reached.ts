import { branchesOf } from "../runtime/branches/branches.ts";
import { addReachable, type OwnLayouts } from "../runtime/branches/reachable.ts";
import type { MessageTable } from "../runtime/table/messages.ts";
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
  const layouts: OwnLayouts = new Map();
  for (const { message, version } of subjects) {
    const own = table.messages.filter(({ name }) => message === IN_A_ROW || name === message);
    for (const entry of own) addReachable(table, entry, version, layouts);
  }
  const selected = (message: MessageTable) => ({
    ...message,
    layouts: message.layouts.filter((layout) => layouts.get(message)?.has(layout) === true),
  });
  return {
    ...table,
    messages: table.messages.map(selected),
    structs: table.structs.map(selected),
  };
}
