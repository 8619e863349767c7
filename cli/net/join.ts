import { Command } from "commander";
import type { JoinOptions } from "./join-server.ts";
import { parseSeconds } from "../options/seconds.ts";
import { withPlayer } from "./player-options.ts";

/** `demospec join HOST` */
export function joinCommand(): Command {
  const command = new Command("join")
    .description("Join a server as a player who stands still, and print what happens.")
    .argument("<host>", "a server, as HOST or HOST:PORT; without, the port is the game's usual one")
    .option("--game <game>", "netquake, quakeworld or quake2", "netquake")
    .option("--name <name>", "the player's name", "demospec");
  return withPlayer(command)
    .option("--duration <seconds>", "leave after so long", parseSeconds)
    .option("--timeout <seconds>", "give up after so long without a packet", parseSeconds)
    .option(
      "--command <text>",
      'have the server run this when the game runs, as "say hello"; may be given again',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option("--json", "print each message as JSON, a line each; compile makes a recording of them")
    .addHelpText("after", "\nCtrl-C leaves the server, and tells it so.")
    .action(async (host: string, options: JoinOptions) => {
      const { joinServer } = await import("./join-server.ts");
      await joinServer(host, options);
    });
}
