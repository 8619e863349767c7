/** What a ring has, and will be asked for. */
export interface SavedRing<F> {
  readonly frames: ReadonlyMap<number, F>;
}

/** One that may still lose frames. */
interface Save<F> {
  readonly frames: Map<number, F>;
  /** The numbers that were asked for since. */
  readonly asked: Set<number>;
}

/**
 * The frames that an engine remembers: the one of number n is where that of n - size was.
 *
 * What was saved loses the frames that are forgotten without having been asked for: of QuakeWorld's 64 some three are.
 */
export class Ring<F extends { readonly number: number }> {
  readonly #frames: (F | undefined)[];
  /** Those of which not all frames are forgotten yet. */
  #saves: Save<F>[] = [];

  constructor(readonly size: number) {
    this.#frames = Array.from({ length: size });
  }

  put(frame: F): void {
    const place = this.#place(frame.number);
    this.#forget(this.#frames[place]);
    this.#frames[place] = frame;
  }

  /** The frame of that number, when it is still remembered. */
  get(number: number): F | undefined {
    const frame = this.#frames[this.#place(number)];
    if (frame?.number !== number) return undefined;
    for (const { asked } of this.#saves) asked.add(number);
    return frame;
  }

  clear(): void {
    for (const frame of this.#frames) this.#forget(frame);
    this.#frames.fill(undefined);
  }

  /** What is remembered so far: as the recording goes on, what is not needed is taken away. */
  save(): SavedRing<F> {
    const frames = new Map<number, F>();
    for (const frame of this.#frames) if (frame !== undefined) frames.set(frame.number, frame);
    this.#saves.push({ frames, asked: new Set() });
    return { frames };
  }

  restore({ frames }: SavedRing<F>): void {
    this.clear();
    for (const frame of frames.values()) this.put(frame);
  }

  #forget(frame: F | undefined): void {
    if (frame === undefined || this.#saves.length === 0) return;
    const { number } = frame;
    for (const { frames, asked } of this.#saves)
      if (frames.get(number) === frame && !asked.has(number)) frames.delete(number);
    this.#saves = this.#saves.filter(({ frames }) => this.#hasAny(frames));
  }

  /** Whether a frame of these is remembered, beside the one that is forgotten now. */
  #hasAny(frames: ReadonlyMap<number, F>): boolean {
    for (const frame of frames.values())
      if (this.#frames[this.#place(frame.number)] === frame) return true;
    return false;
  }

  #place(number: number): number {
    return ((number % this.size) + this.size) % this.size;
  }
}
