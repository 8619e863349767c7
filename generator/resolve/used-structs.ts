import { type Layout, layoutOf, type MessageTable, type Table } from "../../runtime/table/table.ts";
import { structsIn } from "../emit/code/code.ts";
import { runsOf } from "./versions/versions.ts";

/** A table whose structs have layouts only in versions in which some message has them: code for others would be of no use. */
export function withUsedStructs(table: Table): Table {
  const used = usesOf(table);
  const structs = table.structs.map((struct, index) => {
    const versions = used[index]!;
    // What nothing has is described all the same.
    return versions.size === 0 ? struct : { ...struct, layouts: layoutsIn(struct, versions) };
  });
  return { ...table, structs };
}

/** The versions in which each struct is part of a message, be it inside of another struct. */
function usesOf({ versions, messages, structs }: Table): readonly ReadonlySet<number>[] {
  const used = structs.map(() => new Set<number>());
  for (const version of versions.keys()) {
    const waiting = [...messages];
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
    const own = [...versions].filter((version) => layout.from <= version && version <= layout.to);
    return runsOf(own.toSorted((a, b) => a - b)).map((run) => ({ ...layout, ...run }));
  });
}
