import { Telling } from "../runtime/table/roles.ts";
import type { AnyContainer } from "./formats.ts";

/** The time of blocks, where they tell it: themselves, or how long after the one before each is. */
export class BlockClock {
  readonly #block: Telling;
  /** The sum of what blocks told, in their unit: a sum of integers loses nothing. */
  #steps = 0;

  constructor({ table }: AnyContainer) {
    this.#block = new Telling(table.messages[0]!);
  }

  /** The sum by now, to be put into another clock of the same recording. */
  get steps(): number {
    return this.#steps;
  }

  set steps(steps: number) {
    this.#steps = steps;
  }

  /** Takes each block of a recording in turn, and gives its seconds; undefined where blocks tell no time. */
  see(block: object): number | undefined {
    const told = this.#block.step(block);
    if (told === undefined) return this.#block.seconds(block);
    this.#steps += told.step;
    return this.#steps / told.rate;
  }
}
