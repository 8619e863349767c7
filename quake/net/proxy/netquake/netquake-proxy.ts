import type { Accept } from "../../channel/accept.ts";
import { controlPacket, isRequest, readControl } from "../../channel/control.ts";
import { isControl } from "../../channel/packet.ts";
import type { Address } from "../../transport/address.ts";
import type { DoorHouse, Passage, ProxyDoor, ProxyGame } from "../proxy-game.ts";
import { NETQUAKE_RECORDING } from "../recording-style.ts";
import { NetquakePassage } from "./netquake-passage.ts";
import { isFirst, Newcomers } from "./newcomers.ts";
import { ProxyQuestions } from "./proxy-questions.ts";

/** A control message is no longer, and neither is what nobody knows after an accept. */
const LONGEST_CONTROL = 256;
const LONGEST_REST = 8;

/** NetQuake's: clients are let in by the proxy itself, and the server is asked when they have acknowledged something. */
export const NETQUAKE_PROXY: ProxyGame = {
  style: NETQUAKE_RECORDING,
  open: (house) => new NetquakeDoor(house),
};

class NetquakeDoor implements ProxyDoor {
  readonly #house: DoorHouse;
  readonly #newcomers: Newcomers;
  readonly #questions: ProxyQuestions;
  /** How the server last let a client in: the next ones are answered with its words. */
  #accept: Accept = { type: "ccrep_accept", port: 0, rest: new Uint8Array(0) };

  constructor(house: DoorHouse) {
    this.#house = house;
    this.#newcomers = new Newcomers(house.clock, (packet, to) => house.put(packet, to));
    this.#questions = new ProxyQuestions(house);
  }

  receive(packet: Uint8Array, from: Address): Passage | "taken" | undefined {
    if (isControl(packet)) {
      this.#control(packet, from);
      return "taken";
    }
    const newcomer = this.#newcomers.proved(packet, from);
    if (newcomer !== undefined)
      return new NetquakePassage(newcomer, (accept) => this.#learn(accept));
    // Where a client is silent, only the first packet of a connection is that of another one.
    const mayBeNew = !this.#house.isPlaying(from) || isFirst(packet);
    return mayBeNew && this.#newcomers.hear(packet, from) ? "taken" : undefined;
  }

  #control(packet: Uint8Array, from: Address): void {
    const { drop, put } = this.#house;
    const message = packet.length > LONGEST_CONTROL ? undefined : readControl(packet);
    if (message === undefined || !isRequest(message)) return drop("malformed");
    if (message.type !== "ccreq_connect") return this.#questions.ask(packet, from);
    // It may be forged in the client's name, who would answer for it: who plays is let be.
    if (this.#house.isThere(from)) return drop("connected");
    const reason = this.#house.reasonAgainst(from);
    if (reason !== undefined) {
      drop("crowded");
      return put(controlPacket({ type: "ccrep_reject", reason }), from);
    }
    const { port } = this.#house.advertised;
    this.#newcomers.ask(packet, from, { ...this.#accept, port });
  }

  /** What ProQuake's family puts after the port is the server's way, and no client's. It is short. */
  #learn(accept: Accept): void {
    const rest = accept.rest.subarray(0, LONGEST_REST).slice();
    this.#accept = { ...accept, rest };
  }

  look(): void {
    this.#newcomers.look();
    this.#questions.look();
  }

  close(): Promise<void> {
    return this.#questions.close();
  }
}
