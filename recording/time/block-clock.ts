import { Meaning } from "../../runtime/table/facts/roles.ts";
import type { AnyContainer } from "../formats/formats.ts";

/** The time of blocks, where they tell it: themselves, or how long after the one before each is. */
export class BlockClock {
  readonly #block: Meaning;
  /** The sum of what blocks reported, in their unit: a sum of integers loses nothing. */
  #steps = 0;

  constructor({ table }: AnyContainer) {
    this.#block = new Meaning(table.messages[0]!);
  }

  /** The sum so far, to be put into another clock of the same recording. */
  get steps(): number {
    return this.#steps;
  }

  set steps(steps: number) {
    this.#steps = steps;
  }

  /** Takes each block of a recording in turn, and gives its seconds; undefined where blocks tell no time. */
  see(block: object): number | undefined {
    const step = this.#block.step(block);
    if (step === undefined) return this.#block.seconds(block);
    this.#steps += step.step;
    return this.#steps / step.rate;
  }
}
