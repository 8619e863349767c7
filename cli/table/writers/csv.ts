import {
  type Batch,
  tableValue,
  type TableColumn,
  type TableValue,
} from "../../../quake/tables/index.ts";
import type { TableWriter } from "./writer.ts";

/** Comma-separated values (RFC 4180), in UTF-8: nothing between commas is null, an empty text is `""`. */
export const csv: TableWriter = {
  title: "a table in CSV",
  is: (begins) => HEADER.test(new TextDecoder("latin1").decode(begins)),
  write: writeCsv,
};

/** Names of two columns at least: a list of words is another's. */
const HEADER = /^[\w.[\]]+(?:,[\w.[\]]+)+\n/;

async function* writeCsv(
  columns: readonly TableColumn[],
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${columns.map(({ name }) => name).join(",")}\n`);
  for await (const batch of batches) {
    const lines = Array.from({ length: batch.length }, (_, row) =>
      batch.columns.map((column) => cellOf(tableValue(column, row))).join(","),
    );
    yield encoder.encode(`${lines.join("\n")}\n`);
  }
}

function cellOf(value: TableValue): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return `${value}`;
  return value === "" || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
