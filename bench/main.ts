import { cpus } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Command, InvalidArgumentError } from "commander";
import { dem } from "../generated/dem.ts";
import { recordingFiles } from "./files.ts";
import { benchFormats } from "./formats.ts";
import type { Effort } from "./measure.ts";
import { updatesOf } from "./messages.ts";
import { benchRecordings } from "./recordings.ts";
import { type Report, reportJson, reportText } from "./report.ts";
import { benchTexts, TEXT_STEPS } from "./texts/texts.ts";
import { benchUpdates } from "./updates.ts";

/** Enough that no branch predictor learns them by heart, few enough that what encoders are given stays in the cache. */
const MESSAGES = 2048;

/*
 * The check, and the encoders' values, need all that is decoded to be kept. V8 would notice, and have the decoders
 * make their objects among the long-lived ones from then on, four times as slowly, or not, by chance.
 * Nobody's own code would be measured with that.
 */
setFlagsFromString("--no-allocation-site-pretenuring");

interface Options {
  readonly json?: true;
  readonly rounds: number;
  readonly peers: boolean;
}

/** Rounds for whole recordings, whose passes are long: one for so many of the others. */
const ROUNDS_PER_RECORDING_ROUND = 8;

async function run({ rounds, peers }: Options): Promise<Report> {
  const files = recordingFiles();
  if (files.length === 0)
    throw new Error("fixtures/dp_server_p15.dem is missing: nothing to measure");
  const netquake = files.filter(({ container }) => container === dem);
  const messages = updatesOf(netquake, MESSAGES);
  const effort: Effort = { rounds, warmUp: 400, turn: 4 };
  const fewer = Math.ceil(rounds / ROUNDS_PER_RECORDING_ROUND);
  const updates = await benchUpdates(messages, peers, {
    ...effort,
    tick: watcher("messages", rounds),
  });
  const recordings = await benchRecordings(files, {
    rounds: fewer,
    warmUp: 200,
    turn: 4,
    tick: watcher("recordings", fewer),
  });
  const formats = peers
    ? await benchFormats({ rounds: fewer, warmUp: 100, turn: 4, tick: watcher("formats", fewer) })
    : [];
  const largest = netquake.reduce((a, b) => (b.bytes.length > a.bytes.length ? b : a));
  const watch = watcher("texts", TEXT_STEPS);
  const texts = await benchTexts(largest, watch);
  return {
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? "unknown CPU",
    files: netquake.map(({ name }) => name),
    messages: messages.count,
    bytes: messages.bytes.length,
    rounds,
    updates,
    recordings,
    formats,
    texts,
  };
}

/** Says on stderr how far it is, where somebody watches. */
function watcher(what: string, rounds: number): () => void {
  let round = 0;
  return () => {
    if (process.stderr.isTTY !== true) return;
    const end = ++round === rounds ? "\r\x1b[K" : "";
    process.stderr.write(`\r\x1b[K${what}: round ${round} of ${rounds}${end}`);
  };
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError("A whole number from 1 is needed.");
  return value;
}

const program = new Command("bench")
  .description(
    "Compares the generated codec with a hand-written one and with other libraries, on real messages.",
  )
  .option("--json", "print one JSON object instead of tables")
  .option("--rounds <count>", "rounds in which all take turns; more are more exact", positive, 101)
  .option("--no-peers", "leave the other libraries out, to see a change of ours in a few seconds")
  .action(async (options: Options) => {
    const report = await run(options);
    process.stdout.write(`${options.json ? reportJson(report) : reportText(report)}\n`);
  });

await program.parseAsync();
