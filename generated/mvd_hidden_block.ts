// Generated from mvd_hidden_block.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./mvd_hidden_block.table.ts";
import {
  codecs as mvd_hidden,
  type Message as MvdHiddenMessage,
  type Handlers as MvdHiddenHandlers,
} from "./mvd_hidden.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, passBytes, takeBytes } from "../runtime/bytes/reader.ts";
import { unscale } from "../runtime/bytes/numbers/scales.ts";
import { type Writer, reserve, asU32, writeBytes } from "../runtime/bytes/writer.ts";
export { table };

/** A part, which programs read and clients skip. mvd_hidden_block.yaml:9 */
export interface MvdHiddenBlockBlock {
  type: "block";
  message: Uint8Array;
}

/** Any message that a block carries. */
export type Message = MvdHiddenMessage;

/** What to do with messages, by type. */
export type Handlers = MvdHiddenHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeMvdHiddenBlockBlock(r: Reader): MvdHiddenBlockBlock {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  const size = view.getUint32(at, true) + 2;
  r.offset = at + 4;
  return { type: "block", message: takeBytes(r, size) };
}

/** Passes over what `decodeMvdHiddenBlockBlock` reads. Throws DecodeError. */
export function skipMvdHiddenBlockBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const size = view.getUint32(at, true) + 2;
  at += 4;
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeMvdHiddenBlockBlock` reads. Throws EncodeError. */
export function encodeMvdHiddenBlockBlock(w: Writer, m: MvdHiddenBlockBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, asU32(unscale(m.message.length, 1, 1, 2)), true);
  w.offset = at + 4;
  writeBytes(w, m.message);
}

/**
 * Parts of a QuakeWorld multi-view recording's blocks for nobody. What a block for nobody
 * has, one part after the other. Nothing marks them. A pause is written without a length,
 * too: then it is all that the block has, its kind and a byte.
 *
 * ERRATA 99
 */
export const mvd_hidden_block: Container<MvdHiddenBlockBlock, Message, Handlers> = {
  table,
  codecs: mvd_hidden,
  further: [],
  decodeBlock: decodeMvdHiddenBlockBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeMvdHiddenBlockBlock),
  skipBlock: skipMvdHiddenBlockBlock,
};
