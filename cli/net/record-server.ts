import {
  addressText,
  MVD2_RECORDING,
  MVD_RECORDING,
  parseGtvServer,
  parseQtvSource,
  recordGtv,
  recordQtv,
  type ServerAddress,
  type StreamOptions,
  RecordingProxy,
  recordClient,
  Recorder,
  type RecordingTarget,
  udp,
} from "../../quake/net/index.ts";
import { CliError } from "../errors/cli-error.ts";
import { addressOf, isGtv, isStream } from "../files/live/open-stream.ts";
import { shown } from "../terminal/outside.ts";
import { gameOf, type NetGame, type PlayerOptions } from "./games.ts";
import { asCliError, patiently, placeOf } from "./net-errors.ts";
import { RecordingFiles } from "../files/output/recording-files.ts";
import { count } from "../terminal/text.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { say } from "../terminal/say.ts";

/** Options of `demospec record`. */
export interface RecordOptions extends PlayerOptions {
  readonly output: string;
  readonly listen: number;
  readonly host: string;
  readonly cdtrack: number;
  readonly duration?: number;
  readonly join?: boolean;
  readonly command?: readonly string[];
}

/** Records a server until somebody stops it. Throws CliError where that was not meant. */
export async function recordServer(host: string, options: RecordOptions): Promise<void> {
  if (isStream(host)) return recordStream(host, options);
  const game = gameOf(options);
  const place = placeOf(host, game.port);
  const begun = (path: string): void => void say(`recording to ${shown(path)}`);
  const files = new RecordingFiles(options.output, begun, game.style.container.table.extension);
  await untilStopped(async (stopped) => {
    const timeIsUp = options.duration && AbortSignal.timeout(options.duration * 1000);
    const signal = timeIsUp ? AbortSignal.any([stopped, timeIsUp]) : stopped;
    try {
      if (options.join) await recordAsPlayer(game, place, files, options, signal);
      else await recordBetween(game, place, files, options, signal);
    } catch (error) {
      if (!signal.aborted || error instanceof CliError) throw asCliError(error);
    }
  });
}

/** Records a stream of all players. */
async function recordStream(url: string, options: RecordOptions): Promise<void> {
  const style = isGtv(url) ? MVD2_RECORDING : MVD_RECORDING;
  const record = recordingOf(url, options);
  const begun = (path: string): void => void say(`recording to ${shown(path)}`);
  const files = new RecordingFiles(options.output, begun, style.container.table.extension);
  const recorder = new Recorder(files, { style });
  const { timeout, duration } = options;
  await untilStopped(async (stopped) => {
    const timeIsUp = duration && AbortSignal.timeout(duration * 1000);
    const signal = timeIsUp ? AbortSignal.any([stopped, timeIsUp]) : stopped;
    try {
      await record(recorder, { signal, ...(timeout && { timeout }) });
    } catch (error) {
      throw asCliError(error);
    }
  });
  tell(recorder);
}

function recordingOf(url: string, { name, password }: RecordOptions) {
  const own = { ...(name && { name }), ...(password && { password }) };
  if (!isGtv(url)) {
    const source = addressOf(url, parseQtvSource);
    return (recorder: Recorder, options: StreamOptions) =>
      recordQtv(source, recorder, { ...options, ...own });
  }
  const server = addressOf(url, parseGtvServer);
  return (recorder: Recorder, options: StreamOptions) =>
    recordGtv(server, recorder, { ...options, ...own });
}

async function recordAsPlayer(
  game: NetGame,
  place: ServerAddress,
  files: RecordingTarget,
  options: RecordOptions,
  signal: AbortSignal,
): Promise<void> {
  const { command, cdtrack } = options;
  const recorder = new Recorder(files, { cdtrack, style: game.style });
  const client = await game.connect(place, options, { signal, unanswered: patiently(say) });
  say(`connected to ${addressText(client.server)}`);
  client.once("active", () => {
    for (const text of command ?? []) client.command(text);
  });
  const ended = await recordClient(client, recorder);
  tell(recorder);
  if (ended.error !== undefined) throw new CliError(shown(ended.message));
  say(shown(ended.message));
}

async function recordBetween(
  game: NetGame,
  place: ServerAddress,
  files: RecordingTarget,
  { listen: port, host, timeout, cdtrack }: RecordOptions,
  signal: AbortSignal,
): Promise<void> {
  const local = { host: await udp.resolve(host), port };
  const proxy = await RecordingProxy.open(place, files, {
    ...local,
    cdtrack,
    game: game.proxy,
    ...(timeout && { timeout }),
  });
  say(`the server is ${addressText(proxy.server)}`);
  say(`connect your client to ${addressText(proxy.address)}`);
  let failure: unknown;
  proxy.on("join", (client) => say(`${addressText(client)} plays`));
  proxy.on("leave", (client, recorder) => {
    const isFailed = recorder.failure !== undefined;
    say(`${addressText(client)} plays ${isFailed ? "on without being recorded" : "no more"}`);
    tell(recorder);
  });
  proxy.on("failed", (error) => {
    failure ??= error;
    say(`cannot go on recording: ${(error as Error).message}`);
  });
  await aborted(signal);
  await proxy.close();
  if (failure !== undefined) throw failure;
}

function tell({ files, blocks, bytes }: Recorder): void {
  say(`${count(files, "recording")}, ${count(blocks, "block")}, ${count(bytes, "byte")}`);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
