/** Sets of keys that are the same, found by one of each. */
export class Sets {
  readonly #above = new Map<string, string>();

  /** The key that stands for a key's set: itself, where it was joined with no other. */
  find(key: string): string {
    let at = key;
    for (let up = this.#above.get(at); up !== undefined; up = this.#above.get(at)) at = up;
    // The next search is short.
    if (at !== key) this.#above.set(key, at);
    return at;
  }

  join(a: string, b: string): void {
    const [first, second] = [this.find(a), this.find(b)];
    if (first !== second) this.#above.set(second, first);
  }
}
