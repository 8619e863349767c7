// Generated from qwd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Container } from "../runtime/container.ts";
import { table } from "./qwd.table.ts";
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
import {
  type Reader,
  ensure,
  advance,
  nanAt,
  nanBits,
  takeBytes,
  regionEnd,
  noArm,
} from "../runtime/bytes/reader.ts";
import {
  type Writer,
  reserve,
  asU8,
  asI16,
  asI32,
  setF32,
  writeBytes,
  expectLength,
  fit,
  noSuchArm,
} from "../runtime/bytes/writer.ts";
export { table };

/** Values of block_type. */
export const BLOCK_TYPE = {
  /** What the client asked for. */
  DEM_CMD: 0,
  /** What the server sent. */
  DEM_READ: 1,
  /** Both sequence numbers. */
  DEM_SET: 2,
} as const;

/** What the client asked the server for. */
export interface QwdBlockClient {
  type: "block";
  /** Seconds. */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** One of BLOCK_TYPE. */
  code: 0;
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
  /** Where the camera looked (ERRATA 65). */
  viewangles: [number, number, number];
  /** The bits of a NaN as it came, which a number loses. */
  viewanglesNaN?: readonly number[] | undefined;
}

/** A packet outside of the connection. */
export interface QwdBlockServerConnectionless {
  type: "block";
  /** Seconds. */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** One of BLOCK_TYPE. */
  code: 1;
  /** The packet's number. */
  sequence: 2147483647;
  /** 1 where the packet is sent again until it has arrived. */
  reliable: number;
  packet: Uint8Array;
}

/** A packet of the game. */
export interface QwdBlockServerGame {
  type: "block";
  /** Seconds. */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** One of BLOCK_TYPE. */
  code: 1;
  /** The packet's number. */
  sequence: number;
  /** 1 where the packet is sent again until it has arrived. */
  reliable: number;
  /** The client's last packet that came. */
  acknowledged: number;
  reliableacknowledged: number;
  messages: Uint8Array;
}

/** The sequence numbers that the recording begins with. */
export interface QwdBlockFrame {
  type: "block";
  /** Seconds. */
  time: number;
  /** The bits of a NaN as it came, which a number loses. */
  timeNaN?: number | undefined;
  /** One of BLOCK_TYPE. */
  code: 2;
  /** Of the client's next packet (ERRATA 67). */
  outgoing: number;
  /** Of the server's last packet. */
  incoming: number;
}

/** Something that happened at a moment. QWD §3 · qwd.yaml:19 */
export type QwdBlock =
  | QwdBlockClient
  | QwdBlockServerConnectionless
  | QwdBlockServerGame
  | QwdBlockFrame;

/** Any message that a block carries. */
export type Message = QuakeworldMessage | QuakeworldConnectionlessMessage;

/** What to do with messages, by type. */
export type Handlers = QuakeworldHandlers & QuakeworldConnectionlessHandlers;

