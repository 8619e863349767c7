import { VirtualClock } from "../../quake/net/transport/virtual-clock.ts";

/** A virtual clock that knows how many timers wait. */
export class CountingClock extends VirtualClock {
  readonly #waiting = new Set<object>();

  get timers(): number {
    return this.#waiting.size;
  }

  /** How many wait after each of some texts is said. */
  timersAfter(say: (text: string) => void, ...texts: string[]): number[] {
    return texts.map((text) => {
      say(text);
      return this.timers;
    });
  }

  override after(seconds: number, call: () => void): () => void {
    const timer = {};
    this.#waiting.add(timer);
    const forget = super.after(seconds, () => {
      this.#waiting.delete(timer);
      call();
    });
    return () => {
      this.#waiting.delete(timer);
      forget();
    };
  }
}
