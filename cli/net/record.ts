import { Command } from "commander";
import { CliError } from "../errors/cli-error.ts";
import { parsePort } from "../options/ports.ts";
import type { RecordOptions } from "./record-server.ts";
import { withPlayer } from "./player-options.ts";
import { parseSeconds } from "../options/seconds.ts";

/** `demospec record HOST` */
export function recordCommand(): Command {
  const command = new Command("record")
    .description("Record what a server tells a client: NAME-1.dem, a file for each level.")
    .argument("<host>", "a server, as HOST or HOST:PORT; without, the port is the game's usual one")
    .option("-o, --output <name>", "what the recordings are called, without number", "demo")
    .option("--listen <port>", "where clients connect to", parsePort, 26001)
    .option(
      "--host <address>",
      "an address of this machine for clients; others than this machine reach 0.0.0.0",
      "127.0.0.1",
    )
    .option("--cdtrack <n>", "the CD track that whoever plays it hears", parseTrack, -1)
    .option(
      "--timeout <seconds>",
      "end after so long without a packet; ten of a client that plays are enough",
      parseSeconds,
    )
    .option("--duration <seconds>", "stop after so long", parseSeconds)
    .option(
      "--join",
      "join by itself, as a player who stands still, instead of waiting for a client",
    )
    .option("--game <game>", "netquake, quakeworld or quake2", "netquake")
    .option("--name <name>", "with --join: the player's name");
  return withPlayer(command)
    .option(
      "--command <text>",
      "with --join: have the server run this when the game runs; may be given again",
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .addHelpText(
      "after",
      `
Without --join, connect your client to this machine instead of the server:
  demospec record quake.example -o match     and in Quake's console: connect 127.0.0.1:26001
  demospec record --game quakeworld quake.example -o match     the same in QuakeWorld, as NAME-1.qwd
  demospec record qtv://quake.example:27599 -o match     what MVDSV or a relay streams, as NAME-1.mvd
  demospec record gtv://quake.example -o match           what Q2PRO streams, as NAME-1.mvd2
Ctrl-C ends it. All that came until then is in the files; none that is there is overwritten.`,
    )
    .action(async (host: string, options: RecordOptions) => {
      const own = OWN.find((name) => options[name] !== undefined && !isOfStream(host, name));
      if (!options.join && own !== undefined)
        throw new CliError(`--${own} is for --join: a client has its own`, 2);
      const { recordServer } = await import("./record-server.ts");
      await recordServer(host, options);
    });
}

/** What a client has of its own. */
const OWN = [
  "name",
  "command",
  "color",
  "password",
  "map",
  "spectator",
  "extensions",
  "protocol",
] as const;

/** Whether an option says something to a server that streams. */
function isOfStream(host: string, own: string): boolean {
  return (own === "password" && /^[qg]tv:/i.test(host)) || (own === "name" && /^gtv:/i.test(host));
}

function parseTrack(text: string): number {
  if (!/^-1$|^\d{1,3}$/.test(text) || Number(text) > 255)
    throw new CliError(`--cdtrack ${text}: expected a number from 0 to 255, or -1`, 2);
  return Number(text);
}
