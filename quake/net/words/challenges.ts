import { createHmac, randomBytes } from "node:crypto";
import { type Address, addressText, isLoopback } from "../transport/address.ts";
import type { Clock } from "../transport/clock.ts";

/** Addresses that have sent more than they got: the one that came first is forgotten. */
const CREDITORS = 4096;
/** Seconds for which a number is good, and as long again. */
const GOOD = 30;

/**
 * Numbers that show that somebody is where he says: nobody can know one who has not got it. It is worked out of the
 * address and a secret, and nothing is remembered. An address that has shown nothing gets no more bytes than came from
 * it; one of this machine cannot be anybody else's.
 */
export class Challenges {
  readonly #clock: Clock;
  readonly #secret = randomBytes(32);
  /** Bytes by address. */
  readonly #credit = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The first of some answers that an address may get, which has sent that many bytes more; nothing where none may be.
   *
   * @param answers gives them for the address's number
   */
  answer(
    asked: number,
    from: Address,
    answers: (number: number) => readonly Uint8Array[],
  ): Uint8Array | undefined {
    const key = addressText(from);
    const credit = isLoopback(from.host) ? Infinity : (this.#credit.get(key) ?? 0) + asked;
    const answer = answers(this.#number(from, 0)).find(({ length }) => length <= credit);
    this.#credit.delete(key);
    if (credit < Infinity) this.#credit.set(key, credit - (answer?.length ?? 0));
    if (this.#credit.size > CREDITORS) {
      const [first] = this.#credit.keys();
      this.#credit.delete(first!);
    }
    return answer;
  }

  /** Whether a number was given to an address lately. */
  isAnswered(number: number, from: Address): boolean {
    return [0, 1].some((ago) => this.#number(from, ago) === number);
  }

  /** Nine digits: those that clients and servers read, and enough that nobody guesses them. */
  #number(address: Address, ago: number): number {
    const period = Math.floor(this.#clock.now() / GOOD) - ago;
    const hash = createHmac("sha256", this.#secret).update(`${addressText(address)} ${period}`);
    return 1e8 + (hash.digest().readUInt32BE() % 9e8);
  }
}
