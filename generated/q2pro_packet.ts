// Generated from q2pro_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./q2pro_packet.table.ts";
import {
  codecs as quake2,
  type Message as Quake2Message,
  type Handlers as Quake2Handlers,
} from "./quake2.ts";
import { encodeExplained } from "../runtime/explain.ts";
import { type Reader, ensure, advance, takeBytes, noArm } from "../runtime/bytes/reader.ts";
import {
  readOpenString,
  endedOpen,
  skipOpenString,
  openEnd,
  writeString,
} from "../runtime/bytes/text/text.ts";
import { type Writer, reserve, writeBytes, fit, noSuchArm } from "../runtime/bytes/writer.ts";
export { table };

/** Words outside of a connection. */
export interface Q2proPacketBlockConnectionless {
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

/** A variant of Q2proPacketBlock. */
export interface Q2proPacketBlockGameWhole {
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
  messages: Uint8Array;
}

/** A variant of Q2proPacketBlock. */
export interface Q2proPacketBlockGamePiece {
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
  /** Where it is in the bytes of the messages. */
  place: number;
  /** 1 where others follow. */
  more: number;
  part: Uint8Array;
}

/** A datagram. q2pro_packet.yaml:7 */
export type Q2proPacketBlock =
  | Q2proPacketBlockConnectionless
  | Q2proPacketBlockGameWhole
  | Q2proPacketBlockGamePiece;

/** Any message that a block carries. */
export type Message = Quake2Message;

/** What to do with messages, by type. */
export type Handlers = Quake2Handlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeQ2proPacketBlock(r: Reader): Q2proPacketBlock {
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
        sequence: sequence as Q2proPacketBlockConnectionless["sequence"],
        cut,
        reliable,
        words,
        wordsOpen,
        rest: takeBytes(r, r.end - r.offset),
      };
    }
    default: {
      ensure(r, at, 4);
      const acknowledgedReliableacknowledged = view.getUint32(at, true);
      const acknowledged = acknowledgedReliableacknowledged & 0x7fffffff;
      const reliableacknowledged = acknowledgedReliableacknowledged >>> 31;
      at += 4;
      switch (cut) {
        case 0x00: {
          r.offset = at;
          return {
            type: "block",
            sequence,
            cut: cut as Q2proPacketBlockGameWhole["cut"],
            reliable,
            acknowledged,
            reliableacknowledged,
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
            cut: cut as Q2proPacketBlockGamePiece["cut"],
            reliable,
            acknowledged,
            reliableacknowledged,
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

/** Passes over what `decodeQ2proPacketBlock` reads. Throws DecodeError. */
export function skipQ2proPacketBlock(r: Reader): undefined {
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
      at = advance(r, at, 4);
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

/** Writes what `decodeQ2proPacketBlock` reads. Throws EncodeError. */
export function encodeQ2proPacketBlock(w: Writer, m: Q2proPacketBlock): void {
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
      const connectionlessArm = m as Q2proPacketBlockConnectionless;
      let wordsEnd$ = -1;
      writeString(w, connectionlessArm.words, 2047);
      wordsEnd$ = w.offset;
      writeBytes(w, connectionlessArm.rest);
      if (connectionlessArm.wordsOpen === true) openEnd(w, wordsEnd$);
      return;
    }
    default: {
      const gameArm = m as Q2proPacketBlockGameWhole | Q2proPacketBlockGamePiece;
      const at = reserve(w, 4);
      const view = w.view;
      view.setUint32(
        at,
        fit(gameArm.acknowledged, 31) | (fit(gameArm.reliableacknowledged, 1) << 31),
        true,
      );
      w.offset = at + 4;
      switch (gameArm.cut) {
        case 0x00: {
          const wholeArm = m as Q2proPacketBlockGameWhole;
          writeBytes(w, wholeArm.messages);
          return;
        }
        case 0x01: {
          const pieceArm = m as Q2proPacketBlockGamePiece;
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

/** Packet of a Quake II server in 36. What a Q2PRO server sends in one datagram. */
export const q2pro_packet: Container<Q2proPacketBlock, Message, Handlers> = {
  table,
  codecs: quake2,
  further: [],
  decodeBlock: decodeQ2proPacketBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQ2proPacketBlock),
  skipBlock: skipQ2proPacketBlock,
};
