import type { Message } from "../../../generated/quake2.ts";
import type { Stage } from "../client/client-game.ts";
import { StuffedCommands } from "../client/stufftext.ts";

/** Commands of which a server may ask the client to give them back: they are about its own sign-on. */
const OWN = /^(?:new|(?:configstrings|baselines) -?\d+ -?\d+|begin -?\d+)$/;
/** Q2PRO drops a client that does not tell its program. */
const VERSION = "cmd \x7fc version $version";

/**
 * A client's part of Quake II's sign-on, without a connection. Steps: 1 the level's configuration comes, 2 its
 * entities, 3 the player waits to be in the game. A server of 35 or 36 asks for none of it, and sends all.
 */
export class Quake2Signon {
  readonly #stuffed = new StuffedCommands();
  #stage: Stage = 0;
  #servercount = 0;

  get stage(): Stage {
    return this.#stage;
  }

  /** Takes a message of the server's. Gives the commands to answer with, that go in one message. */
  answer(message: Message): readonly string[] {
    switch (message.type) {
      case "serverdata":
        this.#stage = 1;
        this.#servercount = message.servercount;
        // A picture, which has nobody in it: its end is waited for.
        return message.playernum === -1 ? [`nextserver ${message.servercount}`] : [];
      case "spawnbaseline":
      case "baselinestream":
        if (this.#stage === 1) this.#stage = 2;
        return [];
      case "stufftext":
        return this.#stuffed.add(message.text).flatMap((command) => this.#obey(command));
      case "frame":
        // The first frame after the last step is the game.
        if (this.#stage === 3) this.#stage = 4;
        return [];
      default:
        return [];
    }
  }

  /** Of all that a server may want, only what a connection needs is done. */
  #obey(command: string): readonly string[] {
    if (command === "changing") this.#stage = 0;
    if (command === "reconnect") {
      this.#stage = 0;
      return ["new"];
    }
    // Nothing of the game is needed for its files: they are there.
    if (command === `precache ${this.#servercount}` || command === "precache") {
      if (this.#stage === 0 || this.#stage > 2) return [];
      this.#stage = 3;
      return [`begin ${this.#servercount}`];
    }
    if (command === VERSION) return ["\x7fc version demospec"];
    const own = command.startsWith("cmd ") ? command.slice(4) : "";
    return OWN.test(own) ? [own] : [];
  }
}
