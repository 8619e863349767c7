/** What an older program's words cannot say, of how many. */
export interface Loss {
  /** `hint_flags`, or what is lost where there is no such word. */
  readonly what: string;
  /** What became of it, as the end of a sentence. */
  readonly why: string;
  readonly unit: "message" | "block" | "byte";
  readonly count: number;
}

/**
 * Counts what a text that keeps to the words of an older program cannot say. A message or a block counts once for each
 * kind.
 */
export class Losses {
  readonly #kinds = new Map<string, Loss & { readonly at: number }>();
  #unit: "message" | "block" = "block";
  #at = 0;
  /** @param program what the older program is called */
  constructor(readonly program: string) {}

  /** How often something was written in other words than it is, or left out. */
  changes = 0;

  /** What comes now is of the next message, or of the next block. */
  next(unit: "message" | "block"): void {
    this.#unit = unit;
    this.#at++;
  }

  /** Something of what is being written cannot be said. */
  add(what: string, why: string): void {
    this.changes++;
    this.#count(what, why, this.#unit, 1, this.#at);
  }

  /** Something is said, and will not be read. */
  note(what: string, why: string): void {
    this.#count(what, why, this.#unit, 1, this.#at);
  }

  /** This many bytes are left out. */
  bytes(what: string, why: string, count: number): void {
    this.#count(what, why, "byte", count, -1);
  }

  #count(what: string, why: string, unit: Loss["unit"], count: number, at: number): void {
    const key = `${unit} ${what}`;
    const known = this.#kinds.get(key);
    if (known !== undefined && at >= 0 && known.at === at) return;
    this.#kinds.set(key, { what, why, unit, count: (known?.count ?? 0) + count, at });
  }

  /** As it is now, for `restore`. */
  save(): ReadonlyMap<string, Loss & { readonly at: number }> {
    return new Map(this.#kinds);
  }

  /** Forgets what came since. */
  restore(saved: ReadonlyMap<string, Loss & { readonly at: number }>): void {
    this.#kinds.clear();
    for (const [key, loss] of saved) this.#kinds.set(key, loss);
  }

  /** What was lost so far, the most frequent first. */
  get list(): Loss[] {
    return [...this.#kinds.values()]
      .map(({ what, why, unit, count }) => ({ what, why, unit, count }))
      .toSorted((a, b) => b.count - a.count);
  }
}
