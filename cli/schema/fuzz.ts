import { SingleBar, Presets } from "cli-progress";
import { Command } from "commander";
import type { Counterexample } from "../../fuzz/task.ts";
import type { FuzzOptions, FuzzProgress, FuzzReport } from "../../fuzz/run.ts";
import type { SchemasProgress } from "../../fuzz/schemas/run.ts";
import { CliError } from "../files/cli-error.ts";
import { withOwn } from "../options/schema-option.ts";
import { shown } from "../terminal/outside.ts";
import { note, say, sayJson } from "../terminal/say.ts";
import { fuzzSchemas } from "./fuzz-schemas.ts";
import { outputError, readError } from "../files/system-errors.ts";

interface Options {
  readonly protocol?: string;
  readonly versions?: string;
  readonly message?: string;
  readonly runs?: number;
  readonly time?: number;
  readonly seed?: number;
  readonly workers?: number;
  readonly recordings?: readonly string[];
  readonly keep: string;
  readonly replay?: boolean;
  readonly json?: boolean;
  readonly schema?: string;
  readonly schemas?: boolean;
  readonly compile?: number;
  readonly keepSchemas: string;
}

const WORKER = new URL("./fuzz-worker.ts", import.meta.url).href;

/** `demospec fuzz` */
export function fuzzCommand(): Command {
  return new Command("fuzz")
    .description(
      "Try the codecs with random messages, random bytes and damaged recordings, until convinced.",
    )
    .option("--schema <folder>", "the codecs of these schemas, instead of those that it knows")
    .option("--protocol <name>", "a protocol, or a container such as dem; all without")
    .option("--message <name>", "a message; all without")
    .option("--versions <range>", "versions, as 1.06 or 1.06..1.08; all without")
    .option("--runs <n>", "how many inputs for each property", wholeNumber("--runs", 1))
    .option(
      "--time <span>",
      "how long to go on, as 30s or 5m, instead of a number of runs",
      parseTime,
    )
    .option(
      "--seed <n>",
      "begin with this seed: the same one tries the same again",
      wholeNumber("--seed", 0),
    )
    .option(
      "--workers <n>",
      "how many threads; one for each processor without",
      wholeNumber("--workers", 1),
    )
    .option(
      "--recordings <file...>",
      "recordings, or captures (.pcap), to damage, and to read then",
    )
    .option("--keep <file>", "where counterexamples are kept", "test/counterexamples.jsonl")
    .option("--replay", "only try the counterexamples that are kept")
    .option("--json", "print the report as JSON")
    .option(
      "--schemas",
      "make schemas up instead of messages: what is accepted must compile and hold",
    )
    .option(
      "--compile <n>",
      "with --schemas: how many of them are compiled; 100 without",
      wholeNumber("--compile", 0),
    )
    .option("--keep-schemas <folder>", "where schemas are written that do not hold", ".fuzz")
    .action((options: Options) => {
      if (options.schemas) return fuzzSchemas(options, (total, work) => watched(total, work));
      return options.replay ? replayKept(options) : fuzz(options);
    });
}

function wholeNumber(name: string, least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new CliError(`${name} ${text}: expected a whole number from ${least} on`, 2);
    }
    return value;
  };
}

/** Seconds of `30s`, `5m`, `1h` or a bare number. */
function parseTime(text: string): number {
  const match = /^(\d+)(s|m|h)?$/.exec(text);
  if (match === null || Number(match[1]) === 0)
    throw new CliError(`--time ${text}: expected a time, as 30s, 5m or 1h`, 2);
  return Number(match[1]) * { s: 1, m: 60, h: 3600 }[(match[2] ?? "s") as "s" | "m" | "h"];
}

