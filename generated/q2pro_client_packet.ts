// Generated from q2pro_client_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./q2pro_client_packet.table.ts";
import {
  codecs as quake2_client,
  type Message as Quake2ClientMessage,
  type Handlers as Quake2ClientHandlers,
} from "./quake2_client.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, advance, takeBytes, noArm } from "../runtime/bytes/reader.ts";
import {
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  writeString,
} from "../runtime/bytes/text/text.ts";
import { type Writer, reserve, asU8, writeBytes, fit, noSuchArm } from "../runtime/bytes/writer.ts";
export { table };

/** Words outside of a connection. */
export interface Q2proClientPacketBlockConnectionless {
  type: "block";
  /** The number of the packet, which its pieces share. */
  sequence: 1073741823;
  /** 1 where it is a piece. */
  cut: number;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** As in 34. */
  words: string;
  /** Whether the string ended where the bytes ended. */
  wordsOpen?: boolean | undefined;
  rest: Uint8Array;
}

/** A variant of Q2proClientPacketBlock. */
export interface Q2proClientPacketBlockGameWhole {
  type: "block";
  /** The number of the packet, which its pieces share. */
  sequence: number;
  /** 1 where it is a piece. */
  cut: 0;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** The other side's last packet that came. */
  acknowledged: number;
  /** Turns where what the other side sends reliably has come. */
  reliableacknowledged: number;
  /** Tells the client from others at the same address. */
  qport: number;
  messages: Uint8Array;
}

/** A variant of Q2proClientPacketBlock. */
export interface Q2proClientPacketBlockGamePiece {
  type: "block";
  /** The number of the packet, which its pieces share. */
  sequence: number;
  /** 1 where it is a piece. */
  cut: 1;
  /** 1 where the packet has what is sent again until it has arrived. */
  reliable: number;
  /** The other side's last packet that came. */
  acknowledged: number;
  /** Turns where what the other side sends reliably has come. */
  reliableacknowledged: number;
  /** Tells the client from others at the same address. */
  qport: number;
  /** Where it is in the bytes of the messages. */
  place: number;
  /** 1 where others follow. */
  more: number;
  part: Uint8Array;
}

/** A datagram. q2pro_client_packet.yaml:7 */
export type Q2proClientPacketBlock =
  | Q2proClientPacketBlockConnectionless
  | Q2proClientPacketBlockGameWhole
  | Q2proClientPacketBlockGamePiece;

/** Any message that a block carries. */
export type Message = Quake2ClientMessage;

/** What to do with messages, by type. */
export type Handlers = Quake2ClientHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQ2proClientPacketBlock(r: Reader): Q2proClientPacketBlock {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const sequenceCutReliable = view.getUint32(at, true);
  const sequence = sequenceCutReliable & 0x3fffffff;
  const cut = (sequenceCutReliable >>> 30) & 0x01;
  const reliable = sequenceCutReliable >>> 31;
  at += 4;
  switch (sequence) {
    case 0x3fffffff: {
      r.offset = at;
      const wordsStart = r.offset;
      const words = readOpenString(r, 2047);
      const wordsOpen = endedOpen(r, wordsStart, words, 2047);
      return {
        type: "block",
        sequence: sequence as Q2proClientPacketBlockConnectionless["sequence"],
        cut,
        reliable,
        words,
        wordsOpen,
        rest: takeBytes(r, r.end - r.offset),
      };
    }
    default: {
      ensure(r, at, 5);
      const acknowledgedReliableacknowledged = view.getUint32(at, true);
      const acknowledged = acknowledgedReliableacknowledged & 0x7fffffff;
      const reliableacknowledged = acknowledgedReliableacknowledged >>> 31;
      const qport = view.getUint8(at + 4);
      at += 5;
      switch (cut) {
        case 0x00: {
          r.offset = at;
          return {
            type: "block",
            sequence,
            cut: cut as Q2proClientPacketBlockGameWhole["cut"],
            reliable,
            acknowledged,
            reliableacknowledged,
            qport,
            messages: takeBytes(r, r.end - r.offset),
          };
        }
        case 0x01: {
          ensure(r, at, 2);
          const placeMore = view.getUint16(at, true);
          r.offset = at + 2;
          return {
            type: "block",
            sequence,
            cut: cut as Q2proClientPacketBlockGamePiece["cut"],
            reliable,
            acknowledged,
            reliableacknowledged,
            qport,
            place: placeMore & 0x7fff,
            more: placeMore >>> 15,
            part: takeBytes(r, r.end - r.offset),
          };
        }
        default:
          throw noArm(r, "cut", cut);
      }
    }
  }
}

