/** Lists by how they end, item by item from the last one. */
export class ListTails {
  /** What follows a tail, by the tail and the item before it. */
  readonly #longer = new Map<string, number>();
  /** The tails that are lists, whole. */
  readonly #whole = new Set<number>();

  constructor(lists: Iterable<readonly number[]>) {
    for (const list of lists) {
      let tail = 0;
      for (const item of list.toReversed()) {
        const key = `${tail} ${item}`;
        const longer = this.#longer.get(key) ?? this.#longer.size + 1;
        this.#longer.set(key, longer);
        tail = longer;
      }
      this.#whole.add(tail);
    }
  }

  /** How many items at the end of a list are another list, the most first. */
  of(list: readonly number[]): number[] {
    const found: number[] = [];
    let tail = 0;
    for (const [i, item] of list.toReversed().entries()) {
      const longer = this.#longer.get(`${tail} ${item}`);
      if (longer === undefined) break;
      if (this.#whole.has(longer) && i + 1 < list.length) found.push(i + 1);
      tail = longer;
    }
    return found.toReversed();
  }
}
