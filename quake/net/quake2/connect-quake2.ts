import type { Dm2Block } from "../../../generated/dm2.ts";
import type { Message } from "../../../generated/quake2.ts";
import { quake2_packet } from "../../../generated/quake2_packet.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { decodePacket } from "../../../runtime/packet.ts";
import { Client } from "../client/client.ts";
import type { Next } from "../netchan/handshake.ts";
import { joinByWords, type JoinOptions } from "../netchan/join-by-words.ts";
import { userinfoText } from "../netchan/userinfo.ts";
import { addressText, type ServerAddress } from "../transport/address.ts";
import { NetError } from "../transport/errors.ts";
import { QUAKE2_DIALECTS } from "./dialects.ts";
import { Quake2Game } from "./quake2-game.ts";

/** A player on a Quake II server. */
export type Quake2Client = Client<Message, Dm2Block>;

/** How a Quake II client connects, and how it behaves then. */
export interface Quake2ConnectOptions extends JoinOptions {
  /** The player's name, a character a byte: `demospec` by default. Servers cut it after 15. */
  readonly name?: string;
  /** Model and skin: `male/grunt` by default. */
  readonly skin?: string;
  readonly password?: string;
  /** Bytes a second that the server may send: 25000 by default. */
  readonly rate?: number;
  /** id's protocol, R1Q2's or Q2PRO's: 34 by default, which all servers speak. */
  readonly protocol?: 34 | 35 | 36;
}

/** The port of Quake II's servers. */
export const QUAKE2_PORT = 27910;

/**
 * Connects to a Quake II server. Resolves when the server lets the client in, before it tells of the level; the client
 * then signs on by itself.
 *
 * @throws NetError "unknown-host", "no-socket", "no-answer", "protocol" where the server does not speak the one that is
 *   asked for, or "rejected" with the server's reason; RangeError for a setting or a limit that is invalid; the
 *   signal's reason where it was aborted before
 */
export function connectQuake2(
  place: ServerAddress,
  options: Quake2ConnectOptions = {},
): Promise<Quake2Client> {
  const { protocol = 34 } = options;
  const dialect = QUAKE2_DIALECTS.get(protocol);
  if (dialect === undefined)
    throw new RangeError(`the protocol ${protocol}: expected 34, 35 or 36`);
  const userinfo = userinfoOf(options);
  return joinByWords(place, options, "Quake II", ({ server, qport: any, connection }) => {
    // Where it is 0, some dialects have no such number at all.
    const qport = (any % dialect.largestPort) + 1;
    const fail = (code: "protocol" | "rejected", reason: string) =>
      new NetError(code, `${addressText(server)} lets nobody in: ${reason}`);
    return (packet): Next<Quake2Client> | undefined => {
      const words = wordsOf(packet) ?? "";
      const [, challenge, spoken = "34"] = CHALLENGE.exec(words) ?? [];
      if (challenge !== undefined) {
        if (!spoken.split(",").includes(`${protocol}`))
          throw fail("protocol", `it speaks protocol ${spoken}, and not ${protocol}`);
        return { say: `connect ${protocol} ${qport} ${challenge} "${userinfo}"${dialect.tail}\n` };
      }
      if (/^client_connect\b/.test(words)) {
        const game = new Quake2Game({ dialect, qport, words }, options);
        return { done: new Client({ ...connection, game }, options) };
      }
      if (words.startsWith("print\n")) throw fail("rejected", words.slice(6).trim());
      return undefined;
    };
  });
}

const CHALLENGE = /^challenge (-?\d{1,10})(?:.* p=([\d,]{1,99}))?/;

/** Words outside of a connection; undefined for what is no such. Never throws. */
function wordsOf(packet: Uint8Array): string | undefined {
  try {
    const block = decodePacket(quake2_packet, packet);
    return "words" in block ? block.words : undefined;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function userinfoOf({
  name = "demospec",
  skin = "male/grunt",
  password,
  rate = 25000,
}: Quake2ConnectOptions): string {
  return userinfoText({
    name,
    skin,
    rate,
    msg: 1,
    hand: 2,
    fov: 90,
    ...(password !== undefined && { password }),
  });
}
