import type { Address } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";
import type { ChannelStatistics } from "../channel/channel-statistics.ts";
import { ClientCommands } from "./client-commands.ts";
import type { Connection, ConnectionEnd, Guest } from "./connection.ts";
import { goodbye } from "./goodbye.ts";
import { Pace } from "./play/pace.ts";
import { SEEKS, timeText, type Wish, wishIn, WISHES } from "./play/wishes.ts";
import type { Reel, ReelBlock } from "./reel/reel.ts";
import type { PlayerFacts } from "./server-answers.ts";
import { serverMessages } from "./server-messages.ts";
import { TokenBucket } from "../transport/token-bucket.ts";

/** How a recording is shown. */
export interface ShowOptions {
  /** How fast: 1 by default, 2 is twice as fast. */
  readonly speed?: number;
  /** Begins anew when it is over. */
  readonly loop?: boolean;
}

/** Why somebody watches no more. */
export type WatcherEnd =
  /** The recording is over. */
  | "finished"
  /** The client said so. */
  | "left"
  | Exclude<ConnectionEnd, "unproved" | "crowded-out">;

/** The command that answers each stage of the sign-on (ERRATA 115). */
const ANSWERS = ["", "prespawn", "spawn", "begin"];
/** While more messages wait to be acknowledged, the recording stands still. */
const MOST_PENDING = 16;
/** Seconds for a client to forget one level before the next begins. */
const BETWEEN_LEVELS = 0.5;
/** Seconds without sending anything, after which the server sends something to be kept. */
const KEEP_ALIVE = 5;

const RECONNECT = serverMessages([{ type: "stufftext", text: "reconnect\n" }]);
const NOP = serverMessages([{ type: "nop" }]);

/** What the recording waits for. */
type Awaited =
  /** The client's answer to a stage. */
  | { readonly kind: "answer"; readonly stage: number }
  /** All was acknowledged. */
  | { readonly kind: "acknowledged" }
  /** The client has forgotten the level before. */
  | { readonly kind: "pause"; readonly until: number };

/**
 * Shows a recording to one client, from its beginning on. The client signs on to each level as on any server, and the
 * recording waits for it; then it plays in real time. What must arrive does, however slow the client is: the recording
 * waits for that too. Times are seconds. When the connection is over it stops.
 */
export class Watcher implements Guest {
  readonly #clock: Clock;
  readonly #connection: Connection;
  readonly #reel: Reel;
  readonly #pace: Pace;
  readonly #seeks: TokenBucket;
  readonly #loop: boolean;
  readonly #ended: (watcher: Watcher, end: WatcherEnd) => void;
  readonly #commands: ClientCommands;
  /** The block that is shown next. */
  #next = 0;
  /** Frames before that second are passed over. */
  #from = 0;
  /** Nothing goes on until the client says so, but for one frame where it has gone elsewhere. */
  #isPaused = false;
  #hasShown = true;
  #awaited: Awaited | undefined;
  /** The client knows that a level begins. */
  #isAnnounced = true;
  #end: "finished" | "left" | undefined;
  #forget = (): void => {};

  /** @param ended called once when nobody watches any more */
  constructor(
    clock: Clock,
    connection: Connection,
    reel: Reel,
    { speed = 1, loop = false }: ShowOptions,
    ended: (watcher: Watcher, end: WatcherEnd) => void,
  ) {
    this.#clock = clock;
    this.#connection = connection;
    this.#reel = reel;
    this.#pace = new Pace(speed);
    this.#seeks = new TokenBucket(SEEKS.rate, SEEKS.burst, clock.now());
    this.#loop = loop;
    this.#ended = ended;
    this.#commands = new ClientCommands(reel.isFitzQuake);
  }

  get address(): Address {
    return this.#connection.address;
  }

  /** What the client calls its player: a character a byte, empty until it is sent. */
  get name(): string {
    return this.#commands.name;
  }

  /** How far the recording is, in seconds. */
  get seconds(): number {
    return this.#reel.blocks[Math.max(0, this.#next - 1)]!.at;
  }

  /** What became of packets. */
  get statistics(): Readonly<ChannelStatistics> {
    return this.#connection.statistics;
  }

