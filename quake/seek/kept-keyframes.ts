import type { Keyframe } from "../world/index.ts";

/**
 * No more keyframes are kept: of larger recordings every second one is, and so on. Each takes some four kilobytes, and a
 * recording of 500 MB is read four times as far from one of them as a small one.
 */
const MOST = 1 << 14;

/** The keyframes of a recording, as far apart as is asked for; further where there would be too many. */
export class KeptKeyframes {
  #list: Keyframe[] = [];
  #between: number;
  #since = 0;

  /** @param between what lies between two, in the units that are passed */
  constructor(between: number) {
    this.#between = between;
  }

  /** In their order. */
  get list(): readonly Keyframe[] {
    return this.#list;
  }

  /** So much has been read. */
  pass(amount: number): void {
    this.#since += amount;
  }

  /** Whether the next one is due. The first one is at once: finding the version takes longer than reading on from there. */
  get isDue(): boolean {
    return this.#since >= this.#between || this.#list.length === 0;
  }

  /** Keeps one, where there can be one. */
  keep(keyframe: Keyframe | undefined): void {
    this.#since = 0;
    if (keyframe !== undefined) this.#list.push(keyframe);
    if (this.#list.length < MOST) return;
    this.#list = this.#list.filter((_, i) => i % 2 === 0);
    this.#since = this.#between;
    this.#between *= 2;
  }
}
