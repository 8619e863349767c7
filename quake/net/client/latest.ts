/** A value that changes, for readers who want the latest and need none of those between. */
export class Latest<T> {
  #value: T | undefined;
  #end: { readonly error: unknown } | undefined;
  #change = new Change();

  get value(): T | undefined {
    return this.#value;
  }

  /** It is another one now. */
  set(value: T): void {
    this.#value = value;
    this.#changed();
  }

  /** Nothing follows: readers get the value that they do not have yet, then the end, with an error where there is one. */
  end(error?: unknown): void {
    this.#end ??= { error };
    this.#changed();
  }

  #changed(): void {
    const change = this.#change;
    this.#change = new Change();
    change.tell();
  }

  /** The value, and what it becomes. */
  async *values(): AsyncGenerator<T, void> {
    let read: T | undefined;
    for (;;) {
      if (this.#value !== undefined && this.#value !== read) yield (read = this.#value);
      else if (this.#end === undefined) await this.#change.reported;
      else if (this.#end.error === undefined) return;
      else throw this.#end.error;
    }
  }
}

/** Something that will happen once. */
class Change {
  tell!: () => void;
  readonly reported: Promise<void> = new Promise((resolve) => {
    this.tell = resolve;
  });
}
