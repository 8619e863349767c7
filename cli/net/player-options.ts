import type { Command } from "commander";
import { CliError } from "../errors/cli-error.ts";
import { parseWhole } from "../options/whole.ts";

/** Adds what a person says of the player who joins a server. */
export function withPlayer(command: Command): Command {
  return command
    .option("--color <colors>", "shirt and trousers, 0 to 13, as 4,12", parseColors)
    .option("--password <text>", "for a server that asks for one; of the ProQuake family, a number")
    .option(
      "--map <file>",
      "QuakeWorld: a level's .bsp, whose checksum the server may look at; may be given again",
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .option("--spectator", "QuakeWorld: watch, and do not play")
    .option("--extensions", "NetQuake, QuakeWorld: take FTE's extensions where the server has them")
    .option("--protocol <number>", "Quake II: 34, R1Q2's 35 or Q2PRO's 36", parseWhole);
}

function parseColors(text: string): readonly [number, number] {
  const match = /^(\d{1,2}),(\d{1,2})$/.exec(text);
  if (match === null) throw new CliError(`--color ${text}: expected two numbers, as 4,12`, 2);
  return [Number(match[1]), Number(match[2])];
}
