import type { Socket } from "node:net";
import { encodeMessage, type Message } from "../../../generated/q2pro_gtv_client.ts";
import { q2pro_gtv_client_stream } from "../../../generated/q2pro_gtv_client_stream.ts";
import { mvd2 } from "../../../generated/mvd2.ts";
import { textToBytes } from "../../../runtime/bytes/text/text.ts";
import { Writer, written } from "../../../runtime/bytes/writer.ts";
import { parseServerAddress, type ServerAddress } from "../transport/address.ts";
import { NetError } from "../transport/errors.ts";
import { overTcp, STREAM_TIMEOUT, type StreamOptions } from "../transport/tcp-stream.ts";
import { type GtvMessage, gtvMessages } from "./gtv-messages.ts";

/** How a stream of GTV's is read. */
export interface GtvOptions extends StreamOptions {
  /** What a server is to list: `demospec` by default. */
  readonly name?: string;
  /** What a server may ask for (`sv_mvd_password`). */
  readonly password?: string;
}

/** The port of Quake II's servers, which is theirs for streams, too. */
export const GTV_PORT = 27910;

const MAGIC = textToBytes("MVD2");
/** The protocol's version. */
const VERSION = 0xed04;
/** As few frames as a server deflates together: a second of them. */
const DELAY = 10;
/** Characters of a name or a password that a server keeps. */
const KEPT = 63;

/** Reads `gtv://host:port`. Throws RangeError when it is anything else. */
export function parseGtvServer(text: string): ServerAddress {
  const [, place] = /^gtv:\/\/([^/\s]+)\/?$/i.exec(text) ?? [];
  if (place === undefined) throw new RangeError(`"${text}" is no stream: expected gtv://HOST:PORT`);
  return parseServerAddress(place, GTV_PORT);
}

/**
 * Reads a Q2PRO server's stream of all players as it grows: the bytes of an MVD2, from the level's beginning as the
 * server tells it to whoever comes later. While nobody plays there, nothing comes, and the stream goes on.
 *
 * @throws RangeError for a name or a password that no server takes; NetError "no-answer", "rejected" with the reason,
 *   "protocol" where something else answers, or "timeout"
 */
export async function* readGtv(
  server: ServerAddress,
  options: GtvOptions = {},
): AsyncGenerator<Uint8Array, void> {
  for (const text of [options.name, options.password])
    if (text !== undefined && !isKept(text))
      throw new RangeError("a name or a password has 63 characters at most, each of one byte");
  yield* overTcp(server, options, (socket, place) => blocksOf(socket, place, options));
}

function isKept(text: string): boolean {
  return text.length <= KEPT && [...text].every((char) => char >= "\x01" && char <= "\xff");
}

async function* blocksOf(
  socket: Socket,
  place: string,
  { name = "demospec", password = "", timeout = STREAM_TIMEOUT }: GtvOptions,
): AsyncGenerator<Uint8Array, void> {
  const tell = (message: Message): void => void socket.write(blockOf(message));
  let state: "unknown" | "starting" | "begun" = "unknown";
  // A stream that stands still says nothing by itself.
  const ping = setInterval(
    () => state !== "unknown" && tell({ type: "ping" }),
    (timeout * 1000) / 3,
  );
  socket.write(MAGIC);
  try {
    for await (const message of gtvMessages(socket, place)) {
      const { type } = message;
      if (type === "magic") tell(helloOf(name, password));
      else if (type === "hello" && state === "unknown") {
        tell({ type: "stream_start", delay: DELAY });
        state = "starting";
      } else if (type === "stream_start" && state === "starting") {
        yield MAGIC;
        state = "begun";
      } else if (type === "stream_data" && state === "begun") {
        if (message.messages.length > 0) yield recordedBlock(message.messages);
      } else if (type === "disconnect" || type === "reconnect") return;
      else if (type !== "pong") throw refusal(type, place);
    }
  } finally {
    clearInterval(ping);
  }
  if (state === "unknown")
    throw new NetError("rejected", `${place} ends the connection: it has no stream, or no room`);
}

function helloOf(name: string, password: string): Message {
  const abilities = { deflate: 1, stringcmds: 0, unused: 0 };
  const version = "demospec";
  return { type: "hello", protocol: VERSION, abilities, reserved: 0, name, password, version };
}

function blockOf(said: Message): Uint8Array {
  const message = new Writer(256);
  encodeMessage(message, said);
  const block = new Writer(256);
  q2pro_gtv_client_stream.encodeBlock(block, { type: "block", message: written(message) });
  return written(block);
}

function recordedBlock(messages: Uint8Array): Uint8Array {
  const w = new Writer(messages.length + 2);
  mvd2.encodeBlock(w, { type: "block", messages });
  return written(w);
}

const REASONS: Readonly<Partial<Record<GtvMessage["type"], string>>> = {
  error: "it cannot stream: an error there",
  bad_request: "it speaks another version",
  no_access: "the name or the password is invalid",
};

function refusal(type: GtvMessage["type"], place: string): NetError {
  const reason = REASONS[type];
  return reason === undefined
    ? new NetError("protocol", `${place} says ${type} where no GTV server says it`)
    : new NetError("rejected", `${place} gives no stream: ${reason}`);
}
