import {
  codecs,
  type Message,
  type Move,
  type MoveBatched,
  type MoveNodelta,
} from "../../../generated/quake2_client.ts";
import { quake2_client_packet } from "../../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../../generated/quake2_packet.ts";
import { q2pro_client_packet } from "../../../generated/q2pro_client_packet.ts";
import { q2pro_packet } from "../../../generated/q2pro_packet.ts";
import { r1q2_client_packet } from "../../../generated/r1q2_client_packet.ts";
import { codecNamed } from "../../../recording/index.ts";
import type { Codec } from "../../../runtime/codec.ts";
import { bytesOf } from "../bytes-of.ts";
import type { CommandDelta, SentCommands } from "../netchan/command-history.ts";
import { quake2Checksum } from "../netchan/move-checksum.ts";
import { type NetchanWire, schemaWire } from "../netchan/netchan-wire.ts";

/** How bright it is where the player is, of 255: nobody has looked. */
const LIGHT = 100;

/** What the protocols of Quake II's servers differ in, for a client. */
export interface Quake2Dialect {
  readonly version: 34 | 35 | 36;
  /** The largest number that tells a client from others at its address. Where it is 0, packets do not have it. */
  readonly largestPort: number;
  /** What is after the settings in the request to be let in. */
  readonly tail: string;
  /** @param words those with which the server lets the client in */
  wire(qport: number, words: string): NetchanWire;
  /** The same from the server's end. */
  serverWire(qport: number, words: string): NetchanWire;
  /** The message that tells the server what the player wants; frames may be distinguished from `lastframe`, -1 for none. */
  move(commands: SentCommands, lastframe: number): Message;
  /** Gives a move's bytes what depends on the packet. */
  seal(bytes: Uint8Array, sequence: number): void;
  readonly codec: Codec<Message>;
}

/** id's own. */
const PLAIN: Quake2Dialect = {
  version: 34,
  largestPort: 0xffff,
  tail: "",
  wire: (qport) => schemaWire(quake2_packet, quake2_client_packet, { qport }),
  serverWire: () => schemaWire(quake2_client_packet, quake2_packet, {}),
  move(commands, lastframe) {
    const [oldest, old, next] = commands.map((command) => ({ ...command, lightlevel: LIGHT }));
    const members = { checksum: 0, lastframe, oldest: oldest!, old: old!, new: next! };
    return { type: "move", ...members } satisfies Move;
  },
  seal(bytes, sequence) {
    bytes[1] = quake2Checksum(sequence, bytes.subarray(2));
  },
  codec: codecNamed(codecs, "34"),
};

/** R1Q2's: the buttons of a command come first. */
const R1Q2: Quake2Dialect = {
  version: 35,
  largestPort: 0xff,
  // Bytes of messages in a packet, and the edition of the protocol.
  tail: " 1390 1905",
  wire: (qport) =>
    qport === 0
      ? schemaWire(quake2_packet, quake2_packet, {})
      : schemaWire(quake2_packet, r1q2_client_packet, { qport }),
  serverWire: (qport) =>
    schemaWire(qport === 0 ? quake2_packet : r1q2_client_packet, quake2_packet, {}),
  move(commands, lastframe) {
    const [oldest_command, old_command, new_command] = commands.map(r1q2Command);
    return { type: "move", lastframe, oldest_command, old_command, new_command } satisfies Move;
  },
  seal: () => {},
  codec: codecNamed(codecs, "35"),
};

/** Q2PRO's: packets may come in pieces, and moves are bits. */
const Q2PRO: Quake2Dialect = {
  version: 36,
  largestPort: 0xff,
  // Bytes of messages in a packet, packets in pieces, packed messages, and the edition of the protocol.
  tail: " 1390 1 1 1026",
  wire(qport, words) {
    if (isWhole(words)) return R1Q2.wire(qport, words);
    return qport === 0
      ? schemaWire(q2pro_packet, q2pro_packet, { cut: 0 })
      : schemaWire(q2pro_packet, q2pro_client_packet, { qport, cut: 0 });
  },
  serverWire(qport, words) {
    if (isWhole(words)) return R1Q2.serverWire(qport, words);
    return qport === 0
      ? schemaWire(q2pro_packet, q2pro_packet, { cut: 0 })
      : schemaWire(q2pro_client_packet, q2pro_packet, { cut: 0 });
  },
  move(commands, lastframe) {
    const batches = commands.map((command) => ({ commands: [batchCommand(command)] }));
    const move = { older: batches.length - 1, lightlevel: LIGHT, batches };
    return lastframe < 0
      ? ({ type: "move_nodelta", ...move } satisfies MoveNodelta)
      : ({ type: "move_batched", lastframe, ...move } satisfies MoveBatched);
  },
  seal: () => {},
  codec: codecNamed(codecs, "36"),
};

/** Whether packets come whole, as a client or a server may wish it. */
function isWhole(words: string): boolean {
  return /\bnc=0\b/.test(words);
}

/** The dialects that clients speak, by their version. */
export const QUAKE2_DIALECTS: ReadonlyMap<number, Quake2Dialect> = new Map(
  [PLAIN, R1Q2, Q2PRO].map((dialect) => [dialect.version, dialect]),
);

function r1q2Command(command: CommandDelta) {
  const { buttons, msec, impulse, angle1, angle2, angle3, forwardmove, sidemove, upmove } = command;
  const whole = {
    turned1: angle1 !== undefined,
    turned2: angle2 !== undefined,
    turned3: angle3 !== undefined,
    forward: forwardmove !== undefined,
    aside: sidemove !== undefined,
    upward: upmove !== undefined,
    impelled: impulse !== undefined,
    angle1,
    angle2,
    angle3,
    forwardmove,
    sidemove,
    upmove,
    impulse,
    msec,
    lightlevel: LIGHT,
  };
  if (buttons === undefined) return { pressed: 0 as const, ...whole };
  const widths = {
    short_forward: 0,
    short_aside: 0,
    short_up: 0,
    short_angle1: 0,
    short_angle2: 0,
  };
  return { pressed: 1 as const, buttons: buttons & 3, any: buttons >> 7, ...widths, ...whole };
}

function batchCommand(command: CommandDelta) {
  const { angle1, angle2, angle3, forwardmove, sidemove, upmove, buttons, msec } = command;
  return {
    ...(angle1 !== undefined && { angle1: { to: angle1 } }),
    ...(angle2 !== undefined && { angle2: { to: angle2 } }),
    angle3,
    forwardmove: inTenBits(forwardmove),
    sidemove: inTenBits(sidemove),
    upmove: inTenBits(upmove),
    ...(buttons !== undefined && { buttons: (buttons & 3) | ((buttons >> 7) << 2) }),
    msec,
  };
}

function inTenBits(speed: number | undefined): number | undefined {
  return speed === undefined ? undefined : Math.max(-512, Math.min(511, speed));
}

/** The bytes of messages. Throws EncodeError. */
export function quake2Bytes({ codec }: Quake2Dialect, messages: readonly Message[]): Uint8Array {
  return bytesOf(codec, messages);
}
