import {
  quake2_client_packet,
  type Quake2ClientPacketBlock,
  type Quake2ClientPacketBlockGame,
} from "../../../generated/quake2_client_packet.ts";
import {
  quake2_packet,
  type Quake2PacketBlock,
  type Quake2PacketBlockGame,
} from "../../../generated/quake2_packet.ts";
import {
  quakeworld_client_packet,
  type QuakeworldClientPacketBlock,
  type QuakeworldClientPacketBlockGame,
} from "../../../generated/quakeworld_client_packet.ts";
import { codecs as connectionlessCodecs } from "../../../generated/quakeworld_connectionless.ts";
import {
  quakeworld_packet,
  type QuakeworldPacketBlock,
  type QuakeworldPacketBlockGame,
} from "../../../generated/quakeworld_packet.ts";
import {
  type AnyContainer,
  carriedBy,
  codecsOf,
  newSession,
  type Session,
} from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { decodePacket } from "../../../runtime/packet.ts";
import { readRun } from "./message-run.ts";
import { PacketNumbers } from "./numbers.ts";
import {
  type Arrived,
  malformed,
  type PacketReader,
  PLAIN,
  type Reading,
  type Side,
  type Unfinished,
} from "./reading.ts";
import { versionOf } from "./version.ts";

/** A packet of either game, from either side. */
type NetchanBlock =
  | QuakeworldPacketBlock
  | QuakeworldClientPacketBlock
  | Quake2PacketBlock
  | Quake2ClientPacketBlock;

/** What only packets of a connection have. */
const CONNECTED = "acknowledged" satisfies keyof QuakeworldPacketBlockGame &
  keyof QuakeworldClientPacketBlockGame &
  keyof Quake2PacketBlockGame &
  keyof Quake2ClientPacketBlockGame;

/** What a side sends: its packets, what they carry as far as it has been told, and their numbers. */
interface Way {
  readonly container: AnyContainer;
  /** One for each protocol that the packets carry. */
  readonly sessions: readonly Session[];
  readonly numbers: PacketNumbers;
}

/**
 * Reads the packets between a QuakeWorld or a Quake II client and its server. What must arrive goes in the same packets
 * as what need not, and again where it has not: each packet is read as it is.
 */
export class NetchanReader implements PacketReader {
  readonly #ways: Readonly<Record<Side, Way>>;
  /** For a packet of one byte, where there are such. */
  readonly #letters: Session | undefined;

  constructor(
    server: AnyContainer,
    client: AnyContainer,
    version: string | undefined,
    letters?: Session,
  ) {
    this.#ways = { server: newWay(server, version), client: newWay(client, version) };
    this.#letters = letters;
  }

  read(packet: Arrived): Reading {
    const { payload } = packet;
    // A server of id's answers a ping with the letter alone, without what marks a connectionless packet.
    if (payload.length === 1 && this.#letters !== undefined && packet.side === "server")
      return { ...PLAIN, runs: [readRun(this.#letters, placeOf(packet, payload), payload)] };
    const { container, sessions, numbers } = this.#ways[packet.side];
    let block: NetchanBlock;
    try {
      block = decodePacket<NetchanBlock>(container, payload);
    } catch (error) {
      if (error instanceof DecodeError) return malformed(packet, error);
      throw error;
    }
    const taken = this.#number(block, numbers);
    const carried = carriedBy(container, block);
    if (carried === undefined) return { ...PLAIN, ...taken, header: { container, block } };
    const run = readRun(sessions[carried.index]!, placeOf(packet, carried.body), carried.body);
    return { ...PLAIN, ...taken, header: { container, block }, runs: [run] };
  }

  #number(block: NetchanBlock, numbers: PacketNumbers): Pick<Reading, "delivery" | "missing"> {
    if (CONNECTED in block) return numbers.take(block.sequence);
    // What is outside of a connection leads to the next one: numbers begin anew.
    for (const way of Object.values(this.#ways)) way.numbers.forget();
    return PLAIN;
  }

  /** Nothing is joined, so nothing is left. */
  end(): Unfinished[] {
    return [];
  }
}

function newWay(container: AnyContainer, version: string | undefined): Way {
  const sessions = container.table.carries.map((_, index) => {
    const codecs = codecsOf<AnyMessage>(container, index);
    return newSession(codecs, versionOf(codecs[0]!.table, version));
  });
  return { container, sessions, numbers: new PacketNumbers() };
}

function placeOf({ index, payload, offset }: Arrived, part: Uint8Array) {
  return { packet: index, offset: offset + part.byteOffset - payload.byteOffset, packets: [index] };
}

/** Reads the packets of a QuakeWorld connection (QWD §3, ERRATA 83-86). */
export function quakeworldReader(version?: string): PacketReader {
  const letters = newSession<AnyMessage>(connectionlessCodecs);
  return new NetchanReader(quakeworld_packet, quakeworld_client_packet, version, letters);
}

/** Reads the packets of a Quake II connection (DM2 §2.2, ERRATA 59). */
export function quake2Reader(version?: string): PacketReader {
  return new NetchanReader(quake2_packet, quake2_client_packet, version);
}
