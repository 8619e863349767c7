// Generated from mvd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./mvd.table.ts";
import {
  codecs as quakeworld,
  type Message as QuakeworldMessage,
  type Handlers as QuakeworldHandlers,
} from "./quakeworld.ts";
import { codecsOfFlavor } from "../runtime/codec.ts";
import { encodeExplained } from "../runtime/explain.ts";
import {
  type Reader,
  ensure,
  advance,
  nanBits,
  passBytes,
  takeBytes,
  noArm,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  asU8,
  asI16,
  asU32,
  asI32,
  setF32,
  writeBytes,
  expectLength,
  fit,
  noSuchArm,
} from "../runtime/bytes/writer.ts";
export { table };

/** Whom a block is for. */
export const TARGET = {
  /** What a player's client asked for. */
  DEM_CMD: 0,
  /** Everybody. */
  DEM_READ: 1,
  /** Both sequence numbers. */
  DEM_SET: 2,
  /** Some players. */
  DEM_MULTIPLE: 3,
  /** One player. */
  DEM_SINGLE: 4,
  /** One player, and who watches him: his figures. */
  DEM_STATS: 5,
  /** Everybody. */
  DEM_ALL: 6,
} as const;

/** What a player's client asked the server for. Servers write none. */
export interface MvdBlockClient {
  type: "block";
  /** Milliseconds since the block before. */
  delta: number;
  /** One of TARGET. */
  target: 0;
  /** Whom it is for where that is one player. */
  player: number;
  /** Milliseconds that the command lasts. */
  msec: number;
  /** Bytes without meaning (ERRATA 64). */
  padding: [number, number, number];
  /** Pitch, yaw and roll in degrees. */
  angles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  anglesNaN?: readonly number[] | undefined;
  /** Units a second. */
  forwardmove: number;
  sidemove: number;
  upmove: number;
  /** 1 attack, 2 jump, 4 use, 8 attack2. */
  buttons: number;
  impulse: number;
  /** Where the camera looked. */
  viewangles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  viewanglesNaN?: readonly number[] | undefined;
}

/** What the server reported. */
export interface MvdBlockPacket {
  type: "block";
  /** Milliseconds since the block before. */
  delta: number;
  /** One of TARGET. */
  target: 1 | 4 | 5 | 6;
  /** Whom it is for where that is one player. */
  player: number;
  messages: Uint8Array;
}

/** Sequence numbers, both 0. */
export interface MvdBlockFrame {
  type: "block";
  /** Milliseconds since the block before. */
  delta: number;
  /** One of TARGET. */
  target: 2;
  /** Whom it is for where that is one player. */
  player: number;
  /** Of the client's next packet. */
  outgoing: number;
  /** Of the server's last packet. */
  incoming: number;
}

/** What is for programs: who did damage, how the match went, when it began. */
export interface MvdBlockMultipleHidden {
  type: "block";
  /** Milliseconds since the block before. */
  delta: number;
  /** One of TARGET. */
  target: 3;
  /** Whom it is for where that is one player. */
  player: number;
  /** A bit for each of them. */
  mask: 0;
  /** Parts, of mvd_hidden_block.yaml, mostly. */
  items: Uint8Array;
}

/** A variant of MvdBlock. */
export interface MvdBlockMultipleSome {
  type: "block";
  /** Milliseconds since the block before. */
  delta: number;
  /** One of TARGET. */
  target: 3;
  /** Whom it is for where that is one player. */
  player: number;
  /** A bit for each of them. */
  mask: number;
  messages: Uint8Array;
}

/** Something that happened at a moment. ERRATA 99 · mvd.yaml:24 */
export type MvdBlock =
  | MvdBlockClient
  | MvdBlockPacket
  | MvdBlockFrame
  | MvdBlockMultipleHidden
  | MvdBlockMultipleSome;

/** Any message that a block carries. */
export type Message = QuakeworldMessage;

