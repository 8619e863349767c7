import type { Layout } from "../runtime/table/messages.ts";
import type { Table } from "../runtime/table/table.ts";

/** Where the schemas of a side describe something: `game.yaml:41:7`. */
export type PlaceOf = (
  side: "before" | "after",
  wanted: {
    readonly table: Table;
    readonly owner: string;
    readonly layout: Layout;
    readonly arms: readonly string[];
    readonly field?: string;
  },
) => string | undefined;
