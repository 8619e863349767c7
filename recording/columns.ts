import type { AnyMessage } from "../runtime/codec.ts";
import type { Columns } from "../runtime/columns/column.ts";
import { elementTypesOf } from "../runtime/columns/element-types.ts";
import { ColumnFiller } from "../runtime/columns/filler.ts";
import type { Container } from "../runtime/container.ts";
import { Reader } from "../runtime/bytes/reader.ts";
import { rowsIn } from "./paths.ts";
import type { ReadOptions } from "./read-options.ts";
import { stretchesOf } from "./stretches.ts";

/** The columns of a recording. */
export interface RecordedColumns extends Columns {
  /** For each block its first row, and after the last one the number of rows: as Arrow lays out lists. */
  readonly blocks: Int32Array;
}

/**
 * What a recording's messages say, a column for each member that is asked for; see `columns`. Bytes that nobody
 * understands are left out.
 *
 * @param path the type of the messages, or one of their lists: `"packetentities.entities"`
 * @throws RangeError for a path or a name that there is not, for members that no column can hold, and for a version or a
 *   reading that there is not
 */
export function recordingColumns<B extends object, M extends AnyMessage, H, S>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  path: M["type"] | `${M["type"]}.${string}`,
  names: readonly string[],
  options: ReadOptions = {},
): RecordedColumns {
  const of = rowsIn(container, path);
  const { stretches, blocks } = stretchesOf(container, bytes, options);
  const own = stretches.filter(({ codec }) => codec.table === of.table);
  const versions = new Set(own.map(({ codec }) => codec.to));
  const filler = new ColumnFiller(of, names, elementTypesOf(of, names, [...versions]));
  const firsts = new Int32Array(blocks + 1);
  filler.isWhole = true;
  const r = new Reader(bytes);
  let next = 0;
  for (const { codec, start, end, block } of own) {
    while (next <= block) firsts[next++] = filler.rows;
    r.offset = start;
    r.end = end;
    filler.read(codec, r);
    filler.share = end / bytes.length;
  }
  const found = filler.finish();
  firsts.fill(found.length, next);
  return { ...found, blocks: firsts };
}
