import { EventEmitter } from "node:events";
import type { DemBlock } from "../../../generated/dem.ts";
import type { Message } from "../../../generated/netquake.ts";
import type { AnyMessage } from "../../../runtime/codec.ts";
import { type Follower, followerOf, type World } from "../../world/index.ts";
import { type Address, sameAddress } from "../transport/address.ts";
import { onAbort } from "./abort.ts";
import type { ClientGame, Heard, Stage } from "./client-game.ts";
import type { PeerChannel } from "../channel/peer-channel.ts";
import {
  type ClientOptions,
  type ClientStatistics,
  type Connection,
  statisticsOf,
} from "./client-options.ts";
import type { ClientEvents, Ended, EndReason, ServerBlock } from "./client-events.ts";
import type { Clock } from "../transport/clock.ts";
import { NetError } from "../transport/errors.ts";
import { checkBytes, checkSeconds } from "../channel/limits.ts";
import { Latest } from "./latest.ts";
import { MessageQueue } from "./message-queue.ts";
import { Movement } from "./movement.ts";
import type { Move } from "./moves.ts";
import { Peer } from "../channel/peer.ts";
import { problemOf } from "./problem.ts";
import type { Socket } from "../transport/transport.ts";

/** So often a client says goodbye: nobody acknowledges it. */
const GOODBYES = 3;

/**
 * A player on a server. `connect` makes one of NetQuake, `connectQuakeworld` one of QuakeWorld, and so on.
 *
 * It signs on by itself, says that it is there, and follows the server from level to level. What the server tells
 * comes in three ways: as events, as messages in a loop, and as the world at each frame:
 *
 *     client.on("active", () => …);
 *     for await (const message of client) if (message.type === "print") …
 *     for await (const world of client.worlds()) client.move({ … });
 *
 * However the connection ends, the server is notified, the event "disconnect" comes last, loops end, and `ended` says why.
 * Loops throw where it was not meant to end. After that `move` does nothing and `command` throws. Times are seconds,
 * angles degrees, speeds units a second. A listener that throws ends the connection; loops, or where there are none
 * the process, get what it threw.
 *
 * @typeParam M the server's messages
 * @typeParam B the blocks of the game's recordings, as which packets are read
 */
