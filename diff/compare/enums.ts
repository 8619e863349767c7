import { plainVersion } from "../../runtime/table/table.ts";
import type { Change } from "../changes/change.ts";
import type { At } from "../parts/describe.ts";
import type { Located } from "./located.ts";
import { nameOfValue } from "../inputs/leaves.ts";
import { type Pair, versionsText } from "../parts/pairs.ts";
import { contains } from "../../runtime/table/versions.ts";

export type EnumChange = Pick<Change, "severity" | "kind" | "what" | "before" | "after" | "field">;

/** The names that enums give other values than before, or gave. */
export function compareEnums(pairs: readonly Pair[]): Located[] {
  const names = new Set(
    pairs.flatMap((pair) => pair.flatMap(({ table }) => table.enums.map(({ name }) => name))),
  );
  return [...names].flatMap((name) => {
    const found = new Map<string, { enumChange: EnumChange; pair: Pair; at: number[] }>();
    for (const pair of pairs)
      for (const enumChange of compareEnum(name, pair)) {
        const key = JSON.stringify(enumChange);
        const known = found.get(key);
        if (known !== undefined) known.at.push(pair[1].version);
        else found.set(key, { enumChange, pair, at: [pair[1].version] });
      }
    return [...found.values()].map(({ enumChange, pair, at }): Located => {
      const { table } = pair[1];
      const owner = { protocol: table.name, owner: name, ownerKind: "enum" } as const;
      const change = { ...owner, versions: versionsText(table, at, pairs), ...enumChange };
      const names = enumChange.severity === "value" ? [nameOfValue(enumChange.field)] : [];
      return { change, pair, names, within: [], arms: [] };
    });
  });
}

function compareEnum(name: string, [a, b]: Pair): EnumChange[] {
  const [old, now] = [valuesOf(name, a), valuesOf(name, b)];
  const values = [...new Set([...old.keys(), ...now.keys()])].toSorted((x, y) => x - y);
  const moved = movedNames(old, now);
  const enumChange = [...moved].map(([field, [before, after]]): EnumChange => {
    return { severity: "value", kind: "changed", what: "value", field, before, after };
  });
  const renames = values.flatMap((value): EnumChange[] => {
    // Of a name that has another value there is nothing more to say.
    const [from, to] = [old, now].map((names) => {
      const found = names.get(value);
      return found !== undefined && moved.has(found) ? undefined : found;
    });
    if (from === to) return [];
    const kind = from === undefined ? "added" : to === undefined ? "removed" : "renamed";
    const about = { severity: "rename", kind, what: "name", field: `${value}` } as const;
    return [
      {
        ...about,
        ...(from === undefined ? {} : { before: from }),
        ...(to === undefined ? {} : { after: to }),
      },
    ];
  });
  return [...enumChange, ...renames];
}

/** Names of which either side has a value that the other has not: who writes the name writes another number. */
function movedNames(
  old: ReadonlyMap<number, string>,
  now: ReadonlyMap<number, string>,
): Map<string, readonly [before: string, after: string]> {
  const moved = new Map<string, readonly [string, string]>();
  for (const name of new Set(old.values())) {
    const [before, after] = [old, now].map((all) =>
      [...all].flatMap(([value, own]) => (own === name ? [value] : [])),
    ) as [number[], number[]];
    const isGone = before.some((value) => !after.includes(value));
    const isNew = after.some((value) => !before.includes(value));
    if (isGone && isNew) moved.set(name, [before.join(", "), after.join(", ")]);
  }
  return moved;
}

function valuesOf(name: string, { table, version }: At): Map<number, string> {
  const plain = plainVersion(table, version);
  const values = table.enums.find((one) => one.name === name)?.values ?? [];
  return new Map(values.filter((range) => contains(range, plain)).map((v) => [v.value, v.name]));
}
