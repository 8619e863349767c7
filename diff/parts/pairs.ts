import { rangeName } from "../../runtime/branches/branch-keys.ts";
import { layoutOf, type MessageTable } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { At } from "./describe.ts";
import { signatureOf } from "./signature.ts";

/** A version of each side: what is held against what. */
export type Pair = readonly [before: At, after: At];

/** A message or a struct in versions in which it differs in the same way. */
export interface OwnerPair {
  readonly pair: Pair;
  readonly before: MessageTable | undefined;
  readonly after: MessageTable | undefined;
  /** The versions, of the newer table. */
  readonly at: readonly number[];
}

/** The versions of two tables, those of one name together. */
export function commonVersions(before: Table, after: Table): Pair[] {
  return before.versions.flatMap((name, version): Pair[] => {
    const other = after.versions.indexOf(name);
    return other < 0
      ? []
      : [
          [
            { table: before, version },
            { table: after, version: other },
          ],
        ];
  });
}

/** What messages, or structs, there are on either side, by their names, where they are not the same on both. */
export function ownersOf(pairs: readonly Pair[], category: "messages" | "structs"): OwnerPair[] {
  const names = new Set(
    pairs.flatMap((pair) => pair.flatMap(({ table }) => table[category].map(({ name }) => name))),
  );
  return [...names].flatMap((name) => {
    const groups = new Map<string, OwnerPair & { at: number[] }>();
    for (const pair of pairs) {
      const owners = pair.map(({ table }) => table[category].find((owner) => owner.name === name));
      const keys = pair.map((at, side) => keyOf(at, owners[side]));
      if (keys[0] === keys[1]) continue;
      const key = keys.join("\n");
      const group = groups.get(key);
      if (group !== undefined) group.at.push(pair[1].version);
      else {
        const [before, after] = owners.map((owner, side) => thereIn(pair[side]!, owner));
        groups.set(key, { pair, before, after, at: [pair[1].version] });
      }
    }
    return [...groups.values()];
  });
}

/** A message or a struct, where a version has it. */
function thereIn({ version }: At, owner: MessageTable | undefined): MessageTable | undefined {
  return owner !== undefined && layoutOf(owner, version) !== undefined ? owner : undefined;
}

/** All of it that may be otherwise, also what only people read. */
function keyOf(at: At, owner: MessageTable | undefined): string {
  const layout = owner && layoutOf(owner, at.version);
  if (owner === undefined || layout === undefined) return "";
  const { layouts: _, source: _source, ...own } = owner;
  return JSON.stringify([own, layout.fields, signatureOf(at, layout)]);
}

/** `1.06..1.09, 666`; nothing where only two versions are compared. */
export function versionsText(
  table: Table,
  versions: readonly number[],
  pairs: readonly Pair[],
): string {
  if (pairs.length === 1) return "";
  const runs: { from: number; to: number }[] = [];
  for (const version of versions.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === version - 1) last.to = version;
    else runs.push({ from: version, to: version });
  }
  return runs.map((run) => rangeName(table, run)).join(", ");
}
