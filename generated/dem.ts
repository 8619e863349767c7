// Generated from dem.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./dem.table.ts";
import {
  codecs as netquake,
  type Message as NetquakeMessage,
  type Handlers as NetquakeHandlers,
} from "./netquake.ts";
import { encodeExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  advance,
  nanBits,
  passBytes,
  takeBytes,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  asI32,
  setF32,
  writeBytes,
  expectLength,
} from "../runtime/bytes/writer.ts";
export { table };

/**
 * A packet from the server, and the camera at that moment.
 *
 * DEM §6.2, ERRATA 19-20 · dem.yaml:28
 */
export interface DemBlock {
  type: "block";
  /** Pitch, yaw and roll of the camera in degrees. */
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  anglesNaN?: readonly number[] | undefined;
  messages: Uint8Array;
}

/** Any message that a block carries. */
export type Message = NetquakeMessage;

/** What to do with messages, by type. */
export type Handlers = NetquakeHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeDemBlock(r: Reader): DemBlock {
  const view = r.view;
  const at = r.offset;
  ensure(r, at, 4);
  const size = view.getInt32(at, true);
  ensure(r, at + 4, 12);
  r.offset = at + 16;
  return {
    type: "block",
    angles: [
      view.getFloat32(at + 4, true),
      view.getFloat32(at + 8, true),
      view.getFloat32(at + 12, true),
    ],
    anglesNaN: nanBits(view, at + 4, 3),
    messages: takeBytes(r, size),
  };
}

/** Passes over what `decodeDemBlock` reads. Throws DecodeError. */
export function skipDemBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const size = view.getInt32(at, true);
  at += 4;
  at = advance(r, at, 12);
  r.offset = at;
  passBytes(r, size);
}

/** Writes what `decodeDemBlock` reads. Throws EncodeError. */
export function encodeDemBlock(w: Writer, m: DemBlock): void {
  const at = reserve(w, 16);
  const view = w.view;
  view.setInt32(at, asI32(m.messages.length), true);
  expectLength(m.angles, 3);
  setF32(view, at + 4, m.angles[0], m.anglesNaN?.[0]);
  setF32(view, at + 8, m.angles[1], m.anglesNaN?.[1]);
  setF32(view, at + 12, m.angles[2], m.anglesNaN?.[2]);
  w.offset = at + 16;
  writeBytes(w, m.messages);
}

/**
 * Quake recording. A line with the CD track, then blocks: what the server sent in one
 * packet, and where the camera looked when the packet came.
 *
 * DEM §6
 */
export const dem: Container<DemBlock, Message, Handlers> = {
  table,
  codecs: netquake,
  further: [],
  decodeBlock: decodeDemBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeDemBlock),
  skipBlock: skipDemBlock,
};
