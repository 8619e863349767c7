import { Lines } from "../../events/lines.ts";
import { Keys } from "../keys.ts";
import type { Moment } from "../moment.ts";
import { commandsIn } from "../prints.ts";
import { type Check, counted } from "./check.ts";
import { Findings } from "./finding.ts";

/** What games and servers themselves send, by its first word: flashes, colours, tints, pings, downloads, levels. */
const USUAL = new Set([
  "bf",
  "color",
  "v_cshift",
  "wait",
  "cmd",
  "reconnect",
  "changing",
  "net_messagetimeout",
  "cl_serverextension_download",
  "csqc_progname",
  "csqc_progsize",
  "csqc_progcrc",
]);

/** What changes the game, where the server runs it: who watches the recording runs it, too. */
const CHEATS = /^(?:god|noclip|notarget|fly|give|impulse|setpos|sv_\w+|host_\w+|timescale)$/;

/** What comments DarkPlaces, QuakeSpasm-Spiked, FTE and KTX write. */
const COMMENTS =
  /^\/\/ this demo contains the point of view of: |^\/\/(?:fullserverinfo|svi|ui|fui|st|ktx|wps|csqc|at|paks|vwep|into)\b/;

/** This many different words are looked at. */
const MOST = 64;

/** Console commands in a recording, which may hide what is no command. */
export class Commands implements Check {
  readonly name = "commands";
  readonly #findings = new Findings("commands");
  readonly #lines = new Lines();
  readonly #keys = new Keys();
  readonly #words = new Set<string>();
  #seen = 0;
  #firstKeys: number | undefined;
  #time: number | undefined;

  get findings() {
    return this.#findings.all;
  }

  get looked(): string {
    return counted(this.#seen, "console command");
  }

  see(moment: Moment): void {
    const { block, frame } = moment;
    this.#time = frame?.time ?? this.#time;
    for (const text of commandsIn(moment)) {
      this.#keys.see(text);
      if (this.#keys.report !== undefined) this.#firstKeys ??= block;
      for (const line of this.#lines.push("", text, () => false)) this.#line(line, block);
    }
  }

  end(): void {
    const keys = this.#keys.report;
    if (keys === undefined) return;
    const text = `movement keys are hidden in the commands of ${counted(keys.frames, "frame")}, as JoeQuake does`;
    this.#findings.add("notice", "keys", { block: this.#firstKeys! }, text);
  }

  #line(line: string, block: number): void {
    const pieces = line.startsWith("//") ? [line] : line.split(";");
    for (const piece of pieces.slice(0, MOST)) {
      const command = piece.trim();
      const [word = ""] = command.split(/\s/, 1);
      if (word === "") continue;
      this.#seen++;
      if (USUAL.has(word) || COMMENTS.test(command)) continue;
      if (!this.#words.has(word) && this.#words.size >= MOST) continue;
      this.#words.add(word);
      const what = CHEATS.test(word) ? "a command that changes the game" : "a console command";
      const at = { block, time: this.#time };
      this.#findings.add("notice", word, at, `${what}: ${command.slice(0, 80)}`);
    }
  }
}
