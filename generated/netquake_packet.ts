// Generated from netquake_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./netquake_packet.table.ts";
import {
  codecs as netquake_control,
  type Message as NetquakeControlMessage,
  type Handlers as NetquakeControlHandlers,
} from "./netquake_control.ts";
import { encodeExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  ensureWhole,
  advance,
  takeBytes,
  regionEnd,
  noArm,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  asU16,
  asU32,
  writeBytes,
  fit,
  noSuchArm,
} from "../runtime/bytes/writer.ts";
export { table };

/** Outside of a connection. */
export interface NetquakePacketBlockControl {
  type: "block";
  /** 1 where the packet is a control message. */
  control: 1;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** A part of a reliable message. */
  data: boolean;
  /** A reliable packet has come. */
  ack: boolean;
  /** Nobody sends it. */
  nak: boolean;
  /** The last part of a reliable message. */
  eom: boolean;
  /** A message that may be lost. */
  unreliable: boolean;
  messages: Uint8Array;
}

/** Of a connection. What the payload is, whoever joins the parts of a reliable message knows. */
export interface NetquakePacketBlockGame {
  type: "block";
  /** 1 where the packet is a control message. */
  control: 0;
  /** The mask as it came: a hint for what the other members leave open. */
  flags?: number | undefined;
  /** A part of a reliable message. */
  data: boolean;
  /** A reliable packet has come. */
  ack: boolean;
  /** Nobody sends it. */
  nak: boolean;
  /** The last part of a reliable message. */
  eom: boolean;
  /** A message that may be lost. */
  unreliable: boolean;
  /**
   * The packet's number, or that of the packet that has come; reliable and unreliable packets
   * are counted apart.
   */
  sequence: number;
  payload: Uint8Array;
}

/**
 * A datagram. Engines drop one that is not as long as it says, and one whose flags are no
 * known combination.
 *
 * network §8.3, ERRATA 101-102 · netquake_packet.yaml:18
 */
export type NetquakePacketBlock = NetquakePacketBlockControl | NetquakePacketBlockGame;

/** Any message that a block carries. */
export type Message = NetquakeControlMessage;

/** What to do with messages, by type. */
export type Handlers = NetquakeControlHandlers;

/** As `decodeNetquakePacketBlock`, which puts back what it moves of the reader. */
function readNetquakePacketBlock(r: Reader): NetquakePacketBlock {
  const view = r.view;
  let at = r.offset;
  if (at + 2 > r.end) ensureWhole(r, skipNetquakePacketBlock);
  const flagsControl = view.getUint16(at, false);
  const flags = flagsControl & 0x7fff;
  const control = flagsControl >>> 15;
  ensure(r, at + 2, 2);
  const data = (flags & 0x01) !== 0;
  const ack = (flags & 0x02) !== 0;
  const nak = (flags & 0x04) !== 0;
  const eom = (flags & 0x08) !== 0;
  const unreliable = (flags & 0x10) !== 0;
  const length = view.getUint16(at + 2, false) - 4;
  r.end = regionEnd(r, at + 4, length);
  at += 4;
  switch (control) {
    case 0x01: {
      r.offset = at;
      return {
        type: "block",
        control: control as NetquakePacketBlockControl["control"],
        flags,
        data,
        ack,
        nak,
        eom,
        unreliable,
        messages: takeBytes(r, r.end - r.offset),
      };
    }
    case 0x00: {
      ensure(r, at, 4);
      r.offset = at + 4;
      return {
        type: "block",
        control: control as NetquakePacketBlockGame["control"],
        flags,
        data,
        ack,
        nak,
        eom,
        unreliable,
        sequence: view.getUint32(at, false),
        payload: takeBytes(r, r.end - r.offset),
      };
    }
    default:
      throw noArm(r, "control", control);
  }
}

/** Reads a `block`. Throws DecodeError. */
export function decodeNetquakePacketBlock(r: Reader): NetquakePacketBlock {
  const { end } = r;
  try {
    return readNetquakePacketBlock(r);
  } finally {
    r.end = end;
  }
}

/** As `skipNetquakePacketBlock`, which puts back what it moves of the reader. */
function passNetquakePacketBlock(r: Reader): void {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const word = view.getUint16(at, false);
  at += 2;
  const control = word >>> 15;
  ensure(r, at, 2);
  const length = view.getUint16(at, false) - 4;
  at += 2;
  r.end = regionEnd(r, at, length);
  switch (control) {
    case 0x01: {
      r.offset = at;
      r.offset = r.end;
      return;
    }
    case 0x00: {
      at = advance(r, at, 4);
      r.offset = at;
      r.offset = r.end;
      return;
    }
    default:
      throw noArm(r, "control", control);
  }
}

/** Passes over what `decodeNetquakePacketBlock` reads. Throws DecodeError. */
export function skipNetquakePacketBlock(r: Reader): undefined {
  const { end } = r;
  try {
    passNetquakePacketBlock(r);
  } finally {
    r.end = end;
  }
}

/** Writes what `decodeNetquakePacketBlock` reads. Throws EncodeError. */
export function encodeNetquakePacketBlock(w: Writer, m: NetquakePacketBlock): void {
  let flags = m.flags === undefined ? 0 : m.flags & 0x7fe0;
  if (m.data) flags |= 0x01;
  if (m.ack) flags |= 0x02;
  if (m.nak) flags |= 0x04;
  if (m.eom) flags |= 0x08;
  if (m.unreliable) flags |= 0x10;
  let at = reserve(w, 4);
  const view = w.view;
  view.setUint16(at, (flags & 0x7fff) | (fit(m.control, 1) << 15), false);
  at += 2;
  const lengthAt = at;
  w.offset = at + 2;
  switch (m.control) {
    case 0x01: {
      writeBytes(w, m.messages);
      w.view.setUint16(lengthAt, asU16(w.offset - lengthAt + 2), false);
      return;
    }
    case 0x00: {
      const at = reserve(w, 4);
      const view = w.view;
      view.setUint32(at, asU32(m.sequence), false);
      w.offset = at + 4;
      writeBytes(w, m.payload);
      w.view.setUint16(lengthAt, asU16(w.offset - lengthAt + 2), false);
      return;
    }
    default:
      throw noSuchArm("control", m);
  }
}

/**
 * Quake packet. What a Quake client and a server send each other in one datagram: a control
 * message, or a part of a connection. The header has its highest byte first, unlike all that
 * follows it.
 *
 * network §8.2-8.3, ERRATA 100-105
 */
export const netquake_packet: Container<NetquakePacketBlock, Message, Handlers> = {
  table,
  codecs: netquake_control,
  further: [],
  decodeBlock: decodeNetquakePacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeNetquakePacketBlock),
  skipBlock: skipNetquakePacketBlock,
};
