import { codecs, type Message } from "../../../generated/netquake_control.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { Writer, written } from "../../../runtime/bytes/writer.ts";
import { controlBytes, readPacket } from "./packet.ts";

const [codec] = codecs;

/** A message outside of a connection, as `netquake_control.yaml` describes them. */
export type Control = Message;

/** One to be sent: what may follow it need not be named. */
export type NewControl = Message extends infer M
  ? M extends Message
    ? Omit<M, "rest"> & { readonly rest?: Uint8Array }
    : never
  : never;

/** Version of the control messages (ERRATA 108). */
export const NET_PROTOCOL_VERSION = 3;
/** The name that a server answers to (ERRATA 110). */
export const GAME = "QUAKE";

/** What clients ask. */
const REQUESTS: ReadonlySet<Control["type"]> = new Set([
  "ccreq_connect",
  "ccreq_server_info",
  "ccreq_player_info",
  "ccreq_rule_info",
  "ccreq_rcon",
]);

/** What servers answer to questions of those who need not want to play. */
const ANSWERS: ReadonlySet<Control["type"]> = new Set([
  "ccrep_server_info",
  "ccrep_player_info",
  "ccrep_rule_info",
  "ccrep_rcon",
]);

/** Whether a message asks for something, and is no answer. */
export function isRequest({ type }: Control): boolean {
  return REQUESTS.has(type);
}

/** Whether somebody may have asked for this without wanting to play. */
export function isAnswer({ type }: Control): boolean {
  return ANSWERS.has(type);
}

/** The name of the game that a message is of; the usual one where it does not tell. */
export function gameOf(message: Control): string {
  switch (message.type) {
    case "ccreq_connect":
    case "ccreq_server_info":
      return message.game;
    default:
      return GAME;
  }
}

/** Reads a control packet. Gives nothing where it is invalid, and never throws. Bytes after its only message are let be. */
export function readControl(packet: Uint8Array): Control | undefined {
  const read = readPacket(packet);
  if (read?.type !== "control") return undefined;
  try {
    return codec!.read(new Reader(read.messages));
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** The packet of a control message. Throws EncodeError for a text that is invalid, or a number that is too large. */
export function controlPacket(message: NewControl): Uint8Array {
  const w = new Writer();
  const nothing: Pick<Control, "rest"> = { rest: new Uint8Array(0) };
  const whole: Control = { ...nothing, ...message };
  codec!.encode(w, whole);
  return controlBytes(written(w));
}
