// Generated from dm2.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./dm2.table.ts";
import {
  codecs as quake2,
  type Message as Quake2Message,
  type Handlers as Quake2Handlers,
} from "./quake2.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, asI32, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/**
 * A packet from the server, without its sequence numbers. An end has no messages.
 *
 * DM2 §2.2, ERRATA 48-50 · dm2.yaml:9
 */
export interface Dm2Block {
  type: "block";
  /** Not there in the block that ends a recording. */
  messages?: Uint8Array | undefined;
}

/** Any message that a block carries. */
export type Message = Quake2Message;

/** What to do with messages, by type. */
export type Handlers = Quake2Handlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeDm2Block(r: Reader): Dm2Block {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  const size = view.getInt32(at, true);
  r.offset = at + 4;
  return { type: "block", messages: size === -1 ? undefined : takeBytes(r, size) };
}

/** Passes over what `decodeDm2Block` reads. Throws DecodeError. */
export function skipDm2Block(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const size = view.getInt32(at, true);
  at += 4;
  r.offset = at;
  if (size !== -1) passBytes(r, size);
}

/** Writes what `decodeDm2Block` reads. Throws EncodeError. */
export function encodeDm2Block(w: Writer, m: Dm2Block): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setInt32(at, m.messages === undefined ? -1 : asI32(m.messages.length), true);
  w.offset = at + 4;
  if (m.messages !== undefined) writeBytes(w, m.messages!);
}

/**
 * Quake II recording. What a server sent, a packet a block; and at the end, in most
 * recordings, a size of -1.
 *
 * DM2 §2.2
 */
export const dm2: Container<Dm2Block, Message, Handlers> = {
  table,
  codecs: quake2,
  further: [],
  decodeBlock: decodeDm2Block,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeDm2Block),
  skipBlock: skipDm2Block,
};
