import {
  type Batch,
  type TableColumn,
  tableValue,
  type TableValue,
} from "../../../quake/tables/index.ts";
import { shown } from "../../terminal/outside.ts";
import type { TableWriter } from "./writer.ts";

/** Columns below each other, for people: as wide as the first batch needs, null as nothing. */
export const text: TableWriter = {
  title: "a table in text",
  is: (begins) => /^\w+(?: {2,}\w+)+ *\n/.test(new TextDecoder("latin1").decode(begins)),
  write: writeText,
};

async function* writeText(
  columns: readonly TableColumn[],
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const head = columns.map(({ name }) => name);
  let widths: readonly number[] | undefined;
  for await (const { length, columns: vectors } of batches) {
    const rows = Array.from({ length }, (_, row) =>
      vectors.map((vector) => cellOf(tableValue(vector, row))),
    );
    if (widths === undefined) {
      widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]!.length)));
      yield encoder.encode(lineOf(head, columns, widths));
    }
    const own = widths;
    yield encoder.encode(rows.map((row) => lineOf(row, columns, own)).join(""));
  }
  if (widths === undefined) yield encoder.encode(`${head.join("  ")}\n`);
}

function cellOf(value: TableValue): string {
  return value === undefined ? "" : shown(`${value}`);
}

/** Texts begin below each other, numbers end there. */
function lineOf(
  cells: readonly string[],
  columns: readonly TableColumn[],
  widths: readonly number[],
): string {
  const padded = cells.map((cell, i) =>
    columns[i]!.type === "text" ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
  );
  return `${padded.join("  ").trimEnd()}\n`;
}
