import { dem } from "../../generated/dem.ts";
import { mvd } from "../../generated/mvd.ts";
import { mvd2 } from "../../generated/mvd2.ts";
import {
  type Address,
  addressText,
  DemoServer,
  FilmServer,
  isFilm,
  isLoopback,
  readFilm,
  readReel,
  type Reel,
  ReelError,
  udp,
  type Watcher,
} from "../../quake/net/index.ts";
import type { ReadingOptions } from "../files/input.ts";
import { CliError, errorOf } from "../errors/cli-error.ts";
import { openRecording } from "../files/recording.ts";
import { asCliError } from "./net-errors.ts";
import { plain, shown } from "../terminal/outside.ts";
import { count } from "../terminal/text.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { say } from "../terminal/say.ts";

/** Options of `demospec serve`. */
export interface ServeOptions extends ReadingOptions {
  readonly host: string;
  readonly port?: number;
  readonly name: string;
  readonly loop?: boolean;
  readonly speed: number;
  readonly maxClients: number;
  readonly maxPerHost: number;
  readonly timeout: number;
  readonly freeLook?: boolean;
  readonly trust?: boolean;
  readonly player?: string;
}

/** Serves a file until somebody stops it. Throws CliError. */
export async function serveFile(file: string, options: ServeOptions): Promise<void> {
  const input = await openRecording(file, options);
  refuseForeign(input, options);
  if (isFilm(input.container)) return serveFilm(file, input, options);
  const reel = await reelOf(file, input, options);
  reportReel(file, reel);
  const { name, loop = false, speed } = options;
  await untilStopped(async (signal) => {
    try {
      const show = { ...(await placeOf(options)), name, loop, speed };
      const server = await DemoServer.open(reel, show);
      reportServer(server.address);
      server.on("join", ({ address }) => reportJoin(address, server.watchers.length, options));
      server.on("leave", (watcher, end) => say(`${whoIs(watcher)}: ${WORDS[end]}`));
      await aborted(signal);
      await server.close();
      reportStatistics(server.statistics);
    } catch (error) {
      throw asCliError(error);
    }
  });
}

/** Throws CliError for an option that means nothing for a recording. */
function refuseForeign({ container }: Input, { player, freeLook, trust }: ServeOptions): void {
  const isOfAll = container === mvd || container === mvd2;
  if (player !== undefined && !isOfAll)
    throw new CliError("--player is for recordings of all players: .mvd and .mvd2", 2);
  if ((freeLook || trust) && container !== dem)
    throw new CliError(
      `--${freeLook ? "free-look" : "trust"} is for Quake's own recordings: .dem`,
      2,
    );
}

/** Serves a recording of QuakeWorld or Quake II. */
async function serveFilm(file: string, input: Input, options: ServeOptions): Promise<void> {
  const { player, loop = false, speed } = options;
  const film = await readFilm(input.container, input.chunks(), { ...(player && { player }) }).catch(
    (error: unknown) => {
      throw error instanceof ReelError ? errorOf(file, error.message) : error;
    },
  );
  reportFacts(file, film);
  await untilStopped(async (signal) => {
    try {
      const server = await FilmServer.open(film, { ...(await placeOf(options)), loop, speed });
      reportServer(server.address);
      server.on("join", ({ address }) => reportJoin(address, server.spectators.length, options));
      server.on("leave", ({ address, seconds }, end) =>
        say(`${whoIs({ address, seconds, name: "" })}: ${WORDS[end]}`),
      );
      await aborted(signal);
      await server.close();
      reportStatistics(server.statistics);
    } catch (error) {
      throw asCliError(error);
    }
  });
}

/** Where a server listens, and for how many. */
async function placeOf({ host, port, timeout, maxClients, maxPerHost }: ServeOptions) {
  const limits = { clients: maxClients, clientsOfHost: maxPerHost };
  return { host: await udp.resolve(host), timeout, limits, ...(port !== undefined && { port }) };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

type Input = Awaited<ReturnType<typeof openRecording>>;

async function reelOf(file: string, input: Input, options: ServeOptions): Promise<Reel> {
  if (input.container !== dem)
    throw errorOf(file, "only .dem, .qwd, .mvd, .dm2 and .mvd2 recordings can be served", 2);
  const { protocolVersion: version, reading, freeLook = false, trust = false } = options;
  try {
    const how = { version, reading, followsView: !freeLook, isTrusted: trust };
    return await readReel(input.chunks(), how);
  } catch (error) {
    throw error instanceof ReelError ? errorOf(file, error.message) : error;
  }
}

function reportFacts(file: string, { map, title, levels, seconds }: Facts): void {
  const time = `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(0).padStart(2, "0")}`;
  say(`${shown(file)}: ${plain(map)} "${plain(title)}", ${count(levels, "level")}, ${time}`);
}

type Facts = Pick<Reel, "map" | "title" | "levels" | "seconds">;

function reportReel(file: string, reel: Reel): void {
  reportFacts(file, reel);
  const { leftOut } = reel;
  const { commands, undecoded } = leftOut;
  if (commands > 0)
    say(`left out: ${count(commands, "console command")} (--trust shows them to clients)`);
  if (undecoded > 0)
    say(`left out: what is not understood, in ${count(undecoded, "block")} (--trust shows it)`);
}

function reportServer(address: Address): void {
  const reach = isLoopback(address.host) ? "this machine only" : "whoever reaches this machine";
  say(`listening, for ${reach}, at ${addressText(address)}`);
}

function reportJoin(address: Address, clients: number, { maxClients }: ServeOptions): void {
  say(`${addressText(address)} watches (${clients} of ${maxClients})`);
}

const WORDS = {
  finished: "has seen it all",
  left: "left",
  ended: "was sent away",
  timeout: "is silent",
  overflow: "does not keep up",
  replaced: "came back",
} as const;

function whoIs({ address, name, seconds }: Pick<Watcher, "address" | "name" | "seconds">): string {
  const called = name === "" ? "" : ` (${plain(name)})`;
  return `${addressText(address)}${called}, at ${seconds.toFixed(0)} s`;
}

interface Statistics extends Pick<
  DemoServer["statistics"],
  "proved" | "sent" | "sentBytes" | "received"
> {
  readonly dropped: Readonly<Record<string, number>>;
}

function reportStatistics(statistics: Statistics): void {
  const { proved, sent, sentBytes, received, dropped } = statistics;
  say(
    `${count(proved, "client")}; ${count(sent, "packet")} sent (${count(sentBytes, "byte")}), ${count(received, "packet")} received`,
  );
  const reasons = Object.entries(dropped).filter(([, n]) => n > 0);
  if (reasons.length > 0)
    say(`dropped: ${reasons.map(([reason, n]) => `${n} ${reason}`).join(", ")}`);
}
