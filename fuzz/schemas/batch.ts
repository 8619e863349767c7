import { anySchemas } from "./any.ts";
import { failureOfTables } from "./attempt.ts";
import type { Accepted, Miscompiled } from "./compiled.ts";
import { type Files, texts } from "./document.ts";
import { CheckerFault, repaired } from "./repair.ts";
import { kindOf, shrunk } from "./shrink.ts";

/** Schemas of seeds that follow each other: what one thread tries at once. All of it is plain data. */
export interface Batch {
  readonly seed: number;
  readonly runs: number;
  /** How many of the first that are accepted are compiled, loaded and tried, too. */
  readonly compile: number;
  /** Inputs for each property. */
  readonly inputs: number;
  /** Leaves what was found as large as it was found. */
  readonly unshrunk: boolean;
}

/** A schema that was accepted and does not hold, or that the checker should have said something else of. */
export interface SchemasFinding {
  readonly seed: number;
  /** The property, and of what. */
  readonly what: string;
  readonly why: string;
  /** The schemas' texts by the names of their files. */
  readonly files: ReadonlyMap<string, string>;
}

export interface BatchResult {
  readonly tried: number;
  /** Those of which something was left when all that is wrong had been taken away. */
  readonly accepted: number;
  readonly compiled: number;
  /** How often something was taken away, of all together. */
  readonly rounds: number;
  readonly findings: readonly SchemasFinding[];
}

/** Makes the schemas of a batch up, and tries what holds for all that the checker accepts. */
export async function tryBatch(batch: Batch): Promise<BatchResult> {
  const { seed, runs, compile, inputs } = batch;
  const findings: SchemasFinding[] = [];
  const toCompile: Accepted[] = [];
  let [accepted, rounds] = [0, 0];
  for (let i = 0; i < runs; i++) {
    const own = (seed + i) % 2 ** 31;
    const made = await tryOne(own, batch);
    if (made.finding !== undefined) findings.push(made.finding);
    rounds += made.rounds;
    if (made.files === undefined) continue;
    accepted++;
    if (toCompile.length < compile) toCompile.push({ seed: own, files: made.files });
  }
  for (const { accepted: one, failure } of await failuresOfCode(toCompile, inputs))
    findings.push(await found(one, failure, byCode(one.seed, inputs), batch));
  return { tried: runs, accepted, compiled: toCompile.length, rounds, findings };
}

/** The compiler is loaded where something is compiled. */
async function failuresOfCode(all: readonly Accepted[], inputs: number): Promise<Miscompiled[]> {
  if (all.length === 0) return [];
  const compiled = await import("./compiled.ts");
  return compiled.failuresOfCode(all, inputs);
}

interface Tried {
  readonly rounds: number;
  /** What is left, where it is accepted. */
  readonly files?: Files;
  readonly finding?: SchemasFinding;
}

async function tryOne(seed: number, batch: Batch): Promise<Tried> {
  const { inputs } = batch;
  try {
    const { files, tables, rounds } = repaired(anySchemas(seed));
    if (tables === undefined) return { rounds };
    const failure = failureOfTables(tables, inputs, seed);
    if (failure === undefined) return { rounds, files };
    const finding = await found({ seed, files }, failure, byInterpreter(seed, inputs), batch);
    return { rounds, files, finding };
  } catch (error) {
    if (!(error instanceof CheckerFault)) throw error;
    const failure = { what: "check", why: `${error.message}\n${stackOf(error.cause)}` };
    const faulty = { seed, files: error.files };
    return { rounds: 0, finding: await found(faulty, failure, async () => undefined, batch) };
  }
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? "").split("\n").slice(0, 12).join("\n") : "";
}

type Fails = (files: Files) => Promise<string | undefined>;

function byInterpreter(seed: number, inputs: number): Fails {
  return async (files) => {
    const { tables } = repaired(files);
    const failure = tables && failureOfTables(tables, inputs, seed);
    return failure && kindOf(`${nameIn(failure.what)}: ${failure.why}`);
  };
}

function byCode(seed: number, inputs: number): Fails {
  return async (files) => {
    const [first] = await failuresOfCode([{ seed, files }], inputs);
    return first && kindOf(`${nameIn(first.failure.what)}: ${first.failure.why}`);
  };
}

/** The property, without the message. */
function nameIn(what: string): string {
  return what.slice(what.indexOf(": ") + 1);
}

async function found(
  { seed, files }: Accepted,
  { what, why }: { readonly what: string; readonly why: string },
  fails: Fails,
  { unshrunk }: Batch,
): Promise<SchemasFinding> {
  const least = unshrunk ? files : await shrunk(files, fails);
  return { seed, what, why, files: texts(least) };
}
