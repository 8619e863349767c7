import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { codeMutants } from "./code-mutants.ts";
import type { Mutant, Verdict } from "./mutant.ts";
import { randomFrom, shuffled } from "./random.ts";
import { report } from "./report.ts";
import { type Room, ROOMS } from "./rooms.ts";
import { schemaMutants } from "./schema-mutants.ts";

/*
 * Makes mistakes in schemas and code, one at a time, and tells which of them no test sees.
 */
const ROOT = join(import.meta.dirname, "..");

interface Options {
  readonly room?: string;
  readonly file?: string;
  readonly count: number;
  readonly seed: number;
  readonly workers: number;
  readonly all?: boolean;
}

const program = new Command("npm run mutants --")
  .description("Makes mistakes in schemas and code, and tells which of them no test sees.")
  .option("--room <name>", `only of ${ROOMS.map(({ name }) => name).join(", ")}`)
  .option("--file <path>", "only of files whose path has this in it")
  .option("--count <n>", "so many of each room; 0 tries all", whole, 60)
  .option("--seed <n>", "chooses the same ones again", whole, 1)
  .option("--all", "tell also what killed the others")
  .option("--workers <n>", "so many at once", whole, availableParallelism());
const options: Options = program.parse().opts();

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
}

/** The mutants of a room that are tried. */
function chosen({ name, files }: Room): Mutant[] {
  const all = files
    .filter((file) => file.includes(options.file ?? ""))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), "utf8");
      return name === "schemas" ? schemaMutants(file, text) : codeMutants(name, file, text);
    });
  const mixed = shuffled(all, randomFrom(options.seed));
  return options.count === 0 ? mixed : mixed.slice(0, options.count);
}

/** Gives mutants to processes, each the next one when it is done, and their verdicts in that order. */
async function judged(mutants: readonly Mutant[], onVerdict: (told: Verdict) => void) {
  let next = 0;
  const work = async () => {
    const child = fork(join(import.meta.dirname, "worker.ts"), { execArgv: ["--import", "tsx"] });
    const gone = new Promise<never>((_, reject) => {
      child.once("exit", (code) => reject(new Error(`a worker ended with ${code}`)));
    });
    gone.catch(() => {});
    while (next < mutants.length) {
      const mutant = mutants[next++]!;
      const told = new Promise<Verdict>((resolve) => void child.once("message", resolve));
      child.send(mutant);
      onVerdict(await Promise.race([told, gone]));
    }
    child.disconnect();
  };
  const count = Math.min(options.workers, mutants.length);
  await Promise.all(Array.from({ length: count }, work));
}

const rooms = ROOMS.filter(({ name }) => options.room === undefined || options.room === name);
if (rooms.length === 0) program.error(`error: there is no room "${options.room}"`);
const mutants = rooms.flatMap(chosen);
const verdicts: Verdict[] = [];
await judged(mutants, (told) => {
  verdicts.push(told);
  if (process.stderr.isTTY) process.stderr.write(`\r${verdicts.length} of ${mutants.length}`);
});
const { text, isGood } = report(rooms, verdicts, options);
console.log(text);
process.exitCode = isGood ? 0 : 1;