  /** What others may know. */
  get facts(): PlayerFacts {
    const { name, colors } = this.#commands;
    return { name, colors, seconds: this.#clock.now() - this.#connection.since };
  }

  /** Takes what the client says. Of that, only its answers, its wishes and its goodbye mean anything: moves are let be. */
  message(bytes: Uint8Array): void {
    for (const command of this.#commands.read(bytes)) {
      if (command === "disconnect") return this.#leave("left");
      if (this.#awaited?.kind === "answer" && command === ANSWERS[this.#awaited.stage])
        this.#awaited = undefined;
    }
    for (const text of this.#commands.texts) if (this.#connection.isOpen) this.#obey(wishIn(text));
  }

  #obey(wish: Wish | undefined): void {
    switch (wish?.kind) {
      case undefined:
        return;
      case "pause":
      case "play":
        // The key of NetQuake's clients says "pause" to go on, too.
        this.#isPaused = wish.kind === "pause" && !this.#isPaused;
        this.#print(
          `${this.#isPaused ? "paused at" : "goes on from"} ${timeText(this.seconds)} of ${timeText(this.#reel.seconds)}`,
        );
        return;
      case "speed":
        this.#pace.speed = wish.factor;
        return this.#print(`speed ${wish.factor}`);
      case "help":
        return this.#print(`say ${WISHES}`);
      case "view":
        return this.#print("there is one view alone");
      case "seek":
        return this.#seek((wish.isRelative ? this.seconds : 0) + wish.seconds);
    }
  }

  #print(text: string): void {
    this.#connection.sendReliable(serverMessages([{ type: "print", text: `${text}\n` }]));
  }

  /** Goes to another second: the client signs on to its level anew, and gets what was set in it since. */
  #seek(seconds: number): void {
    if (this.#awaited !== undefined || !this.#seeks.take(this.#clock.now()))
      return this.#print("not so fast");
    this.#from = Math.min(Math.max(0, seconds), Math.max(0, this.#reel.seconds - 1));
    const isBefore = ({ begins, at }: ReelBlock): boolean => begins && at <= this.#from;
    this.#next = Math.max(0, this.#reel.blocks.findLastIndex(isBefore));
    this.#isAnnounced = false;
    this.#hasShown = false;
  }

  /** Goes on where what it waited for has come. */
  progressed(): void {
    if (this.#awaited?.kind === "acknowledged" && this.#connection.pending === 0) this.#pause();
    this.#show();
  }

  over(end: ConnectionEnd): void {
    this.#forget();
    this.#ended(this, this.#end ?? (end as WatcherEnd));
  }

  #leave(end: "finished" | "left"): void {
    this.#end = end;
    this.#forget();
    if (end === "left") this.#connection.cut();
    else this.#connection.end(goodbye());
  }

  /** Shows all that is due, and wakes up again when more is. */
  #show(): void {
    this.#forget();
    const { blocks } = this.#reel;
    while (this.#connection.isOpen) {
      if (this.#mustWait()) return this.#standStill();
      const block = blocks[this.#next];
      if (block === undefined) {
        if (!this.#loop) return this.#leave("finished");
        this.#next = 0;
        this.#from = 0;
      } else if (block.begins && !this.#isAnnounced) this.#announce();
      else if (!this.#isDue(block)) return;
      else this.#send(block);
    }
  }

  #mustWait(): boolean {
    if (this.#connection.pending > MOST_PENDING) return true;
    const awaited = this.#awaited;
    if (awaited?.kind === "pause" && this.#clock.now() >= awaited.until) {
      this.#awaited = undefined;
      this.#isAnnounced = true;
    }
    return this.#awaited !== undefined || (this.#isPaused && this.#hasShown);
  }

  /** Until something comes from the client, or the time does, only says that the server is there. */
  #standStill(): void {
    this.#pace.stop();
    const now = this.#clock.now();
    if (now >= this.#connection.sentAt + KEEP_ALIVE) this.#connection.sendUnreliable(NOP);
    const due =
      this.#awaited?.kind === "pause" ? this.#awaited.until : this.#connection.sentAt + KEEP_ALIVE;
    this.#forget = this.#clock.after(due - now, () => this.#show());
  }

  /** Whether it is a block's time. Sees to it that it will be. */
  #isDue({ at }: ReelBlock): boolean {
    if (at < this.#from) return true;
    const wait = this.#pace.until(at, this.#clock.now());
    if (wait > 0) {
      this.#forget = this.#clock.after(wait, () => this.#show());
      return false;
    }
    return true;
  }

  #send({ at, isReliable, packets, stage, begins }: ReelBlock): void {
    this.#next++;
    if (!isReliable && at < this.#from) return;
    if (!isReliable) this.#hasShown = true;
    for (const packet of packets) {
      if (isReliable) this.#connection.sendReliable(packet);
      else this.#connection.sendUnreliable(packet);
    }
    if (begins) this.#isAnnounced = false;
    if (stage > 0) this.#awaited = { kind: "answer", stage };
  }

  /** Has the client forget the level that it is in, as a server does before the next one (ERRATA 25). */
  #announce(): void {
    this.#connection.sendReliable(RECONNECT);
    this.#awaited = { kind: "acknowledged" };
  }

  #pause(): void {
    this.#awaited = { kind: "pause", until: this.#clock.now() + BETWEEN_LEVELS };
  }
}
