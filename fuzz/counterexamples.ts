import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { faultAfter } from "./history.ts";
import { errorText } from "./properties/ensure.ts";
import { fromJson } from "./properties/lossless.ts";
import type { Target } from "./values/target.ts";
import { type Counterexample, findWork, nameOf } from "./task.ts";

/** Where counterexamples are kept, from the root of the repository. */
export const COUNTEREXAMPLES = "test/counterexamples.jsonl";

/** A file of counterexamples is invalid. `message` says where. */
export class CounterexampleError extends Error {
  override readonly name = "CounterexampleError";
}

/**
 * The counterexamples in a file, one a line. None where there is no file. Throws CounterexampleError for a line that
 * is invalid.
 */
export async function readCounterexamples(
  path: string = COUNTEREXAMPLES,
): Promise<Counterexample[]> {
  if (!existsSync(path)) return [];
  const lines = (await readFile(path, "utf8")).split("\n");
  return lines.flatMap((line, i) => (line === "" ? [] : [parsed(line, `${path}:${i + 1}`)]));
}

function parsed(line: string, place: string): Counterexample {
  try {
    return kept(JSON.parse(line) as Counterexample);
  } catch (cause) {
    throw new CounterexampleError(`${place}: this line is no counterexample`, { cause });
  }
}

/** The members that are kept, in the order in which people read them. */
function kept(found: Counterexample): Counterexample {
  const { target, message, version, property, input, before, seed, path, error } = found;
  const earlier = before === undefined ? {} : { before };
  return { target, message, version, property, input, ...earlier, seed, path, error };
}

/** Adds counterexamples to a file, and returns how many of them were not in it. */
export async function keepCounterexamples(
  found: readonly Counterexample[],
  path: string = COUNTEREXAMPLES,
): Promise<number> {
  const known = new Set((await readCounterexamples(path)).map(identity));
  const fresh = found.filter((one) => isReplayable(one) && !known.has(identity(one)));
  if (fresh.length === 0) return 0;
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, fresh.map((one) => `${JSON.stringify(kept(one))}\n`).join(""));
  return fresh.length;
}

/** Without a path the input is not known. */
function isReplayable({ path }: Counterexample): boolean {
  return path !== "";
}

function identity({ target, message, version, property, input, before }: Counterexample): string {
  return JSON.stringify([target, message, version, property, input, before]);
}

export interface Replayed {
  readonly counterexample: Counterexample;
  /** Why the property still does not hold, or that it is not known any more. */
  readonly error?: string;
}

/** Tries counterexamples again. */
export function replay(
  counterexamples: readonly Counterexample[],
  targets: readonly Target[],
): Replayed[] {
  return counterexamples.map((counterexample) => {
    const error = failing(counterexample, targets);
    return error === undefined ? { counterexample } : { counterexample, error };
  });
}

function failing(counterexample: Counterexample, targets: readonly Target[]): string | undefined {
  const work = findWork(targets, counterexample);
  if (work === undefined) return `there is no ${nameOf(counterexample)} any more`;
  const { input, before = [] } = counterexample;
  const { property, subject } = work;
  const error = faultAfter(property, subject, before.map(fromJson), fromJson(input));
  return error === undefined ? undefined : errorText(error);
}
