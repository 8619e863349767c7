// Generated from gtv_client_stream.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./gtv_client_stream.table.ts";
import {
  codecs as gtv_client,
  type Message as GtvClientMessage,
  type Handlers as GtvClientHandlers,
} from "./gtv_client.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, asU16, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/** A message. One without bytes ends the stream. gtv_client_stream.yaml:13 */
export interface GtvClientStreamBlock {
  type: "block";
  message: Uint8Array;
}

/** Any message that a block carries. */
export type Message = GtvClientMessage;

/** What to do with messages, by type. */
export type Handlers = GtvClientHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeGtvClientStreamBlock(r: Reader): GtvClientStreamBlock {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  r.offset = at + 2;
  return { type: "block", message: takeBytes(r, size) };
}

/** Passes over what `decodeGtvClientStreamBlock` reads. Throws DecodeError. */
export function skipGtvClientStreamBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeGtvClientStreamBlock` reads. Throws EncodeError. */
export function encodeGtvClientStreamBlock(w: Writer, m: GtvClientStreamBlock): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.message.length), true);
  w.offset = at + 2;
  writeBytes(w, m.message);
}

/** Q2PRO GTV stream of a client. What a Q2PRO relay tells a server by TCP. */
export const gtv_client_stream: Container<GtvClientStreamBlock, Message, Handlers> = {
  table,
  codecs: gtv_client,
  further: [],
  decodeBlock: decodeGtvClientStreamBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeGtvClientStreamBlock),
  skipBlock: skipGtvClientStreamBlock,
};