/** What to do with messages, by type. */
export type Handlers = QuakeworldHandlers;

/** Reads a `block`. Throws DecodeError. */
export function decodeMvdBlock(r: Reader): MvdBlock {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 2);
  const delta = view.getUint8(at);
  const targetPlayer = view.getUint8(at + 1);
  const target = targetPlayer & 0x07;
  const player = targetPlayer >>> 3;
  at += 2;
  switch (target) {
    case 0x00: {
      ensure(r, at, 36);
      r.offset = at + 36;
      return {
        type: "block",
        delta,
        target: target as MvdBlockClient["target"],
        player,
        msec: view.getUint8(at),
        padding: [view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3)],
        angles: [
          view.getFloat32(at + 4, true),
          view.getFloat32(at + 8, true),
          view.getFloat32(at + 12, true),
        ],
        anglesNaN: nanBits(view, at + 4, 3),
        forwardmove: view.getInt16(at + 16, true),
        sidemove: view.getInt16(at + 18, true),
        upmove: view.getInt16(at + 20, true),
        buttons: view.getUint8(at + 22),
        impulse: view.getUint8(at + 23),
        viewangles: [
          view.getFloat32(at + 24, true),
          view.getFloat32(at + 28, true),
          view.getFloat32(at + 32, true),
        ],
        viewanglesNaN: nanBits(view, at + 24, 3),
      };
    }
    case 0x01:
    case 0x04:
    case 0x05:
    case 0x06: {
      ensure(r, at, 4);
      const size = view.getInt32(at, true);
      r.offset = at + 4;
      return {
        type: "block",
        delta,
        target: target as MvdBlockPacket["target"],
        player,
        messages: takeBytes(r, size),
      };
    }
    case 0x02: {
      ensure(r, at, 8);
      r.offset = at + 8;
      return {
        type: "block",
        delta,
        target: target as MvdBlockFrame["target"],
        player,
        outgoing: view.getInt32(at, true),
        incoming: view.getInt32(at + 4, true),
      };
    }
    case 0x03: {
      ensure(r, at, 4);
      const mask = view.getUint32(at, true);
      at += 4;
      switch (mask) {
        case 0x00: {
          ensure(r, at, 4);
          const size = view.getInt32(at, true);
          r.offset = at + 4;
          return {
            type: "block",
            delta,
            target: target as MvdBlockMultipleHidden["target"],
            player,
            mask: mask as MvdBlockMultipleHidden["mask"],
            items: takeBytes(r, size),
          };
        }
        default: {
          ensure(r, at, 4);
          const size = view.getInt32(at, true);
          r.offset = at + 4;
          return {
            type: "block",
            delta,
            target: target as MvdBlockMultipleHidden["target"],
            player,
            mask,
            messages: takeBytes(r, size),
          };
        }
      }
    }
    default:
      throw noArm(r, "target", target);
  }
}

/** Passes over what `decodeMvdBlock` reads. Throws DecodeError. */
export function skipMvdBlock(r: Reader): undefined {
  const view = r.view;
  let at = r.offset;
  at = advance(r, at, 1);
  ensure(r, at, 1);
  const word = view.getUint8(at++);
  const target = word & 0x07;
  switch (target) {
    case 0x00: {
      r.offset = advance(r, at, 36);
      return;
    }
    case 0x01:
    case 0x04:
    case 0x05:
    case 0x06: {
      ensure(r, at, 4);
      const size = view.getInt32(at, true);
      at += 4;
      r.offset = at;
      passBytes(r, size);
      return;
    }
    case 0x02: {
      r.offset = advance(r, at, 8);
      return;
    }
    case 0x03: {
      ensure(r, at, 4);
      const mask = view.getUint32(at, true);
      at += 4;
      switch (mask) {
        case 0x00: {
          ensure(r, at, 4);
          const size = view.getInt32(at, true);
          at += 4;
          r.offset = at;
          passBytes(r, size);
          return;
        }
        default: {
          ensure(r, at, 4);
          const size = view.getInt32(at, true);
          at += 4;
          r.offset = at;
          passBytes(r, size);
          return;
        }
      }
    }
    default:
      throw noArm(r, "target", target);
  }
}

