import type { Socket } from "node:net";
import { bytesToText } from "../../../runtime/bytes/text.ts";
import { parseServerAddress, type ServerAddress } from "../transport/address.ts";
import { NetError } from "../transport/errors.ts";
import { overTcp, type StreamOptions } from "../transport/tcp-stream.ts";

/** A stream of a server, or of a relay that has several. */
export interface QtvSource extends ServerAddress {
  /** What a relay calls it: mostly a number. A server has one alone. */
  readonly source: string | undefined;
}

/** How a stream is read. */
export type QtvOptions = StreamOptions;

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
  const from = source === undefined ? "" : `SOURCE: ${source}\n`;
  yield* overTcp(server, options, (socket, place) => {
    socket.write(`QTV\nVERSION: 1\n${from}\n`, "latin1");
    return streamOf(socket, place);
  });
}

async function* streamOf(socket: Socket, place: string): AsyncGenerator<Uint8Array, void> {
  let header: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (header === undefined) yield new Uint8Array(chunk);
    else {
      header = new Uint8Array(Buffer.concat([header, chunk]));
      const text = bytesToText(header, 0, Math.min(header.length, LONGEST_HEADER));
      const end = text.indexOf("\n\n");
      if (end < 0 && text.length < LONGEST_HEADER) continue;
      checkHeader(place, end < 0 ? text : text.slice(0, end));
      const rest: Uint8Array = header.subarray(end + 2);
      header = undefined;
      if (rest.length > 0) yield rest;
    }
  }
  if (header !== undefined)
    throw new NetError(
      "rejected",
      `${place} ends the connection: it has no such stream, or no room`,
    );
}

/** Throws NetError where no stream follows. */
function checkHeader(place: string, text: string): void {
  if (!text.startsWith("QTVSV "))
    throw new NetError("protocol", `${place}: what answers there is no QTV server`);
  const [, reason] = /^(?:PERROR|TERROR|AERROR): ?(.*)$/m.exec(text) ?? [];
  if (reason !== undefined) throw new NetError("rejected", `${place} gives no stream: ${reason}`);
  if (!/^BEGIN\b/m.test(text)) throw new NetError("protocol", `${place}: no stream begins there`);
}
