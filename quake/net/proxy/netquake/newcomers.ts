import { type Address, addressText } from "../../transport/address.ts";
import { AddressProof } from "../../channel/address-proof.ts";
import type { Accept } from "../../channel/accept.ts";
import type { Clock } from "../../transport/clock.ts";
import { controlPacket } from "../../channel/control.ts";
import { readPacket } from "../../channel/packet.ts";
import { HostBuckets } from "../../transport/token-bucket.ts";

/** Somebody who asked to be let in, and has shown that he is where he says. */
export interface Newcomer {
  readonly address: Address;
  /** What he asked, as it came. */
  readonly request: Uint8Array;
  /** What he was answered. */
  readonly accept: Accept;
  /** What he said then, which waits for the server. */
  readonly said: readonly Uint8Array[];
}

/** One who has not shown it yet. */
interface Candidate extends Newcomer {
  readonly proof: AddressProof;
  readonly said: Uint8Array[];
  /** Seconds on the clock when the first request came, and when the last packet did. */
  readonly since: number;
  heardAt: number;
  /** Whether he is asked again, a second apart. */
  readonly isAskedAgain: boolean;
}

/** This many candidates are remembered: the one who asked first makes room. A flood has to be that large within the time of an answer. */
const CANDIDATES = 4096;
/** Seconds after the last packet from there for which a candidate is asked again, and after the first for which he is remembered. */
const PATIENCE = 4.5;
const LONGEST = 30;
/** So often a second one host has candidates that are asked again, and four times as often at once. */
const ASKED_AGAIN = 16;
const HOSTS = 1024;
/** A client's first words are short. */
const MOST_SAID = 4;
const LONGEST_SAID = 64;

/**
 * Those who ask to be let in, until they have shown that somebody is where they say: nothing is done for them before.
 * A request may be forged in anybody's name, so each is answered with as little as a client needs to be able to answer:
 * an accept, and a question that `AddressProof` makes up.
 */
export class Newcomers {
  readonly #clock: Clock;
  readonly #put: (packet: Uint8Array, to: Address) => void;
  readonly #candidates = new Map<string, Candidate>();
  readonly #ofHost = new HostBuckets(ASKED_AGAIN, 4 * ASKED_AGAIN, HOSTS);

  constructor(clock: Clock, put: (packet: Uint8Array, to: Address) => void) {
    this.#clock = clock;
    this.#put = put;
  }

  /** How many have shown nothing yet. */
  get size(): number {
    return this.#candidates.size;
  }

  /** Takes a request, and answers it. One that is repeated is answered as it was. */
  ask(request: Uint8Array, address: Address, accept: Accept): void {
    const key = addressText(address);
    const candidate = this.#candidates.get(key) ?? this.#begin(key, request, address, accept);
    candidate.heardAt = this.#clock.now();
    this.#put(controlPacket(candidate.accept), address);
    this.#put(candidate.proof.packet, address);
  }

  #begin(key: string, request: Uint8Array, address: Address, accept: Accept): Candidate {
    const now = this.#clock.now();
    const candidate: Candidate = {
      address,
      request: request.slice(),
      accept,
      said: [],
      proof: new AddressProof(),
      since: now,
      heardAt: now,
      isAskedAgain: this.#ofHost.take(address.host, now),
    };
    this.#candidates.set(key, candidate);
    if (this.#candidates.size > CANDIDATES) {
      const [first] = this.#candidates.keys();
      this.#candidates.delete(first!);
    }
    return candidate;
  }

  /** Who shows by a packet that he is there, where it does. */
  proved(packet: Uint8Array, from: Address): Newcomer | undefined {
    const key = addressText(from);
    const candidate = this.#candidates.get(key);
    if (!candidate?.proof.isAnswer(packet)) return undefined;
    this.#candidates.delete(key);
    return candidate;
  }

  /** Takes another packet of a connection. Tells whether it is of one who asked. */
  hear(packet: Uint8Array, from: Address): boolean {
    const candidate = this.#candidates.get(addressText(from));
    if (candidate === undefined) return false;
    candidate.heardAt = this.#clock.now();
    const { said } = candidate;
    if (packet.length <= LONGEST_SAID && said.length < MOST_SAID) said.push(packet);
    return true;
  }

  /** Asks again those from whom nothing came, and forgets who has had his time. To be called once a second. */
  look(): void {
    const now = this.#clock.now();
    for (const [key, { address, proof, since, heardAt, isAskedAgain }] of this.#candidates) {
      if (now >= since + LONGEST || now >= heardAt + PATIENCE) this.#candidates.delete(key);
      else if (isAskedAgain) this.#put(proof.packet, address);
    }
  }
}

/** Whether a packet is the first reliable one of a connection. */
export function isFirst(bytes: Uint8Array): boolean {
  const packet = readPacket(bytes);
  return packet?.type === "data" && packet.sequence === 0;
}
