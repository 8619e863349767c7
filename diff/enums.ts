import { plainVersion, type Table } from "../runtime/table/table.ts";
import type { Change } from "./change.ts";
import type { At } from "./describe.ts";
import { type Pair, versionsText } from "./pairs.ts";

export type EnumChange = Pick<Change, "severity" | "kind" | "what" | "before" | "after" | "field">;

/** The names that enums give other values than before, or gave. */
export function compareEnums(pairs: readonly Pair[]): Change[] {
  const names = new Set(
    pairs.flatMap((pair) => pair.flatMap(({ table }) => table.enums.map(({ name }) => name))),
  );
  return [...names].flatMap((name) => {
    const found = new Map<string, { told: EnumChange; table: Table; at: number[] }>();
    for (const pair of pairs)
      for (const told of compareEnum(name, pair)) {
        const key = JSON.stringify(told);
        const known = found.get(key);
        if (known !== undefined) known.at.push(pair[1].version);
        else found.set(key, { told, table: pair[1].table, at: [pair[1].version] });
      }
    return [...found.values()].map(({ told, table, at }): Change => {
      const owner = { protocol: table.name, owner: name, ownerKind: "enum" } as const;
      return { ...owner, versions: versionsText(table, at, pairs), ...told };
    });
  });
}

function compareEnum(name: string, [a, b]: Pair): EnumChange[] {
  const [old, now] = [valuesOf(name, a), valuesOf(name, b)];
  const values = [...new Set([...old.keys(), ...now.keys()])].toSorted((x, y) => x - y);
  return values.flatMap((value) => {
    const [from, to] = [old.get(value), now.get(value)];
    if (from === to) return [];
    const kind = from === undefined ? "added" : to === undefined ? "removed" : "renamed";
    const told = { severity: "rename", kind, what: "name", field: `${value}` } as const;
    return [
      {
        ...told,
        ...(from === undefined ? {} : { before: from }),
        ...(to === undefined ? {} : { after: to }),
      },
    ];
  });
}

function valuesOf(name: string, { table, version }: At): Map<number, string> {
  const plain = plainVersion(table, version);
  const values = table.enums.find((one) => one.name === name)?.values ?? [];
  return new Map(
    values.filter(({ from, to }) => from <= plain && plain <= to).map((v) => [v.value, v.name]),
  );
}
