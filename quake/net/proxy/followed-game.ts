import type { Message } from "../../../generated/netquake.ts";
import type { Address } from "../transport/address.ts";
import type { Received } from "../channel/peer-channel.ts";
import { ChannelFollower } from "../channel/channel-follower.ts";
import type { ServerBlock } from "../client/client-events.ts";
import { ClientView } from "../netquake/client-view.ts";
import { readPacket } from "../channel/packet.ts";
import type { Recorder } from "./recorder.ts";
import { ServerBlocks } from "../netquake/server-blocks.ts";

/** This many messages wait for the client's next move. */
const MOST_WAITING = 256;

const NOWHERE = [0, 0, 0] as const;

/**
 * A connection between a client and a server that is recorded while it passes.
 *
 * A message is recorded when the client's next move passes, with the angles of that: in each of its frames a client
 * says where it looks, and then reads what has come, so this move has the very angles that the client's own recording
 * would have. An acknowledgement passes just after that move. Either shows that the client is still there.
 */
export class FollowedGame {
  /** Where the server talks to the client. */
  readonly server: Address;
  readonly recorder: Recorder;
  readonly #down = new ChannelFollower();
  readonly #up = new ChannelFollower();
  readonly #client = new ClientView();
  readonly #blocks = new ServerBlocks();
  readonly #failed: (error: unknown) => void;
  /** What has come to the client, and waits for its next move. */
  #waiting: ServerBlock[] = [];
  #hasEnded = false;

  /** @param failed called with what kept the recorder from going on: the game does */
  constructor(server: Address, recorder: Recorder, failed: (error: unknown) => void) {
    this.server = server;
    this.recorder = recorder;
    this.#failed = failed;
  }

  /** Whether client or server has said goodbye. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether nothing is recorded any more. */
  get isOver(): boolean {
    return this.recorder.isOver;
  }

  /** Whether the client moves: it does so all the time, from the end of a level's sign-on on. */
  get isMoving(): boolean {
    return this.#client.isMoving;
  }

  /** The numbers that the next unreliable packets would have, of the server and of the client. */
  get nextUnreliable(): { readonly down: number; readonly up: number } {
    return { down: this.#down.nextUnreliable, up: this.#up.nextUnreliable };
  }

  /** A packet of the client's passes. */
  fromClient(bytes: Uint8Array): void {
    const packet = readPacket(bytes);
    const isMove =
      packet?.type === "unreliable" && !this.#up.isStale(bytes) && this.#hear(packet.payload);
    const acknowledged = packet?.type === "ack" ? this.#down.acknowledged(packet.sequence) : [];
    this.#arrive(acknowledged);
    if (packet?.type !== "ack") this.#hearAll(this.#up.passed(bytes));
    if (isMove || acknowledged.length > 0 || !this.isMoving) this.#record();
    if (this.#client.hasLeft) this.#goodbye();
  }

  /** Whether a packet of the server's is of no use to the client, as it comes after a later one. */
  isStale(bytes: Uint8Array): boolean {
    return this.#down.isStale(bytes);
  }

  /** A packet of the server's passes. */
  fromServer(bytes: Uint8Array): void {
    const packet = readPacket(bytes);
    if (packet?.type === "ack") this.#hearAll(this.#up.acknowledged(packet.sequence));
    else this.#arrive(this.#down.passed(bytes));
    if (this.#client.hasLeft) this.#goodbye();
  }

  /** Reads what a client said as it passes. Tells whether it was a move. */
  #hear(payload: Uint8Array): boolean {
    const { moves } = this.#client;
    this.#client.read(payload);
    return this.#client.moves > moves;
  }

  /** Reads of what has come to the server what must arrive: the rest was read when it passed. */
  #hearAll(arrived: readonly Received[]): void {
    for (const received of arrived)
      if (received.kind === "reliable") this.#client.read(received.bytes);
  }

  /** Something has come to the client. */
  #arrive(arrived: readonly Received[]): void {
    for (const received of arrived) {
      if (received.kind === "overflow") return this.end(received.error);
      const block = this.#blocks.read(received.bytes, [...NOWHERE]);
      this.#waiting.push(block);
      const has = (type: Message["type"]): boolean =>
        block.messages.some((message) => message.type === type);
      // A client that signs on does not move. In a protocol that is not described, nobody knows when it does.
      if (has("serverinfo") || block.unknownProtocol !== undefined) this.#client.isMoving = false;
      if (has("disconnect")) return this.#goodbye();
    }
    if (this.#waiting.length > MOST_WAITING) this.#record();
  }

  #record(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const block of waiting) {
      const [pitch, yaw, roll] = this.#client.angles;
      block.block.angles = [pitch, yaw, roll];
      this.#try(() => this.recorder.take(block));
      // What came with it, the client reads in the same frame, and it is turned by then.
      for (const message of block.messages)
        if (message.type === "setangle") this.#client.angles = message.angles;
    }
  }

  #goodbye(): void {
    this.#hasEnded = true;
    this.end();
  }

  /** Ends the recording, with what passed and may have come. May be called again. */
  end(error?: unknown): void {
    if (this.isOver) return;
    if (error !== undefined) this.#failed(error);
    else this.#arriveAtEnd();
    this.#record();
    this.#try(() => this.recorder.end());
  }

  #arriveAtEnd(): void {
    for (const received of this.#down.end())
      if (received.kind !== "overflow")
        this.#waiting.push(this.#blocks.read(received.bytes, [...NOWHERE]));
  }

  /** Ends the recording where the client was last heard of: what passed since then did not come. */
  abandon(): void {
    if (this.isOver) return;
    this.#waiting = [];
    this.#try(() => this.recorder.end());
  }

  #try(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#failed(error);
    }
  }
}
