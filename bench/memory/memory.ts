import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import { FAMILIES, type Family, type MadeFile, makeFile, type Shape, SHAPES } from "./files.ts";

/*
 * The peak resident memory of each command on recordings that are large in one way or another, each in a process of its
 * own. The files are made in a temporary folder, one at a time, and removed.
 */

const COMMAND = fileURLToPath(new URL("../../bin/demospec.js", import.meta.url));

/** Writes the process's peak, in KiB, where it ends. */
const PEAK =
  'data:text/javascript,import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(process.env.PEAK_FILE,String(process.resourceUsage().maxRSS)))';

/** Beside four times the largest block, a command may take that many bytes. */
const BASE = 300_000_000;
const TIMES = 4;

interface Options {
  readonly scale: number;
  readonly family: readonly string[];
  readonly shape: readonly string[];
  readonly command: readonly string[];
}

/** A command, and what it is given beside the file. */
interface Run {
  readonly name: string;
  readonly args: readonly string[];
  /** A file that it writes and a later command reads. */
  readonly output?: string;
}

function runsFor(folder: string, input: string, { blocks }: MadeFile): Run[] {
  const [lmpc, json] = [join(folder, "text.txt"), join(folder, "text.jsonl")];
  const out = ["-o", join(folder, "out")];
  // Late, so that what precedes it is passed over; all of a single block.
  const span = `${Math.floor(blocks * 0.9)}..${blocks - 1}`;
  // Ten million idle messages look like no recording: what it is has to be said.
  const format = ["--format", extname(input).slice(1)];
  return [
    { name: "verify", args: ["verify", ...format, input] },
    { name: "info", args: ["info", ...format, input] },
    { name: "inspect", args: ["inspect", "--depth", "1", "--block", `${blocks - 1}`, input] },
    { name: "decompile", args: ["decompile", input, "-o", lmpc], output: lmpc },
    { name: "compile", args: ["compile", lmpc, ...out] },
    { name: "decompile --json", args: ["decompile", "--json", input, "-o", json], output: json },
    { name: "compile (json)", args: ["compile", json, ...out] },
    { name: "cut", args: ["cut", "--blocks", span, input, ...out] },
    { name: "strip", args: ["strip", "--type", "print", input, ...out] },
  ];
}

/** What a run is called by: `decompile`, in either form. */
function commandOf({ name }: Run): string {
  return name.split(" ")[0]!;
}

/** Runs a command, and gives its peak in bytes; undefined where it failed. */
async function peakOf(folder: string, args: readonly string[]): Promise<number | undefined> {
  const file = join(folder, "peak");
  const nowhere = openSync("/dev/null", "w");
  const child = spawn(process.execPath, ["--import", PEAK, COMMAND, ...args], {
    stdio: ["ignore", nowhere, "pipe"],
    env: { ...process.env, PEAK_FILE: file },
  });
  let stderr = "";
  child.stderr!.on("data", (text) => (stderr = (stderr + text).slice(-2000)));
  const [code] = await once(child, "close");
  closeSync(nowhere);
  if (code !== 0) process.stderr.write(`demospec ${args.join(" ")} failed: ${code}\n${stderr}\n`);
  return code === 0 ? Number(readFileSync(file, "utf8")) * 1024 : undefined;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

const WIDTHS = [6, 13, 18, 10, 10, 8];

function row(cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.padEnd(WIDTHS[i]!))
    .join(" ")
    .trimEnd();
}

/** Measures all commands on one file. Gives how many take too much. */
async function measure(family: Family, shape: Shape, { scale, command }: Options): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "demospec-memory-"));
  let failed = 0;
  try {
    const { name } = family.container.table;
    const input = join(folder, `large.${name}`);
    const made = await makeFile(input, family, shape, scale);
    const limit = TIMES * made.largest + BASE;
    for (const run of runsFor(folder, input, made)) {
      const needed = run.output !== undefined && command.includes("compile");
      if (command.length > 0 && !needed && !command.includes(commandOf(run))) continue;
      const start = performance.now();
      const peak = await peakOf(folder, run.args);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const isGood = peak !== undefined && peak <= limit;
      if (!isGood) failed++;
      const shown = peak === undefined ? "failed" : megabytes(peak);
      const mark = isGood ? "" : "  too much";
      const cells = [name, shape, run.name, shown, megabytes(limit), `${seconds} s`];
      process.stdout.write(`${row(cells)}${mark}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}

async function run(options: Options): Promise<void> {
  process.stdout.write(`${row(["family", "file", "command", "peak", "limit", "time"])}\n`);
  let failed = 0;
  for (const family of FAMILIES) {
    const { name } = family.container.table;
    if (options.family.length > 0 && !options.family.includes(name)) continue;
    for (const shape of SHAPES) {
      if (options.shape.length > 0 && !options.shape.includes(shape.split(" ")[0]!)) continue;
      failed += await measure(family, shape, options);
    }
  }
  if (failed > 0) process.exitCode = 1;
}

function parseScale(text: string): number {
  const scale = Number(text);
  if (!(scale > 0)) throw new InvalidArgumentError("expected a number above 0");
  return scale;
}

function parserOf(known: readonly string[]): (text: string) => string[] {
  return (text) => {
    const names = text.split(",");
    const wrong = names.find((name) => !known.includes(name));
    if (wrong !== undefined)
      throw new InvalidArgumentError(`there is no "${wrong}"; expected ${known.join(", ")}`);
    return names;
  };
}

const FAMILY_NAMES = FAMILIES.map(({ container }) => container.table.name);
const SHAPE_NAMES = SHAPES.map((shape) => shape.split(" ")[0]!);
const COMMAND_NAMES = [
  ...new Set(runsFor("", "", { bytes: 0, blocks: 1, largest: 0 }).map(commandOf)),
];

await new Command("bench:memory")
  .description("Peak memory of commands on large recordings: exit code 1 where one takes too much.")
  .option("--scale <n>", "smaller files: 0.01 for a hundredth", parseScale, 1)
  .option("--family <names>", `of ${FAMILY_NAMES.join(", ")}`, parserOf(FAMILY_NAMES), [])
  .option("--shape <names>", `of ${SHAPE_NAMES.join(", ")}`, parserOf(SHAPE_NAMES), [])
  .option("--command <names>", `of ${COMMAND_NAMES.join(", ")}`, parserOf(COMMAND_NAMES), [])
  .action(run)
  .parseAsync();
