/** What tells the time and wakes up. All times are seconds, and only differences mean anything. */
export interface Clock {
  /** Seconds since some moment. Never goes back. */
  now(): number;
  /**
   * Calls `call` once, when `seconds` have passed: at once where they are zero or negative, but never before this
   * returns. Returns what takes that back, which does nothing later.
   */
  after(seconds: number, call: () => void): () => void;
}

/** A timer holds no more: about 24 days. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock. A timer that waits keeps the process alive. */
export const systemClock: Clock = {
  now: () => performance.now() / 1000,
  after(seconds, call) {
    const timer = setTimeout(call, Math.min(LONGEST, seconds * 1000));
    return () => clearTimeout(timer);
  },
};
