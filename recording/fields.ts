import type { AnyMessage } from "../runtime/codec.ts";
import type { Container } from "../runtime/container.ts";
import {
  type AnyHandlers,
  checkHandlers,
  type FieldHandlers,
  type HandledStretch,
  visitStretches,
} from "../runtime/fields/visit-fields.ts";
import { rowsOf } from "../runtime/shapes/rows.ts";
import type { Table } from "../runtime/table/table.ts";
import type { ReadOptions } from "./read-options.ts";
import { stretchesOf } from "./stretches.ts";

/**
 * Visits the messages of a recording for handlers that say which members they look at; see `visitFields`. Bytes that
 * nobody understands are left out.
 *
 * @param onBlock is told the index of each block before its messages
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
  const tables = [container.codecs, ...container.further].map(([first]) => first!.table);
  const all = handlers as AnyHandlers;
  const byTable = new Map(tables.map((table) => [table, handlersIn(table, all)]));
  for (const [table, own] of byTable) checkHandlers(table, own);
  for (const path of Object.keys(all))
    if (!tables.some((one) => isIn(one, path))) rowsOf(tables[0]!, path);
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
  return Object.fromEntries(Object.entries(handlers).filter(([path]) => isIn(table, path)));
}

function isIn({ messages }: Table, path: string): boolean {
  const [type] = path.split(".");
  return messages.some(({ name }) => name === type);
}
