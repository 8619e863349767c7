import type { AnyContainer } from "../../../../recording/index.ts";
import type { AnyMessage } from "../../../../runtime/codec.ts";
import type { NetchanWire } from "../../netchan/netchan-wire.ts";
import type { Words } from "../../words/words.ts";

/** A message of a recording, and its bytes. */
export interface Encoded {
  readonly message: AnyMessage;
  readonly bytes: Uint8Array;
}

/** What differs between games of which recordings are served over a netchan. */
export interface ServedGame {
  /** The recordings that its clients see. */
  readonly container: AnyContainer;
  readonly words: Words;
  /** Bytes of messages that a client takes in a packet. */
  readonly packet: number;
  /** What is shown at a moment, and may be lost: the types of its messages. All others must arrive. */
  readonly passing: ReadonlySet<string>;
  /** What is left of a recorded message; nothing where the server says it itself, or nobody needs it. */
  shown(message: AnyMessage): AnyMessage | undefined;
  /** Why a request cannot be granted, for people; nothing where it can. */
  reasonAgainst(request: Uint8Array): string | undefined;
  /** How packets are read and written that follow a request. */
  wire(request: Uint8Array): NetchanWire;
  /** The commands in what a client says. Never throws, whatever the bytes. */
  commands(messages: Uint8Array): readonly string[];
  /** Leads a client into a level. */
  signOn(leadIn: readonly Encoded[]): SignOn;
  /** Where a camera looks, in degrees: nothing where the frame says so. */
  turn(angles: readonly [number, number, number]): Uint8Array;
  /** What has a client sign on to another level. */
  readonly again: Uint8Array;
  /** A text for the client's console. */
  print(text: string): Uint8Array;
  /** The answer to who asks for a file: there is none. Clients wait for it, before they go on to sign on. */
  readonly noFile: Uint8Array;
  /** What ends the game. */
  readonly goodbye: Uint8Array;
}

/** A server's part of a sign-on. */
export interface SignOn {
  /** Takes a client's command. Gives the messages that answer it, in order; undefined where it is none of the sign-on. */
  answer(command: string): readonly Uint8Array[] | undefined;
  /** Whether the client is in the game. */
  readonly isOver: boolean;
}
