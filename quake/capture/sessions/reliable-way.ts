import { Reassembly } from "../../net/channel/reassembly.ts";
import { ahead, next } from "../../net/channel/sequence.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import type { Arrived, Delivery, Side, Unfinished } from "./reading.ts";
import { sameBytes } from "../../../runtime/bytes/same-bytes.ts";

/** The reliable messages of FitzQuake's family have 64,000 bytes (ERRATA 103): none has more than this. */
const LONGEST = 65536;
/** A number so far ahead is not that of a packet which a capture has missed. */
const PLAUSIBLE = 1 << 16;

/** What a part of a reliable message is to a receiver. */
export interface Delivered {
  readonly delivery: Delivery;
  readonly missing: number;
  /** The message that it completes, and the packets that brought it. */
  readonly message?: { readonly bytes: Uint8Array; readonly packets: readonly number[] };
  readonly unfinished: Unfinished | undefined;
  /** Why it is useless. */
  readonly problem?: string;
}

/**
 * One side's reliable messages in NetQuake, joined from their parts as the other side does it (ERRATA 104-105). Unlike
 * that side, a capture may begin in the middle, or lack packets that did arrive: then what was begun is given up, and
 * nothing is taken for a message until the next one begins for sure.
 */
export class ReliableWay {
  readonly #side: Side;
  readonly #inbox = new Reassembly(LONGEST);
  #packets: number[] = [];
  /** The last part that was taken, as a copy: what is sent again must be the same. */
  #last: Uint8Array | undefined;
  #expected: number | undefined;
  /** Set while the next part is known to be the next of its message. */
  #isWhole: boolean;

  /** @param isFromStart whether the connection begins now: its first part is number 0 */
  constructor(side: Side, isFromStart: boolean) {
    this.#side = side;
    this.#isWhole = isFromStart;
    if (isFromStart) this.#expected = 0;
  }

  /** Whether this is the first part of all, and others have come. */
  isBeginning(sequence: number): boolean {
    return sequence === 0 && this.#expected !== undefined && this.#expected > 1;
  }

  take(packet: Arrived, sequence: number, isLast: boolean, part: Uint8Array): Delivered {
    const expected = this.#expected ?? sequence;
    const gap = ahead(sequence, expected);
    if (gap < 0 || gap >= PLAUSIBLE) return this.#again(gap, part);
    // The very first one begins a message, whether or not the capture saw what led to it.
    if (this.#expected === undefined) this.#isWhole = sequence === 0;
    this.#expected = next(sequence);
    this.#last = part.slice();
    const unfinished = gap > 0 ? this.#giveUp(missingText(gap)) : undefined;
    if (gap > 0) this.#isWhole = false;
    return { ...this.#join(packet, isLast, part, unfinished), missing: gap };
  }

  #join(
    { index }: Arrived,
    isLast: boolean,
    part: Uint8Array,
    unfinished: Unfinished | undefined,
  ): Omit<Delivered, "missing"> {
    if (!this.#isWhole) {
      // After the last part of whatever it was, the next message begins.
      this.#isWhole = isLast;
      const problem = "a part of a reliable message: the capture does not have what is before it";
      return { delivery: "useless", unfinished, problem };
    }
    if (!this.#inbox.add(part)) {
      this.#isWhole = isLast;
      const problem = `a reliable message is longer than ${LONGEST} bytes`;
      return { delivery: "useless", unfinished: this.#giveUp(problem), problem };
    }
    this.#packets.push(index);
    if (!isLast) return { delivery: "part", unfinished };
    const message = { bytes: this.#inbox.take(), packets: this.#packets };
    this.#packets = [];
    return { delivery: "whole", unfinished, message };
  }

  /** A part with a number that is not expected. */
  #again(gap: number, part: Uint8Array): Delivered {
    const nothing = { missing: 0, unfinished: undefined };
    if (gap >= PLAUSIBLE)
      return { ...nothing, delivery: "useless", problem: "a number that nobody has come to" };
    if (gap === -1 && this.#last !== undefined && !sameBytes(part, this.#last))
      return {
        ...nothing,
        delivery: "useless",
        problem: "it differs from what came as this number",
      };
    return { ...nothing, delivery: "duplicate" };
  }

  /** What was begun and will not be whole, if anything was. */
  #giveUp(reason: string): Unfinished | undefined {
    const packets = this.#packets;
    if (packets.length === 0) return undefined;
    this.#packets = [];
    const path = [
      packets.length === 1 ? `packet ${packets[0]}` : `packets ${packets[0]} to ${packets.at(-1)}`,
    ];
    const error = new DecodeError(
      `a reliable message of the ${this.#side} is not whole: ${reason}`,
      { path, offset: 0 },
    );
    return { kind: "unfinished", side: this.#side, packets, bytes: this.#inbox.take(), error };
  }

  /** Nothing comes any more. */
  end(): Unfinished | undefined {
    return this.#giveUp("nothing follows");
  }
}

function missingText(count: number): string {
  return `the capture lacks ${count} ${count === 1 ? "packet" : "packets"} after it`;
}
