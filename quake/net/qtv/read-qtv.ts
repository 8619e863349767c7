import type { Socket } from "node:net";
import { bytesToText } from "../../../runtime/bytes/text/text.ts";
import { parseServerAddress, type ServerAddress } from "../transport/address.ts";
import { NetError } from "../transport/errors.ts";
import { overTcp, type StreamOptions } from "../transport/tcp-stream.ts";
import { answerTo, OFFERED_WAYS } from "./passwords.ts";

/** A stream of a server, or of a relay that has several. */
export interface QtvSource extends ServerAddress {
  /** What a relay calls it: mostly a number. A server has one alone. */
  readonly source: string | undefined;
}

/** How a stream is read. */
export interface QtvOptions extends StreamOptions {
  /** What a server may ask for (`qtv_password`). It is not sent itself, but digests of it. */
  readonly password?: string;
}

/** The port of relays. */
export const QTV_PORT = 28000;

/** This many bytes may be before the stream begins. */
const LONGEST_HEADER = 4096;

/**
 * Reads `qtv://host:port` or `qtv://host:port/source`.
 *
 * @throws RangeError when it is neither
 */
export function parseQtvSource(text: string): QtvSource {
  const [, place, source] = /^qtv:\/\/([^/\s]+)(?:\/([\w.-]{1,63})?)?$/i.exec(text) ?? [];
  if (place === undefined)
    throw new RangeError(
      `"${text}" is no stream: expected qtv://HOST:PORT or qtv://HOST:PORT/SOURCE`,
    );
  return { ...parseServerAddress(place, QTV_PORT), source };
}

/**
 * Reads a stream of QTV's protocol 1 as it grows, as MVDSV and relays send it: the bytes of an MVD, from the level's
 * beginning as the server tells it to whoever comes later.
 *
 * @throws NetError "no-answer", "rejected" with the server's reason, "protocol" where something else answers, or
 *   "timeout"
 */
export async function* readQtv(
  { source, ...server }: QtvSource,
  options: QtvOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const { password } = options;
  const from = source === undefined ? "" : `SOURCE: ${source}\n`;
  yield* overTcp(server, options, (socket, place) => {
    const ask = (lines: string): void =>
      void socket.write(`QTV\nVERSION: 1\n${from}${lines}\n`, "latin1");
    ask(password === undefined ? "" : OFFERED_WAYS);
    return streamOf(socket, place, (challenge) => ask(answered(challenge, password, place)));
  });
}

/** What a server answers a request with. */
interface Challenge {
  readonly way: string;
  readonly challenge: string;
}

/** Throws NetError where there is no password, or nothing that could be said without it. */
function answered(
  { way, challenge }: Challenge,
  password: string | undefined,
  place: string,
): string {
  if (password === undefined)
    throw new NetError("rejected", `${place} gives no stream: it asks for a password`);
  const answer = answerTo(way, challenge, password);
  if (answer !== undefined) return answer;
  const why = `it asks for the password by ${way}: only SHA3_512 and MD4 do not tell it`;
  throw new NetError("rejected", `${place} gives no stream: ${why}`);
}

/** @param prove answers a challenge */
async function* streamOf(
  socket: Socket,
  place: string,
  prove: (challenge: Challenge) => void,
): AsyncGenerator<Uint8Array, void> {
  let header: Uint8Array | undefined = new Uint8Array(0);
  let isAsked = false;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (header === undefined) {
      yield new Uint8Array(chunk);
      continue;
    }
    header = new Uint8Array(Buffer.concat([header, chunk]));
    const text = bytesToText(header, 0, Math.min(header.length, LONGEST_HEADER));
    const end = text.indexOf("\n\n");
    if (end < 0 && text.length < LONGEST_HEADER) continue;
    const challenge = challengeIn(place, text.slice(0, Math.max(0, end)));
    const rest: Uint8Array = header.subarray(end + 2);
    header = challenge && new Uint8Array(0);
    if (challenge === undefined) {
      if (rest.length > 0) yield rest;
    } else if (isAsked || rest.length > 0)
      throw new NetError("protocol", `${place} asks for a password again`);
    else {
      isAsked = true;
      prove(challenge);
    }
  }
  if (header !== undefined)
    throw new NetError(
      "rejected",
      `${place} ends the connection: it has no such stream, or no room`,
    );
}

/** What a server asks for before the stream; nothing where it begins. Throws NetError where none follows. */
function challengeIn(place: string, text: string): Challenge | undefined {
  if (!text.startsWith("QTVSV "))
    throw new NetError("protocol", `${place}: what answers there is no QTV server`);
  const [, reason] = /^(?:[PTA]?ERROR): ?(.*)$/m.exec(text) ?? [];
  if (reason !== undefined) {
    // What MVDSV says to who names no way.
    const hint = reason.includes("common auth method") ? " It asks for a password." : "";
    throw new NetError("rejected", `${place} gives no stream: ${reason}${hint}`);
  }
  if (/^BEGIN\b/m.test(text)) return undefined;
  const [, way] = /^AUTH: ?(\w+)$/m.exec(text) ?? [];
  if (way === undefined) throw new NetError("protocol", `${place}: no stream begins there`);
  const [, challenge = ""] = /^CHALLENGE: ?(.*)$/m.exec(text) ?? [];
  return { way, challenge };
}
