// Generated from quakeworld_client_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./quakeworld_client_packet.table.ts";
import {
  codecs as quakeworld_client,
  type Message as QuakeworldClientMessage,
  type Handlers as QuakeworldClientHandlers,
} from "./quakeworld_client.ts";
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
export interface QuakeworldClientPacketBlockConnectionless {
  type: "block";
  /** The packet's number. */
  sequence: 2147483647;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** Getchallenge, connect, status, rcon, ping; or k, l and other letters. */
  words: string;
  /** Whether the string ended where the bytes ended. */
  wordsOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** Of a connection. */
export interface QuakeworldClientPacketBlockGame {
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

/** A datagram. quakeworld_client_packet.yaml:10 */
export type QuakeworldClientPacketBlock =
  | QuakeworldClientPacketBlockConnectionless
  | QuakeworldClientPacketBlockGame;

/** Any message that a block carries. */
export type Message = QuakeworldClientMessage;

/** What to do with messages, by type. */
export type Handlers = QuakeworldClientHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQuakeworldClientPacketBlock(r: Reader): QuakeworldClientPacketBlock {
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
        sequence: sequence as QuakeworldClientPacketBlockConnectionless["sequence"],
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

/** Passes over what `decodeQuakeworldClientPacketBlock` reads. Throws DecodeError. */
export function skipQuakeworldClientPacketBlock(r: Reader): undefined {
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

/** Writes what `decodeQuakeworldClientPacketBlock` reads. Throws EncodeError. */
export function encodeQuakeworldClientPacketBlock(w: Writer, m: QuakeworldClientPacketBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(at, fit(m.sequence, 31) | (fit(m.reliable, 1) << 31), true);
  w.offset = at + 4;
  switch (m.sequence) {
    case 0x7fffffff: {
      const connectionlessArm = m as QuakeworldClientPacketBlockConnectionless;
      let wordsEnd$ = -1;
      writeString(w, connectionlessArm.words, 2047);
      wordsEnd$ = w.offset;
      writeBytes(w, connectionlessArm.rest);
      if (connectionlessArm.wordsOpen === true) openEnd(w, wordsEnd$);
      return;
    }
    default: {
      const gameArm = m as QuakeworldClientPacketBlockGame;
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

/**
 * Packet of a QuakeWorld client. What a QuakeWorld client sends in one datagram.
 *
 * QWD §3, ERRATA 83
 */
export const quakeworld_client_packet: Container<QuakeworldClientPacketBlock, Message, Handlers> = {
  table,
  codecs: quakeworld_client,
  further: [],
  decodeBlock: decodeQuakeworldClientPacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQuakeworldClientPacketBlock),
  skipBlock: skipQuakeworldClientPacketBlock,
};
