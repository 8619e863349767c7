import { dem } from "../../generated/dem.ts";
import {
  addressText,
  DemoServer,
  isLoopback,
  readReel,
  type Reel,
  ReelError,
  udp,
  type Watcher,
} from "../../quake/net/index.ts";
import type { ReadingOptions } from "../files/input.ts";
import { errorOf } from "../errors/cli-error.ts";
import { openRecording } from "../files/recording.ts";
import { asCliError } from "./net-errors.ts";
import { plain, shown } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { say } from "../terminal/say.ts";

/** Options of `demospec serve`. */
export interface ServeOptions extends ReadingOptions {
  readonly host: string;
  readonly port: number;
  readonly name: string;
  readonly loop?: boolean;
  readonly speed: number;
  readonly maxClients: number;
  readonly maxPerHost: number;
  readonly timeout: number;
  readonly freeLook?: boolean;
  readonly trust?: boolean;
}

/** Serves a file until somebody stops it. Throws CliError. */
export async function serveFile(file: string, options: ServeOptions): Promise<void> {
  const reel = await reelOf(file, options);
  reportReel(file, reel);
  const { port, name, loop = false, speed, timeout } = options;
  await untilStopped(async (signal) => {
    try {
      const host = await udp.resolve(options.host);
      const limits = { clients: options.maxClients, clientsOfHost: options.maxPerHost };
      const show = { host, port, name, loop, speed, timeout, limits };
      const server = await DemoServer.open(reel, show);
      reportServer(server, options);
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener("abort", () => resolve(), { once: true });
      });
      await server.close();
      reportStatistics(server);
    } catch (error) {
      throw asCliError(error);
    }
  });
}

async function reelOf(file: string, options: ServeOptions): Promise<Reel> {
  const input = await openRecording(file, options);
  if (input.container !== dem)
    throw errorOf(file, "only Quake's own recordings (.dem) can be served", 2);
  const { protocolVersion: version, reading, freeLook = false, trust = false } = options;
  try {
    const how = { version, reading, followsView: !freeLook, isTrusted: trust };
    return await readReel(input.chunks(), how);
  } catch (error) {
    throw error instanceof ReelError ? errorOf(file, error.message) : error;
  }
}

function reportReel(file: string, { map, title, levels, seconds, leftOut }: Reel): void {
  const time = `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(0).padStart(2, "0")}`;
  say(`${shown(file)}: ${plain(map)} "${plain(title)}", ${count(levels, "level")}, ${time}`);
  const { commands, undecoded } = leftOut;
  if (commands > 0)
    say(`left out: ${count(commands, "console command")} (--trust shows them to clients)`);
  if (undecoded > 0)
    say(`left out: what is not understood, in ${count(undecoded, "block")} (--trust shows it)`);
}

function reportServer(server: DemoServer, { maxClients }: ServeOptions): void {
  const { address } = server;
  const reach = isLoopback(address.host) ? "this machine only" : "whoever reaches this machine";
  say(`listening, for ${reach}, at ${addressText(address)}`);
  server.on("join", (watcher) =>
    say(`${addressText(watcher.address)} watches (${server.watchers.length} of ${maxClients})`),
  );
  server.on("leave", (watcher, end) => say(`${whoIs(watcher)}: ${WORDS[end]}`));
}

const WORDS = {
  finished: "has seen it all",
  left: "left",
  ended: "was sent away",
  timeout: "is silent",
  overflow: "does not keep up",
  replaced: "came back",
} as const;

function whoIs({ address, name, seconds }: Watcher): string {
  const called = name === "" ? "" : ` (${plain(name)})`;
  return `${addressText(address)}${called}, at ${seconds.toFixed(0)} s`;
}

function reportStatistics({ statistics }: DemoServer): void {
  const { proved, sent, sentBytes, received, dropped } = statistics;
  say(
    `${count(proved, "client")}; ${count(sent, "packet")} sent (${count(sentBytes, "byte")}), ${count(received, "packet")} received`,
  );
  const reasons = Object.entries(dropped).filter(([, n]) => n > 0);
  if (reasons.length > 0)
    say(`dropped: ${reasons.map(([reason, n]) => `${n} ${reason}`).join(", ")}`);
}
