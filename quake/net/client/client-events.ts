import type { DemBlock } from "../../../generated/dem.ts";
import type { Message } from "../../../generated/netquake.ts";
import type { RecordedBlock } from "../../../recording/index.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import type { World } from "../../world/index.ts";

/** Why a connection ended. */
export type EndReason =
  /** `disconnect` was called. */
  | "left"
  /** The signal said so. */
  | "aborted"
  /** The server said so. */
  | "server"
  /** The server has not been heard of for too long. */
  | "timeout"
  /** The server speaks a protocol that is not described. */
  | "protocol"
  /** The server sent more than a connection holds. */
  | "overflow"
  /** A listener of the client's threw. */
  | "error";

/** How a connection ended. */
export interface Ended {
  readonly reason: EndReason;
  /** All of it, for people. */
  readonly message: string;
  /** What loops over the client throw: nothing for "left" and "aborted", and for "server" where it let the player in. */
  readonly error: unknown;
}

/** What a server packet brought: a block as recordings of the game have them. NetQuake's have the view's angles before it. */
export type ServerBlock<
  M extends AnyMessage = Message,
  B extends object = DemBlock,
> = RecordedBlock<B, M>;

/** What a client tells of, and with what. Listeners are called in the order of what happened, before anybody who awaits it. */
export interface ClientEvents<M extends AnyMessage = Message, B extends object = DemBlock> {
  /** A packet of the server's, whole, with its messages; also one that cannot be understood. */
  block: [block: ServerBlock<M, B>, isReliable: boolean];
  /** What the client does, where recordings of the game have it: in QuakeWorld. */
  did: [block: ServerBlock<never, B>];
  /** A message of it. */
  message: [message: M];
  /** A level begins. */
  level: [level: World["level"]];
  /** The game runs: moves are sent from now on. Once a level. */
  active: [];
  /** The world at a frame. */
  world: [world: World];
  /** Something was not understood. The connection goes on. */
  problem: [problem: Problem<M, B>];
  /** The connection is over. The last event. */
  disconnect: [ended: Ended];
}

/** Something that was not understood. */
export interface Problem<M extends AnyMessage = Message, B extends object = DemBlock> {
  /** What and where, for people. It is found out when it is asked for. */
  readonly message: string;
  /** The packet that has it. */
  readonly block: ServerBlock<M, B>;
}
