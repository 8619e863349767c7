import { codecs as clientCodecs } from "../../generated/netquake_client.ts";
import { type AnyMessage } from "../../runtime/codec.ts";
import { followBlock, newSession } from "../../recording/index.ts";
import { bytesToText } from "../../runtime/bytes/text/text.ts";
import { cleanCodec, illegalTypes } from "./sessions/clean-codec.ts";
import type { Datagram } from "./datagram.ts";
import type { Side } from "./sessions/reading.ts";

/** The games whose packets are known. */
export type Family = "netquake" | "quakeworld" | "quake2";

/** What a packet of a session that is not known seems to be. */
export interface Guess {
  readonly family: Family;
  readonly side: Side;
  /** Nothing else is like it. What is not sure the next packets may tell better. */
  readonly isSure: boolean;
}

/** Ports that servers have by default, and some above them for the next servers of a machine. */
const PORTS: readonly (readonly [first: number, last: number, family: Family])[] = [
  [26000, 26009, "netquake"],
  [27500, 27599, "quakeworld"],
  [27910, 27999, "quake2"],
];

function familyOfPort(endpoint: string): Family | undefined {
  const port = Number(endpoint.slice(endpoint.lastIndexOf(":") + 1));
  return PORTS.find(([first, last]) => first <= port && port <= last)?.[2];
}

/** What a packet is, and who sent it, as far as it tells by itself. Nothing for what is not of the game. */
export function guess(datagram: Datagram): Guess | undefined {
  const { payload, from, to } = datagram;
  if (isNetquake(payload)) return guessNetquake(datagram);
  if (payload.length > 4 && payload.subarray(0, 4).every((byte) => byte === 0xff))
    return guessWords(datagram);
  const byServer = familyOfPort(from);
  const family = familyOfPort(to) ?? byServer;
  // What NetQuake sends was seen above. A header has eight bytes; from the client there are two more.
  if (family === undefined || family === "netquake" || payload.length < 8) return undefined;
  return { family, side: family === byServer ? "server" : "client", isSure: false };
}

const CONTROL = 0x8000;
const DATA = 0x0001;
const LAST_DATA = 0x0009;
const ACK = 0x0002;
const UNRELIABLE = 0x0010;

/** Whether a packet is as long as it says, and of a kind that there is. */
function isNetquake(payload: Uint8Array): boolean {
  if (payload.length < 5 || ((payload[2]! << 8) | payload[3]!) !== payload.length) return false;
  const flags = (payload[0]! << 8) | payload[1]!;
  if (flags === CONTROL) return true;
  if (flags === ACK) return payload.length === 8;
  return payload.length >= 8 && (flags === DATA || flags === LAST_DATA || flags === UNRELIABLE);
}

function guessNetquake({ from, to, payload }: Datagram): Guess {
  const family = "netquake";
  // Of control messages, those of the server have the highest bit.
  if (payload[0] === CONTROL >>> 8)
    return { family, side: payload[4]! >= 0x80 ? "server" : "client", isSure: true };
  if (familyOfPort(to) === family) return { family, side: "client", isSure: true };
  if (familyOfPort(from) === family) return { family, side: "server", isSure: true };
  const body = payload.subarray(8);
  // An acknowledgement, or a message that both sides know: whoever sent it, it is read the same.
  if (body.length < 2) return { family, side: "client", isSure: false };
  return { family, side: isClients(body) ? "client" : "server", isSure: true };
}

/** Whether a client may say this: what a server says is next to never all of it a client's messages too. */
function isClients(body: Uint8Array): boolean {
  const session = newSession<AnyMessage>(clientCodecs);
  session.codec = cleanCodec(session, body);
  const { undecoded, messages } = followBlock(session, body);
  const illegal = illegalTypes(session.protocol.table);
  return undecoded === undefined && !messages.some(({ type }) => illegal.has(type));
}

/** Words at the beginning of a connectionless packet. Where there is no family, both have them. */
const WORDS: readonly (readonly [words: RegExp, side: Side, family?: Family])[] = [
  [/^connect (?:2[0-9]) /, "client", "quakeworld"],
  [/^connect (?:3[0-9]) /, "client", "quake2"],
  [/^info\n /, "server", "quake2"],
  [/^(?:getchallenge|connect|status|ping|rcon|log)\b/, "client"],
  [/^info\b/, "client", "quake2"],
  [/^k\n?\0?$/, "client", "quakeworld"],
  [/^challenge -?\d/, "server", "quake2"],
  [/^(?:client_connect|ack$)/, "server", "quake2"],
  [/^print\n/, "server", "quake2"],
  [/^c-?\d/, "server", "quakeworld"],
  [/^[jlm]\n?\0?$/, "server", "quakeworld"],
  [/^n/, "server", "quakeworld"],
];
const LONGEST_WORD = 32;

function guessWords({ from, to, payload }: Datagram): Guess | undefined {
  const text = bytesToText(payload, 4, Math.min(payload.length, 4 + LONGEST_WORD));
  const byPort = familyOfPort(to) ?? familyOfPort(from);
  const known = WORDS.find(([words]) => words.test(text));
  if (known !== undefined) {
    const [, side, family] = known;
    if (family !== undefined) return { family, side, isSure: true };
    const likely = byPort === undefined || byPort === "netquake" ? "quakeworld" : byPort;
    return { family: likely, side, isSure: false };
  }
  if (byPort === undefined || byPort === "netquake") return undefined;
  return {
    family: byPort,
    side: familyOfPort(from) === byPort ? "server" : "client",
    isSure: false,
  };
}
