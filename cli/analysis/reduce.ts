import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { Command } from "commander";
import { CliError, errorOf } from "../errors/cli-error.ts";
import type { ReadingOptions } from "../files/input.ts";
import type { Made } from "../files/output/place.ts";
import { withForceOption, withReadingOptions } from "../options/reading-options.ts";
import { withSchemaOption } from "../options/schema-option.ts";
import { shown } from "../terminal/outside.ts";
import { note, sayJson } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { runOn, type RunResult, type TriedCommand } from "./run-command.ts";

interface Options extends ReadingOptions {
  readonly while?: string;
  readonly saying?: string;
  readonly timeout: number;
  readonly output?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Files are held whole, several times over. */
const MOST_BYTES = 256 << 20;

/** `demospec reduce FILE --while CMD` */
export function reduceCommand(): Command {
  const command = new Command("reduce")
    .description("Find the smallest recording, capture or message for which a command still fails.")
    .argument("<file>", "a recording, a capture (.pcap, .pcapng), or any other bytes")
    .argument("[command...]", "after --: the command's words, which no shell reads")
    .option("--while <command>", "the command as one text, which the shell reads")
    .option("--saying <text>", "only while it writes this, too: so that it fails by nothing else")
    .option(
      "--timeout <seconds>",
      "a run that takes longer does not fail; it does where that of the whole file does",
      seconds,
      30,
    )
    .option(
      "-o, --output <file>",
      "where the smallest is written; NAME.reduced in this folder without",
    )
    .option("--json", "print what was found as JSON");
  return withSchemaOption(withForceOption(withReadingOptions(command)))
    .addHelpText(
      "after",
      `
Each candidate is written to a temporary file, whose path stands for {} in the command, or after its last word. The
command fails where its exit code is not 0. The file itself is never touched; Ctrl-C keeps what was found by then.

Examples:
  demospec reduce demo1.dem -o small.dem -- my-reader --strict {}
  demospec reduce session.pcap --while 'demospec verify --strict'
  demospec reduce demo1.dem --while './reader {} | grep -q crash' --saying crash`,
    )
    .action(reduce);
}

function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= 86_400) return value;
  throw new CliError(`--timeout ${text}: expected seconds, as 10`, 2);
}

