/** Tells whether bytes still show what is looked for. It keeps the smallest that did. */
export class Trial {
  readonly #shows: (bytes: Uint8Array) => Promise<boolean>;
  readonly #signal: AbortSignal;
  #best: Uint8Array;

  /**
   * @param whole shows it
   * @param signal ends the search: what was found by then stays
   */
  constructor(
    whole: Uint8Array,
    shows: (bytes: Uint8Array) => Promise<boolean>,
    signal: AbortSignal,
  ) {
    this.#best = whole;
    this.#shows = shows;
    this.#signal = signal;
  }

  /** The smallest bytes that showed it, the last of those as long. */
  get best(): Uint8Array {
    return this.#best;
  }

  get isOver(): boolean {
    return this.#signal.aborted;
  }

  /** Whether bytes show it; those that are longer than the best are not tried, nor anything once it is over. */
  async shows(bytes: Uint8Array | undefined): Promise<boolean> {
    if (bytes === undefined || this.isOver || bytes.length > this.#best.length) return false;
    if (Buffer.compare(bytes, this.#best) === 0) return true;
    if (!(await this.#shows(bytes)) || this.isOver) return false;
    this.#best = bytes;
    return true;
  }
}

/**
 * The fewest of some things with which it still shows: none of those that are left can go alone. Halves are tried first,
 * then smaller pieces (delta debugging).
 *
 * @param shows whether it shows with these alone
 */
export async function fewest<T>(
  items: readonly T[],
  shows: (kept: readonly T[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly T[]> {
  if (items.length === 0 || (await shows([]))) return [];
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); !isOver(); size = Math.ceil(size / 2)) {
    const before = kept.length;
    for (let at = 0; at < kept.length && !isOver();) {
      const rest = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (rest.length > 0 && (await shows(rest))) kept = rest;
      else at += size;
    }
    // What went makes room for others: single ones are tried until none goes.
    if (size === 1 && kept.length === before) break;
  }
  return kept;
}
