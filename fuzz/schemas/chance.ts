import { type Random, randomFrom } from "../random.ts";

/** Choices that follow from a seed. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  /** True with this probability. */
  is(probability: number): boolean {
    return this.#random() < probability;
  }

  /** A whole number from `min` to `max`, both included. */
  from(min: number, max: number): number {
    return min + Math.floor(this.#random() * (max - min + 1));
  }

  of<T>(list: readonly T[]): T {
    return list[this.from(0, list.length - 1)]!;
  }

  /** One of them, by their weights. */
  weighed<T>(list: readonly T[], weightOf: (one: T) => number): T {
    let left = this.#random() * list.reduce((sum, one) => sum + weightOf(one), 0);
    return list.find((one) => (left -= weightOf(one)) < 0) ?? list.at(-1)!;
  }

  /** This many of them, in another order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, list.length) },
      () => left.splice(this.from(0, left.length - 1), 1)[0]!,
    );
  }
}
