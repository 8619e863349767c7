/** Later than this, in seconds, a recording goes on from where it is instead of catching up. */
const LATE = 1;

/** When what is due, of a recording that is played as fast as somebody wishes. Times are seconds. */
export class Pace {
  /** The clock's time at which the recording's second 0 would have been; undefined where it has not begun, or was stopped. */
  #origin: number | undefined;
  #speed: number;

  constructor(speed: number) {
    this.#speed = speed;
  }

  set speed(factor: number) {
    this.#speed = factor;
    this.stop();
  }

  /** Nothing is due until it is asked for again, and that is due at once. */
  stop(): void {
    this.#origin = undefined;
  }

  /** How long it is until something of the recording is due: 0 where it is. */
  until(at: number, now: number): number {
    const due = (this.#origin ??= now - at / this.#speed) + at / this.#speed;
    if (due < now - LATE) this.#origin += now - due;
    return Math.max(0, due - now);
  }
}
