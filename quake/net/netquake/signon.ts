import type { Message } from "../../../generated/netquake.ts";
import { type Identity, signonCommands } from "./identity.ts";
import type { Stage } from "../client/client-game.ts";
import { extensionsCommand } from "./extensions.ts";
import { StuffedCommands } from "../client/stufftext.ts";

/** A client's part of the sign-on: what it answers, without a connection. The steps are those of the server (ERRATA 25). */
export class Signon {
  readonly #identity: Identity;
  /**
   * Commands of the server's that are questions to the client's program, and the answers. Servers that ask wait for an
   * answer before they tell of the level.
   */
  readonly #answers: ReadonlyMap<string, string>;
  readonly #stuffed = new StuffedCommands();
  #stage: Stage = 0;

  /** @param extensions whether FTE's extensions are taken */
  constructor(identity: Identity, extensions = false) {
    this.#identity = identity;
    this.#answers = new Map([
      ["cmd pext", extensionsCommand(extensions)],
      ["cmd protocols", "protocols"],
    ]);
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Takes a message of the server's. Gives the commands to answer with, that go in one message. */
  answer(message: Message): readonly string[] {
    switch (message.type) {
      case "serverinfo":
        this.#stage = 0;
        return [];
      case "signonnum":
        return this.#advance(message.signon);
      case "stufftext":
        return this.#stuffed.add(message.text).flatMap((command) => this.#obey(command));
      case "updateentity":
      case "updateentities":
        // The first update after the last stage is the game.
        if (this.#stage === 3) this.#stage = 4;
        return [];
      default:
        return [];
    }
  }

  /** A stage that was reached already is not answered again: the answer is under way. */
  #advance(stage: number): readonly string[] {
    if (stage <= this.#stage || stage > 3) return [];
    this.#stage = stage as Stage;
    return signonCommands(stage, this.#identity);
  }

  /** Of all that a server may want, only what a connection needs is done. */
  #obey(command: string): readonly string[] {
    // A level ends: the next one begins with its serverinfo.
    if (command === "reconnect") this.#stage = 0;
    const answer = this.#answers.get(command);
    return answer === undefined ? [] : [answer];
  }
}
