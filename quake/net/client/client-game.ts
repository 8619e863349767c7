import type { AnyContainer } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { World } from "../../world/index.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import type { NetError } from "../transport/errors.ts";
import type { ServerBlock } from "./client-events.ts";
import type { WholeMove } from "./moves.ts";

/**
 * How far a client has come: 0 is that the server lets it in, 1 to 3 are the steps of the game's sign-on, and 4 is that
 * the game runs.
 */
export type Stage = 0 | 1 | 2 | 3 | 4;

/** What a message asks a client to do. */
export interface Heard {
  /** Commands for the server's console to answer with, that go in one message. */
  readonly commands?: readonly string[];
  /** Bytes that go to the server outside of the connection: no more than the message has. */
  readonly words?: Uint8Array;
  /** A level begins. */
  readonly begins?: boolean;
  /** The game has something to say that does not wait for its next frame. */
  readonly isUrgent?: boolean;
  /** The server turns the player: pitch, yaw and roll in degrees. */
  readonly angles?: WholeMove["angles"];
  /** The server ends the game, and why; with an error where it did not let the player in. */
  readonly over?: { readonly message: string; readonly error?: NetError };
}

/** When something happens, for a game. */
export interface Moment {
  /** In the clock's seconds. */
  readonly now: number;
  /** When something was last sent. */
  readonly sentAt: number;
  /** Seconds between two moves. */
  readonly moveInterval: number;
}

/** What a client says in one of its frames. */
export interface Frame<B extends object> {
  /** A message that may be lost; undefined where nothing is sent. */
  readonly message: Uint8Array | undefined;
  /** When the next frame is, in the clock's seconds. */
  readonly due: number;
  /** What a recording of the client's has of it. */
  readonly block?: ServerBlock<never, B>;
}

/**
 * One game's part of a client: its channel, its sign-on, and its messages. All else is the same in each game. It has
 * no clock and no socket.
 *
 * @typeParam M the server's messages
 * @typeParam B the blocks of the game's recordings, as which packets are read
 */
export interface ClientGame<M extends AnyMessage, B extends object> {
  /** The recordings whose blocks packets are like. */
  readonly container: AnyContainer;
  readonly stage: Stage;
  /** Makes the channel to the server. Called once, and before all else. */
  open(send: (packet: Uint8Array) => void): PeerChannel;
  /** The first message that must arrive. */
  greeting(): Uint8Array;
  /** The last messages, that may be lost: they go several times. */
  goodbye(): Uint8Array;
  /** Reads what the channel brought. Never throws, whatever the bytes. */
  read(bytes: Uint8Array, now: number, angles: WholeMove["angles"]): ServerBlock<M, B>;
  /** Takes a message of a block. */
  hear(message: M): Heard;
  /** Takes the world at a frame. */
  see(world: World): void;
  /** The bytes of commands for the server's console. Throws EncodeError for a text that is invalid. */
  commands(texts: readonly string[]): Uint8Array;
  /** What is said now. `take` gives what the player wants: an impulse once. */
  frame(moment: Moment, take: () => WholeMove): Frame<B>;
}
