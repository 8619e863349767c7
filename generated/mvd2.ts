// Generated from mvd2.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./mvd2.table.ts";
import {
  codecs as quake2_mvd,
  type Message as Quake2MvdMessage,
  type Handlers as Quake2MvdHandlers,
} from "./quake2_mvd.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, asU16, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/**
 * What happened in a frame, or a level's beginning. One without messages ends the recording.
 *
 * mvd2.yaml:15
 */
export interface Mvd2Block {
  type: "block";
  messages: Uint8Array;
}

/** Any message that a block carries. */
export type Message = Quake2MvdMessage;

/** What to do with messages, by type. */
export type Handlers = Quake2MvdHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeMvd2Block(r: Reader): Mvd2Block {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  r.offset = at + 2;
  return { type: "block", messages: takeBytes(r, size) };
}

/** Passes over what `decodeMvd2Block` reads. Throws DecodeError. */
export function skipMvd2Block(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const size = view.getUint16(at, true);
  at += 2;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMvd2Block` reads. Throws EncodeError. */
export function encodeMvd2Block(w: Writer, m: Mvd2Block): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint16(at, asU16(m.messages.length), true);
  w.offset = at + 2;
  writeBytes(w, m.messages);
}

/**
 * Quake II multi-view recording. What Q2PRO's server reported all of its players, a frame a
 * block, ten of them a second.
 *
 * ERRATA 47
 */
export const mvd2: Container<Mvd2Block, Message, Handlers> = {
  table,
  codecs: quake2_mvd,
  further: [],
  decodeBlock: decodeMvd2Block,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeMvd2Block),
  skipBlock: skipMvd2Block,
};
