import { type Batch, rowsOf, type TableColumn } from "../../../quake/tables/index.ts";
import type { TableWriter } from "./writer.ts";

/**
 * A JSON object a row. JSON has no number for what is invalid, or is infinite: it is null. Of integers of 64 bits those
 * that most readers would round are texts of their digits.
 */
export const jsonl: TableWriter = {
  title: "a table in JSON lines",
  is: (begins) => begins[0] === 0x7b,
  write: writeJsonl,
};

async function* writeJsonl(
  columns: readonly TableColumn[],
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const replacer = columns.some(({ type }) => type === "i64" || type === "u64")
    ? (_: string, value: unknown) => (typeof value === "bigint" ? exact(value) : value)
    : undefined;
  const lineOf = (row: object) => `${JSON.stringify(row, replacer)}\n`;
  for await (const batch of batches)
    yield encoder.encode(Array.from(rowsOf(batch), lineOf).join(""));
}

function exact(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;
}
