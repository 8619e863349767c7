/** Lets something happen so often a second and no more, with some in store for when it comes all at once. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  /**
   * @param rate how often a second
   * @param burst how often at once, when nothing happened for a while
   * @param now seconds
   */
  constructor(
    readonly rate: number,
    readonly burst: number,
    now: number,
  ) {
    this.#tokens = burst;
    this.#at = now;
  }

  /** Whether it may happen now. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.burst, this.#tokens + (now - this.#at) * this.rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}

/** A bucket for each host. Only that many hosts are remembered: the one that has been quiet for longest is forgotten. */
export class HostBuckets {
  readonly #buckets = new Map<string, TokenBucket>();

  /** @param hosts how many are remembered */
  constructor(
    readonly rate: number,
    readonly burst: number,
    readonly hosts: number,
  ) {}

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether it may happen now for a host. */
  take(host: string, now: number): boolean {
    const bucket = this.#buckets.get(host) ?? new TokenBucket(this.rate, this.burst, now);
    // The map keeps the order in which its keys were set.
    this.#buckets.delete(host);
    this.#buckets.set(host, bucket);
    if (this.#buckets.size > this.hosts) {
      const [quietest] = this.#buckets.keys();
      this.#buckets.delete(quietest!);
    }
    return bucket.take(now);
  }
}
