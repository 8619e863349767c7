import type { Layout, MessageTable } from "../runtime/table/messages.ts";
import { plainVersion, type Table } from "../runtime/table/table.ts";
import type { Dialect } from "./model.ts";
import { contains } from "../runtime/table/versions.ts";

/** A layout of a message, and all versions that have it. */
export interface Shared {
  readonly layout: Layout;
  /** Indexes into the table's versions. */
  readonly versions: readonly number[];
}

/** The layouts of a message that differ, that of the newest plain version first, and those of dialects last. */
export function sharedLayouts(table: Table, message: MessageTable): Shared[] {
  const groups = new Map<string, { layout: Layout; versions: number[] }>();
  for (const layout of message.layouts) {
    const { from, to, ...what } = layout;
    const key = JSON.stringify(what);
    const group = groups.get(key) ?? { layout, versions: [] };
    for (let version = from; version <= to; version++) group.versions.push(version);
    groups.set(key, group);
  }
  const newest = ({ versions }: Shared) =>
    Math.max(-1, ...versions.filter((version) => version <= table.current));
  return [...groups.values()].toSorted(
    (a, b) => newest(b) - newest(a) || a.versions[0]! - b.versions[0]!,
  );
}

/** Names of versions, those that follow each other as `1.05–1.09`. */
export function versionNames(
  table: Table,
  dialects: readonly Dialect[],
  versions: readonly number[],
): { readonly text: string; readonly dialect?: Dialect }[] {
  const names: { text: string; dialect?: Dialect }[] = [];
  const sorted = [...versions].toSorted((a, b) => a - b);
  const dialectOf = (version: number) => {
    const plain = table.versions[plainVersion(table, version)];
    return dialects.find((one) => one.version === plain);
  };
  for (let i = 0; i < sorted.length; i++) {
    const first = sorted[i]!;
    const dialect = dialectOf(first);
    let last = first;
    // Dialects are alone, and a kind's versions by themselves.
    const goesOn = (next: number | undefined) =>
      next === last + 1 &&
      dialect === undefined &&
      dialectOf(next) === undefined &&
      kindIn(table, next) === kindIn(table, first);
    while (goesOn(sorted[i + 1])) last = sorted[++i]!;
    const [a, b] = [table.versions[first]!, table.versions[last]!];
    names.push({ text: a === b ? a : `${a} – ${b}`, ...(dialect && { dialect }) });
  }
  return names;
}

function kindIn({ flavors = [] }: Table, version: number): number {
  return flavors.findIndex((range) => contains(range, version));
}
