import type { Address } from "../../transport/address.ts";
import type { Clock } from "../../transport/clock.ts";
import { NetError } from "../../transport/errors.ts";
import { TokenBucket } from "../../transport/token-bucket.ts";
import { Peer } from "../../channel/peer.ts";
import { Netchan } from "../../netchan/netchan.ts";
import type { ServedFilm } from "./film.ts";
import type { FilmShow, SpectatorEnd } from "./film-show.ts";
import { FrameSender } from "./frame-sender.ts";
import { FilmReader } from "./reader.ts";
import { Pace } from "../play/pace.ts";
import type { SignOn } from "./served-game.ts";
import { SEEKS, timeText, type Wish, wishIn, WISHES } from "../play/wishes.ts";

/** While more messages wait to be acknowledged, the recording stands still. */
const MOST_PENDING = 16;
/** Bytes that may wait for a client: a level's beginning has a tenth of it. */
const QUEUE = 1 << 20;
/** Seconds without sending anything: a client's packets are acknowledged by the server's. */
const QUIET = 0.1;
/** Seconds for which a goodbye is waited to be acknowledged. */
const LINGER = 5;

/** Shows a recording to one client, who may pause it, go to another second of it, and see it through another's eyes. */
export class Spectator {
  readonly address: Address;
  /** When it came, in the clock's seconds. */
  readonly since: number;
  readonly #clock: Clock;
  readonly #film: ServedFilm;
  readonly #loop: boolean;
  readonly #ended: (spectator: Spectator, end: SpectatorEnd) => void;
  readonly #peer: Peer<Netchan>;
  readonly #seeks: TokenBucket;
  #reader: FilmReader;
  #player: string | undefined;
  #signOn: SignOn | undefined;
  /** The client asked for the level before it was known. */
  #isAsked = false;
  readonly #pace: Pace;
  #isPaused = false;
  #seconds = 0;
  readonly #frames: FrameSender;
  #isOpen = true;
  #leaving: SpectatorEnd | undefined;
  #forget = (): void => {};

  /**
   * @param put sends a packet to the client
   * @param ended called once when nobody watches any more
   */
  constructor(
    clock: Clock,
    address: Address,
    request: Uint8Array,
    film: ServedFilm,
    { speed = 1, loop = false, timeout = 60 }: FilmShow,
    put: (packet: Uint8Array) => void,
    ended: (spectator: Spectator, end: SpectatorEnd) => void,
  ) {
    this.address = address;
    this.since = clock.now();
    this.#clock = clock;
    this.#film = film;
    this.#loop = loop;
    this.#ended = ended;
    this.#pace = new Pace(speed);
    this.#player = film.player;
    this.#seeks = new TokenBucket(SEEKS.rate, SEEKS.burst, clock.now());
    this.#reader = new FilmReader(film, 0, film.player);
    const events = {
      message: (bytes: Uint8Array) => this.#hear(bytes),
      lost: ({ code }: NetError) => this.#close(code === "timeout" ? "timeout" : "overflow"),
    };
    const { packet } = film.game;
    const open = (send: (bytes: Uint8Array) => void): Netchan =>
      new Netchan(film.game.wire(request), send, { packet, queue: QUEUE });
    this.#peer = new Peer(clock, put, events, { timeout }, open);
    this.#frames = new FrameSender(this.#peer, packet);
    this.#show();
  }

  /** Frames that no packet has room for. */
  get lost(): number {
    return this.#frames.lost;
  }

  /** How far the recording is, in seconds. */
  get seconds(): number {
    return this.#seconds;
  }

  /** When something was last heard, in the clock's seconds. */
  get heardAt(): number {
    return this.#peer.heardAt;
  }

  /** Whether anything was heard of the connection. */
  get hasSpoken(): boolean {
    return this.#peer.channel.heard !== undefined;
  }