/** Writes what `decodeMvdBlock` reads. Throws EncodeError. */
export function encodeMvdBlock(w: Writer, m: MvdBlock): void {
  const at = reserve(w, 2);
  const view = w.view;
  view.setUint8(at, asU8(m.delta));
  view.setUint8(at + 1, fit(m.target, 3) | (fit(m.player, 5) << 3));
  w.offset = at + 2;
  switch (m.target) {
    case 0x00: {
      const at = reserve(w, 36);
      const view = w.view;
      view.setUint8(at, asU8(m.msec));
      expectLength(m.padding, 3);
      view.setUint8(at + 1, asU8(m.padding[0]));
      view.setUint8(at + 2, asU8(m.padding[1]));
      view.setUint8(at + 3, asU8(m.padding[2]));
      expectLength(m.angles, 3);
      setF32(view, at + 4, m.angles[0], m.anglesNaN?.[0]);
      setF32(view, at + 8, m.angles[1], m.anglesNaN?.[1]);
      setF32(view, at + 12, m.angles[2], m.anglesNaN?.[2]);
      view.setInt16(at + 16, asI16(m.forwardmove), true);
      view.setInt16(at + 18, asI16(m.sidemove), true);
      view.setInt16(at + 20, asI16(m.upmove), true);
      view.setUint8(at + 22, asU8(m.buttons));
      view.setUint8(at + 23, asU8(m.impulse));
      expectLength(m.viewangles, 3);
      setF32(view, at + 24, m.viewangles[0], m.viewanglesNaN?.[0]);
      setF32(view, at + 28, m.viewangles[1], m.viewanglesNaN?.[1]);
      setF32(view, at + 32, m.viewangles[2], m.viewanglesNaN?.[2]);
      w.offset = at + 36;
      return;
    }
    case 0x01:
    case 0x04:
    case 0x05:
    case 0x06: {
      const at = reserve(w, 4);
      const view = w.view;
      view.setInt32(at, asI32(m.messages.length), true);
      w.offset = at + 4;
      writeBytes(w, m.messages);
      return;
    }
    case 0x02: {
      const at = reserve(w, 8);
      const view = w.view;
      view.setInt32(at, asI32(m.outgoing), true);
      view.setInt32(at + 4, asI32(m.incoming), true);
      w.offset = at + 8;
      return;
    }
    case 0x03: {
      const at = reserve(w, 4);
      const view = w.view;
      view.setUint32(at, asU32(m.mask), true);
      w.offset = at + 4;
      switch (m.mask) {
        case 0x00: {
          const hiddenArm = m as MvdBlockMultipleHidden;
          const at = reserve(w, 4);
          const view = w.view;
          view.setInt32(at, asI32(hiddenArm.items.length), true);
          w.offset = at + 4;
          writeBytes(w, hiddenArm.items);
          return;
        }
        default: {
          const someArm = m as MvdBlockMultipleSome;
          const at = reserve(w, 4);
          const view = w.view;
          view.setInt32(at, asI32(someArm.messages.length), true);
          w.offset = at + 4;
          writeBytes(w, someArm.messages);
          return;
        }
      }
    }
    default:
      throw noSuchArm("target", m);
  }
}

/**
 * QuakeWorld multi-view recording. What a server reported all of its players, a packet a
 * block, each with the milliseconds since the block before, and with whom it is for. Nothing
 * marks such a file but its name.
 *
 * ERRATA 99
 */
export const mvd: Container<MvdBlock, Message, Handlers> = {
  table,
  codecs: codecsOfFlavor(quakeworld, 1),
  further: [],
  decodeBlock: decodeMvdBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeMvdBlock),
  skipBlock: skipMvdBlock,
};