export class Client<M extends AnyMessage = Message, B extends object = DemBlock>
  extends EventEmitter<ClientEvents<M, B>>
  implements AsyncIterable<M>
{
  /** Where the server talks to this client. */
  readonly server: Address;
  /** Resolves when the connection is over and its socket closed, and never rejects. */
  readonly ended: Promise<Ended>;
  readonly #clock: Clock;
  readonly #socket: Socket;
  readonly #peer: Peer<PeerChannel>;
  readonly #game: ClientGame<M, B>;
  readonly #movement = new Movement();
  readonly #follower: Follower;
  readonly #unread: MessageQueue<M>;
  readonly #worlds = new Latest<World>();
  readonly #moveInterval: number;
  #notifyEnded!: (ended: Ended) => void;
  #end: Ended | undefined;
  /** Somebody reads what the client tells in a loop. */
  #isLooped = false;
  #strangers = 0;
  #forgetTimer = (): void => {};
  readonly #forgetSignal: () => void;

  /** Throws RangeError for limits that are invalid. Use `connect`. */
  constructor({ clock, socket, server, game }: Connection<M, B>, options: ClientOptions) {
    super();
    this.server = server;
    this.#clock = clock;
    this.#socket = socket;
    this.#game = game;
    this.#follower = followerOf(game.container)!;
    this.#moveInterval = checkSeconds("moveInterval", options.moveInterval ?? 0.05);
    this.#unread = new MessageQueue(checkBytes("unread", options.unread ?? 1 << 23));
    this.ended = new Promise((resolve) => (this.#notifyEnded = resolve));
    const events = {
      message: (bytes: Uint8Array, isReliable: boolean) => this.#receive(bytes, isReliable),
      lost: (error: NetError) =>
        this.#close(error.code === "timeout" ? "timeout" : "overflow", error.message, error),
    };
    const send = (packet: Uint8Array) => socket.send(packet, server);
    this.#peer = new Peer(clock, send, events, options, (put) => game.open(put));
    this.#forgetSignal = onAbort(options.signal, () => this.#close("aborted", "left the server"));
    this.#peer.sendReliable(game.greeting());
    this.#tick();
  }

  /** How far the sign-on has come: 1 to 3 are its steps, 4 is that the game runs. */
  get stage(): Stage {
    return this.#game.stage;
  }

  /** Whether the connection is there. */
  get isConnected(): boolean {
    return this.#end === undefined;
  }

  /** The latest world, where there was any. */
  get world(): World | undefined {
    return this.#worlds.value;
  }

  /** The level that is played, as far as it was sent. */
  get level(): World["level"] {
    return this.#follower.level;
  }

  /** Where the player looks: pitch, yaw and roll in degrees, as the server or the last move said. */
  get angles(): readonly [pitch: number, yaw: number, roll: number] {
    return this.#movement.angles;
  }

  /** What became of packets and messages, as it is now. */
  get statistics(): ClientStatistics {
    const { skipped } = this.#unread;
    return statisticsOf(this.#peer.channel, this.#socket, this.#strangers, skipped);
  }

  /**
   * The server's messages, in order, from those that nobody has read yet. A slow reader loses the oldest messages of
   * packets that might have been lost on the way; `statistics.skipped` counts them. Leaving the loop leaves the
   * connection as it is. Throws NetError "timeout", "protocol" or "too-long" where the connection was lost, and what
   * a listener threw.
   */
  [Symbol.asyncIterator](): AsyncIterableIterator<M, undefined> {
    this.#isLooped = true;
    return this.#unread;
  }

  /**
   * The world at each frame from now on, and first the latest. A slow reader gets the latest and none of those between.
   * Ends and throws as the loop over messages does.
   */
  worlds(): AsyncGenerator<World, void> {
    this.#isLooped = true;
    return this.#worlds.values();
  }

  /**
   * Changes what the player does from now on, and tells the server at once where the game runs. What is left out stays
   * as it was; an impulse is sent once. Before the game runs it is remembered, and after the connection nothing happens.
   *
   * @throws RangeError for what is no number, or no impulse
   */
  move(move: Move): void {
    this.#movement.change(move);
    if (this.isConnected && this.stage === 4) this.#tick();
  }

  /**
   * Has the server run a console command, such as `say hello`. It arrives, unless the connection ends before.
   *
   * @throws NetError "closed" after the connection, "queue-full" when too many wait, "too-long"; EncodeError for a
   *   text with characters that are no bytes, or NUL or U+00FF
   */
  command(text: string): void {
    this.#peer.sendReliable(this.#game.commands([text]));
  }

  /** Leaves the server, and tells it so. Commands that it has not acknowledged may be lost. Resolves when the socket is closed. May be called again. */
  disconnect(): Promise<Ended> {
    this.#close("left", "left the server");
    return this.ended;
  }

  /** `await using`: as `disconnect`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.disconnect();
  }

  /** Takes a packet that came to the socket. For whoever opened it. */
  receive(packet: Uint8Array, from: Address): void {
    if (sameAddress(from, this.server)) this.#peer.receive(packet);
    else this.#strangers++;
  }

  #receive(bytes: Uint8Array, isReliable: boolean): void {
    const block = this.#game.read(bytes, this.#clock.now(), this.angles);
    try {
      this.#see(block, isReliable);
    } catch (error) {
      this.#fail(error);
    }
  }

  #see(block: ServerBlock<M, B>, isReliable: boolean): void {
    this.emit("block", block, isReliable);
    const worlds = this.#follower.follow(block);
    const over = this.#hear(block);
    this.#unread.push(block.messages, block.length, isReliable);
    for (const world of worlds) {
      if (!this.isConnected) return;
      this.#game.see(world);
      this.#worlds.set(world);
      this.emit("world", world);
    }
    if (block.undecoded !== undefined && this.isConnected) this.#doubt(block);
    if (over !== undefined) this.#close("server", over.message, over.error);
  }

  /** Does what messages ask for. Tells why the game is over, where the server says so. */
  #hear({ messages }: ServerBlock<M, B>): Heard["over"] {
    for (const message of messages) {
      // A listener may have left.
      if (!this.isConnected) return undefined;
      const before = this.stage;
      const { commands = [], words, begins, isUrgent, angles, over } = this.#game.hear(message);
      if (begins) this.emit("level", this.level);
      if (angles !== undefined) this.#movement.turn(angles);
      this.emit("message", message);
      if (words !== undefined && this.isConnected) this.#socket.send(words, this.server);
      if (commands.length > 0) this.#answer(commands);
      const plays = before !== 4 && this.stage === 4 && this.isConnected;
      if (plays) this.emit("active");
      if (plays || isUrgent) this.#tick();
      if (over !== undefined) return over;
    }
    return undefined;
  }

  #answer(commands: readonly string[]): void {
    if (!this.isConnected) return;
    try {
      this.#peer.sendReliable(this.#game.commands(commands));
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      const message = `the server asks for more answers than it takes: ${error.message}`;
      this.#close("overflow", message, error);
    }
  }

  /** Tells of a packet that is not understood. Where nothing that follows will be either, there is no use in staying. */
  #doubt(block: ServerBlock<M, B>): void {
    this.emit("problem", problemOf(block));
    if (block.unknownProtocol === undefined) return;
    const message = `${block.error!.reason}: what the server tells cannot be read. A proxy between it and a client records it all the same: demospec record, without --join`;
    this.#close("protocol", message, new NetError("protocol", message));
  }

  /** Says what the player does, or that he is there, and does so again when it is time. */
  #tick(): void {
    this.#forgetTimer();
    if (!this.isConnected) return;
    const now = this.#clock.now();
    const moment = { now, sentAt: this.#peer.sentAt, moveInterval: this.#moveInterval };
    const { message, due, block } = this.#game.frame(moment, () => this.#movement.take());
    if (message !== undefined) this.#peer.sendUnreliable(message);
    this.#forgetTimer = this.#clock.after(due - now, () => this.#tick());
    if (block !== undefined) this.#tell(block);
  }

  /** Tells of what the client does, as its recordings have it. */
  #tell(block: ServerBlock<never, B>): void {
    try {
      this.#follower.follow(block);
      this.emit("did", block);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A listener threw. Its error comes out of a loop, or where there is none out of the process. */
  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#close("error", message, error);
    if (!this.#isLooped)
      process.nextTick(() => {
        throw error;
      });
  }

  #close(reason: EndReason, message: string, error?: unknown): void {
    if (this.#end !== undefined) return;
    const end = { reason, message, error };
    this.#end = end;
    this.#forgetTimer();
    this.#forgetSignal();
    for (let i = 0; i < GOODBYES; i++)
      this.#peer.channel.sendUnreliable(this.#game.goodbye(), this.#clock.now());
    this.#peer.close();
    this.#unread.end(error);
    this.#worlds.end(error);
    void this.#socket.close().then(() => this.#notifyEnded(end));
    this.emit("disconnect", end);
  }
}
