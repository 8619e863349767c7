import type { Pickup } from "./said.ts";

/** Seconds: the longest time between what is printed and what figures show. */
const SOON = 1;

/** Who tells of a pickup: what is printed, or figures that change. */
type Source = "print" | "figures";

/** Pickups of things that both tell of: each is one event. */
export class Pickups {
  readonly #last = new Map<string, { readonly at: number; readonly from: Source }>();

  /** Whether the other source told of a pickup just now, and this one did not since. */
  isKnown({ player, item }: Pickup, at: number, from: Source): boolean {
    const key = `${player?.slot} ${item}`;
    const last = this.#last.get(key);
    const isKnown = last !== undefined && last.from !== from && at - last.at <= SOON;
    if (isKnown) this.#last.delete(key);
    else this.#last.set(key, { at, from });
    return isKnown;
  }
}
