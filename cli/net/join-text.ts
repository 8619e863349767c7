import type { Client } from "../../quake/net/index.ts";
import type { Message } from "../../generated/netquake.ts";
import { colours } from "../terminal/colours.ts";
import { plain } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";

/** This much of a line that has not ended is kept. */
const LONGEST_LINE = 4096;

/** Tells people what a client sees, a line each. */
export class JoinText {
  readonly #client: Client;
  readonly #put: (line: string) => void;
  /** What was printed since the last line's end. */
  #line = "";
  readonly #names = new Map<number, string>();

  constructor(client: Client, put: (line: string) => void) {
    this.#client = client;
    this.#put = put;
    client.on("level", ({ map, title, maxclients }) => {
      this.#names.clear();
      this.#say(
        colours.cyan(`level ${plain(map)}`),
        `"${plain(title)}", room for ${count(maxclients, "player")}`,
      );
    });
    client.on("active", () => this.#say(colours.cyan("the game runs")));
    client.on("message", (message) => this.#tell(message));
  }

  #say(...words: string[]): void {
    this.#endLine();
    this.#put(words.join(" "));
  }

  #tell(message: Message): void {
    switch (message.type) {
      case "print":
        return this.#print(message.text);
      case "centerprint":
      case "finale":
      case "cutscene":
        for (const line of message.text.split("\n"))
          if (line.trim() !== "") this.#say(colours.yellow("|"), plain(line));
        return;
      case "updatename":
        return this.#name(message.player, message.netname);
      case "intermission":
        return this.#say(colours.cyan("the level is over"));
    }
  }

  /** Prints come in pieces: a line is reported when it ends. */
  #print(text: string): void {
    const [first, ...rest] = (isMarked(text) ? text.slice(1) : text).split("\n");
    this.#line = (this.#line + first!).slice(0, LONGEST_LINE);
    for (const line of rest) {
      this.#endLine();
      this.#line = line;
    }
  }

  #endLine(): void {
    if (this.#line !== "") this.#put(plain(this.#line));
    this.#line = "";
  }

  #name(player: number, name: string): void {
    const before = this.#names.get(player) ?? "";
    this.#names.set(player, name);
    if (name === before) return;
    if (name === "") this.#say(colours.dim(`${plain(before)} is gone`));
    else if (before === "") this.#say(colours.dim(`${plain(name)} is here`));
    else this.#say(colours.dim(`${plain(before)} is now ${plain(name)}`));
  }

  /** The connection is over. */
  end(): void {
    this.#endLine();
    const { scoreboard } = this.#client.world ?? {};
    for (const { name, frags } of scoreboard?.values() ?? [])
      this.#put(colours.dim(`  ${String(frags ?? 0).padStart(4)}  ${plain(name)}`));
  }
}

/** A first byte of 1 is for the chat's sound, and one of 2 for coloured letters. */
function isMarked(text: string): boolean {
  return text.startsWith("\u0001") || text.startsWith("\u0002");
}
