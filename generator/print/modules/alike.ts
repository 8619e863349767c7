/** What plain data that looks alike as JSON has in common. */
export interface Alike {
  /** A number of its own. */
  readonly id: number;
  /** How many characters of JSON it is. */
  readonly length: number;
}

/** Numbers for plain data, by what it holds: each value is looked at once, however deep and often it is. */
export class AlikeData {
  readonly #byText = new Map<string, Alike>();
  readonly #byObject = new WeakMap<object, Alike>();

  of(value: unknown): Alike {
    if (typeof value !== "object" || value === null) {
      const text = JSON.stringify(value) ?? "null";
      return this.#known(text, text.length);
    }
    let alike = this.#byObject.get(value);
    if (alike === undefined) {
      alike = Array.isArray(value) ? this.#list(value) : this.#record(value);
      this.#byObject.set(value, alike);
    }
    return alike;
  }

  idsOf(list: readonly unknown[]): number[] {
    return list.map((item) => this.of(item).id);
  }

  #list(list: readonly unknown[]): Alike {
    const items = list.map((item) => this.of(item));
    const length = items.reduce((sum, item) => sum + item.length + 1, 1);
    return this.#known(`[${items.map(({ id }) => id).join()}]`, Math.max(length, 2));
  }

  #record(value: object): Alike {
    const parts: string[] = [];
    let length = 1;
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const name = JSON.stringify(key);
      const alike = this.of(member);
      parts.push(`${name}:${alike.id}`);
      length += name.length + alike.length + 2;
    }
    return this.#known(`{${parts.join()}}`, Math.max(length, 2));
  }

  #known(text: string, length: number): Alike {
    let alike = this.#byText.get(text);
    if (alike === undefined) this.#byText.set(text, (alike = { id: this.#byText.size, length }));
    return alike;
  }
}
