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

/** Reads a control packet. Gives nothing where it is none, and never throws. Bytes behind its only message are let be. */
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

/** The packet of a control message. Throws EncodeError for a text that is none, or a number that is too large. */
export function controlPacket(message: NewControl): Uint8Array {
  const w = new Writer();
  codec!.encode(w, { rest: new Uint8Array(0), ...message } as Control);
  return controlBytes(written(w));
}
