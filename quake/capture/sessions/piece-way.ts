import { Reassembly } from "../../net/channel/reassembly.ts";
import { DecodeError } from "../../../runtime/errors/errors.ts";
import type { Arrived, Delivery, Side, Unfinished } from "./reading.ts";

/** A piece of a packet's messages, as its header tells. */
export interface Piece {
  readonly sequence: number;
  /** Where it is in the bytes of the messages. */
  readonly place: number;
  /** 1 where others follow. */
  readonly more: number;
  readonly part: Uint8Array;
}

/** What a piece is to a receiver. */
interface Taken {
  readonly delivery: Delivery;
  /** The messages that it completes, and the packets that brought them. */
  readonly message?: { readonly bytes: Uint8Array; readonly packets: readonly number[] };
  readonly unfinished: Unfinished | undefined;
}

/** Places have 15 bits, and a datagram no more bytes than this. */
const LONGEST = 2 ** 15 + 2 ** 16;

/**
 * Joins packets that came in pieces: all of one number, each where the one before ended. The first begins anew, and
 * a piece that is missing makes those after it useless.
 */
export class PieceWay {
  readonly #side: Side;
  readonly #inbox = new Reassembly(LONGEST);
  #packets: number[] = [];
  #sequence = 0;
  #length = 0;

  constructor(side: Side) {
    this.#side = side;
  }

  take({ index }: Arrived, { sequence, place, more, part }: Piece): Taken {
    const follows =
      this.#packets.length > 0 && sequence === this.#sequence && place === this.#length;
    const unfinished = follows ? undefined : this.end();
    if (!follows && place !== 0) return { delivery: "useless", unfinished };
    this.#sequence = sequence;
    this.#length = place + part.length;
    this.#inbox.add(part);
    this.#packets.push(index);
    if (more === 1) return { delivery: "part", unfinished };
    const message = { bytes: this.#inbox.take(), packets: this.#packets };
    this.#packets = [];
    return { delivery: "whole", unfinished, message };
  }

  /** Nothing more comes of what was begun: what will not be whole, if anything was. */
  end(): Unfinished | undefined {
    const packets = this.#packets;
    if (packets.length === 0) return undefined;
    this.#packets = [];
    const path = [`packets ${packets[0]} to ${packets.at(-1)}`];
    const reason = `a packet of the ${this.#side} that came in pieces is not whole`;
    const error = new DecodeError(reason, { path, offset: 0 });
    return { kind: "unfinished", side: this.#side, packets, bytes: this.#inbox.take(), error };
  }
}
