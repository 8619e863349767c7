/** A list that comes in several messages has no more of them. */
const MOST_PARTS = 8;
const MOST_NAMES = 0xff;

/**
 * The numbers that names have in a game, by those that they have in Qizmo's list: what is in both changes places, so that
 * all others keep some number of their own.
 */
export class NameNumbers {
  readonly #known: ReadonlyMap<string, number>;
  readonly #parts = new Map<number, readonly string[]>();
  #numbers = Uint8Array.from({ length: 256 }, (_, i) => i);

  /** @param known Qizmo's list */
  constructor(known: readonly string[]) {
    this.#known = new Map(known.map((name, i) => [name, i] as const).slice(1));
  }

  /** A name's number in the game, by its own in what Qizmo packed. */
  number(own: number): number {
    return this.#numbers[own]!;
  }

  /** How many messages had names. */
  get parts(): number {
    return this.#parts.size;
  }

  /**
   * Names of the game came, which count from a number on.
   *
   * @returns whether they are new
   */
  add(start: number, names: readonly string[]): boolean {
    if (start === 0) this.#parts.clear();
    if (this.#parts.has(start) || this.#parts.size === MOST_PARTS) return false;
    this.#parts.set(start, names);
    return true;
  }

  /**
   * Looks up the names that came.
   *
   * @param passed how many messages after the first are passed over
   */
  settle(passed = 0): void {
    const numbers = Uint8Array.from({ length: 256 }, (_, i) => i);
    const owns = Uint8Array.from(numbers);
    for (const [i, name] of this.#names(passed).entries()) {
      const own = this.#known.get(name);
      const number = i + 1;
      if (own === undefined || owns[number] === own) continue;
      const other = owns[number]!;
      const place = owns[own] === own ? own : numbers[own]!;
      owns[number] = own;
      numbers[own] = number;
      owns[place] = other;
      numbers[other] = place;
    }
    this.#numbers = numbers;
  }

  #names(passed: number): string[] {
    const found: string[] = [];
    for (const [i, names] of [...this.#parts.values()].entries()) {
      if (i > 0 && i <= passed) continue;
      if (names.length === 0) break;
      found.push(...names);
    }
    return found.slice(0, MOST_NAMES);
  }
}
