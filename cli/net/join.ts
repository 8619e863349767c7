import { Command } from "commander";
import { CliError } from "../errors/cli-error.ts";
import type { JoinOptions } from "./join-server.ts";
import { parseSeconds } from "../options/seconds.ts";

/** `demospec join HOST` */
export function joinCommand(): Command {
  return new Command("join")
    .description("Join a NetQuake server as a player who stands still, and print what happens.")
    .argument("<host>", "a server, as HOST or HOST:PORT; the port is 26000 unless named")
    .option("--name <name>", "the player's name", "demospec")
    .option("--color <colors>", "shirt and trousers, 0 to 13, as 4,12", parseColors)
    .option("--duration <seconds>", "leave after so long", parseSeconds)
    .option("--timeout <seconds>", "give up after so long without a packet", parseSeconds)
    .option(
      "--command <text>",
      'have the server run this when the game runs, as "say hello"; may be given again',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option("--password <number>", "for a server of the ProQuake family", parseNumber)
    .option("--json", "print each message as JSON, a line each; compile makes a recording of them")
    .addHelpText("after", "\nCtrl-C leaves the server, and tells it so.")
    .action(async (host: string, options: JoinOptions) => {
      const { joinServer } = await import("./join-server.ts");
      await joinServer(host, options);
    });
}

function parseColors(text: string): readonly [number, number] {
  const match = /^(\d{1,2}),(\d{1,2})$/.exec(text);
  if (match === null) throw new CliError(`--color ${text}: expected two numbers, as 4,12`, 2);
  return [Number(match[1]), Number(match[2])];
}

function parseNumber(text: string): number {
  if (!/^-?\d{1,10}$/.test(text))
    throw new CliError(`--password ${text}: expected a whole number`, 2);
  return Number(text);
}
