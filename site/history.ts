import type { Change } from "../diff/changes/change.ts";
import { comparePairs } from "../diff/compare/tables.ts";
import { sentence } from "../diff/report/text.ts";
import type { Table } from "../runtime/table/table.ts";
import type { Dialect } from "./model.ts";

/** What a version has otherwise than the one that it comes from. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly dialect?: Dialect;
  readonly changes: readonly HistoryEntry[];
}

/** A change, and what it is a change of. */
export interface HistoryEntry {
  readonly owner: string;
  readonly ownerKind: Change["ownerKind"];
  readonly text: string;
}

/**
 * What changed from each plain version to the next, from versions to the dialects that branch from them, and from the
 * plain kind to the others.
 */
export function historyOf(table: Table, dialects: readonly Dialect[]): Step[] {
  const indexOf = (name: string) => table.versions.indexOf(name);
  const line = Array.from({ length: table.current }, (_, i) => [i, i + 1] as const);
  const plain = line.filter(([, b]) => !dialects.some(({ version }) => indexOf(version) === b));
  const branches = dialects.map(({ from, version }) => [indexOf(from), indexOf(version)] as const);
  const [, ...others] = table.flavors ?? [];
  const flavors = others
    .map(({ from, to, base }) => [table.current, from + table.current - base, to] as const)
    .filter(([, version, to]) => version <= to);
  return [...plain, ...branches, ...flavors]
    .filter(([a, b]) => a >= 0 && b >= 0)
    .map(([a, b]) => stepOf(table, a, b, dialects));
}

function stepOf(table: Table, a: number, b: number, dialects: readonly Dialect[]): Step {
  const dialect = dialects.find(({ version }) => version === table.versions[b]);
  const changes = comparePairs([
    [
      { table, version: a },
      { table, version: b },
    ],
  ])
    .map(({ change }) => change)
    // What is only said otherwise is no change of the format.
    .filter(({ severity }) => severity !== "documentation");
  return {
    from: table.versions[a]!,
    to: table.versions[b]!,
    ...(dialect && { dialect }),
    changes: changes.filter((change) => !isSaid(change, changes)).map(entryOf),
  };
}

function entryOf(change: Change): HistoryEntry {
  return { owner: change.owner, ownerKind: change.ownerKind, text: sentence(change) };
}

/** Another type has another meaning, mostly in the same words. */
function isSaid({ owner, field, what, before, after }: Change, all: readonly Change[]): boolean {
  if (!what.endsWith("meaning")) return false;
  const type = what.replace("meaning", "type");
  return all.some(
    (one) =>
      one.owner === owner &&
      one.field === field &&
      one.what === type &&
      one.before === before &&
      one.after === after,
  );
}
