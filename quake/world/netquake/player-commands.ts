import type { Roster } from "../level/roster.ts";
import { infoOf } from "../quakeworld/userinfo.ts";
import type { Level } from "../world.ts";

/** What a command says of a player. */
export interface PlayerCommand {
  readonly slot: number;
  /** A character a byte, in Quake's character set; empty where he left. */
  readonly name: string | undefined;
  readonly shirt: number | undefined;
  readonly pants: number | undefined;
}

/** `//fui SLOT "\name\Ranger\topcolor\4"`: all of him; `//ui SLOT "topcolor" "4"`: what changed. */
const COMMAND = /^\/\/(fui|ui) +(\d{1,3}) +"([^"]*)"(?: +"([^"]*)")?$/;

/** Colours are the low four bits of what is given. */
const COLOURS = 0xf;

/**
 * What servers with FTE's extensions tell of players as commands for the client, in place of messages for names and
 * colours (QuakeSpasm-Spiked's CL_ServerExtension_FullUserinfo_f and CL_ServerExtension_UserinfoUpdate_f).
 */
export function* playerCommands(text: string): Generator<PlayerCommand, void> {
  for (const line of text.split("\n")) {
    const [, command, slot, first = "", value = ""] = COMMAND.exec(line) ?? [];
    if (command === undefined) continue;
    const isWhole = command === "fui";
    const info = isWhole ? infoOf(first) : new Map([[first, value]]);
    const of = (key: string) => info.get(key) ?? (isWhole ? "" : undefined);
    yield {
      slot: Number(slot),
      name: of("name"),
      shirt: colour(of("topcolor")),
      pants: colour(of("bottomcolor")),
    };
  }
}

/** A text without such commands, which nothing else knows. */
export function withoutPlayerCommands(text: string): string {
  const lines = text.split("\n");
  return lines.filter((line) => !COMMAND.test(line)).join("\n");
}

function colour(text: string | undefined): number | undefined {
  // What is no number is 0, as C's atoi has it.
  return text === undefined ? undefined : (Number.parseInt(text, 10) || 0) & COLOURS;
}

/** Learns what commands tell of players. */
export function learnCommands({ maxclients }: Level, roster: Roster, text: string): void {
  for (const { slot, name, shirt, pants } of playerCommands(text)) {
    if (slot >= maxclients) continue;
    if (name !== undefined) roster.name(slot, name);
    if (shirt === undefined && pants === undefined) continue;
    const score = roster.score(slot);
    const [before, below] = score.colors ?? [0, 0];
    score.colors = [shirt ?? before, pants ?? below];
  }
}
