import { cpus } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Command, InvalidArgumentError, Option } from "commander";
import { benchCliff, cliffSteps } from "./cliff/cliff.ts";
import { dem } from "../generated/dem.ts";
import { type RecordingFile, recordingFiles } from "./files.ts";
import { benchFormats } from "./formats.ts";
import type { Effort } from "./measure.ts";
import { benchPassing, type PassingResult, passingSteps } from "./passing/passing.ts";
import { benchRecordings } from "./recordings/recordings.ts";
import { type Report, reportJson, reportMarkdown, reportText } from "./report.ts";
import { STREAMS, type StreamName, streamOf, UPDATES } from "./streams/stream.ts";
import { benchStreams, contestantNames, streamSteps } from "./streams/streams.ts";
import { benchTexts, TEXT_STEPS } from "./texts/texts.ts";

/*
 * The check, and the encoders' values, need all that is decoded to be kept. V8 would notice, and have the decoders
 * make their objects among the long-lived ones from then on, four times as slowly, or not, by chance.
 * Nobody's own code would be measured with that.
 */
setFlagsFromString("--no-allocation-site-pretenuring");

/** What can be asked for alone. */
const SECTIONS = ["streams", "passing", "recordings", "formats", "texts", "cliff"] as const;

type SectionName = (typeof SECTIONS)[number];

interface Options {
  readonly json?: true;
  readonly markdown?: true;
  readonly rounds: number;
  readonly processes: number;
  readonly peers: boolean;
  readonly only?: readonly SectionName[];
  readonly stream?: readonly StreamName[];
}

/** This many messages are passed over: more than a branch predictor learns by heart. */
const PASSED = 100_000;

/** Rounds for whole recordings, whose passes are long: one for that many of the others. */
const ROUNDS_PER_RECORDING_ROUND = 8;

async function run(options: Options): Promise<Report> {
  const { rounds, processes, only = SECTIONS } = options;
  const files = recordingFiles();
  if (files.length === 0)
    throw new Error("fixtures/dp_server_p15.dem is missing: nothing to measure");
  const netquake = files.filter(({ container }) => container === dem);
  const sections = sectionsOf(options, files, netquake);
  let report: Report = {
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? "unknown CPU",
    files: netquake.map(({ name }) => name),
    rounds,
    processes,
  };
  for (const name of only) report = { ...report, ...(await sections[name]()) };
  return report;
}

function sectionsOf(
  { rounds, processes, peers, stream = STREAMS }: Options,
  files: readonly RecordingFile[],
  netquake: readonly RecordingFile[],
): Readonly<Record<SectionName, () => Promise<Partial<Report>>>> {
  const effort: Effort = { rounds, warmUp: 250, turn: 4 };
  const fewer = Math.ceil(rounds / ROUNDS_PER_RECORDING_ROUND);
  const sparse = () => streamOf("sparse", netquake);
  return {
    async streams() {
      const names = contestantNames(peers);
      const tick = watcher("streams", streamSteps(stream.length, names.length, processes));
      const streams = stream.map((name) => streamOf(name, netquake));
      return { streams: await benchStreams(streams, names, { ...effort, processes, tick }) };
    },
    async passing() {
      const own = UPDATES.filter((name) => stream.includes(name));
      const tick = watcher("passing", passingSteps(own.length, processes));
      const passing: PassingResult[] = [];
      for (const name of own)
        passing.push(await benchPassing(streamOf(name, netquake, PASSED), processes, tick));
      return { passing };
    },
    async recordings() {
      const some = Math.max(1, processes);
      const tick = watcher("recordings", files.length * some);
      const own: Effort = { rounds: 2 * fewer, warmUp: 200, turn: 4, tick };
      return { recordings: await benchRecordings(files, some, own) };
    },
    async formats() {
      if (!peers) return {};
      const tick = watcher("formats", fewer);
      return { formats: await benchFormats({ rounds: fewer, warmUp: 1000, turn: 4, tick }) };
    },
    async texts() {
      const largest = netquake.reduce((a, b) => (b.bytes.length > a.bytes.length ? b : a));
      // Each takes ten seconds.
      const some = Math.min(3, Math.max(1, processes));
      return { texts: await benchTexts(largest, some, watcher("texts", some * TEXT_STEPS)) };
    },
    async cliff() {
      const tick = watcher("cliff", cliffSteps(processes));
      const updates = Uint8Array.from(Buffer.concat(sparse().packets));
      return { cliff: benchCliff(updates, processes, tick) };
    },
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
  .addOption(new Option("--json", "print one JSON object instead of tables").conflicts("markdown"))
  .option("--markdown", "print the tables as Markdown, the README's first")
  .addOption(new Option("--only <section...>", "only these sections").choices(SECTIONS))
  .addOption(new Option("--stream <name...>", "only these streams").choices(STREAMS))
  .option("--rounds <count>", "rounds in which all take turns; more are more exact", positive, 101)
  .option(
    "--processes <count>",
    "rounds of processes, in which each contestant is alone, of what passes over messages, and of the cliff",
    positive,
    5,
  )
  .option("--no-peers", "leave the other libraries out, to see a change of ours in a few seconds")
  .action(async (options: Options) => {
    const report = await run(options);
    const form = options.json ? reportJson : options.markdown ? reportMarkdown : reportText;
    process.stdout.write(`${form(report)}\n`);
  });

await program.parseAsync();
