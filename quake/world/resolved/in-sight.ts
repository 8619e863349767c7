/** What is in sight, by number: the same map for as long as nothing of it is another, in the order of all that is known. */
export class InSight<K, V> {
  #now = new Map<number, V>();
  #isStale = true;
  readonly #all: () => ReadonlyMap<number, K>;
  readonly #shownAs: (number: number, known: K) => V | undefined;
  readonly #isOwn: boolean;

  /**
   * @param all what is known
   * @param shownAs one of them as worlds show it; undefined where it is not in sight
   * @param isPassing a map is looked at before the next one is asked for, and may be that one, too
   */
  constructor(
    all: () => ReadonlyMap<number, K>,
    shownAs: (number: number, known: K) => V | undefined,
    isPassing: boolean,
  ) {
    this.#all = all;
    this.#shownAs = shownAs;
    this.#isOwn = isPassing;
  }

  /** All of them may be shown in another way. */
  forget(): void {
    this.#isStale = true;
  }

  /** @param changed the numbers of those of which something is another than when it was asked for last */
  after(changed: Iterable<number>): ReadonlyMap<number, V> {
    if (this.#isStale || !this.#change(changed)) {
      this.#isStale = false;
      this.#now = new Map();
      for (const [number, known] of this.#all()) {
        const shown = this.#shownAs(number, known);
        if (shown !== undefined) this.#now.set(number, shown);
      }
    }
    return this.#now;
  }

  /** False where one comes into sight, whose place in the order nobody knows. */
  #change(changed: Iterable<number>): boolean {
    const all = this.#all();
    let now = this.#now;
    for (const number of changed) {
      const last = now.get(number);
      const shown = this.#shownAs(number, all.get(number)!);
      if (shown === last) continue;
      if (last === undefined) return false;
      // Others may have the last map.
      if (now === this.#now && !this.#isOwn) now = new Map(now);
      if (shown === undefined) now.delete(number);
      else now.set(number, shown);
    }
    this.#now = now;
    return true;
  }
}
