// Generated from quake2_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./quake2_packet.table.ts";
import {
  codecs as quake2,
  type Message as Quake2Message,
  type Handlers as Quake2Handlers,
} from "./quake2.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, advance, takeBytes } from "../runtime/bytes/reader.ts";
import {
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  writeString,
} from "../runtime/bytes/text/text.ts";
import { type Writer, reserve, writeBytes, fit } from "../runtime/bytes/writer.ts";
export { table };

/** Words outside of a connection. */
export interface Quake2PacketBlockConnectionless {
  type: "block";
  /** The packet's number. */
  sequence: 2147483647;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** Challenge, client_connect, info, print, ping, ack; and what belongs to it. */
  words: string;
  /** Whether the string ended where the bytes ended. */
  wordsOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** Of a connection. */
export interface Quake2PacketBlockGame {
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

/** A datagram. quake2_packet.yaml:10 */
export type Quake2PacketBlock = Quake2PacketBlockConnectionless | Quake2PacketBlockGame;

/** Any message that a block carries. */
export type Message = Quake2Message;

/** What to do with messages, by type. */
export type Handlers = Quake2Handlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQuake2PacketBlock(r: Reader): Quake2PacketBlock {
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
      const wordsStart = r.offset;
      const words = readOpenString(r, 2047);
      const wordsOpen = endedOpen(r, wordsStart, words, 2047);
      return {
        type: "block",
        sequence: sequence as Quake2PacketBlockConnectionless["sequence"],
        reliable,
        words,
        wordsOpen,
        rest: takeBytes(r, r.end - r.offset),
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

/** Passes over what `decodeQuake2PacketBlock` reads. Throws DecodeError. */
export function skipQuake2PacketBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const word = view.getUint32(at, true);
  at += 4;
  const sequence = word & 0x7fffffff;
  switch (sequence) {
    case 0x7fffffff: {
      r.offset = at;
      skipOpenString(r, 2047);
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

/** Writes what `decodeQuake2PacketBlock` reads. Throws EncodeError. */
export function encodeQuake2PacketBlock(w: Writer, m: Quake2PacketBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, fit(m.sequence, 31) | (fit(m.reliable, 1) << 31), true);
  w.offset = at + 4;
  switch (m.sequence) {
    case 0x7fffffff: {
      const connectionlessArm = m as Quake2PacketBlockConnectionless;
      let wordsEnd$ = -1;
      writeString(w, connectionlessArm.words, 2047);
      wordsEnd$ = w.offset;
      writeBytes(w, connectionlessArm.rest);
      if (connectionlessArm.wordsOpen === true) openEnd(w, wordsEnd$);
      return;
    }
    default: {
      const gameArm = m as Quake2PacketBlockGame;
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

/** Packet of a Quake II server. What a Quake II server sends in one datagram. DM2 §2.2 */
export const quake2_packet: Container<Quake2PacketBlock, Message, Handlers> = {
  table,
  codecs: quake2,
  further: [],
  decodeBlock: decodeQuake2PacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQuake2PacketBlock),
  skipBlock: skipQuake2PacketBlock,
};
