import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dem } from "../../generated/dem.ts";
import type { Queue } from "bullmq";
import { errorOf } from "../errors/cli-error.ts";
import { shown } from "../terminal/outside.ts";
import { note, say, sayJson, warn } from "../terminal/say.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { writeSummary } from "../table/dataset/summary.ts";
import { Tally } from "../table/dataset/tally.ts";
import { linesOf } from "../table/dataset/write-dataset.ts";
import { makingOf } from "../table/dataset/write-input.ts";
import type { TableCallOptions } from "../table/table-call.ts";
import { newReader } from "../table/table-input.ts";
import { ATTEMPTS, BACKOFF, type JobData, QUEUE } from "./jobs.ts";
import { type Progress, progressOf } from "./progress.ts";
import { type Connected, connectRedis } from "./redis.ts";
import { RunRecord } from "./run-record.ts";

/** Options of `demospec run`. */
export interface RunOptions extends TableCallOptions {
  readonly queue: string;
  readonly into: string;
  readonly table: string;
  readonly schema?: string;
  readonly resume?: boolean;
  readonly json?: boolean;
}

/** Milliseconds between two looks at how far it is. */
const OFTEN = 250;

/** As many looks without any progress raise the question whether anybody works. */
const PATIENCE = 20;

/** Jobs that Redis is given at once. */
const AT_ONCE = 1000;

/**
 * Gives the inputs of a list to workers, waits for them, and writes the table of all inputs. Throws CliError for a wrong
 * call, where there is no Redis, and where the dataset cannot be written.
 */
export async function runInputs(list: string, options: RunOptions): Promise<void> {
  const inputs = [...new Set(await linesOf(list))];
  if (inputs.length === 0) throw errorOf(list, "no input is in it: expected one in each line", 2);
  const { queue: url, table: what, into: folder, schema, ...others } = options;
  const { resume = false, json = false, ...rows } = others;
  const into = resolve(folder);
  const making = await makingOf(what, into, rows);
  // What is wrong with the call is said here, and not by each worker. Messages depend on the recording.
  if (!what.startsWith("messages:")) newReader(dem, making.asked);
  const connected = await connectRedis(url, "demospec run");
  try {
    const own = schema === undefined ? {} : { schema: resolve(schema) };
    const call = { what, options: rows, into, folder: process.cwd(), resume, ...own };
    const run = new Run(connected, inputs, progressOf(inputs.length, json));
    await untilStopped((signal) => run.wait(call, signal));
    const tally = await run.over();
    const summary = tally.isAny ? await writeSummary(making) : undefined;
    if (json) sayJson({ ...tally.json(), summary });
    else say(tally.text());
    if (!tally.isAll || run.isStopped) process.exitCode = 1;
  } finally {
    connected.redis.disconnect();
  }
}

/** Inputs that workers do. */
class Run {
  readonly #connected: Connected;
  readonly #inputs: readonly string[];
  readonly #progress: Progress;
  readonly #id = randomUUID();
  readonly #record: RunRecord;
  readonly #queue: Queue<JobData>;
  isStopped = false;

  constructor(connected: Connected, inputs: readonly string[], progress: Progress) {
    this.#connected = connected;
    this.#inputs = inputs;
    this.#progress = progress;
    this.#record = new RunRecord(connected.redis, this.#id);
    this.#queue = new connected.bullmq.Queue<JobData>(QUEUE, { connection: connected.redis });
    // Whoever asks gets it, too.
    this.#queue.on("error", () => {});
  }

  /** Until all is done, or somebody stops it. */
  async wait(call: Parameters<RunRecord["begin"]>[0], signal: AbortSignal): Promise<void> {
    try {
      await this.#record.begin(call);
      await this.#give(this.#inputs.keys());
      await this.#look(signal);
    } finally {
      this.#progress.stop();
    }
  }

  async #look(signal: AbortSignal): Promise<void> {
    let last = 0;
    let still = 0;
    for (;;) {
      const done = await this.#record.done();
      this.#progress.update(done);
      if (done === this.#inputs.length) return;
      this.isStopped = signal.aborted;
      if (this.isStopped) return;
      still = done === last ? still + 1 : 0;
      last = done;
      if (still > 0 && still % PATIENCE === 0) await this.#doubt(still === PATIENCE);
      await sleep(OFTEN, undefined, { signal }).catch(() => {});
    }
  }

  /** Nothing is done for some time: is anybody there, and did Redis lose jobs with its last second? */
  async #doubt(isFirst: boolean): Promise<void> {
    const queue = this.#queue;
    if (isFirst && (await queue.getWorkersCount()) === 0)
      warn(`nobody works: start "demospec work --queue ${this.#connected.place}" of this version`);
    const left = await queue.getJobCountByTypes("waiting", "active", "delayed", "prioritized");
    if (left > 0) return;
    const outcomes = await this.#record.outcomes();
    await this.#give([...this.#inputs.keys()].filter((index) => !outcomes.has(index)));
  }

  /** Gives inputs to the queue: to give the same twice changes nothing. */
  async #give(indexes: Iterable<number>): Promise<void> {
    const run = this.#id;
    const opts = { attempts: ATTEMPTS, backoff: { type: "exponential", delay: BACKOFF } };
    const jobs = Array.from(indexes, (index) => ({
      name: "input",
      data: { run, index, input: this.#inputs[index]! },
      opts: { ...opts, jobId: `${run}-${index}` },
    }));
    for (let at = 0; at < jobs.length; at += AT_ONCE)
      await this.#queue.addBulk(jobs.slice(at, at + AT_ONCE));
  }

  /** What became of the inputs, after which Redis knows nothing of the run. */
  async over(): Promise<Tally> {
    const outcomes = await this.#record.outcomes();
    await this.#record.forget();
    await this.#queue.close();
    if (this.isStopped)
      note("stopped: what workers have begun they end; --resume goes on where this stopped");
    const tally = new Tally();
    for (const [index, outcome] of outcomes) {
      tally.add(outcome);
      if (outcome.status === "failed")
        warn(`${shown(this.#inputs[index]!)}: ${shown(outcome.reason ?? "")}`);
    }
    return tally;
  }
}
