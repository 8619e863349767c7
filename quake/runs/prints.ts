import { inOneAlphabet } from "../events/letters.ts";
import { Lines } from "../events/lines.ts";
import type { Moment } from "./moment.ts";

const CHAT = "\u0001";

/** Makes lines of what is printed, without what players say. */
export class Prints {
  #lines = new Lines();

  /**
   * Takes the messages of each block in turn.
   *
   * @returns lines in one alphabet, without their ends
   */
  *see({ messages }: Moment): Generator<string, void> {
    for (const message of messages) {
      // The server's first print need not end its line (id's SV_SendServerinfo).
      if (message.type === "serverinfo") this.#lines = new Lines();
      if (message.type !== "print" || message.text.startsWith(CHAT)) continue;
      for (const line of this.#lines.push("", message.text, () => false)) yield inOneAlphabet(line);
    }
  }
}

/** The console commands of a block, a text a message: some servers send a command in pieces. */
export function* commandsIn({ messages }: Moment): Generator<string, void> {
  for (const message of messages) if (message.type === "stufftext") yield message.text;
}
