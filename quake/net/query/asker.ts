import { type Address, addressText, sameAddress } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";
import {
  type Control,
  controlPacket,
  GAME,
  NET_PROTOCOL_VERSION,
  type NewControl,
  readControl,
} from "../channel/control.ts";
import { NetError } from "../transport/errors.ts";
import { GETINFO, type OtherServer, otherServer, STATUS } from "./other-server.ts";
import type { Socket } from "../transport/transport.ts";

/** How long and how often a server is asked. */
export interface AskOptions {
  /** Seconds to wait for an answer before asking again: 1 by default. */
  readonly timeout?: number;
  /** How often a question is asked: 3 times by default. */
  readonly tries?: number;
}

/** From this try on a server that has not answered is asked whether it is another game's. */
const DOUBT = 2;
/** After that many tries it is, where it has answered that. */
const SURE = 3;
/** This many seconds later at most: it has answered all that it knows. */
const SURE_SECONDS = 1;
/** A NetQuake server tells what it is also while it lets nobody in. */
const WHAT = { type: "ccreq_server_info", game: GAME, version: NET_PROTOCOL_VERSION } as const;

/** Takes a message that may be an answer. Gives what was asked for, where it is. */
export type Match<T> = (message: Control) => T | undefined;

/** Asks a server questions outside of a connection. Packets may be lost: a question is asked again, but not for ever. */
export class Asker {
  readonly server: Address;
  readonly #clock: Clock;
  readonly #wait: (tries: number) => number;
  readonly #tries: number;
  #socket: Socket | undefined;
  /** Those who wait for an answer. */
  readonly #waiting = new Set<(message: Control) => void>();
  /** The server has answered something. */
  #isHeard = false;
  /** Packets that came from elsewhere than the server, or were no control messages. */
  dropped = 0;
  /** What else than a NetQuake server answers there, for people. */
  other: OtherServer | undefined;
  /** How often it was asked in all, and since when, in seconds of the clock. */
  #asked = 0;
  #since: number | undefined;

  /** @param wait seconds to wait for an answer when it was asked so often: always the same by default */
  constructor(
    clock: Clock,
    server: Address,
    { timeout = 1, tries = 3 }: AskOptions,
    wait: (tries: number) => number = () => timeout,
  ) {
    this.#clock = clock;
    this.server = server;
    this.#wait = wait;
    this.#tries = tries;
  }

  /** The socket to ask through. */
  set socket(socket: Socket) {
    this.#socket = socket;
  }

  /** Takes a packet that came to the socket. */
  receive(packet: Uint8Array, from: Address): void {
    const isServers = sameAddress(from, this.server);
    const message = isServers ? readControl(packet) : undefined;
    if (message === undefined) {
      this.dropped++;
      if (isServers) this.other ??= otherServer(packet);
      return;
    }
    this.#isHeard = true;
    for (const tell of this.#waiting) tell(message);
  }

  /** The error of a server that has not answered, with advice where nothing else did. */
  noAnswer(advice = ""): NetError {
    const place = addressText(this.server);
    if (this.other === undefined) {
      const seconds = Math.round(this.#clock.now() - (this.#since ?? this.#clock.now()));
      const often = `asked ${this.#asked} times in ${seconds} s`;
      return new NetError("no-answer", `${place}: no NetQuake server answers, ${often}${advice}`);
    }
    const { what, advice: how } = this.other;
    const text = `${place}: this is ${what}, and no NetQuake server${how && `: ${how}`}`;
    return new NetError("other-game", text);
  }

  /**
   * Asks one question or several, and waits until the answers are there. Gives nothing where they do not come. Rejects
   * with what `match` throws.
   *
   * @param questions what is to be asked so far: it is called for each try, with the number of those before
   * @param signal ends the waiting: then there is no answer either
   */
  ask<T>(
    questions: (tries: number) => readonly NewControl[],
    match: Match<T>,
    signal?: AbortSignal,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      let tries = 0;
      let forget = (): void => {};
      const stop = (): void => {
        forget();
        this.#waiting.delete(tell);
        signal?.removeEventListener("abort", aborted);
      };
      const done = (answer: T | undefined): void => {
        stop();
        resolve(answer);
      };
      const aborted = (): void => done(undefined);
      const tell = (message: Control): void => {
        try {
          const answer = match(message);
          if (answer !== undefined) done(answer);
        } catch (error) {
          stop();
          reject(error);
        }
      };
      const again = (): void => {
        // Some servers are of several kinds: one packet that is lost does not make it another one.
        const isOther = (): boolean => this.other !== undefined && !this.#isHeard && tries >= SURE;
        if (isOther() || tries++ === this.#tries) return done(undefined);
        for (const question of questions(tries - 1))
          this.#socket?.send(controlPacket(question), this.server);
        this.#asked++;
        this.#since ??= this.#clock.now();
        if (!this.#isHeard && tries >= Math.min(DOUBT, this.#tries))
          for (const question of [STATUS, GETINFO, controlPacket(WHAT)])
            this.#socket?.send(question, this.server);
        const seconds = this.#wait(tries);
        forget = this.#clock.after(isOther() ? Math.min(seconds, SURE_SECONDS) : seconds, again);
      };
      if (signal?.aborted) return resolve(undefined);
      signal?.addEventListener("abort", aborted);
      this.#waiting.add(tell);
      again();
    });
  }
}
