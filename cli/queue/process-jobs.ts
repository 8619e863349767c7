import { availableParallelism } from "node:os";
import type { Job } from "bullmq";
import { Tally } from "../table/dataset/tally.ts";
import { note, say, sayJson, warn } from "../terminal/say.ts";
import { untilStopped } from "../terminal/until-stopped.ts";
import { Children } from "./children.ts";
import { type JobData, QUEUE } from "./jobs.ts";
import { type Connected, connectRedis } from "./redis.ts";
import type { KeptOutcome } from "./run-record.ts";
import { JobWorker, type Report } from "./worker.ts";

/** Options of `demospec work`. */
export interface WorkOptions {
  readonly queue: string;
  /** Inputs at once. */
  readonly concurrency?: number;
  /** Megabytes for each of them. */
  readonly memory: number;
  /** Seconds that one may take. */
  readonly timeout: number;
  /** Seconds after which a worker counts as gone that Redis does not hear of. */
  readonly lostAfter: number;
  /** Further formats, whatever runs name. */
  readonly schema?: string;
  readonly json?: boolean;
}

/** Nobody but the inputs' own count of deaths gives up on a job. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Milliseconds until Redis is asked again what it did not answer. */
const AGAIN = 1000;

/** Does jobs until somebody stops it, and then those that it has begun. Throws CliError. */
export async function processJobs(options: WorkOptions): Promise<void> {
  const connected = await connectRedis(options.queue, "demospec work");
  const children = new Children(options);
  const tally = new Tally();
  const report: Report = (event, input, more) => {
    if (event === "done") tally.add(more as KeptOutcome);
    if (options.json === true) sayJson({ event, input, ...more });
  };
  try {
    const worker = new JobWorker(connected, children, report);
    await untilStopped((signal) => work(connected, worker, options, signal));
  } finally {
    children.close();
    connected.redis.disconnect();
  }
  if (options.json !== true) say(tally.text());
}

async function work(
  { redis, bullmq, place }: Connected,
  jobs: JobWorker,
  { concurrency = availableParallelism(), lostAfter }: WorkOptions,
  signal: AbortSignal,
): Promise<void> {
  const worker = new bullmq.Worker(
    QUEUE,
    (job: Job<JobData>, token?: string) => jobs.work(job, token),
    {
      connection: redis,
      concurrency,
      lockDuration: 1000 * lostAfter,
      stalledInterval: 500 * lostAfter,
      maxStalledCount: NEVER,
      runRetryDelay: AGAIN,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    },
  );
  worker.on("error", (error) => {
    if (redis.status === "ready") warn(error.message);
  });
  await worker.waitUntilReady();
  note(`${place}: ready for ${concurrency} at once; Ctrl-C ends what is begun, and stops`);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
  await worker.close();
}