/** As `decodeQwdBlock`, which puts back what it moves of the reader. */
function readQwdBlock(r: Reader): QwdBlock {
  const view = r.view;
  let at = r.offset;
  ensure(r, at, 5);
  const time = view.getFloat32(at, true);
  const timeNaN = nanAt(view, at);
  const code = view.getUint8(at + 4);
  at += 5;
  switch (code) {
    case 0x00: {
      ensure(r, at, 36);
      r.offset = at + 36;
      return {
        type: "block",
        time,
        timeNaN,
        code: code as QwdBlockClient["code"],
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
    case 0x01: {
      ensure(r, at, 4);
      const size = view.getInt32(at, true);
      r.end = regionEnd(r, at + 4, size);
      ensure(r, at + 4, 4);
      const sequenceReliable = view.getUint32(at + 4, true);
      const sequence = sequenceReliable & 0x7fffffff;
      const reliable = sequenceReliable >>> 31;
      at += 8;
      switch (sequence) {
        case 0x7fffffff: {
          r.offset = at;
          return {
            type: "block",
            time,
            timeNaN,
            code: code as QwdBlockServerConnectionless["code"],
            sequence: sequence as QwdBlockServerConnectionless["sequence"],
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
            time,
            timeNaN,
            code: code as QwdBlockServerConnectionless["code"],
            sequence,
            reliable,
            acknowledged: acknowledgedReliableacknowledged & 0x7fffffff,
            reliableacknowledged: acknowledgedReliableacknowledged >>> 31,
            messages: takeBytes(r, r.end - r.offset),
          };
        }
      }
    }
    case 0x02: {
      ensure(r, at, 8);
      r.offset = at + 8;
      return {
        type: "block",
        time,
        timeNaN,
        code: code as QwdBlockFrame["code"],
        outgoing: view.getInt32(at, true),
        incoming: view.getInt32(at + 4, true),
      };
    }
    default:
      throw noArm(r, "code", code);
  }
}

/** Reads a `block`. Throws DecodeError. */
export function decodeQwdBlock(r: Reader): QwdBlock {
  const { end } = r;
  try {
    return readQwdBlock(r);
  } finally {
    r.end = end;
  }
}

/** As `skipQwdBlock`, which puts back what it moves of the reader. */
function passQwdBlock(r: Reader): void {
  const view = r.view;
  let at = r.offset;
  at = advance(r, at, 4);
  ensure(r, at, 1);
  const code = view.getUint8(at++);
  switch (code) {
    case 0x00: {
      r.offset = advance(r, at, 36);
      return;
    }
    case 0x01: {
      ensure(r, at, 4);
      const size = view.getInt32(at, true);
      at += 4;
      r.end = regionEnd(r, at, size);
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
    case 0x02: {
      r.offset = advance(r, at, 8);
      return;
    }
    default:
      throw noArm(r, "code", code);
  }
}

/** Passes over what `decodeQwdBlock` reads. Throws DecodeError. */
export function skipQwdBlock(r: Reader): undefined {
  const { end } = r;
  try {
    passQwdBlock(r);
  } finally {
    r.end = end;
  }
}

/** Writes what `decodeQwdBlock` reads. Throws EncodeError. */
export function encodeQwdBlock(w: Writer, m: QwdBlock): void {
  const at = reserve(w, 5);
  const view = w.view;
  setF32(view, at, m.time, m.timeNaN);
  view.setUint8(at + 4, asU8(m.code));
  w.offset = at + 5;
  switch (m.code) {
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
    case 0x01: {
      const at = reserve(w, 8);
      const view = w.view;
      const sizeAt = at;
      view.setUint32(at + 4, fit(m.sequence, 31) | (fit(m.reliable, 1) << 31), true);
      w.offset = at + 8;
      switch (m.sequence) {
        case 0x7fffffff: {
          const connectionlessArm = m as QwdBlockServerConnectionless;
          writeBytes(w, connectionlessArm.packet);
          w.view.setInt32(sizeAt, asI32(w.offset - sizeAt - 4), true);
          return;
        }
        default: {
          const gameArm = m as QwdBlockServerGame;
          const at = reserve(w, 4);
          const view = w.view;
          view.setUint32(
            at,
            fit(gameArm.acknowledged, 31) | (fit(gameArm.reliableacknowledged, 1) << 31),
            true,
          );
          w.offset = at + 4;
          writeBytes(w, gameArm.messages);
          w.view.setInt32(sizeAt, asI32(w.offset - sizeAt - 4), true);
          return;
        }
      }
    }
    case 0x02: {
      const at = reserve(w, 8);
      const view = w.view;
      view.setInt32(at, asI32(m.outgoing), true);
      view.setInt32(at + 4, asI32(m.incoming), true);
      w.offset = at + 8;
      return;
    }
    default:
      throw noSuchArm("code", m);
  }
}

/**
 * QuakeWorld recording. What passed between a client and its server, a packet or a command a
 * block, each with the time it happened.
 *
 * QWD §3
 */
export const qwd: Container<QwdBlock, Message, Handlers> = {
  table,
  codecs: codecsOfFlavor(quakeworld, 0),
  further: [quakeworld_connectionless],
  decodeBlock: decodeQwdBlock,
  encodeBlock: (w, block) => encodeExplained(table, w, block, encodeQwdBlock),
  skipBlock: skipQwdBlock,
};
