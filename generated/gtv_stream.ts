// Generated from gtv_stream.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./gtv_stream.table.ts";
import { codecs as gtv, type Message as GtvMessage, type Handlers as GtvHandlers } from "./gtv.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, asU16, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/** A message. One without bytes ends the stream. gtv_stream.yaml:13 */
export interface GtvStreamBlock {
  type: "block";
  message: Uint8Array;
}

/** Any message that a block carries. */
export type Message = GtvMessage;

/** What to do with messages, by type. */
export type Handlers = GtvHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeGtvStreamBlock(r: Reader): GtvStreamBlock {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  r.offset = at + 2;
  return { type: "block", message: takeBytes(r, size) };
}

/** Passes over what `decodeGtvStreamBlock` reads. Throws DecodeError. */
export function skipGtvStreamBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeGtvStreamBlock` reads. Throws EncodeError. */
export function encodeGtvStreamBlock(w: Writer, m: GtvStreamBlock): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.message.length), true);
  w.offset = at + 2;
  writeBytes(w, m.message);
}

/** Q2PRO GTV stream of a server. What a Q2PRO server tells a relay by TCP. */
export const gtv_stream: Container<GtvStreamBlock, Message, Handlers> = {
  table,
  codecs: gtv,
  further: [],
  decodeBlock: decodeGtvStreamBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeGtvStreamBlock),
  skipBlock: skipGtvStreamBlock,
};
