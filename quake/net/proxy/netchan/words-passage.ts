import { wordsPacket } from "../../netchan/handshake.ts";
import type { Address } from "../../transport/address.ts";
import type { Request } from "../../words/words.ts";
import type { Answered, Passage, PassageHouse } from "../proxy-game.ts";
import { PassingNetchan } from "./passing-netchan.ts";
import type { WordsGame } from "./words-game.ts";

/** What servers are asked first. */
export const ASKING = wordsPacket("getchallenge\n");

/**
 * The way of a client into a game that has a challenge. He has answered the proxy's; the server is asked for its own
 * now, and gets the client's request with that number.
 */
export class WordsPassage implements Passage {
  readonly client: Address;
  readonly said = [];
  readonly #game: WordsGame;
  readonly #request: Request;
  readonly #learn: (challenge: Uint8Array) => void;
  #number: number | undefined;
  question: Uint8Array = ASKING;

  /** @param learn takes the server's challenge */
  constructor(
    game: WordsGame,
    client: Address,
    request: Request,
    learn: (challenge: Uint8Array) => void,
  ) {
    this.#game = game;
    this.client = client;
    this.#request = request;
    this.#learn = learn;
  }

  /** He is not in a connection yet, and can only repeat himself. */
  hear(): "asks" {
    return "asks";
  }

  answer(packet: Uint8Array, house: PassageHouse): Answered {
    const number = this.#game.words.challengeOf(packet);
    if (number !== undefined) {
      if (number === this.#number) return { kind: "dropped", reason: "stale" };
      this.#number = number;
      this.#learn(packet);
      this.question = this.#request.answering(number);
      return { kind: "asks" };
    }
    const answer = this.#number === undefined ? undefined : this.#game.words.answerOf(packet);
    if (answer === undefined) return { kind: "dropped", reason: "stranger" };
    if (answer === "refused") return { kind: "refused", toClient: [packet] };
    const letIn = {
      request: this.question,
      accepted: packet,
      ownNumber: this.#request.number,
      serverNumber: this.#number!,
    };
    const game = new PassingNetchan(this.#game, letIn, house);
    return { kind: "accepted", game, toClient: [packet] };
  }

  refusal(reason: string): Uint8Array[] {
    return [this.#game.words.print(reason)];
  }
}