  receive(packet: Uint8Array): void {
    if (!this.#isOpen) return;
    this.#peer.receive(packet);
    if (this.#leaving !== undefined && this.#peer.channel.pending === 0) this.#close(this.#leaving);
  }

  #hear(bytes: Uint8Array): void {
    if (this.#leaving !== undefined) return;
    for (const command of this.#film.game.commands(bytes)) {
      if (!this.#isOpen) return;
      if (/^(?:drop|disconnect)\b/.test(command)) return this.#close("left");
      if (/^download\b/.test(command)) this.#tell(this.#film.game.noFile);
      else if (this.#signOn === undefined) this.#isAsked ||= /^new\b/.test(command);
      else {
        this.#answer(this.#signOn, command);
        this.#obey(wishIn(command));
      }
    }
  }

  #answer(signOn: SignOn, command: string): void {
    const answers = signOn.answer(command);
    if (answers === undefined) return;
    for (const answer of answers) this.#tell(answer);
    if (signOn.isOver) this.#show();
  }

  /** Sends something that must arrive. Where too much waits already, the client is gone. */
  #tell(message: Uint8Array): void {
    if (!this.#isOpen) return;
    try {
      this.#peer.sendReliable(message);
    } catch {
      this.#close("overflow");
    }
  }

  #print(text: string): void {
    this.#tell(this.#film.game.print(`${text}\n`));
  }

  #obey(wish: Wish | undefined): void {
    const film = this.#film;
    switch (wish?.kind) {
      case undefined:
        return;
      case "pause":
        this.#isPaused = true;
        return this.#print(`paused at ${timeText(this.#seconds)} of ${timeText(film.seconds)}`);
      case "play":
        this.#isPaused = false;
        return this.#show();
      case "speed":
        this.#pace.speed = wish.factor;
        this.#print(`speed ${wish.factor}`);
        return this.#show();
      case "help":
        return this.#print(`say ${WISHES}`);
      case "seek":
        return this.#seek((wish.isRelative ? this.#seconds : 0) + wish.seconds, this.#player);
      case "view":
        if (film.player === undefined) return this.#print("there is one view alone");
        return this.#seek(this.#seconds, wish.player);
    }
  }

  /** Goes to another second, or another view: the client signs on to it anew. */
  #seek(seconds: number, player: string | undefined): void {
    if (!this.#seeks.take(this.#clock.now())) return this.#print("not so fast");
    const to = Math.min(Math.max(0, seconds), Math.max(0, this.#film.seconds - 1));
    this.#go(to, player);
    this.#show();
  }

  #go(seconds: number, player: string | undefined): void {
    this.#reader = new FilmReader(this.#film, seconds, player);
    this.#player = player;
    this.#seconds = seconds;
    this.#announce();
  }

  #announce(): void {
    this.#signOn = undefined;
    this.#isAsked = false;
    this.#frames.forget();
    this.#reader.begin();
    this.#tell(this.#film.game.again);
  }

  /** Shows all that is due, and wakes up again when more is. */
  #show(): void {
    while (this.#isOpen && this.#leaving === undefined) {
      if (!this.#reader.work()) return this.#wake(0);
      if (this.#reader.problem !== undefined) return this.#refuse(this.#reader.problem);
      if (this.#signOn === undefined) {
        if (!this.#lead()) return;
      } else if (this.#mustWait) return this.#standStill();
      else if (!this.#step()) return;
    }
  }

  #wake(seconds: number): void {
    this.#forget();
    this.#forget = this.#clock.after(seconds, () => this.#show());
  }

  /** The recording cannot be seen like that: it goes on as before, or ends. */
  #refuse(reason: string): void {
    this.#print(reason);
    if (this.#player === this.#film.player) return this.#leave("finished");
    this.#player = this.#film.player;
    this.#reader = new FilmReader(this.#film, this.#seconds, this.#player);
    this.#wake(0);
  }

  /** Gathers what leads into a level. Tells whether it goes on at once. */
  #lead(): boolean {
    const beginning = this.#reader.gather();
    if (beginning === undefined) {
      if (this.#reader.isOver) this.#finish();
      else this.#wake(0);
      return false;
    }
    this.#signOn = this.#film.game.signOn(beginning.leadIn);
    if (this.#isAsked) this.#answer(this.#signOn, "new");
    return true;
  }

  get #mustWait(): boolean {
    if (this.#signOn?.isOver !== true || this.#peer.channel.pending > MOST_PENDING) return true;
    // Of a level that has begun something is seen, also where the recording is paused.
    return this.#isPaused && this.#frames.hasShown;
  }

  /** Only says that the server is there. */
  #standStill(): void {
    this.#pace.stop();
    if (this.#clock.now() >= this.#peer.sentAt + QUIET) this.#frames.repeat();
    this.#wake(QUIET);
  }

  /** Shows what comes next. Tells whether more may be due. */
  #step(): boolean {
    const { next } = this.#reader;
    if (next === undefined) {
      this.#finish();
      return false;
    }
    if (next.begins) {
      this.#announce();
      return true;
    }
    const wait = this.#pace.until(next.at, this.#clock.now());
    if (wait > 0) {
      this.#wake(wait);
      return false;
    }
    this.#reader.take();
    this.#seconds = next.at;
    for (const { bytes } of next.lasting) this.#tell(bytes);
    if (next.frame !== undefined && this.#isOpen) this.#frames.send(next.frame);
    return true;
  }

  #finish(): void {
    if (!this.#loop || this.#film.seconds === 0) return this.#leave("finished");
    this.#go(0, this.#player);
    this.#wake(0);
  }

  #leave(end: SpectatorEnd): void {
    this.#tell(this.#film.game.goodbye);
    this.#leaving = end;
    this.#forget();
    this.#forget = this.#clock.after(LINGER, () => this.#close(end));
  }

  /** Ends at once. What waits to be sent is dropped; a goodbye may arrive. */
  end(end: "ended" | "replaced"): void {
    if (this.#isOpen && end === "ended") this.#peer.sendUnreliable(this.#film.game.goodbye);
    this.#close(end);
  }

  #close(end: SpectatorEnd): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#forget();
    this.#peer.close();
    this.#ended(this, end);
  }
}
