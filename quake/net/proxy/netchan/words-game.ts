import type { AnyMessage } from "../../../../runtime/codec.ts";
import type { ServerBlock } from "../../client/client-events.ts";
import type { NetchanHeader, NetchanWire } from "../../netchan/netchan-wire.ts";
import type { Words } from "../../words/words.ts";
import type { RecordingStyle } from "../recording-style.ts";

/** A block of a recording, of either game. */
export type AnyBlock = ServerBlock<AnyMessage, object>;

/** What differs between games whose clients are let in by words, for a proxy. */
export interface WordsGame {
  readonly style: RecordingStyle;
  /** Whether what a server offers is in its challenge, and clients are to have it. */
  readonly hasOffers: boolean;
  readonly words: Words;
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
