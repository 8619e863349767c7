import type { Clock } from "./clock.ts";

interface Timer {
  /** When it is due, in seconds. */
  readonly at: number;
  call: (() => void) | undefined;
}

/**
 * A clock that is stopped until it is asked to go on: whole sessions run in a test in no time, and always alike.
 * It begins at 0.
 */
export class VirtualClock implements Clock {
  #now = 0;
  /** The one that is due first is last; of two that are due together, the one made first. */
  readonly #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(seconds: number, call: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.max(0, seconds), call };
    this.#timers.splice(this.#placeFor(timer.at), 0, timer);
    return () => {
      timer.call = undefined;
    };
  }

  /** After all that are due later, before all that are due no later. */
  #placeFor(at: number): number {
    let [low, high] = [0, this.#timers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#timers[middle]!.at > at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Lets that many seconds pass, and calls what falls due in them, one after the other. What it calls may add more. */
  advance(seconds: number): void {
    const end = this.#now + seconds;
    while (this.#step(end));
    this.#now = end;
  }

  /**
   * As `advance`, and after each call whoever awaits something goes on, for as long as it needs no more than promises.
   * What a call throws, this throws.
   *
   * @param until ends it before the time is over
   */
  async run(seconds: number, until: () => boolean = () => false): Promise<void> {
    const end = this.#now + seconds;
    await settled();
    while (!until()) {
      const next = this.#timers.at(-1);
      if (next === undefined || next.at > end) {
        this.#now = end;
        return;
      }
      this.#step(next.at);
      await settled();
    }
  }

  /** Calls the next timer that is due by then. */
  #step(end: number): boolean {
    const next = this.#timers.at(-1);
    if (next === undefined || next.at > end) return false;
    this.#timers.pop();
    this.#now = Math.max(this.#now, next.at);
    next.call?.();
    return true;
  }
}

/** Comes when all promises that wait for nothing else are done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