/** Passes over what `decodeQ2proClientPacketBlock` reads. Throws DecodeError. */
export function skipQ2proClientPacketBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 4);
  const word = view.getUint32(at, true);
  at += 4;
  const sequence = word & 0x3fffffff;
  const cut = (word >>> 30) & 0x01;
  switch (sequence) {
    case 0x3fffffff: {
      r.offset = at;
      skipOpenString(r, 2047);
      r.offset = r.end;
      return;
    }
    default: {
      at = advance(r, at, 5);
      switch (cut) {
        case 0x00: {
          r.offset = at;
          r.offset = r.end;
          return;
        }
        case 0x01: {
          at = advance(r, at, 2);
          r.offset = at;
          r.offset = r.end;
          return;
        }
        default:
          throw noArm(r, "cut", cut);
      }
    }
  }
}

/** Writes what `decodeQ2proClientPacketBlock` reads. Throws EncodeError. */
export function encodeQ2proClientPacketBlock(w: Writer, m: Q2proClientPacketBlock): void {
  const at = reserve(w, 4);
  const view = w.view;
  view.setUint32(
    at,
    fit(m.sequence, 30) | (fit(m.cut, 1) << 30) | (fit(m.reliable, 1) << 31),
    true,
  );
  w.offset = at + 4;
  switch (m.sequence) {
    case 0x3fffffff: {
      const connectionlessArm = m as Q2proClientPacketBlockConnectionless;
      let wordsEnd$ = -1;
      writeString(w, connectionlessArm.words, 2047);
      wordsEnd$ = w.offset;
      writeBytes(w, connectionlessArm.rest);
      if (connectionlessArm.wordsOpen === true) openEnd(w, wordsEnd$);
      return;
    }
    default: {
      const gameArm = m as Q2proClientPacketBlockGameWhole | Q2proClientPacketBlockGamePiece;
      const at = reserve(w, 5);
      const view = w.view;
      view.setUint32(
        at,
        fit(gameArm.acknowledged, 31) | (fit(gameArm.reliableacknowledged, 1) << 31),
        true,
      );
      view.setUint8(at + 4, asU8(gameArm.qport));
      w.offset = at + 5;
      switch (gameArm.cut) {
        case 0x00: {
          const wholeArm = m as Q2proClientPacketBlockGameWhole;
          writeBytes(w, wholeArm.messages);
          return;
        }
        case 0x01: {
          const pieceArm = m as Q2proClientPacketBlockGamePiece;
          const at = reserve(w, 2);
          const view = w.view;
          view.setUint16(at, fit(pieceArm.place, 15) | (fit(pieceArm.more, 1) << 15), true);
          w.offset = at + 2;
          writeBytes(w, pieceArm.part);
          return;
        }
        default:
          throw noSuchArm("cut", gameArm);
      }
    }
  }
}

/** Packet of a Quake II client in 36. What a Q2PRO client sends in one datagram. */
export const q2pro_client_packet: Container<Q2proClientPacketBlock, Message, Handlers> = {
  table,
  codecs: quake2_client,
  further: [],
  decodeBlock: decodeQ2proClientPacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQ2proClientPacketBlock),
  skipBlock: skipQ2proClientPacketBlock,
};
