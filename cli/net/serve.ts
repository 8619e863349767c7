import { Command } from "commander";
import { CliError } from "../errors/cli-error.ts";
import { parsePort } from "../options/ports.ts";
import { withReadingOptions } from "../options/reading-options.ts";
import { parseSeconds } from "../options/seconds.ts";
import type { ServeOptions } from "./serve-file.ts";

/** `demospec serve FILE` */
export function serveCommand(): Command {
  const command = new Command("serve")
    .description("Show a recording to clients of its game that connect to it as to any server.")
    .argument(
      "<file>",
      "a recording (.dem, .qwd, .mvd, .dm2 or .mvd2), also in an archive, or - for stdin",
    )
    .option(
      "--host <address>",
      "an address of this machine; others than this machine reach 0.0.0.0",
      "127.0.0.1",
    )
    .option("--port <port>", "the port; without, the game's usual one", parsePort)
    .option("--name <name>", "what the server is called", "demospec")
    .option(
      "--player <who>",
      "of a recording of all players: through whose eyes it is seen at first",
    )
    .option("--loop", "begin anew when it is over, instead of sending clients away")
    .option("--speed <factor>", "how fast, as 2 or 0.5", parseSpeed, 1)
    .option("--max-clients <n>", "clients at a time, up to 255", parseClients, 16)
    .option("--max-per-host <n>", "clients of one other host at a time", parseClients, 8)
    .option(
      "--timeout <seconds>",
      "forget a client after so long without a packet",
      parseSeconds,
      60,
    )
    .option(
      "--free-look",
      "let clients look around, instead of where the recording's player looked",
    )
    .option("--trust", "show all of it, also console commands and what is not understood");
  return withReadingOptions(command)
    .addHelpText(
      "after",
      `
Each client sees the recording from its beginning. In Quake's console: connect 127.0.0.1
Each may say in its chat: pause, play, speed 2, seek 1:30, seek +10; view NAME where all players are recorded
Ctrl-C ends it, and sends all clients away.`,
    )
    .action(async (file: string, options: ServeOptions) => {
      const { serveFile } = await import("./serve-file.ts");
      await serveFile(file, options);
    });
}

function parseSpeed(text: string): number {
  const speed = /^\d{1,4}(?:\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  if (speed <= 0) throw new CliError(`--speed ${text}: expected a number above 0, as 2 or 0.5`, 2);
  return speed;
}

function parseClients(text: string): number {
  const clients = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (clients < 1 || clients > 255)
    throw new CliError(`"${text}": expected a number of clients, from 1 to 255`, 2);
  return clients;
}
