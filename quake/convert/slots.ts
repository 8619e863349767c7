/** Gives numbers to what has other numbers elsewhere: its own where that is free, or the first one that is. */
export class Places {
  readonly #count: number;
  readonly #taken = new Map<number, number>();
  readonly #places = new Map<number, number>();

  /** @param count the numbers that there are, from 0 on */
  constructor(count: number) {
    this.#count = count;
  }

  /** The number of something; undefined where there is no more room. */
  of(own: number): number | undefined {
    const known = this.#places.get(own);
    if (known !== undefined) return known;
    const place = own < this.#count && !this.#taken.has(own) ? own : this.#free();
    if (place === undefined) return undefined;
    this.#places.set(own, place);
    this.#taken.set(place, own);
    return place;
  }

  /** It is gone, and another one may have its number. */
  leave(own: number): void {
    const place = this.#places.get(own);
    if (place === undefined) return;
    this.#places.delete(own);
    this.#taken.delete(place);
  }

  #free(): number | undefined {
    // The last ones are least likely to be somebody's own.
    for (let place = this.#count - 1; place >= 0; place--)
      if (!this.#taken.has(place)) return place;
    return undefined;
  }
}
