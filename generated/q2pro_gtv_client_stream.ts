// Generated from q2pro_gtv_client_stream.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./q2pro_gtv_client_stream.table.ts";
import {
  codecs as q2pro_gtv_client,
  type Message as Q2proGtvClientMessage,
  type Handlers as Q2proGtvClientHandlers,
} from "./q2pro_gtv_client.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, asU16, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/** A message. One without bytes ends the stream. q2pro_gtv_client_stream.yaml:13 */
export interface Q2proGtvClientStreamBlock {
  type: "block";
  message: Uint8Array;
}

/** Any message that a block carries. */
export type Message = Q2proGtvClientMessage;

/** What to do with messages, by type. */
export type Handlers = Q2proGtvClientHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQ2proGtvClientStreamBlock(r: Reader): Q2proGtvClientStreamBlock {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  r.offset = at + 2;
  return { type: "block", message: takeBytes(r, size) };
}

/** Passes over what `decodeQ2proGtvClientStreamBlock` reads. Throws DecodeError. */
export function skipQ2proGtvClientStreamBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeQ2proGtvClientStreamBlock` reads. Throws EncodeError. */
export function encodeQ2proGtvClientStreamBlock(w: Writer, m: Q2proGtvClientStreamBlock): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.message.length), true);
  w.offset = at + 2;
  writeBytes(w, m.message);
}

/** Q2PRO GTV stream of a client. What a Q2PRO relay tells a server by TCP. */
export const q2pro_gtv_client_stream: Container<Q2proGtvClientStreamBlock, Message, Handlers> = {
  table,
  codecs: q2pro_gtv_client,
  further: [],
  decodeBlock: decodeQ2proGtvClientStreamBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQ2proGtvClientStreamBlock),
  skipBlock: skipQ2proGtvClientStreamBlock,
};
