import {
  codecs as serverCodecs,
  type Serverinfo,
  table as serverTable,
} from "../../../generated/netquake.ts";
import {
  codecs as clientCodecs,
  table as clientTable,
} from "../../../generated/netquake_client.ts";
import { codecs as controlCodecs } from "../../../generated/netquake_control.ts";
import { netquake_packet, type NetquakePacketBlock } from "../../../generated/netquake_packet.ts";
import {
  codecNamed,
  newSession,
  announcedProtocol,
  type Session,
} from "../../../recording/index.ts";
import { extendedVersion } from "../../net/netquake/extensions.ts";
import type { AnyMessage, Codec } from "../../../runtime/codec.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { decodePacket } from "../../../runtime/packet.ts";
import { cleanCodec } from "./clean-codec.ts";
import { type MessageRun, readRun, type RunPlace } from "./message-run.ts";
import { PacketNumbers } from "./numbers.ts";
import {
  type Arrived,
  type Delivery,
  malformed,
  type PacketReader,
  PLAIN,
  type Reading,
  type Side,
  type Unfinished,
} from "./reading.ts";
import { ReliableWay } from "./reliable-way.ts";
import { versionOf } from "./version.ts";

type GameBlock = NetquakePacketBlock & { readonly control: 0 };

/** What comes from one side: its numbers, and what it means. */
interface Way {
  readonly reliable: ReliableWay;
  readonly unreliable: PacketNumbers;
}

/** Reads the packets between a NetQuake client and its server (network §8.3, ERRATA 100-105). */
export class NetquakeReader implements PacketReader {
  #ways: Readonly<Record<Side, Way>>;
  readonly #control: Session = newSession<AnyMessage>(controlCodecs);
  readonly #server: Session;
  readonly #client: Session;
  /** The server has let the client in once more: numbers may begin anew. */
  #mayRestart = false;

  /**
   * @param isFromStart whether the capture has what led to the connection
   * @param version that of the server's messages, where they do not tell
   */
  constructor(isFromStart: boolean, version?: string) {
    this.#ways = newWays(isFromStart);
    this.#server = newSession<AnyMessage>(serverCodecs, versionOf(serverTable, version));
    this.#client = newSession<AnyMessage>(clientCodecs, versionOf(clientTable, version));
  }

  /** The server lets the client in, who may be in already: the answer is sent again where it was lost. */
  accepted(): void {
    this.#mayRestart = true;
  }

  read(packet: Arrived): Reading {
    let block: NetquakePacketBlock;
    try {
      block = decodePacket(netquake_packet, packet.payload);
    } catch (error) {
      if (error instanceof DecodeError) return malformed(packet, error);
      throw error;
    }
    const header = { container: netquake_packet, block };
    if (block.control === 1) {
      const run = readRun(this.#control, placeOf(packet, block.messages), block.messages);
      return { ...PLAIN, header, runs: [run] };
    }
    return { ...this.#game(packet, block), header };
  }

  #game(packet: Arrived, block: GameBlock): Reading {
    const { data, ack, nak, eom, unreliable, payload, sequence } = block;
    const kinds = Number(data) + Number(ack) + Number(nak) + Number(unreliable);
    if (kinds !== 1 || (eom && !data))
      return useless(packet, payload, "its flags are no kind of packet that there is");
    if (data) return this.#reliable(packet, sequence, eom, payload);
    if (unreliable) {
      const taken = this.#ways[packet.side].unreliable.take(sequence);
      return {
        ...PLAIN,
        ...taken,
        runs: [this.#messages(packet.side, placeOf(packet, payload), payload)],
      };
    }
    if (payload.length > 0) return useless(packet, payload, "an acknowledgement carries nothing");
    return PLAIN;
  }

  #reliable(packet: Arrived, sequence: number, isLast: boolean, part: Uint8Array): Reading {
    if (this.#mayRestart && this.#ways[packet.side].reliable.isBeginning(sequence)) {
      this.#ways = newWays(true);
      this.#mayRestart = false;
    }
    const { message, problem, ...taken } = this.#ways[packet.side].reliable.take(
      packet,
      sequence,
      isLast,
      part,
    );
    if (problem !== undefined) return { ...useless(packet, part, problem), ...taken };
    if (message === undefined) return { ...PLAIN, ...taken };
    const { bytes, packets } = message;
    const place =
      packets.length === 1
        ? placeOf(packet, part)
        : { packet: packet.index, offset: undefined, packets };
    return { ...PLAIN, ...taken, runs: [this.#messages(packet.side, place, bytes)] };
  }

  #messages(side: Side, place: RunPlace, body: Uint8Array): MessageRun {
    if (side === "server") {
      const run = readRun(this.#server, place, body);
      this.#followServer(run);
      return run;
    }
    // Nothing that a client says tells its protocol but the length of what it says.
    this.#client.codec = cleanCodec(this.#client, body);
    return readRun(this.#client, place, body);
  }

  /** A client speaks the protocol that its server has named. */
  #followServer(run: MessageRun): void {
    let announced = run.unknownProtocol?.toString();
    for (const message of run.messages) {
      announced = announcedProtocol(this.#server.protocol, message)?.toString() ?? announced;
      if (isServerinfo(message)) announced = extendedVersion(message) ?? announced;
    }
    if (announced !== undefined && clientTable.versions.includes(announced))
      this.#client.codec = codecNamed(clientCodecs as readonly Codec[], announced);
  }

  end(): Unfinished[] {
    const ways = [this.#ways.client, this.#ways.server];
    return ways
      .map(({ reliable }) => reliable.end())
      .filter((unfinished) => unfinished !== undefined);
  }
}

function isServerinfo(message: AnyMessage): message is Serverinfo {
  return message.type === ("serverinfo" satisfies Serverinfo["type"]);
}

function newWays(isFromStart: boolean): Record<Side, Way> {
  const way = (side: Side): Way => ({
    reliable: new ReliableWay(side, isFromStart),
    unreliable: new PacketNumbers(),
  });
  return { client: way("client"), server: way("server") };
}

/** Where a part of a packet is in the file. */
function placeOf({ index, payload, offset }: Arrived, part: Uint8Array): RunPlace {
  return { packet: index, offset: offset + part.byteOffset - payload.byteOffset, packets: [index] };
}

/** A packet whose header is one, and whose payload nobody can make use of. */
function useless(packet: Arrived, payload: Uint8Array, reason: string): Reading {
  const { packet: index, offset } = placeOf(packet, payload);
  const error = new DecodeError(reason, { path: [`packet ${index}`], offset: offset! });
  const delivery: Delivery = "useless";
  return { ...PLAIN, delivery, undecoded: payload, error };
}
