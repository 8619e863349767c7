// Generated from schema/dem.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./dem.table.ts";
import { codecs, type Message, type Handlers, type Scratch } from "./netquake.ts";
import {
  type Reader,
  need,
  skip,
  readI32,
  readF32,
  nanBits,
  takeBytes,
} from "../runtime/reader.ts";
import {
  type Writer,
  reserve,
  writeI32,
  writeF32,
  writeBytes,
  expectLength,
} from "../runtime/writer.ts";
export { table };

/**
 * A packet from the server, and the camera at that moment.
 *
 * DEM §6.2, ERRATA 19-20 · dem.yaml:27
 */
export interface DemBlock {
  type: "block";
  /** Pitch, yaw and roll of the camera in degrees. */
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  anglesNaN?: readonly number[] | undefined;
  messages: Uint8Array;
}

/** Reads a `block`. Throws DecodeError. */
export function decodeDemBlock(r: Reader): DemBlock {
  need(r, 4);
  const size = readI32(r);
  need(r, 12);
  return {
    type: "block",
    angles: [readF32(r), readF32(r), readF32(r)],
    anglesNaN: nanBits(r, 3),
    messages: takeBytes(r, size),
  };
}

/** Passes over what `decodeDemBlock` reads. Throws DecodeError. */
export function skipDemBlock(r: Reader): void {
  need(r, 4);
  const size = readI32(r);
  skip(r, 12);
  takeBytes(r, size);
}

/** Writes what `decodeDemBlock` reads. Throws EncodeError. */
export function encodeDemBlock(w: Writer, m: DemBlock): void {
  reserve(w, 16);
  writeI32(w, m.messages.length);
  expectLength(m.angles, 3);
  writeF32(w, m.angles[0], m.anglesNaN?.[0]);
  writeF32(w, m.angles[1], m.anglesNaN?.[1]);
  writeF32(w, m.angles[2], m.anglesNaN?.[2]);
  writeBytes(w, m.messages);
}

/**
 * Quake recording. A line with the CD track, then blocks: what the server sent in one
 * packet, and where the camera looked when the packet came.
 *
 * DEM §6
 */
export const dem: Container<DemBlock, Message, Handlers, Scratch> = {
  table,
  codecs,
  decodeBlock: decodeDemBlock,
  encodeBlock: encodeDemBlock,
  skipBlock: skipDemBlock,
};
