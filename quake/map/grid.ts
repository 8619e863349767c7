/** This many cells are kept: where there are more, they become twice as large. */
const MOST = 1 << 15;

/** At least so large, in map units: a step of Quake's stairs is 16 high, a player 32 wide. */
const SMALLEST = 16;

/** No level reaches further from its middle, in map units: what is further away is damage. */
export const FAR = 1 << 17;

/** How often something was in a square of a plan. */
export interface Cell {
  /** Its corner with the lowest numbers. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Counts what is where, seen from above. However much there is, it keeps that many squares. */
export class Grid {
  #size = SMALLEST;
  #counts = new Map<string, number>();
  /** The largest count. */
  most = 0;

  /** How long the sides of its squares are, in map units. */
  get size(): number {
    return this.#size;
  }

  /** @param x of any point, as `y`: what is no number, or further than `FAR`, is nowhere */
  add(x: number, y: number, count = 1): void {
    // Also false for what is no number.
    if (!(Math.abs(x) <= FAR && Math.abs(y) <= FAR)) return;
    this.#count(x, y, count);
    while (this.#counts.size > MOST) this.#coarsen();
  }

  #count(x: number, y: number, count: number): void {
    const key = `${Math.floor(x / this.#size)} ${Math.floor(y / this.#size)}`;
    const now = (this.#counts.get(key) ?? 0) + count;
    this.#counts.set(key, now);
    if (now > this.most) this.most = now;
  }

  /** All squares in which anything was. */
  *cells(): Generator<Cell, void> {
    for (const [key, count] of this.#counts) {
      const [x, y] = key.split(" ");
      yield { x: Number(x) * this.#size, y: Number(y) * this.#size, count };
    }
  }

  #coarsen(): void {
    const cells = [...this.cells()];
    this.#size *= 2;
    this.#counts = new Map();
    for (const { x, y, count } of cells) this.#count(x, y, count);
  }
}
