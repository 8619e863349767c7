import type { Address } from "../../transport/address.ts";
import type { Received } from "../../channel/peer-channel.ts";
import { ChannelFollower } from "../../channel/channel-follower.ts";
import type { ServerBlock } from "../../client/client-events.ts";
import { ClientView } from "../../netquake/client-view.ts";
import { isControl, readPacket } from "../../channel/packet.ts";
import { ahead } from "../../channel/sequence.ts";
import { goodbyePackets } from "./goodbyes.ts";
import type { PassingGame } from "../proxy-game.ts";
import type { ProxyDrop } from "../proxy-house.ts";
import type { Recorder } from "../recorder.ts";
import { ServerBlocks } from "../../netquake/server-blocks.ts";

/** This many messages wait for the client's next move. */
const MOST_WAITING = 256;

const NOWHERE = [0, 0, 0] as const;

/** What has come to the client, and the number of the packet where that may be lost. */
interface Waiting {
  readonly block: ServerBlock;
  readonly sequence: number | undefined;
}

/**
 * A connection between a client and a server that is recorded while it passes.
 *
 * A message is recorded when the client's next move passes, with the angles of that: in each of its frames a client
 * says where it looks, and then reads what has come, so this move has the very angles that the client's own recording
 * would have. An acknowledgement passes just after that move. Either shows that the client is still there. With FTE's
 * extensions a client says with a move what it has read since the one before: that has the angles.
 */
export class FollowedGame implements PassingGame {
  readonly server: Address;
  readonly recorder: Recorder;
  readonly #down = new ChannelFollower();
  readonly #up = new ChannelFollower();
  readonly #client = new ClientView((frame) => this.#recordTo(frame));
  readonly #blocks = new ServerBlocks();
  readonly #failed: (error: unknown) => void;
  /** What has come to the client, and waits for its next move. */
  #waiting: Waiting[] = [];
  #hasEnded = false;

  /** @param failed called with what kept the recorder from going on: the game does */
  constructor(server: Address, recorder: Recorder, failed: (error: unknown) => void) {
    this.server = server;
    this.recorder = recorder;
    this.#failed = failed;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether nothing is recorded any more. */
  get isOver(): boolean {
    return this.recorder.isOver;
  }

  get isMoving(): boolean {
    return this.#client.isMoving;
  }

  goodbyes() {
    const [up, down] = [this.#up.nextUnreliable, this.#down.nextUnreliable];
    return { up: goodbyePackets(up), down: goodbyePackets(down) };
  }

  fromClient(bytes: Uint8Array): Uint8Array {
    const packet = readPacket(bytes);
    const isMove =
      packet?.type === "unreliable" && !this.#up.isStale(bytes) && this.#hear(packet.payload);
    const acknowledged = packet?.type === "ack" ? this.#down.acknowledged(packet.sequence) : [];
    this.#arrive(acknowledged);
    if (packet?.type !== "ack") this.#hearAll(this.#up.passed(bytes));
    const isRead = isMove && !this.#client.isAcknowledging;
    if (isRead || acknowledged.length > 0 || !this.isMoving) this.#record();
    if (this.#client.hasLeft) this.#goodbye();
    return bytes;
  }

  /** One that comes after a later one is not handed on: it could only overtake others, and the client would get what is not recorded. */
  fromServer(bytes: Uint8Array): ProxyDrop | undefined {
    if (isControl(bytes)) return "stranger";
    if (this.#down.isStale(bytes)) return "stale";
    const packet = readPacket(bytes);
    if (packet?.type === "ack") this.#hearAll(this.#up.acknowledged(packet.sequence));
    else this.#arrive(this.#down.passed(bytes));
    if (this.#client.hasLeft) this.#goodbye();
    return undefined;
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
      this.#waiting.push({ block, sequence: received.sequence });
      // In a protocol that is not described, nobody knows when a client moves.
      if (block.unknownProtocol !== undefined) this.#client.isMoving = false;
      for (const message of block.messages) {
        if (message.type === "serverinfo") this.#client.begin(message);
        if (message.type === "disconnect") return this.#goodbye();
      }
    }
    if (this.#waiting.length > MOST_WAITING) this.#record();
  }

  /** The client has read the packet of a number. */
  #recordTo(frame: number): void {
    const at = this.#waiting.findLastIndex(
      ({ sequence }) => sequence !== undefined && ahead(sequence, frame) <= 0,
    );
    this.#record(at + 1);
  }

  /** Records what waits, or the first few of it. */
  #record(count = this.#waiting.length): void {
    for (const { block } of this.#waiting.splice(0, count)) {
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
        this.#waiting.push({
          block: this.#blocks.read(received.bytes, [...NOWHERE]),
          sequence: received.sequence,
        });
  }

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
