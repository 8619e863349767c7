import type { Codec } from "../codec.ts";
import { idBytes } from "../table/table.ts";
import { idsOf, type Layout, layoutOf } from "../table/messages.ts";
import type { RowsOf } from "./rows.ts";
import { MessageShapes } from "./shapes.ts";

/** A codec, whatever its messages are. */
export type AnyCodec = Codec<any, any, any>;

/** How the rows are found in the messages of one codec. */
export interface Found {
  /** For each byte 1 where a message of ours begins with it. */
  readonly begins: Uint8Array;
  /** Those of the rows; of messages that have their rows in a list, their own. */
  readonly shapes: MessageShapes;
  readonly heads: MessageShapes | undefined;
}

/** How the rows of a path are found in the messages of a version, with the members of these names. */
export function find(version: number, of: RowsOf, names: readonly string[]): Found {
  const { table, message, list, struct } = of;
  const layout = layoutOf(message, version);
  const own = layout?.fields ?? [];
  const at = layout === undefined ? 0 : idBytes(table, layout);
  const begins = beginnings(layout);
  if (list === undefined || struct === undefined)
    return {
      begins,
      shapes: new MessageShapes(table, version, own, at, names),
      heads: undefined,
    };
  const fields = layoutOf(struct, version)?.fields ?? [];
  return {
    begins,
    shapes: new MessageShapes(table, version, fields, 0, names),
    heads: new MessageShapes(table, version, own, at, [list]),
  };
}

/** The bytes that a layout's messages begin with. */
function beginnings(layout: Layout | undefined): Uint8Array {
  const begins = new Uint8Array(256);
  if (layout === undefined) return begins;
  for (const id of idsOf(layout)) begins[id] = 1;
  return begins;
}
