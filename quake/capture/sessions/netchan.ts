import type {
  Q2proClientPacketBlock,
  Q2proClientPacketBlockGameWhole,
} from "../../../generated/q2pro_client_packet.ts";
import type {
  Q2proPacketBlock,
  Q2proPacketBlockGameWhole,
} from "../../../generated/q2pro_packet.ts";
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
import type {
  R1q2ClientPacketBlock,
  R1q2ClientPacketBlockGame,
} from "../../../generated/r1q2_client_packet.ts";
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
import { type Piece, PieceWay } from "./piece-way.ts";
import { type Agreed, agreedBy, agreedFor } from "./quake2-dialects.ts";
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
  | Quake2ClientPacketBlock
  | R1q2ClientPacketBlock
  | Q2proPacketBlock
  | Q2proClientPacketBlock;

/** What only packets of a connection have. */
const CONNECTED = "acknowledged" satisfies keyof QuakeworldPacketBlockGame &
  keyof QuakeworldClientPacketBlockGame &
  keyof Quake2PacketBlockGame &
  keyof Quake2ClientPacketBlockGame &
  keyof R1q2ClientPacketBlockGame &
  keyof Q2proPacketBlockGameWhole &
  keyof Q2proClientPacketBlockGameWhole;

/** What a side sends: its packets, what they carry as far as it has been given, and their numbers. */
interface Way {
  readonly container: AnyContainer;
  /** One for each protocol that the packets carry. */
  readonly sessions: readonly Session[];
  readonly numbers: PacketNumbers;
  readonly pieces: PieceWay;
}

/**
 * Reads the packets between a QuakeWorld or a Quake II client and its server. What must arrive goes in the same packets
 * as what need not, and again where it has not: each packet is read as it is.
 */
export class NetchanReader implements PacketReader {
  #ways: Readonly<Record<Side, Way>>;
  readonly #version: string | undefined;
  /** Whether words agree on how packets are read, as in Quake II. */
  readonly #heeds: boolean;
  #agreed: Agreed | undefined;
  /** For a packet of one byte, where there are such. */
  readonly #letters: Session | undefined;

  constructor(
    server: AnyContainer,
    client: AnyContainer,
    version: string | undefined,
    letters?: Session,
  ) {
    this.#ways = waysOf({ server, client }, version);
    this.#version = version;
    this.#letters = letters;
    this.#heeds = server === quake2_packet;
    if (this.#heeds) this.#agree(agreedFor(version));
  }

  read(packet: Arrived): Reading {
    const { payload } = packet;
    // A server of id's answers a ping with the letter alone, without what marks a connectionless packet.
    if (payload.length === 1 && this.#letters !== undefined && packet.side === "server")
      return { ...PLAIN, runs: [readRun(this.#letters, placeOf(packet, payload), payload)] };
    const { container, sessions, pieces } = this.#ways[packet.side];
    let block: NetchanBlock;
    try {
      block = decodePacket<NetchanBlock>(container, payload);
    } catch (error) {
      if (error instanceof DecodeError) return malformed(packet, error);
      throw error;
    }
    if ("words" in block) this.#heed(packet.side, block.words);
    const taken = this.#number(block, packet.side);
    const header = { container, block };
    if ("part" in block) return { ...PLAIN, ...taken, header, ...this.#piece(packet, block) };
    const carried = carriedBy(container, block);
    const unfinished = CONNECTED in block ? pieces.end() : undefined;
    if (carried === undefined) return { ...PLAIN, ...taken, header };
    const run = readRun(sessions[carried.index]!, placeOf(packet, carried.body), carried.body);
    return { ...PLAIN, ...taken, header, runs: [run], unfinished };
  }

  /** A piece of a packet: the last one brings the messages of all. */
  #piece(packet: Arrived, block: Piece): Pick<Reading, "runs" | "unfinished"> & Partial<Reading> {
    const { sessions, pieces } = this.#ways[packet.side];
    const { delivery, message, unfinished } = pieces.take(packet, block);
    if (delivery === "useless") {
      const error = new DecodeError("a piece of a packet, without what is before it", {
        path: [`packet ${packet.index}`],
        offset: packet.offset,
      });
      return { delivery, runs: [], unfinished, undecoded: block.part, error };
    }
    if (message === undefined) return { delivery, runs: [], unfinished };
    const place = { packet: packet.index, offset: undefined, packets: message.packets };
    return { delivery, runs: [readRun(sessions[0]!, place, message.bytes)], unfinished };
  }

  /** Heeds what words outside of a connection say of its packets. */
  #heed(side: Side, words: string): void {
    if (this.#heeds) this.#agree(agreedBy(side, words, this.#agreed));
  }

  #agree(agreed: Agreed | undefined): void {
    if (agreed === this.#agreed) return;
    this.#agreed = agreed;
    if (agreed === undefined)
      this.#ways = waysOf({ server: quake2_packet, client: quake2_client_packet }, this.#version);
    else this.#ways = waysOf(agreed.containers, this.#version ?? agreed.server, agreed.client);
  }

  #number(block: NetchanBlock, side: Side): Pick<Reading, "delivery" | "missing"> {
    // All pieces of a packet have its number.
    if ("place" in block && block.place > 0) return PLAIN;
    if (CONNECTED in block) return this.#ways[side].numbers.take(block.sequence);
    // What is outside of a connection leads to the next one: numbers begin anew.
    for (const way of Object.values(this.#ways)) way.numbers.forget();
    return PLAIN;
  }

  /** What was in pieces, and is not whole. */
  end(): Unfinished[] {
    return Object.values(this.#ways).flatMap(({ pieces }) => pieces.end() ?? []);
  }
}

function waysOf(
  { server, client }: Readonly<Record<Side, AnyContainer>>,
  version: string | undefined,
  clients = version,
): Readonly<Record<Side, Way>> {
  return { server: newWay("server", server, version), client: newWay("client", client, clients) };
}

function newWay(side: Side, container: AnyContainer, version: string | undefined): Way {
  const sessions = container.table.carries.map((_, index) => {
    const codecs = codecsOf<AnyMessage>(container, index);
    return newSession(codecs, versionOf(codecs[0]!.table, version));
  });
  return { container, sessions, numbers: new PacketNumbers(), pieces: new PieceWay(side) };
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
