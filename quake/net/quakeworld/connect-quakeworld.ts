import type { Message } from "../../../generated/quakeworld.ts";
import { codecs } from "../../../generated/quakeworld_connectionless.ts";
import {
  quakeworld_packet,
  type QuakeworldPacketBlockConnectionless,
} from "../../../generated/quakeworld_packet.ts";
import type { QwdBlock } from "../../../generated/qwd.ts";
import { currentCodec } from "../../../recording/index.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { decodePacket } from "../../../runtime/packet.ts";
import { Client } from "../client/client.ts";
import type { Next } from "../netchan/handshake.ts";
import { joinByWords, type JoinOptions } from "../netchan/join-by-words.ts";
import { userinfoText } from "../netchan/userinfo.ts";
import { type Address, addressText, type ServerAddress } from "../transport/address.ts";
import { NetError } from "../transport/errors.ts";
import { type Extensions, extensionsLines, FTE, takenOf } from "./extensions.ts";
import { QuakeworldGame } from "./quakeworld-game.ts";
import type { MapChecksum } from "./quakeworld-signon.ts";

/** A player, or a spectator, on a QuakeWorld server. */
export type QuakeworldClient = Client<Message, QwdBlock>;

/** How a QuakeWorld client connects, and how it behaves then. */
export interface QuakeworldConnectOptions extends JoinOptions {
  /** The player's name, a character a byte: `demospec` by default. */
  readonly name?: string;
  /** Shirt and trousers, 0 to 13. */
  readonly colors?: readonly [shirt: number, pants: number];
  readonly team?: string;
  /** Watches, and does not play. */
  readonly spectator?: boolean;
  readonly password?: string;
  /** Bytes a second that the server may send: 25000 by default. */
  readonly rate?: number;
  /**
   * The checksum of a map by its path, as `maps/dm6.bsp`, where the server looks at it: what
   * `quakeworldMapChecksum` of `demospec/map` gives of its file. Without, 0 is told, which servers take that do not look.
   */
  readonly mapChecksum?: MapChecksum;
  /** Takes what the server offers of FTE's extensions, as far as schemas describe it: by default nothing. */
  readonly extensions?: boolean;
}

/** The port of QuakeWorld's servers. */
export const QUAKEWORLD_PORT = 27500;

const VERSION = 28;
const [letters] = [currentCodec(codecs)];

/**
 * Connects to a QuakeWorld server of protocol 28. Resolves when the server lets the client in, before it tells of the
 * level; the client then signs on by itself.
 *
 * @throws NetError "unknown-host", "no-socket", "no-answer", "other-game", or "rejected" with the server's reason;
 *   RangeError for a setting or a limit that is invalid; the signal's reason where it was aborted before
 */
export function connectQuakeworld(
  place: ServerAddress,
  options: QuakeworldConnectOptions = {},
): Promise<QuakeworldClient> {
  const { mapChecksum = () => undefined, extensions: takes = false } = options;
  const userinfo = userinfoOf(options);
  return joinByWords(place, options, "QuakeWorld", ({ server, qport, connection }) => {
    let extensions: Extensions = { fte: 0 };
    return (packet): Next<QuakeworldClient> | undefined => {
      const message = wordOf(packet);
      switch (message?.type) {
        case "challenge": {
          if (takes) extensions = takenOf(offeredBy(message.extensions));
          const challenge = Number.parseInt(message.challenge, 10) | 0;
          const lines = extensionsLines(extensions);
          return { say: `connect ${VERSION} ${qport} ${challenge} "${userinfo}"\n${lines}` };
        }
        case "connection": {
          const start = connection.clock.now();
          const setup = { qport, checksum: mapChecksum, extensions, start };
          const game = new QuakeworldGame(setup, options);
          return { done: new Client({ ...connection, game }, options) };
        }
        case "console":
          throw rejection(server, message.text);
        default:
          return undefined;
      }
    };
  });
}

const PACKET = "packet" satisfies keyof QuakeworldPacketBlockConnectionless;

/** A message outside of a connection; undefined for what is no such. Never throws. */
function wordOf(packet: Uint8Array) {
  try {
    const block = decodePacket(quakeworld_packet, packet);
    if (!(PACKET in block)) return undefined;
    return letters!.decode(new Reader(block.packet));
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function offeredBy(extensions: readonly { magic: number; flags: number }[]): number {
  return extensions.find(({ magic }) => magic === FTE)?.flags ?? 0;
}

function rejection(server: Address, text: string): NetError {
  return new NetError("rejected", `${addressText(server)} lets nobody in: ${text.trim()}`);
}

function userinfoOf({
  name = "demospec",
  colors = [0, 0],
  team,
  spectator = false,
  password,
  rate = 25000,
}: QuakeworldConnectOptions): string {
  return userinfoText({
    name,
    topcolor: colors[0],
    bottomcolor: colors[1],
    ...(team !== undefined && { team }),
    ...(spectator && { spectator: password ?? 1 }),
    ...(password !== undefined && !spectator && { password }),
    rate,
    msg: 1,
    noaim: 1,
  });
}
