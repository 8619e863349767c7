import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import {
  quakeworld_packet,
  type QuakeworldPacketBlock,
} from "../../generated/quakeworld_packet.ts";
import { qwd } from "../../generated/qwd.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { written, Writer } from "../../runtime/bytes/writer.ts";
import type { CapturedPacket, CapturePart } from "./decoder.ts";
import type { Family } from "./family.ts";
import type { PacketHeader } from "./sessions/reading.ts";

/** What a session's client heard, as it would have recorded it. */
export interface Heard {
  /** The session's number, which counts from 0. */
  readonly session: number;
  /** Address and port. */
  readonly client: string;
  readonly server: string;
  /** `.dem`, `.qwd` or `.dm2`. */
  readonly ending: string;
  /** The recording, in pieces. */
  readonly pieces: readonly Uint8Array[];
}

/** How a family's clients record what they hear. */
interface Recorder {
  readonly ending: string;
  readonly header: Uint8Array;
  /** The blocks that they make of a packet. */
  blocks(packet: CapturedPacket, seconds: number): Uint8Array[];
}

const RECORDERS: Readonly<Record<Family, Recorder>> = {
  netquake: {
    ending: ".dem",
    // Which CD track is heard no packet says (DEM §3.1).
    header: textToBytes("-1\n"),
    blocks: ({ runs }) =>
      bodiesOf(runs, "netquake").map((messages) =>
        blockOf((w) => dem.encodeBlock(w, { type: "block", angles: [0, 0, 0], messages })),
      ),
  },
  quakeworld: {
    ending: ".qwd",
    header: new Uint8Array(0),
    // A packet is a block, whole (QWD §3).
    blocks: ({ header }, time) =>
      header === undefined
        ? []
        : [blockOf((w) => qwd.encodeBlock(w, { ...packetOf(header), time, code: 1 }))],
  },
  quake2: {
    ending: ".dm2",
    header: new Uint8Array(0),
    blocks: ({ runs }) =>
      bodiesOf(runs, "quake2").map((messages) =>
        blockOf((w) => dm2.encodeBlock(w, { type: "block", messages })),
      ),
  },
};

/** A packet of QuakeWorld by its own type, which the capture's readers have forgotten. */
function packetOf({ container, block }: PacketHeader): QuakeworldPacketBlock {
  const bytes = blockOf((w) => container.encodeBlock(w, block));
  return quakeworld_packet.decodeBlock(new Reader(bytes));
}

function bodiesOf(runs: CapturedPacket["runs"], protocol: string): Uint8Array[] {
  return runs.filter((run) => run.protocol === protocol).map(({ body }) => body);
}

function blockOf(write: (w: Writer) => void): Uint8Array {
  const w = new Writer();
  write(w);
  return written(w);
}

/**
 * Makes recordings of a capture: one of each session of which the server said anything in its game. Packets that a
 * client would have dropped are left out. They hold what was said, and not all that a client needs that plays them:
 * a capture that began in the middle of a game has no beginning of the level.
 */
export class HeardSessions {
  readonly #all = new Map<number, Heard & { pieces: Uint8Array[]; from: number }>();
  /** Sessions with a packet of the game: of others, as who asks what is played, a client records nothing. */
  readonly #played = new Set<number>();

  see(part: CapturePart): void {
    if (part.kind !== "packet" || part.side !== "server") return;
    if (part.delivery !== "whole" && part.delivery !== "part") return;
    const { session, time } = part;
    const recorder = RECORDERS[session.family];
    if (part.runs.some(({ protocol }) => protocol === session.family))
      this.#played.add(session.number);
    const known = this.#all.get(session.number);
    const pieces = recorder.blocks(part, time - (known?.from ?? time));
    if (pieces.length === 0) return;
    if (known !== undefined) return void known.pieces.push(...pieces);
    const { number, client, server } = session;
    this.#all.set(number, {
      session: number,
      client,
      server,
      ending: recorder.ending,
      pieces: [recorder.header, ...pieces],
      from: time,
    });
  }

  /** In the order in which they began. */
  get sessions(): readonly Heard[] {
    return [...this.#all.values()].filter(({ session }) => this.#played.has(session));
  }
}
