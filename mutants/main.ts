import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { CodeBatch } from "./judge/code-batch.ts";
import type { Mutant, Verdict } from "./kinds/mutant.ts";
import { randomFrom, shuffled } from "../fuzz/random.ts";
import { report, verdictText } from "./report.ts";
import { type Room, ROOMS } from "./rooms.ts";

/*
 * Makes mistakes in schemas and code, one at a time, and tells which of them no test sees.
 */
const ROOT = join(import.meta.dirname, "..");
/** How often a run tells how far it is, where nobody looks at a terminal: in milliseconds. */
const LINE_EVERY = 30_000;

interface Options {
  readonly room?: string;
  readonly file?: string;
  readonly kind?: string;
  readonly count: number;
  readonly seed: number;
  readonly workers: number;
  readonly all?: boolean;
  readonly quick?: boolean;
  readonly seconds?: number;
}

const program = new Command("npm run mutants --")
  .description("Makes mistakes in schemas and code, and tells which of them no test sees.")
  .option("--room <name>", `only of ${ROOMS.map(({ name }) => name).join(", ")}`)
  .option("--file <path>", "only of files whose path has this in it")
  .option("--kind <text>", "only of kinds that have this in their name: lasts, another constant")
  .option("--count <n>", "count of each room; 0 tries all", whole, 60)
  .option("--seed <n>", "chooses the same ones again", whole, 1)
  .option("--all", "tell also what killed the others")
  .option("--quick", "only vectors and worlds, and no other test: for a first look")
  .option("--seconds <n>", "of slow tests only so much for each: more may survive", whole)
  .option("--workers <n>", "count at once", whole, availableParallelism());
const options: Options = program.parse().opts();

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
}

/** The mutants of a room that are tried. */
function chosen({ files, mutants }: Room): Mutant[] {
  const all = files
    .filter((file) => file.includes(options.file ?? ""))
    .flatMap((file) => mutants(file, readFileSync(join(ROOT, file), "utf8")))
    .filter(({ kind }) => kind.includes(options.kind ?? ""));
  const mixed = shuffled(all, randomFrom(options.seed));
  return options.count === 0 ? mixed : mixed.slice(0, options.count);
}

/** Rooms whose mutants a process judges one by one: schemas in itself, and what generates code anew in a copy. */
const ONE_BY_ONE = new Set(["schemas", "meaning", "generator"]);

/** Judges a room's mutants, some at once, all of them in one copy. */
async function judgedAtOnce(
  room: string,
  mutants: readonly Mutant[],
  onVerdict: (judgement: Verdict) => void,
) {
  if (mutants.length === 0) return;
  const batch = await CodeBatch.make(room, mutants, options.workers, options.seconds);
  remove = () => batch.remove();
  let next = 0;
  const work = async () => {
    while (next < mutants.length) onVerdict(await batch.judge(next++));
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  batch.remove();
}

/** Gives mutants to processes, each the next one when it is done, and their verdicts in that order. */
async function judged(mutants: readonly Mutant[], onVerdict: (judgement: Verdict) => void) {
  let next = 0;
  const work = async () => {
    const args = options.quick ? ["quick"] : [];
    const execArgv = ["--import", "tsx"];
    const child = fork(join(import.meta.dirname, "worker.ts"), args, { execArgv });
    const gone = new Promise<never>((_, reject) => {
      child.once("exit", (code) => reject(new Error(`a worker ended with ${code}`)));
    });
    gone.catch(() => {});
    while (next < mutants.length) {
      const mutant = mutants[next++]!;
      const answer = new Promise<Verdict>((resolve) => void child.once("message", resolve));
      child.send(mutant);
      onVerdict(await Promise.race([answer, gone]));
    }
    child.disconnect();
  };
  const count = Math.min(options.workers, mutants.length);
  await Promise.all(Array.from({ length: count }, work));
}

const rooms = ROOMS.filter(({ name }) => options.room === undefined || options.room === name);
if (rooms.length === 0) program.error(`error: there is no room "${options.room}"`);
const byRoom = rooms.map((room) => ({ name: room.name, mutants: chosen(room) }));
const mutants = byRoom.flatMap((room) => room.mutants);
let remove = () => {};
const verdicts: Verdict[] = [];
const progress = () => `${verdicts.length} of ${mutants.length}`;
const line = setInterval(() => {
  if (!process.stderr.isTTY) console.error(progress());
}, LINE_EVERY);

// A run that is stopped has reported what it knows.
process.once("SIGINT", () => end(1)).once("SIGTERM", () => end(1));
for (const room of byRoom)
  if (options.quick || ONE_BY_ONE.has(room.name)) await judged(room.mutants, tell);
  else await judgedAtOnce(room.name, room.mutants, tell);
end();

function tell(judgement: Verdict): void {
  verdicts.push(judgement);
  if (process.stderr.isTTY) process.stderr.write(`\r${progress()} `);
  if (options.all || judgement.outcome === "survived") console.log(`\n${verdictText(judgement)}`);
}

function end(code?: number): void {
  clearInterval(line);
  if (code !== undefined) remove();
  const { text, isGood } = report(rooms, verdicts);
  console.log(`\n${text}\n\nseed ${options.seed}, ${progress()}`);
  if (code !== undefined) process.exit(code);
  process.exitCode = isGood ? 0 : 1;
}
