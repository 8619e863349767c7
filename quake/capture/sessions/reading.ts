import type { DecodeError } from "../../../runtime/errors/errors.ts";
import type { PacketContainer } from "../../../runtime/packet.ts";
import type { MessageRun } from "./message-run.ts";

/** Who sent a packet. */
export type Side = "client" | "server";

/** A packet as it came. */
export interface Arrived {
  readonly index: number;
  readonly side: Side;
  /** What UDP carried: a view on the input. */
  readonly payload: Uint8Array;
  /** Where that begins in the file. */
  readonly offset: number;
}

/** What a receiver makes of a packet, beside what it says. */
export type Delivery =
  /** It is all that there is to it. */
  | "whole"
  /** A part of a reliable message, of which more is to come. */
  | "part"
  /** It was here before: a receiver drops it. */
  | "duplicate"
  /** A later one was here before: a receiver drops it. */
  | "late"
  /** A part of a reliable message of which others are missing, or which is too long. */
  | "useless"
  /** It is invalid: a receiver drops it. */
  | "malformed";

/** A packet's header, and the schema that it is read by. */
export interface PacketHeader {
  readonly container: PacketContainer<any>;
  readonly block: object;
}

/** What a packet says. */
export interface Reading {
  readonly delivery: Delivery;
  /** Nothing where there is none, or it cannot be read. */
  readonly header: PacketHeader | undefined;
  /** The messages that it brings, or completes. */
  readonly runs: readonly MessageRun[];
  /** How many numbers of its kind and side are passed over: packets that were not captured, or never sent. */
  readonly missing: number;
  /** Bytes of it that are not understood, beside those of messages. */
  readonly undecoded: Uint8Array | undefined;
  /** Why. */
  readonly error: DecodeError | undefined;
  /** A reliable message that will not be whole any more. */
  readonly unfinished: Unfinished | undefined;
}

/** Parts of a reliable message that never became whole. Their bytes are not understood. */
export interface Unfinished {
  readonly kind: "unfinished";
  readonly side: Side;
  /** The packets that brought them. */
  readonly packets: readonly number[];
  readonly bytes: Uint8Array;
  readonly error: DecodeError;
}

/** Who reads the packets of one connection, and of what leads to it. */
export interface PacketReader {
  read(packet: Arrived): Reading;
  /** No packet comes any more. */
  end(): Unfinished[];
}

/** A reading with nothing to be reported. */
export const PLAIN: Reading = {
  delivery: "whole",
  header: undefined,
  runs: [],
  missing: 0,
  undecoded: undefined,
  error: undefined,
  unfinished: undefined,
};

/** The reading of bytes that are no packet. */
export function malformed({ index, payload, offset }: Arrived, error: DecodeError): Reading {
  return {
    ...PLAIN,
    delivery: "malformed",
    undecoded: payload,
    error: error.within([`packet ${index}`], offset),
  };
}
