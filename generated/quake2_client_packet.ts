// Generated from quake2_client_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./quake2_client_packet.table.ts";
import {
  codecs as quake2_client,
  type Message as Quake2ClientMessage,
  type Handlers as Quake2ClientHandlers,
} from "./quake2_client.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, advance, takeBytes } from "../runtime/bytes/reader.ts";
import {
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  writeString,
} from "../runtime/bytes/text/text.ts";
import { type Writer, reserve, asU16, writeBytes, fit } from "../runtime/bytes/writer.ts";
export { table };

/** Words outside of a connection. */
export interface Quake2ClientPacketBlockConnectionless {
  type: "block";
  /** The packet's number. */
  sequence: 2147483647;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** Getchallenge, connect, info, status, rcon, ping, ack; and what belongs to it. */
  words: string;
  /** Whether the string ended where the bytes ended. */
  wordsOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** Of a connection. */
export interface Quake2ClientPacketBlockGame {
  type: "block";
  /** The packet's number. */
  sequence: number;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** The server's last packet that came. */
  acknowledged: number;
  /** Turns where what the server sends reliably has come. */
  reliableacknowledged: number;
  /** Tells the client from others at the same address. */
  qport: number;
  messages: Uint8Array;
}

/** A datagram. quake2_client_packet.yaml:10 */
export type Quake2ClientPacketBlock =
  | Quake2ClientPacketBlockConnectionless
  | Quake2ClientPacketBlockGame;

/** Any message that a block carries. */
export type Message = Quake2ClientMessage;

/** What to do with messages, by type. */
export type Handlers = Quake2ClientHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQuake2ClientPacketBlock(r: Reader): Quake2ClientPacketBlock {
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
        sequence: sequence as Quake2ClientPacketBlockConnectionless["sequence"],
        reliable,
        words,
        wordsOpen,
        rest: takeBytes(r, r.end - r.offset),
      };
    }
    default: {
      ensure(r, at, 6);
      const acknowledgedReliableacknowledged = view.getUint32(at, true);
      r.offset = at + 6;
      return {
        type: "block",
        sequence,
        reliable,
        acknowledged: acknowledgedReliableacknowledged & 0x7fffffff,
        reliableacknowledged: acknowledgedReliableacknowledged >>> 31,
        qport: view.getUint16(at + 4, true),
        messages: takeBytes(r, r.end - r.offset),
      };
    }
  }
}

/** Passes over what `decodeQuake2ClientPacketBlock` reads. Throws DecodeError. */
export function skipQuake2ClientPacketBlock(r: Reader): undefined {
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
      at = advance(r, at, 6);
      r.offset = at;
      r.offset = r.end;
      return;
    }
  }
}

/** Writes what `decodeQuake2ClientPacketBlock` reads. Throws EncodeError. */
export function encodeQuake2ClientPacketBlock(w: Writer, m: Quake2ClientPacketBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, fit(m.sequence, 31) | (fit(m.reliable, 1) << 31), true);
  w.offset = at + 4;
  switch (m.sequence) {
    case 0x7fffffff: {
      const connectionlessArm = m as Quake2ClientPacketBlockConnectionless;
      let wordsEnd$ = -1;
      writeString(w, connectionlessArm.words, 2047);
      wordsEnd$ = w.offset;
      writeBytes(w, connectionlessArm.rest);
      if (connectionlessArm.wordsOpen === true) openEnd(w, wordsEnd$);
      return;
    }
    default: {
      const gameArm = m as Quake2ClientPacketBlockGame;
      const at = reserve(w, 6);
      const view = w.view;
      view.setUint32(
        at,
        fit(gameArm.acknowledged, 31) | (fit(gameArm.reliableacknowledged, 1) << 31),
        true,
      );
      view.setUint16(at + 4, asU16(gameArm.qport), true);
      w.offset = at + 6;
      writeBytes(w, gameArm.messages);
      return;
    }
  }
}

/** Packet of a Quake II client. What a Quake II client sends in one datagram. ERRATA 59 */
export const quake2_client_packet: Container<Quake2ClientPacketBlock, Message, Handlers> = {
  table,
  codecs: quake2_client,
  further: [],
  decodeBlock: decodeQuake2ClientPacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQuake2ClientPacketBlock),
  skipBlock: skipQuake2ClientPacketBlock,
};
