import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { structsIn } from "../../facts/structs.ts";
import { runsOf } from "../types/versions.ts";
import { contains } from "../../../runtime/table/versions.ts";

/** A table whose structs have layouts only in versions in which some message has them: code for others would be of no use. */
export function withUsedStructs(table: Table): Table {
  const used = usesOf(table, table.messages);
  // What nothing has is described all the same, and what is in it.
  const idle = table.structs.filter((_, index) => used[index]!.size === 0);
  const all = idle.length === 0 ? used : usesOf(table, [...table.messages, ...idle]);
  const structs = table.structs.map((struct, index) => {
    const versions = all[index]!;
    return versions.size === 0 ? struct : { ...struct, layouts: layoutsIn(struct, versions) };
  });
  return { ...table, structs };
}

/** The versions in which each struct is part of one of these, be it inside of another struct. */
function usesOf(
  { versions, structs }: Table,
  roots: readonly MessageTable[],
): readonly ReadonlySet<number>[] {
  const used = structs.map(() => new Set<number>());
  for (const version of versions.keys()) {
    const waiting = [...roots];
    for (let message = waiting.pop(); message !== undefined; message = waiting.pop()) {
      for (const index of structsIn(layoutOf(message, version)?.fields ?? [])) {
        if (used[index]!.has(version)) continue;
        used[index]!.add(version);
        waiting.push(structs[index]!);
      }
    }
  }
  return used;
}

function layoutsIn({ layouts }: MessageTable, versions: ReadonlySet<number>): Layout[] {
  return layouts.flatMap((layout) => {
    const own = [...versions].filter((version) => contains(layout, version));
    return runsOf(own.toSorted((a, b) => a - b)).map((run) => ({ ...layout, ...run }));
  });
}
