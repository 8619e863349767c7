import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import type { Batch } from "./batch.ts";
import type { TableName } from "./table-kinds.ts";
import { type TableOptions, TableReader } from "./table-reader.ts";

/**
 * What a recording shows as a table, some rows at a time.
 *
 * @throws RangeError for a table, a column, a version or a reading that there is not, and for options that are wrong
 */
export function* table<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  what: TableName,
  options: TableOptions = {},
): Generator<Batch, void> {
  const reader = new TableReader(container, what, options);
  yield* reader.push(bytes);
  yield* reader.end();
}

/** As `table`, for bytes that come in pieces: no more of them is asked for than is needed. */
export async function* streamTable<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  what: TableName,
  options: TableOptions = {},
): AsyncGenerator<Batch, void> {
  const reader = new TableReader(container, what, options);
  for await (const chunk of chunks) {
    yield* reader.push(chunk);
    if (reader.isOver) break;
  }
  yield* reader.end();
}
