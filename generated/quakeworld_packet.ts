// Generated from quakeworld_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./quakeworld_packet.table.ts";
import {
  codecs as quakeworld,
  type Message as QuakeworldMessage,
  type Handlers as QuakeworldHandlers,
} from "./quakeworld.ts";
import {
  codecs as quakeworld_connectionless,
  type Message as QuakeworldConnectionlessMessage,
  type Handlers as QuakeworldConnectionlessHandlers,
} from "./quakeworld_connectionless.ts";
import { codecsOfFlavor } from "../runtime/codec.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, advance, takeBytes } from "../runtime/bytes/reader.ts";
import { type Writer, reserve, writeBytes, fit } from "../runtime/bytes/writer.ts";
export { table };

/** Outside of a connection. */
export interface QuakeworldPacketBlockConnectionless {
  type: "block";
  /** The packet's number. */
  sequence: 2147483647;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  packet: Uint8Array;
}

/** Of a connection. */
export interface QuakeworldPacketBlockGame {
  type: "block";
  /** The packet's number. */
  sequence: number;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** The client's last packet that came. */
  acknowledged: number;
  /** Turns where what the client sends reliably has come. */
  reliableacknowledged: number;
  messages: Uint8Array;
}

/** A datagram. QWD §3 · quakeworld_packet.yaml:10 */
export type QuakeworldPacketBlock = QuakeworldPacketBlockConnectionless | QuakeworldPacketBlockGame;

/** Any message that a block carries. */
export type Message = QuakeworldMessage | QuakeworldConnectionlessMessage;

/** What to do with messages, by type. */
export type Handlers = QuakeworldHandlers & QuakeworldConnectionlessHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQuakeworldPacketBlock(r: Reader): QuakeworldPacketBlock {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const sequenceReliable = view.getUint32(at, true);
  const sequence = sequenceReliable & 0x7fffffff;
  const reliable = sequenceReliable >>> 31;
  at += 4;
  switch (sequence) {
    case 0x7fffffff: {
      r.offset = at;
      return {
        type: "block",
        sequence: sequence as QuakeworldPacketBlockConnectionless["sequence"],
        reliable,
        packet: takeBytes(r, r.end - r.offset),
      };
    }
    default: {
      ensure(r, at, 4);
      const acknowledgedReliableacknowledged = view.getUint32(at, true);
      r.offset = at + 4;
      return {
        type: "block",
        sequence,
        reliable,
        acknowledged: acknowledgedReliableacknowledged & 0x7fffffff,
        reliableacknowledged: acknowledgedReliableacknowledged >>> 31,
        messages: takeBytes(r, r.end - r.offset),
      };
    }
  }
}

/** Passes over what `decodeQuakeworldPacketBlock` reads. Throws DecodeError. */
export function skipQuakeworldPacketBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const word = view.getUint32(at, true);
  at += 4;
  const sequence = word & 0x7fffffff;
  switch (sequence) {
    case 0x7fffffff: {
      r.offset = at;
      r.offset = r.end;
      return;
    }
    default: {
      at = advance(r, at, 4);
      r.offset = at;
      r.offset = r.end;
      return;
    }
  }
}

/** Writes what `decodeQuakeworldPacketBlock` reads. Throws EncodeError. */
export function encodeQuakeworldPacketBlock(w: Writer, m: QuakeworldPacketBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, fit(m.sequence, 31) | (fit(m.reliable, 1) << 31), true);
  w.offset = at + 4;
  switch (m.sequence) {
    case 0x7fffffff: {
      const connectionlessArm = m as QuakeworldPacketBlockConnectionless;
      writeBytes(w, connectionlessArm.packet);
      return;
    }
    default: {
      const gameArm = m as QuakeworldPacketBlockGame;
      const at = reserve(w, 4);
      const view = w.view;
      view.setUint32(
        at,
        fit(gameArm.acknowledged, 31) | (fit(gameArm.reliableacknowledged, 1) << 31),
        true,
      );
      w.offset = at + 4;
      writeBytes(w, gameArm.messages);
      return;
    }
  }
}

/**
 * Packet of a QuakeWorld server. What a QuakeWorld server sends in one datagram.
 *
 * QWD §3, ERRATA 70-72
 */
export const quakeworld_packet: Container<QuakeworldPacketBlock, Message, Handlers> = {
  table,
  codecs: codecsOfFlavor(quakeworld, 0),
  further: [quakeworld_connectionless],
  decodeBlock: decodeQuakeworldPacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQuakeworldPacketBlock),
  skipBlock: skipQuakeworldPacketBlock,
};
