import { inOneAlphabet } from "../../events/letters.ts";
import type { Moment } from "../moment.ts";
import { Prints } from "../prints.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";

/** What id's server prints to who cheats (WinQuake/host_cmd.c), and LibreQuake's game, of impulses 9 and 255. */
const CHEATS = /^(?:godmode|noclip|notarget|flymode) O(?:N|FF)$|^(?:Quad|Weapons) Cheat$/;

/** Cheats that the game itself announces. */
export class Cheats implements Check {
  readonly name = "cheats";
  readonly #findings = new Findings("cheats");
  readonly #prints = new Prints();
  #lines = 0;
  #names: ReadonlySet<string> = new Set();
  #time: number | undefined;

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#lines, "printed line");
  }

  see(moment: Moment): void {
    const { block, frame, messages } = moment;
    if (frame !== undefined) {
      this.#time = frame.time;
      this.#names = new Set([...frame.world.scoreboard.values()].map(({ name }) => name.trim()));
    }
    const whole = new Set<string>();
    for (const message of messages)
      if (message.type === "print") whole.add(inOneAlphabet(message.text).trim());
    for (const line of this.#prints.see(moment)) {
      this.#lines++;
      if (!CHEATS.test(line)) continue;
      // Who is called so has his name printed; and a line in pieces may be somebody's name, too.
      const isSure = whole.has(line) && !this.#names.has(line);
      const at = { block, time: this.#time };
      this.#findings.add(isSure ? "certain" : "notice", line, at, `the game prints "${line}"`);
    }
  }
}
