import { type Batch, rowsOf, type TableColumn } from "../../../quake/tables/index.ts";
import type { TableWriter } from "./writer.ts";

/** A JSON object a row. JSON has no number for what is invalid, or is infinite: it is null. */
export const jsonl: TableWriter = {
  title: "a table in JSON lines",
  is: (begins) => begins[0] === 0x7b,
  write: writeJsonl,
};

async function* writeJsonl(
  _: readonly TableColumn[],
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const batch of batches)
    yield encoder.encode(Array.from(rowsOf(batch), (row) => `${JSON.stringify(row)}\n`).join(""));
}
