/** What a count of seconds is so far. */
export interface SavedPlayTime {
  readonly base: number | undefined;
  readonly before: number;
  readonly last: number;
  readonly seconds: number;
}

/** Counts the seconds that a recording plays. Where the clock goes back, they go on from where they were. */
export class PlayTime {
  /** What the clock showed when it began anew, and the seconds that had been played by then. */
  #base: number | undefined;
  #before = 0;
  #last = 0;
  seconds = 0;

  /** The clock begins anew with the next frame. */
  restart(): void {
    this.#base = undefined;
  }

  /** Takes the time of a frame. */
  tick(time: number): void {
    if (!Number.isFinite(time)) return;
    if (this.#base === undefined || time < this.#last) {
      this.#base = time;
      this.#before = this.seconds;
    }
    this.#last = time;
    this.seconds = this.#before + time - this.#base;
  }

  save(): SavedPlayTime {
    return { base: this.#base, before: this.#before, last: this.#last, seconds: this.seconds };
  }

  restore({ base, before, last, seconds }: SavedPlayTime): void {
    this.#base = base;
    this.#before = before;
    this.#last = last;
    this.seconds = seconds;
  }
}
