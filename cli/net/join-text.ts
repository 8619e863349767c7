import { dem } from "../../generated/dem.ts";
import type { Message, Updatename } from "../../generated/netquake.ts";
import type { World } from "../../quake/world/index.ts";
import { type AnyContainer, rolesOf } from "../../recording/index.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import type { Roles } from "../../runtime/table/facts/roles.ts";
import type { AnyClient } from "./games.ts";
import { colours } from "../terminal/colours.ts";
import { plain } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";

/** This much of a line that has not ended is kept. */
const LONGEST_LINE = 4096;
const INTERMISSION = "intermission" satisfies Message["type"];

/** Tells people what a client sees, a line each. */
export class JoinText {
  readonly #client: AnyClient;
  readonly #roles: Roles;
  readonly #put: (line: string) => void;
  /** What was printed since the last line's end. */
  #line = "";
  readonly #names = new Map<number, string>();

  /** @param container the game's recordings */
  constructor(client: AnyClient, put: (line: string) => void, container: AnyContainer = dem) {
    this.#client = client;
    this.#roles = rolesOf(container);
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
    client.on("world", ({ scoreboard }) => this.#score(scoreboard));
  }

  #say(...words: string[]): void {
    this.#endLine();
    this.#put(words.join(" "));
  }

  #tell(message: AnyMessage): void {
    const meaning = this.#roles.of(message);
    const text =
      meaning.role === "print" || meaning.role === "text"
        ? meaning.text(message, "text")
        : undefined;
    if (meaning.role === "print") this.#print(text ?? "");
    else if (text !== undefined)
      for (const line of text.split("\n"))
        if (line.trim() !== "") this.#say(colours.yellow("|"), plain(line));
    if (isName(message)) this.#name(message.player, message.netname);
    if (message.type === INTERMISSION) this.#say(colours.cyan("the level is over"));
  }

  /** Who is there now: those who are not any more have gone. */
  #score(scoreboard: World["scoreboard"]): void {
    for (const slot of this.#names.keys()) if (!scoreboard.has(slot)) this.#name(slot, "");
    for (const [slot, { name }] of scoreboard) this.#name(slot, name);
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

/** Whether a message is about a player's name alone: in NetQuake names come before there is a world. */
function isName(message: AnyMessage): message is Updatename {
  return message.type === ("updatename" satisfies Message["type"]);
}

/** A first byte of 1 is for the chat's sound, and one of 2 for coloured letters. */
function isMarked(text: string): boolean {
  return text.startsWith("\u0001") || text.startsWith("\u0002");
}
