import { interpretedCodecs } from "../../runtime/interpreted-codecs.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { Target } from "../values/target.ts";
import { arbitrariesOf } from "../values/messages.ts";

/** A table as it is read and written without code of its own. */
export function interpretedTarget(table: Table): Target {
  const codecs = interpretedCodecs(table);
  const arbitraries = arbitrariesOf(table);
  return { name: table.name, table, codecs, arbitraries, skipsByReading: true };
}
