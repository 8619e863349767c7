import type { AnyMessage } from "../../../../runtime/codec.ts";
import type { ServerBlock } from "../../client/client-events.ts";
import type { NetchanHeader, NetchanWire } from "../../netchan/netchan-wire.ts";
import type { RecordingStyle } from "../recording-style.ts";

/** A block of a recording, of either game. */
export type AnyBlock = ServerBlock<AnyMessage, object>;

/** A client's request to be let in, with the number of the challenge that it answers. */
export interface Request {
  readonly number: number;
  /** The same request with another number. */
  answering(number: number): Uint8Array;
}

/** What differs between games whose clients are let in by words, for a proxy. */
export interface WordsGame {
  readonly style: RecordingStyle;
  /** Whether what a server offers is in its challenge, and clients are to have it. */
  readonly hasOffers: boolean;
  /** The number in a server's challenge; undefined for other packets. */
  challengeOf(packet: Uint8Array): number | undefined;
  /** A challenge. `offer` is the server's, whose offers it has. */
  challenge(number: number, offer?: Uint8Array): Uint8Array;
  /** A client's request to be let in; undefined for other packets. */
  requestOf(packet: Uint8Array): Request | undefined;
  /** What a server answers to it. */
  answerOf(packet: Uint8Array): "accepted" | "refused" | undefined;
  /** Words for a client's console, outside of a connection. */
  print(text: string): Uint8Array;
  /** How a connection is followed that began with a request and the words that accept it. */
  watch(request: Uint8Array, accepted: Uint8Array): WatchedGame;
}

/** How what passes in a connection is read. It has a state: the level's, and the protocol's. */
export interface WatchedGame {
  /** How the client reads and writes packets, and how the server does. */
  readonly client: NetchanWire;
  readonly server: NetchanWire;
  /** Reads what the server says. Never throws, whatever the bytes. Times are seconds since the beginning. */
  block(time: number, header: NetchanHeader, messages: Uint8Array): AnyBlock;
  /** Reads what the client says. Never throws, whatever the bytes. */
  said(time: number, messages: Uint8Array): Said;
  /** The messages with which a client leaves, and with which a server ends the game. */
  readonly goodbye: Readonly<Record<"client" | "server", Uint8Array>>;
}

/** What a client says with a packet. */
export interface Said {
  /** What its own recording has of it. */
  readonly did: readonly AnyBlock[];
  readonly moves: boolean;
  readonly leaves: boolean;
}
