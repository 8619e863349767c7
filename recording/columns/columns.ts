import type { AnyMessage } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import { rowsIn } from "./paths.ts";
import type { ReadOptions } from "../decode/read-options.ts";
import { type RecordedColumns, RowSteps } from "./row-steps.ts";
import { eachBlock } from "./stretches.ts";

export type { RecordedColumns } from "./row-steps.ts";

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
  const passing = new RowSteps(of, names, bytes, false);
  const blocks = eachBlock(container, bytes, options, passing);
  if (!passing.isStopped) return passing.finish(blocks);
  const passed = new RowSteps(of, names, bytes, true);
  return passed.finish(eachBlock(container, bytes, options, passed));
}
