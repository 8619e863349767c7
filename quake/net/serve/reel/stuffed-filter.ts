import { StuffedCommands } from "../../client/stufftext.ts";

/**
 * Console commands that only show something: a flash, a tint, fog, and a frame's wait between them. No other one is
 * taken from a recording: it could bind keys, change settings or run files of whoever watches.
 */
const SHOWING = /^(?:bf|wait|(?:v_cshift|fog)(?: {1,4}-?[\d.]{1,12}){0,5})$/;

/** What a server of recordings does itself. */
const OWN = /^(?:reconnect|disconnect)(?: |$)/;

/** Takes from the commands that a recording stuffs into consoles those that whoever watches must not get. */
export class StuffedFilter {
  readonly #commands = new StuffedCommands();
  readonly #isAllowed: (command: string) => boolean;
  /** How many commands were taken out. */
  dropped = 0;

  /** @param trusted lets all through but those that the server sees to itself */
  constructor(trusted = false) {
    this.#isAllowed = trusted
      ? (command) => !OWN.test(command)
      : (command) => SHOWING.test(command);
  }

  /**
   * Takes a text of a `stufftext`. Gives what is left of it: the text itself where nothing was taken out, and nothing
   * where no command that may be run ends in it. A command that several texts make up comes with the last of them.
   */
  take(text: string): string | undefined {
    const commands = this.#commands.add(text);
    if (linesOf(commands) === text && commands.every(this.#isAllowed)) return text;
    const allowed = commands.filter(this.#isAllowed);
    this.dropped += commands.length - allowed.length;
    return allowed.length === 0 ? undefined : linesOf(allowed);
  }
}

function linesOf(commands: readonly string[]): string {
  return commands.map((command) => `${command}\n`).join("");
}
