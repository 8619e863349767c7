/** Messages of one packet, as far as nobody has read them. */
interface Batch<M> {
  readonly messages: readonly M[];
  readonly isReliable: boolean;
  /** What the packet takes. */
  readonly size: number;
  /** How many of them were read. */
  read: number;
}

/** What a message takes beside its bytes on the wire. */
const EACH = 64;

interface Waiter<M> {
  readonly resolve: (result: IteratorResult<M, undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Messages between a network, which does not wait, and a reader, who may take his time. No more than the limit wait:
 * then the oldest packet that might have been lost on its way is lost, and where there is none, the oldest of all.
 */
export class MessageQueue<M> implements AsyncIterableIterator<M, undefined> {
  readonly #batches: Batch<M>[] = [];
  readonly #waiters: Waiter<M>[] = [];
  #size = 0;
  #end: { readonly error: unknown } | undefined;
  /** Messages that were dropped since nobody read them in time. */
  skipped = 0;

  /** @param limit bytes of packets that may wait, of which each message takes 64 more than it has */
  constructor(readonly limit: number) {}

  /** What waits, as the limit counts it. */
  get size(): number {
    return this.#size;
  }

  /** Adds the messages of a packet of that many bytes. */
  push(messages: readonly M[], bytes: number, isReliable: boolean): void {
    let read = 0;
    while (read < messages.length && this.#waiters.length > 0)
      this.#waiters.shift()!.resolve({ done: false, value: messages[read++]! });
    if (read === messages.length) return;
    const size = bytes + EACH * messages.length;
    this.#batches.push({ messages, isReliable, size, read });
    this.#size += size;
    while (this.#size > this.limit) this.#drop();
  }

  #drop(): void {
    const place = this.#batches.findIndex(({ isReliable }) => !isReliable);
    const [batch] = this.#batches.splice(Math.max(0, place), 1);
    this.#size -= batch!.size;
    this.skipped += batch!.messages.length - batch!.read;
  }

  /** Nothing follows: who reads is informed when all that waits was read, with an error where there is one. */
  end(error?: unknown): void {
    this.#end ??= { error };
    for (const waiter of this.#waiters.splice(0)) this.#finish(waiter);
  }

  #finish({ resolve, reject }: Waiter<M>): void {
    const { error } = this.#end!;
    // It is reported once: a loop that begins again just ends.
    this.#end = { error: undefined };
    if (error === undefined) resolve({ done: true, value: undefined });
    else reject(error);
  }

  next(): Promise<IteratorResult<M, undefined>> {
    return new Promise((resolve, reject) => {
      const batch = this.#batches[0];
      if (batch === undefined) {
        const waiter = { resolve, reject };
        if (this.#end === undefined) this.#waiters.push(waiter);
        else this.#finish(waiter);
        return;
      }
      const value = batch.messages[batch.read++]!;
      if (batch.read === batch.messages.length) {
        this.#batches.shift();
        this.#size -= batch.size;
      }
      resolve({ done: false, value });
    });
  }

  /** Whoever reads stops. What waits stays, for whoever reads next. */
  async return(): Promise<IteratorResult<M, undefined>> {
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
