import { textToBytes } from "../../../runtime/bytes/text/text.ts";
import { onAbort } from "../client/abort.ts";
import { type Address, addressText, sameAddress } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";
import { NetError } from "../transport/errors.ts";
import type { Socket } from "../transport/transport.ts";

/** What an answer comes to: words to say next, or what was asked for in the end. */
export type Next<T> = { readonly say: string } | { readonly done: T };

/** How a server is asked. */
export interface HandshakeOptions<T> {
  /** The game, for people: `QuakeWorld`. */
  readonly game: string;
  /** Seconds to wait for an answer before asking again. */
  readonly timeout: number;
  /** How often each question is asked. */
  readonly tries: number;
  /** The first words. */
  readonly first: string;
  /** Takes a packet from the server. Gives nothing where it is no answer; throws NetError where the server refuses. */
  answer(packet: Uint8Array): Next<T> | undefined;
  /** Called when that many requests were not answered, and the next one goes out. */
  readonly unanswered?: ((tries: number) => void) | undefined;
}

/** Words outside of a connection, as bytes. A character is a byte. */
export function wordsPacket(words: string): Uint8Array {
  return textToBytes(`\xff\xff\xff\xff${words}`);
}

/** Words between a client and a server, that lead to a connection: each is said until it is answered, but not for ever. */
export class Handshake<T> {
  readonly #clock: Clock;
  readonly #server: Address;
  readonly #options: HandshakeOptions<T>;
  #words: string;
  #tries = 0;
  #asked = 0;
  /** How often the server's answers changed what is said: whoever forges them gets no more of it. */
  #changes = 0;
  #forget = (): void => {};
  #socket: Socket | undefined;
  #end:
    | { readonly resolve: (result: T | undefined) => void; readonly reject: (e: unknown) => void }
    | undefined;

  constructor(clock: Clock, server: Address, options: HandshakeOptions<T>) {
    this.#clock = clock;
    this.#server = server;
    this.#options = options;
    this.#words = options.first;
  }

  /** Takes a packet that came to the socket. */
  receive(packet: Uint8Array, from: Address): void {
    if (this.#end === undefined || !sameAddress(from, this.#server)) return;
    try {
      const next = this.#options.answer(packet);
      if (next === undefined) return;
      if ("done" in next) return this.#stop()?.resolve(next.done);
      // The same answer again changes nothing: it was late.
      if (next.say === this.#words || this.#changes === this.#options.tries) return;
      this.#changes++;
      this.#words = next.say;
      this.#tries = 0;
      this.#ask();
    } catch (error) {
      this.#stop()?.reject(error);
    }
  }

  /**
   * Asks, and waits until it comes to an end.
   *
   * @param signal ends the waiting: then there is no answer either
   * @returns undefined where the server does not answer. Rejects with what `answer` throws.
   */
  async run(socket: Socket, signal?: AbortSignal): Promise<T | undefined> {
    if (signal?.aborted) return undefined;
    this.#socket = socket;
    const forget = onAbort(signal, () => this.#stop()?.resolve(undefined));
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        this.#end = { resolve, reject };
        this.#ask();
      });
    } finally {
      forget();
    }
  }

  /** The error of a server that has not answered. */
  noAnswer(): NetError {
    const { game } = this.#options;
    const often = `asked ${this.#asked} times`;
    const text = `${addressText(this.#server)}: no ${game} server answers, ${often}. Is the port right?`;
    return new NetError("no-answer", text);
  }

  #ask(): void {
    this.#forget();
    if (this.#tries === this.#options.tries) return this.#stop()?.resolve(undefined);
    if (this.#tries > 0) this.#options.unanswered?.(this.#tries);
    this.#tries++;
    this.#asked++;
    this.#socket!.send(wordsPacket(this.#words), this.#server);
    this.#forget = this.#clock.after(this.#options.timeout, () => this.#ask());
  }

  /** Nothing is asked or heard any more. Gives who waits. */
  #stop() {
    const end = this.#end;
    this.#forget();
    this.#end = undefined;
    return end;
  }
}
