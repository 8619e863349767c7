import { Command } from "commander";
import type { Counterexample } from "../../fuzz/task.ts";
import type { WorkerOptions } from "../../fuzz/threads.ts";
import type { FuzzOptions, FuzzReport } from "../../fuzz/run.ts";
import { CliError } from "../errors/cli-error.ts";
import { oneFolder, withOwn } from "../options/schema-option.ts";
import { configuredSchemas } from "../options/schema-folder.ts";
import { shown } from "../terminal/outside.ts";
import { note, say, sayJson } from "../terminal/say.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { watched, withBar, withGuidedBar } from "./fuzz-bars.ts";
import { fuzzGuided } from "./fuzz-guided.ts";
import { fuzzSchemas } from "./fuzz-schemas.ts";
import { outputError, readError } from "../errors/system-errors.ts";

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
  readonly guided?: boolean;
  readonly corpus?: string;
  readonly against?: string;
}

const WORKER = new URL("./fuzz-worker.ts", import.meta.url).href;

/** `demospec fuzz` */
export function fuzzCommand(): Command {
  return new Command("fuzz")
    .description(
      "Try the codecs with random messages, random bytes and damaged recordings, until convinced.",
    )
    .argument(
      "[folder]",
      "the codecs of these schemas; without, of the config's, or those that it knows",
    )
    .option("--schema <folder>", "the same")
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
      "--guided",
      "change inputs that showed something new: a branch, a sort of number, another error",
    )
    .option("--corpus <folder>", "with --guided: where such inputs are kept, and taken from")
    .option(
      "--against <command>",
      "with --guided: a program that reads such inputs, too, and answers in JSON",
    )
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
    .action((folder: string | undefined, called: Options) => {
      const schema = oneFolder(folder, called.schema) ?? configuredSchemas();
      const options = schema === undefined ? called : { ...called, schema };
      const needs = (["corpus", "against"] as const).find((name) => options[name] !== undefined);
      if (needs !== undefined && options.guided !== true)
        throw new CliError(`--${needs} is for --guided: give both`, 2);
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
  const { addReader } = await import("../../fuzz/recordings.ts");
  const { capturePieces } = await import("./capture-pieces.ts");
  const { openFile } = await import("../files/bytes.ts");
  addReader(capturePieces);
  // Here it is reported in words what is wrong with a file: threads are no place for that.
  for (const path of options.recordings ?? []) await openFile(path);
  await withOwn(options.schema, (own) => {
    const worker = { file: WORKER, modules: own?.url };
    return options.guided === true ? guided(options, worker) : unguided(options, worker);
  });
}

async function guided(options: Options, worker: WorkerOptions): Promise<void> {
  const { runGuided } = await import("../../fuzz/guided/run.ts");
  const { corpus, against } = options;
  const what = { ...selection(options), corpus, against, worker };
  await fuzzGuided(options, corpus, () =>
    untilStopped((signal) =>
      withGuidedBar(options, (onProgress) =>
        unlessSelection(() => runGuided({ ...what, onProgress, signal })),
      ),
    ),
  );
}

async function unguided(options: Options, worker: WorkerOptions): Promise<void> {
  const { runFuzz } = await import("../../fuzz/run.ts");
  const { renderReport } = await import("../../fuzz/report.ts");
  const { schema } = options;
  // A file that is not one of counterexamples is reported before the work.
  await readKept(options.keep);
  const words = schema === undefined ? [] : ["--schema", schema];
  const what = { ...selection(options), worker, words };
  const report = await untilStopped((signal) =>
    withBar(options, (onProgress) =>
      unlessSelection(() => runFuzz({ ...what, onProgress, signal })),
    ),
  );
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

async function unlessSelection<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && error.name === "SelectionError")
      throw new CliError(error.message, 2);
    throw error;
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
  const replayed = await withOwn(schema, async (own) => replay(kept, await loadTargets(own?.url)));
  say(renderReplayed(replayed).trimEnd());
  if (replayed.some(({ error }) => error !== undefined)) process.exitCode = 1;
}