async function reduce(file: string, words: readonly string[], options: Options): Promise<void> {
  const command = commandOf(words, options);
  const { read, bytes, name } = await wholeFile(file);
  const output = options.output ?? reducedName(name);
  const { placeFor } = await import("../files/output/place.ts");
  const { writeOutput } = await import("../files/output/output.ts");
  const makes = await madeOf(name);
  const place = await placeFor({ output, force: options.force, inputs: [read], makes });
  const folder = await mkdtemp(join(tmpdir(), "demospec-"));
  const started = performance.now();
  let runs = 0;
  let stopped = false;
  try {
    const best = await untilStopped(async (signal) => {
      const trying = new Trying(join(folder, candidateName(name)), command, options.saying, signal);
      await trying.expectFailing(file, bytes);
      const found = await smallest(file, bytes, trying, options, signal);
      runs = trying.runs;
      stopped = signal.aborted;
      return found;
    });
    await writeOutput(place, pieces(best));
    const took = (performance.now() - started) / 1000;
    tell({ file, output, before: bytes.length, after: best.length, runs, seconds: took }, options);
    if (stopped) process.exitCode = 130;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function commandOf(words: readonly string[], options: Options): TriedCommand {
  const timeout = options.timeout * 1000;
  if ((options.while === undefined) === (words.length === 0))
    throw new CliError("name the command: its words after --, or one text with --while", 2);
  return { words: options.while ?? words, timeout };
}

/** Tries candidates, those that were tried already once. */
class Trying {
  readonly #path: string;
  readonly #command: TriedCommand;
  readonly #saying: string | undefined;
  readonly #signal: AbortSignal;
  readonly #tried = new Set<string>();
  #isHanging = false;
  runs = 0;

  constructor(
    path: string,
    command: TriedCommand,
    saying: string | undefined,
    signal: AbortSignal,
  ) {
    this.#path = path;
    this.#command = command;
    this.#saying = saying;
    this.#signal = signal;
  }

  /** Throws CliError where the command does not fail for the whole file. */
  async expectFailing(file: string, bytes: Uint8Array): Promise<void> {
    const result = await this.#run(bytes);
    if (result.unknown)
      throw new CliError(
        `the shell finds or runs no such command: ${shown(result.output.trim())}`,
        2,
      );
    this.#isHanging = result.late;
    if (this.#signal.aborted || this.#isWanted(result)) return;
    const what = result.failed ? `fails without saying ${this.#saying}` : "does not fail";
    throw errorOf(file, `the command ${what} for it, so there is nothing to look for`);
  }

  async fails(bytes: Uint8Array): Promise<boolean> {
    const key = createHash("sha256").update(bytes).digest("base64");
    if (this.#tried.has(key)) return false;
    this.#tried.add(key);
    return this.#isWanted(await this.#run(bytes));
  }

  #isWanted({ failed, late, output }: RunResult): boolean {
    if (this.#signal.aborted || !(this.#isHanging ? late : failed)) return false;
    return this.#saying === undefined || output.includes(latin1(this.#saying));
  }

  async #run(bytes: Uint8Array): Promise<RunResult> {
    this.runs++;
    await writeFile(this.#path, bytes);
    try {
      return await runOn(this.#path, this.#command, this.#signal);
    } catch (error) {
      const { words } = this.#command;
      const name = typeof words === "string" ? "sh" : words[0]!;
      throw new CliError(`${shown(name)} cannot be run: ${(error as Error).message}`, 2);
    }
  }
}

function latin1(text: string): string {
  return Buffer.from(text).toString("latin1");
}

async function smallest(
  file: string,
  bytes: Uint8Array,
  trying: Trying,
  options: Options,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { Trial } = await import("../../reduce/trial.ts");
  const { reduceBytes, reducePieces } = await import("../../reduce/pieces.ts");
  const trial = new Trial(bytes, (candidate) => trying.fails(candidate), signal);
  const { isCapture, openInput } = await import("../files/input.ts");
  if (isCapture(file, options.format)) {
    const { captureRecords } = await import("../../quake/capture/index.ts");
    const records = captureRecords(bytes);
    if (records === undefined) await reduceBytes(trial);
    else await reducePieces(records, trial);
    return trial.best;
  }
  const { container } = await openInput(file, options);
  const { isLike, reduceRecording } = await import("../../reduce/recording.ts");
  const read = { version: options.protocolVersion, reading: options.reading };
  const isKnown = options.format !== undefined || isLike(container, bytes);
  if (!isKnown || !(await reduceRecording(container, trial, read))) await reduceBytes(trial);
  return trial.best;
}

// ---- files

interface Whole {
  readonly read: string;
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** All bytes, the file of the system's that has them, and what they are called. */
async function wholeFile(file: string): Promise<Whole> {
  const { openBytes } = await import("../files/open.ts");
  if (file === "-" || file.toLowerCase().endsWith(".gz"))
    throw errorOf(file, "name a file that is not compressed: parts of it are written again", 2);
  const { size = 0, chunks, file: read, format } = await openBytes(file);
  if (size > MOST_BYTES) throw errorOf(file, "this is larger than 256 MiB: cut it first");
  const all: Uint8Array[] = [];
  for await (const chunk of chunks()) all.push(chunk);
  // What Qizmo packed is called as what comes out.
  const name = format === "qwd" ? file.replace(/\.qwz$/i, ".qwd") : file;
  return { read, bytes: Buffer.concat(all), name };
}

/** A name that tells as much of the format as the file's own. */
function candidateName(file: string): string {
  return `candidate${extname(basename(file))}`;
}

/** `demo1.reduced.dem`, in the folder that the command was called in. */
function reducedName(file: string): string {
  const ending = extname(file);
  return `${basename(file, ending)}.reduced${ending}`;
}

/** What comes of a file: nobody but `reduce` gives files the name that it gives. */
async function madeOf(file: string): Promise<Made> {
  const { isCaptured, recordings } = await import("../files/output/made.ts");
  const own = recordings();
  return {
    title: "a recording or a capture",
    isBinary: true,
    is: async (begins, path) =>
      path === reducedName(file) || (await isCaptured(begins)) || own.is(begins, path),
  };
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

interface Reduced {
  readonly file: string;
  readonly output: string;
  /** Bytes. */
  readonly before: number;
  readonly after: number;
  readonly runs: number;
  readonly seconds: number;
}

function tell(reduced: Reduced, { json }: Options): void {
  const { file, output, before, after, runs, seconds: took } = reduced;
  if (json && output !== "-") return sayJson(reduced);
  const sizes = `${count(before, "byte")} → ${count(after, "byte")}`;
  note(
    `${shown(file)}: ${sizes} in ${shown(output)}, ${count(runs, "run")} in ${took.toFixed(1)} s`,
  );
}
