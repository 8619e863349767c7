import { setMaxListeners } from "node:events";
import { type End, threads } from "../threads.ts";
import { type Batch, type BatchResult, type SchemasFinding, tryBatch } from "./batch.ts";

export type { SchemasFinding } from "./batch.ts";

/** How many schemas to make up, and which. */
export interface SchemasOptions {
  /** The seed of the first; the next ones follow it. */
  readonly seed: number;
  /** Schemas whose properties are tried by the interpreter. */
  readonly runs: number;
  /** How many of them are compiled, loaded and tried, too. */
  readonly compile: number;
  /** Inputs for each property. */
  readonly inputs?: number;
  /** Leaves what was found as large as it was found. */
  readonly unshrunk?: boolean;
  /** How many threads; without, all is done in this one. */
  readonly workers?: number;
  readonly onProgress?: ((state: SchemasProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface SchemasProgress {
  readonly tried: number;
  readonly compiled: number;
  readonly found: number;
}

export interface SchemasReport {
  readonly seed: number;
  readonly tried: number;
  /** Those of which something was left when all that is wrong had been taken away. */
  readonly accepted: number;
  readonly compiled: number;
  /** How often something was taken away of a schema, on average. */
  readonly rounds: number;
  readonly seconds: number;
  readonly aborted: boolean;
  readonly findings: readonly SchemasFinding[];
}

const INPUTS = 3;

/** This many seeds are a batch: little enough for threads to end together, and much to compile at once. */
const AT_ONCE = 25;

/** Makes schemas up, and tries what holds for all that the checker accepts. */
export async function runSchemas(options: SchemasOptions): Promise<SchemasReport> {
  const { seed, signal, workers = 0 } = options;
  const started = performance.now();
  const results: BatchResult[] = [];
  const run = (batch: Batch, work: (batch: Batch) => Promise<BatchResult>) =>
    work(batch).then((result) => {
      results.push(result);
      options.onProgress?.(sum(results));
    });
  const batches = batchesOf(options);
  if (workers === 0) await inTurn(batches, (batch) => run(batch, tryBatch), signal);
  else await inThreads(batches, workers, run, signal);
  const { tried, accepted, compiled, rounds } = sum(results);
  return {
    seed,
    tried,
    accepted,
    compiled,
    rounds: tried === 0 ? 0 : rounds / tried,
    seconds: (performance.now() - started) / 1000,
    aborted: signal?.aborted === true,
    // Threads end as they like; a report is the same each time.
    findings: results.flatMap(({ findings }) => findings).toSorted((a, b) => a.seed - b.seed),
  };
}

/** All seeds in batches, each with its share of those to compile. */
function batchesOf({ seed, runs, compile, inputs = INPUTS, unshrunk = false }: SchemasOptions) {
  const batches: Batch[] = [];
  for (let from = 0, compiled = 0; from < runs; from += AT_ONCE) {
    const own = Math.min(AT_ONCE, runs - from);
    const share = Math.ceil((compile * (from + own)) / runs) - compiled;
    compiled += share;
    batches.push({
      seed: (seed + from) % 2 ** 31,
      runs: own,
      compile: share,
      inputs,
      unshrunk,
    });
  }
  return batches;
}

function sum(results: readonly BatchResult[]) {
  const all = { tried: 0, accepted: 0, compiled: 0, rounds: 0, found: 0 };
  for (const { tried, accepted, compiled, rounds, findings } of results) {
    all.tried += tried;
    all.accepted += accepted;
    all.compiled += compiled;
    all.rounds += rounds;
    all.found += findings.length;
  }
  return all;
}

async function inTurn(
  batches: readonly Batch[],
  run: (batch: Batch) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const batch of batches) {
    if (signal?.aborted === true) return;
    await run(batch);
  }
}

const WORKER = new URL("worker.ts", import.meta.url).href;

type Run = (batch: Batch, work: (batch: Batch) => Promise<BatchResult>) => Promise<void>;

/**
 * This many schemas are compiled until threads give way to others: code that a thread loaded stays in its memory. One
 * that loads none goes on, since it is twice as fast once it has tried some hundreds.
 */
const MOST_LOADED = 60;

async function inThreads(
  batches: readonly Batch[],
  workers: number,
  run: Run,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const stage of stagesOf(batches, workers * MOST_LOADED)) {
    if (signal.aborted) return;
    await inPool(stage, workers, run, signal);
  }
}

/** Batches in their order, cut where that many schemas are compiled. */
function stagesOf(batches: readonly Batch[], most: number): Batch[][] {
  const stages: Batch[][] = [];
  let loaded = most;
  for (const batch of batches) {
    loaded += batch.compile;
    if (loaded >= most) {
      stages.push([]);
      loaded = batch.compile;
    }
    stages.at(-1)!.push(batch);
  }
  return stages;
}

async function inPool(
  batches: readonly Batch[],
  workers: number,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const pool = threads(
    Math.min(workers, batches.length),
    LONGEST,
    { file: WORKER, memory: MEMORY },
    endless,
  );
  // Each batch that waits listens to it.
  setMaxListeners(0, signal);
  const work = (batch: Batch) => pool.run(batch, signal);
  try {
    await Promise.all(batches.map((batch) => run(batch, work)));
  } catch (error) {
    // What is done by then is reported.
    if (!signal.aborted) throw error;
  } finally {
    await pool.close();
  }
}

/** Megabytes: a batch's schemas are compiled at once, and what was loaded stays. */
const MEMORY = 4096;

/** Half an hour of a processor is what only a batch takes that never ends. */
const LONGEST = 1_800_000;

function endless({ seed, runs }: Batch, { error: why }: End): BatchResult {
  const finding = { seed, what: `a schema of the seeds ${seed} to ${seed + runs - 1}`, why };
  return {
    tried: runs,
    accepted: 0,
    compiled: 0,
    rounds: 0,
    findings: [{ ...finding, files: new Map() }],
  };
}
