/** A map whose copies are made only where it has changed since the last one. Its values do not change. */
export class KeptMap<K, V> {
  readonly #now = new Map<K, V>();
  #copy: ReadonlyMap<K, V> | undefined;

  get(key: K): V | undefined {
    return this.#now.get(key);
  }

  set(key: K, value: V): void {
    this.#now.set(key, value);
    this.#copy = undefined;
  }

  clear(): void {
    this.#now.clear();
    this.#copy = undefined;
  }

  /** What it has so far. */
  save(): ReadonlyMap<K, V> {
    return (this.#copy ??= new Map(this.#now));
  }

  restore(saved: ReadonlyMap<K, V>): void {
    this.#now.clear();
    for (const [key, value] of saved) this.#now.set(key, value);
    this.#copy = saved;
  }
}
