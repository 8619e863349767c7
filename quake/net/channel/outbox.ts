import { NetError } from "../transport/errors.ts";

/** What a message in the queue takes, beside its bytes. */
const EACH = 16;

/** Reliable messages that wait to be sent, in order. No more wait than the limit says. */
export class Outbox {
  readonly #messages: Uint8Array[] = [];
  #bytes = 0;

  /** @param limit bytes that may wait, of which each message takes a few more than it has */
  constructor(readonly limit: number) {}

  get length(): number {
    return this.#messages.length;
  }

  /** Bytes of the first message: 0 where none waits. */
  get nextLength(): number {
    return this.#messages[0]?.length ?? 0;
  }

  /** Adds a message, as a copy. Throws NetError "queue-full". */
  add(message: Uint8Array): void {
    const bytes = this.#bytes + message.length + EACH;
    if (bytes > this.limit) {
      const waiting = `${this.#messages.length} messages wait, ${this.#bytes} bytes of ${this.limit}`;
      throw new NetError(
        "queue-full",
        `a message of ${message.length} bytes has no room: ${waiting}. The other side takes one packet at a time: send less, or wait`,
      );
    }
    this.#bytes = bytes;
    this.#messages.push(new Uint8Array(message));
  }

  /** The first message: it waits no longer. */
  take(): Uint8Array | undefined {
    const message = this.#messages.shift();
    if (message !== undefined) this.#bytes -= message.length + EACH;
    return message;
  }
}
