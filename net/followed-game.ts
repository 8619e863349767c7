import type { Address } from "./address.ts";
import { type Arrived, ChannelFollower } from "./channel-follower.ts";
import { ClientView } from "./client-view.ts";
import { readPacket } from "./packet.ts";
import type { Recorder } from "./recorder.ts";
import { ServerBlocks } from "./server-blocks.ts";

/** Pitch, yaw and roll in degrees. */
type Angles = readonly [pitch: number, yaw: number, roll: number];

/** A connection between a client and a server that is recorded while it goes by. */
export class FollowedGame {
  /** Where the server talks to the client. */
  readonly server: Address;
  readonly recorder: Recorder;
  /** With where the client looked when a packet went by. */
  readonly #down = new ChannelFollower<Angles>();
  readonly #up = new ChannelFollower<undefined>();
  readonly #client = new ClientView();
  readonly #blocks = new ServerBlocks();
  readonly #failed: (error: unknown) => void;

  /** @param failed is told of what kept the recorder from going on: the game does */
  constructor(server: Address, recorder: Recorder, failed: (error: unknown) => void) {
    this.server = server;
    this.recorder = recorder;
    this.#failed = failed;
  }

  /** Whether nothing is recorded any more. */
  get isOver(): boolean {
    return this.recorder.isOver;
  }

  /** The numbers that the next unreliable packets would have, of the server and of the client. */
  get nextUnreliable(): { readonly down: number; readonly up: number } {
    return { down: this.#down.nextUnreliable, up: this.#up.nextUnreliable };
  }

  /** A packet of the client's goes by. */
  fromClient(bytes: Uint8Array): void {
    const packet = readPacket(bytes);
    if (packet?.type === "ack") this.#record(this.#down.acknowledged(packet.sequence));
    else this.#hear(this.#up.passed(bytes, undefined));
  }

  /** Whether a packet of the server's is of no use to the client, as it comes behind a later one. */
  isStale(bytes: Uint8Array): boolean {
    return this.#down.isStale(bytes);
  }

  /** A packet of the server's goes by. */
  fromServer(bytes: Uint8Array): void {
    const packet = readPacket(bytes);
    if (packet?.type === "ack") this.#hear(this.#up.acknowledged(packet.sequence));
    else this.#record(this.#down.passed(bytes, this.#client.angles));
  }

  #hear(arrived: readonly Arrived<undefined>[]): void {
    for (const { received } of arrived)
      if (received.kind !== "overflow") this.#client.read(received.bytes);
    if (this.#client.hasLeft) this.end();
  }

  #record(arrived: readonly Arrived<Angles>[]): void {
    /** Where the server turned the client to, which did not yet show when the next packets went by. */
    let turned: Angles | undefined;
    for (const { received, note } of arrived) {
      if (received.kind === "overflow") return this.end(received.error);
      const [pitch, yaw, roll] = turned ?? note;
      const block = this.#blocks.read(received.bytes, [pitch, yaw, roll]);
      this.#try(() => this.recorder.take(block));
      for (const message of block.messages)
        if (message.type === "setangle") turned = this.#client.angles = message.angles;
      if (block.messages.some(({ type }) => type === "disconnect")) return this.end();
    }
  }

  /** Ends the recording, with what went by and may have come. May be called again. */
  end(error?: unknown): void {
    if (this.isOver) return;
    if (error !== undefined) this.#failed(error);
    this.#record(this.#down.end());
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
