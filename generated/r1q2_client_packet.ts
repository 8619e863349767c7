// Generated from r1q2_client_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./r1q2_client_packet.table.ts";
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
import { type Writer, reserve, asU8, writeBytes, fit } from "../runtime/bytes/writer.ts";
export { table };

/** Words outside of a connection. */
export interface R1q2ClientPacketBlockConnectionless {
  type: "block";
  /** The packet's number. */
  sequence: 2147483647;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** As in 34. */
  words: string;
  /** Whether the string ended where the bytes ended. */
  wordsOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** Of a connection. */
export interface R1q2ClientPacketBlockGame {
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

/** A datagram. r1q2_client_packet.yaml:7 */
export type R1q2ClientPacketBlock = R1q2ClientPacketBlockConnectionless | R1q2ClientPacketBlockGame;

/** Any message that a block carries. */
export type Message = Quake2ClientMessage;

/** What to do with messages, by type. */
export type Handlers = Quake2ClientHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeR1q2ClientPacketBlock(r: Reader): R1q2ClientPacketBlock {
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
        sequence: sequence as R1q2ClientPacketBlockConnectionless["sequence"],
        reliable,
        words,
        wordsOpen,
        rest: takeBytes(r, r.end - r.offset),
      };
    }
    default: {
      ensure(r, at, 5);
      const acknowledgedReliableacknowledged = view.getUint32(at, true);
      r.offset = at + 5;
      return {
        type: "block",
        sequence,
        reliable,
        acknowledged: acknowledgedReliableacknowledged & 0x7fffffff,
        reliableacknowledged: acknowledgedReliableacknowledged >>> 31,
        qport: view.getUint8(at + 4),
        messages: takeBytes(r, r.end - r.offset),
      };
    }
  }
}

/** Passes over what `decodeR1q2ClientPacketBlock` reads. Throws DecodeError. */
export function skipR1q2ClientPacketBlock(r: Reader): undefined {
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
      at = advance(r, at, 5);
      r.offset = at;
      r.offset = r.end;
      return;
    }
  }
}

/** Writes what `decodeR1q2ClientPacketBlock` reads. Throws EncodeError. */
export function encodeR1q2ClientPacketBlock(w: Writer, m: R1q2ClientPacketBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, fit(m.sequence, 31) | (fit(m.reliable, 1) << 31), true);
  w.offset = at + 4;
  switch (m.sequence) {
    case 0x7fffffff: {
      const connectionlessArm = m as R1q2ClientPacketBlockConnectionless;
      let wordsEnd$ = -1;
      writeString(w, connectionlessArm.words, 2047);
      wordsEnd$ = w.offset;
      writeBytes(w, connectionlessArm.rest);
      if (connectionlessArm.wordsOpen === true) openEnd(w, wordsEnd$);
      return;
    }
    default: {
      const gameArm = m as R1q2ClientPacketBlockGame;
      const at = reserve(w, 5);
      const view = w.view;
      view.setUint32(
        at,
        fit(gameArm.acknowledged, 31) | (fit(gameArm.reliableacknowledged, 1) << 31),
        true,
      );
      view.setUint8(at + 4, asU8(gameArm.qport));
      w.offset = at + 5;
      writeBytes(w, gameArm.messages);
      return;
    }
  }
}

/**
 * Packet of a Quake II client in 35. What a client of R1Q2 sends in one datagram, or of
 * Q2PRO where no message is cut into pieces.
 */
export const r1q2_client_packet: Container<R1q2ClientPacketBlock, Message, Handlers> = {
  table,
  codecs: quake2_client,
  further: [],
  decodeBlock: decodeR1q2ClientPacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeR1q2ClientPacketBlock),
  skipBlock: skipR1q2ClientPacketBlock,
};
