import type { AnyMessage } from "../../runtime/codec.ts";
import { type Container, tablesOf } from "../../runtime/container.ts";
import {
  type AnyHandlers,
  checkHandlers,
  type FieldHandlers,
  type HandledStretch,
  visitStretches,
} from "../../runtime/fields/visit-fields.ts";
import type { Table } from "../../runtime/table/table.ts";
import { hasPath, rowsIn } from "./paths.ts";
import type { ReadOptions } from "../decode/read-options.ts";
import { stretchesOf } from "./stretches.ts";

/**
 * Visits the messages of a recording for handlers that say which members they look at; see `visitFields`. Bytes that
 * nobody understands are left out.
 *
 * @param onBlock called the index of each block before its messages
 * @throws RangeError for a path or a member that there is not, and for a version or a reading that there is not; what a
 *   handler throws
 */
export function visitRecordingFields<
  B extends object,
  M extends AnyMessage,
  H,
  S,
  F extends Readonly<Record<string, string>>,
>(
  container: Container<B, M, H, S>,
  bytes: Uint8Array,
  handlers: FieldHandlers<M, F>,
  options: ReadOptions = {},
  onBlock?: (index: number) => void,
): void {
  const all = handlers as AnyHandlers;
  for (const path of Object.keys(all)) rowsIn(container, path);
  const byTable = new Map(tablesOf(container).map((table) => [table, handlersIn(table, all)]));
  for (const [table, own] of byTable) checkHandlers(table, own);
  const { stretches, blocks } = stretchesOf(container, bytes, options);
  visitStretches(bytes, handled());

  function* handled(): Generator<HandledStretch> {
    let next = 0;
    for (const { codec, start, end, block } of stretches) {
      for (; next <= block; next++) onBlock?.(next);
      yield { codec, start, end, handlers: byTable.get(codec.table)! };
    }
    for (; next < blocks; next++) onBlock?.(next);
  }
}

/** Those for the messages of one protocol. */
function handlersIn(table: Table, handlers: AnyHandlers): AnyHandlers {
  return Object.fromEntries(Object.entries(handlers).filter(([path]) => hasPath(table, path)));
}