async function fuzz(options: Options): Promise<void> {
  // Loaded here: nothing else needs fast-check and threads.
  const { runFuzz } = await import("../../fuzz/run.ts");
  const { renderReport } = await import("../../fuzz/report.ts");
  const { addReader } = await import("../../fuzz/recordings.ts");
  const { capturePieces } = await import("../../quake/capture/pieces.ts");
  const { openBytes } = await import("../files/input.ts");
  addReader(capturePieces);
  // Here it is told in words what is wrong with a file: threads are no place for that.
  for (const path of options.recordings ?? []) await openBytes(path);
  const { schema } = options;
  const report = await withOwn(schema, (own) => {
    const what = {
      ...selection(options),
      worker: { file: WORKER, modules: own?.url },
      words: schema === undefined ? [] : ["--schema", schema],
    };
    return interruptible((signal) =>
      withBar(options, (onProgress) => runSelected(runFuzz, { ...what, onProgress, signal })),
    );
  });
  if (options.json) sayJson(report);
  else say(renderReport(report).trimEnd());
  if (report.failures.length > 0) {
    const kept = await keep(report, options.keep);
    note(`${kept} new in ${shown(options.keep)}: \`demospec fuzz --replay\` tries them again`);
    process.exitCode = 1;
  }
  if (report.aborted) process.exitCode = 130;
}

/** Keeps what was found. Returns how much of it is new. */
async function keep({ failures }: FuzzReport, path: string): Promise<number> {
  const { keepCounterexamples } = await import("../../fuzz/counterexamples.ts");
  await readKept(path);
  try {
    return await keepCounterexamples(failures, path);
  } catch (error) {
    throw outputError(path, error);
  }
}

function selection(options: Options): FuzzOptions {
  return {
    target: options.protocol,
    message: options.message,
    versions: options.versions,
    runs: options.runs,
    seconds: options.time,
    seed: options.seed,
    workers: options.workers,
    ...(options.recordings === undefined ? {} : { recordings: options.recordings }),
  };
}

async function runSelected(
  run: (options: FuzzOptions) => Promise<FuzzReport>,
  options: FuzzOptions,
): Promise<FuzzReport> {
  try {
    return await run(options);
  } catch (error) {
    if (error instanceof Error && error.name === "SelectionError")
      throw new CliError(error.message, 2);
    throw error;
  }
}

/** Ctrl-C ends the run, and what was found by then is told. */
async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once("SIGINT", stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off("SIGINT", stop);
  }
}

/** Schemas that are made up, with a bar on a terminal, until they are enough or somebody ends it. */
function watched<T>(
  total: number,
  work: (
    onProgress: ((state: SchemasProgress) => void) | undefined,
    signal: AbortSignal,
  ) => Promise<T>,
): Promise<T> {
  return interruptible(async (signal) => {
    if (process.stderr.isTTY !== true) return work(undefined, signal);
    const bar = newBar("{bar} {tried} schemas, {compiled} compiled, {found} failures");
    bar.start(total, 0, { tried: 0, compiled: 0, found: 0 });
    try {
      return await work((state) => bar.update(state.tried, { ...state }), signal);
    } finally {
      bar.stop();
    }
  });
}

function newBar(format: string): SingleBar {
  return new SingleBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
}

/** Shows how far the run is, on a terminal: by runs, or by time where there is no number of runs. */
async function withBar<T>(
  options: Options,
  work: (onProgress: ((state: FuzzProgress) => void) | undefined) => Promise<T>,
): Promise<T> {
  if (process.stderr.isTTY !== true) return work(undefined);
  const bar = newBar("{bar} {runs} runs, {failures} failures");
  bar.start(1000, 0, { runs: 0, failures: 0 });
  try {
    return await work((state) => {
      const share =
        state.total === undefined
          ? state.seconds / (options.time ?? Infinity)
          : state.runs / state.total;
      bar.update(Math.floor(1000 * Math.min(1, share)), {
        runs: state.runs,
        failures: state.failures,
      });
    });
  } finally {
    bar.stop();
  }
}

async function readKept(keep: string): Promise<Counterexample[]> {
  const { CounterexampleError, readCounterexamples } =
    await import("../../fuzz/counterexamples.ts");
  try {
    return await readCounterexamples(keep);
  } catch (error) {
    if (error instanceof CounterexampleError) throw new CliError(shown(error.message));
    throw readError(keep, error);
  }
}

async function replayKept({ keep, schema }: Options): Promise<void> {
  const { replay } = await import("../../fuzz/counterexamples.ts");
  const { renderReplayed } = await import("../../fuzz/report.ts");
  const { loadTargets } = await import("../../fuzz/targets.ts");
  const kept = await readKept(keep);
  const replayed = await withOwn(schema, async (own) =>
    replay(kept, own === undefined ? undefined : await loadTargets(own.url)),
  );
  say(renderReplayed(replayed).trimEnd());
  if (replayed.some(({ error }) => error !== undefined)) process.exitCode = 1;
}
