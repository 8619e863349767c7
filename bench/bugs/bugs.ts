import { fork, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { type Bug, BUGS } from "../../mutants/bugs.ts";
import { copyProject } from "../../mutants/judge/copy.ts";
import type { Found } from "./child.ts";

/*
 * How soon fuzzing finds mistakes in the generator and the runtime, guided and not. Each is made in a copy of the project, all code is
 * generated anew, and all codecs are fuzzed until something does not hold.
 */

/** What is not needed. */
const LEFT = ["test", "docs", "fixtures"];
const ROOT = join(import.meta.dirname, "..", "..");
const WAYS = ["guided", "unguided"] as const;

interface Options {
  readonly time: number;
  readonly seed: number;
  readonly only?: string;
}

async function run({ time, seed, only }: Options): Promise<void> {
  const bugs = BUGS.filter(({ name }) => only === undefined || name.includes(only));
  const folder = mkdtempSync(join(tmpdir(), "demospec-bugs-"));
  try {
    copyProject(folder, LEFT);
    process.stdout.write(`${row(["mistake", ...WAYS, "what was found"])}\n`);
    let missed = 0;
    for (const bug of bugs) missed += await measure(folder, bug, { time, seed });
    if (missed > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives 1 where guided fuzzing does not find it in time. */
async function measure(folder: string, bug: Bug, { time, seed }: Options): Promise<number> {
  const path = join(folder, bug.file);
  const text = readFileSync(path, "utf8");
  const [front, after, ...more] = text.split(bug.from);
  if (after === undefined || more.length > 0)
    throw new Error(`${bug.file} does not have this once: ${bug.from}`);
  writeFileSync(path, front + bug.to + after);
  try {
    generate(folder, bug.file.startsWith("generator/"));
    const found: Found[] = [];
    for (const way of WAYS) found.push(await fuzz(folder, way, time, seed));
    const cells = found.map((f) => (f.what === undefined ? `not in ${time} s` : seconds(f)));
    const [{ what, bytes = 0 }, unguided] = found as [Found, Found];
    const shown = what === undefined ? (unguided.what ?? "by neither") : `${bytes} bytes, ${what}`;
    process.stdout.write(`${row([bug.name, ...cells, shown.slice(0, 100)])}\n`);
    return what === undefined ? 1 : 0;
  } finally {
    writeFileSync(path, text);
  }
}

function generate(folder: string, isGenerators: boolean): void {
  const { status, stderr } = spawnSync(process.execPath, ["bin/demospec.js", "generate"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the generator fails with this mistake: ${stderr}`);
  const [own, here] = [folder, ROOT].map((root) => codeIn(join(root, "generated")));
  if (isGenerators && own === here)
    throw new Error("this mistake changes nothing of what is generated");
}

function codeIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");
}

/** In the copy: its codecs, and its own code for fuzzing. */
async function fuzz(folder: string, way: string, time: number, seed: number): Promise<Found> {
  const child = fork(join(folder, "bench/bugs/child.ts"), [way, `${time}`, `${seed}`], {
    cwd: folder,
    execArgv: ["--import", "tsx"],
  });
  return new Promise((resolve, reject) => {
    let found: Found | undefined;
    child.on("message", (message) => (found = message as Found));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (found === undefined) reject(new Error(`fuzzing failed: ${code}`));
      else resolve(found);
    });
  });
}

/** By the clock, of a processor, and inputs: on a machine with other work the second says more than the first. */
function seconds({ seconds: took, worked, inputs }: Found): string {
  return `${took.toFixed(1)} s (${worked.toFixed(1)} s), ${inputs}`;
}

const WIDTHS = [30, 26, 26, 0];

function row(cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.padEnd(WIDTHS[i]!))
    .join(" ")
    .trimEnd();
}

function number(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError("expected a number above 0");
  return value;
}

await new Command("bench:bugs")
  .description(
    "How soon fuzzing finds mistakes in the generator and the runtime: exit code 1 where it misses one.",
  )
  .option("--time <seconds>", "how long each is looked for", number, 60)
  .option("--seed <n>", "what is tried depends on it", number, 1)
  .option("--only <text>", "mistakes with this in their name")
  .action(run)
  .parseAsync();
