// Generated from q2pro_gtv_stream.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./q2pro_gtv_stream.table.ts";
import {
  codecs as q2pro_gtv,
  type Message as Q2proGtvMessage,
  type Handlers as Q2proGtvHandlers,
} from "./q2pro_gtv.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, asU16, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/** A message. One without bytes ends the stream. q2pro_gtv_stream.yaml:13 */
export interface Q2proGtvStreamBlock {
  type: "block";
  message: Uint8Array;
}

/** Any message that a block carries. */
export type Message = Q2proGtvMessage;

/** What to do with messages, by type. */
export type Handlers = Q2proGtvHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQ2proGtvStreamBlock(r: Reader): Q2proGtvStreamBlock {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  r.offset = at + 2;
  return { type: "block", message: takeBytes(r, size) };
}

/** Passes over what `decodeQ2proGtvStreamBlock` reads. Throws DecodeError. */
export function skipQ2proGtvStreamBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeQ2proGtvStreamBlock` reads. Throws EncodeError. */
export function encodeQ2proGtvStreamBlock(w: Writer, m: Q2proGtvStreamBlock): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.message.length), true);
  w.offset = at + 2;
  writeBytes(w, m.message);
}

/** Q2PRO GTV stream of a server. What a Q2PRO server tells a relay by TCP. */
export const q2pro_gtv_stream: Container<Q2proGtvStreamBlock, Message, Handlers> = {
  table,
  codecs: q2pro_gtv,
  further: [],
  decodeBlock: decodeQ2proGtvStreamBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQ2proGtvStreamBlock),
  skipBlock: skipQ2proGtvStreamBlock,
};
