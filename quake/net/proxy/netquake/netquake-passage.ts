import { type Accept, isAccept, serverOf } from "../../channel/accept.ts";
import { readControl } from "../../channel/control.ts";
import { isControl } from "../../channel/packet.ts";
import { goodbye } from "../../serve/goodbye.ts";
import type { Answered, Passage, PassageHouse } from "../proxy-game.ts";
import { FollowedGame } from "./followed-game.ts";
import { goodbyePackets, isGoodbye } from "./goodbyes.ts";
import type { Newcomer } from "./newcomers.ts";

/** This much of the server's reason is handed on. */
const LONGEST_REASON = 200;

/**
 * The way of a NetQuake client into a game. He was let in by the proxy, and takes it for the server; that is asked now,
 * with the client's own words.
 */
export class NetquakePassage implements Passage {
  readonly #newcomer: Newcomer;
  readonly #accepted: (accept: Accept) => void;

  /** @param accepted called with the words with which the server has let a client in */
  constructor(newcomer: Newcomer, accepted: (accept: Accept) => void) {
    this.#newcomer = newcomer;
    this.#accepted = accepted;
  }

  get client() {
    return this.#newcomer.address;
  }

  get question() {
    return this.#newcomer.request;
  }

  get said() {
    return this.#newcomer.said;
  }

  hear(packet: Uint8Array): "keep" | "leaves" {
    return isGoodbye(packet) ? "leaves" : "keep";
  }

  answer(packet: Uint8Array, house: PassageHouse): Answered {
    if (!isControl(packet)) return { kind: "dropped", reason: "stranger" };
    const message = readControl(packet);
    if (message === undefined) return { kind: "dropped", reason: "malformed" };
    if (message.type === "ccrep_reject")
      return { kind: "refused", toClient: this.refusal(message.reason) };
    if (!isAccept(message)) return { kind: "dropped", reason: "stranger" };
    this.#accepted(message);
    const server = serverOf(house.server, message);
    if (!this.#agrees(message)) {
      const toClient = this.refusal(
        "The recording proxy knows this server now: connect once more.\n",
      );
      return { kind: "refused", toClient, toServer: { server, packets: goodbyePackets(0) } };
    }
    const failed = (error: unknown): void => house.failed(error);
    const game = new FollowedGame(server, house.record(), failed);
    return { kind: "accepted", game, toClient: [] };
  }

  /**
   * Whether the client was sent what the server says. Clients of ProQuake's family write moves in the way that both
   * have agreed on; others do not look at it.
   */
  #agrees({ mod }: Accept): boolean {
    const request = readControl(this.#newcomer.request);
    const isAsked = request?.type === "ccreq_connect" && request.mod !== undefined;
    return !isAsked || this.#newcomer.accept.mod === mod;
  }

  /** He has heard nothing yet but that he is let in. */
  refusal(reason: string): Uint8Array[] {
    const text = reason.replace(/[\0\xff]|[^\0-\xff]/g, "?").slice(0, LONGEST_REASON);
    return goodbyePackets(0, goodbye(text));
  }
}
