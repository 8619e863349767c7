import { sayings as netquake } from "../generated/netquake.text.ts";
import { table as netquakeTable } from "../generated/netquake.table.ts";
import { sayings as quake2 } from "../generated/quake2.text.ts";
import { table as quake2Table } from "../generated/quake2.table.ts";
import { sayings as quakeworld } from "../generated/quakeworld.text.ts";
import { table as quakeworldTable } from "../generated/quakeworld.table.ts";
import type { AnyMessage, Codec } from "../runtime/codec.ts";
import type { Table } from "../runtime/table.ts";
import type { Saying } from "./saying.ts";

/** What was generated, for these tables and no others: another project's schema may have the same name. */
const GENERATED: ReadonlyMap<Table, readonly Saying<any>[]> = new Map<
  Table,
  readonly Saying<any>[]
>([
  [netquakeTable, netquake],
  [quakeworldTable, quakeworld],
  [quake2Table, quake2],
]);

/** What says and hears a codec's messages, by their types: those that code was generated for. */
export function sayingsOf({ table, to }: Codec): Map<string, Saying<AnyMessage>> {
  const own = GENERATED.get(table) ?? [];
  return new Map(
    own
      .filter((saying) => saying.from <= to && to <= saying.to)
      .map((saying) => [saying.message, saying]),
  );
}
