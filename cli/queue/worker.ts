import type { Job } from "bullmq";
import { DatasetFolder } from "../table/dataset/dataset-folder.ts";
import type { Children } from "./children.ts";
import { ATTEMPTS, BACKOFF, type Call, type JobData, MOST_DEATHS } from "./jobs.ts";
import type { Connected } from "./redis.ts";
import { type KeptOutcome, RunRecord } from "./run-record.ts";

const NOTHING = { isDone: false, recordings: [] } as const;

/** What is reported while a worker works. */
export type Report = (event: "begun" | "done" | "again", input: string, more: object) => void;

/** Does jobs. */
export class JobWorker {
  readonly #connected: Connected;
  readonly #children: Children;
  readonly #report: Report;

  constructor(connected: Connected, children: Children, report: Report) {
    this.#connected = connected;
    this.#children = children;
    this.#report = report;
  }

  /**
   * Does a job, and notes what became of its input. Throws where it shall be tried again.
   *
   * @param token of the worker's lock on the job
   */
  async work(job: Job<JobData>, token: string | undefined): Promise<void> {
    const { run, index, input } = job.data;
    const record = new RunRecord(this.#connected.redis, run);
    const { call, outcome } = await record.find(index);
    if (call === undefined || outcome !== undefined) return;
    // An attempt that neither failed nor succeeded has ended who made it.
    const deaths = job.attemptsStarted - 1 - job.attemptsMade;
    if (deaths < MOST_DEATHS) this.#report("begun", input, {});
    const found =
      deaths < MOST_DEATHS ? await this.#tried(job, token, call) : await parked(job.data, call);
    await record.keep(index, found);
    this.#report("done", input, found);
  }

  async #tried(job: Job<JobData>, token: string | undefined, call: Call): Promise<KeptOutcome> {
    const { run, input } = job.data;
    const answer = await this.#children.ask({ run, call, input });
    if (answer.kind === "died") {
      this.#report("again", input, { reason: answer.reason });
      await job.updateData({ ...job.data, death: answer.reason });
      await job.moveToDelayed(Date.now() + BACKOFF, token);
      // It is none of the attempts that failed.
      throw new this.#connected.bullmq.DelayedError();
    }
    const isLast = job.attemptsMade + 1 >= ATTEMPTS;
    if (answer.kind === "written") {
      if (answer.outcome.status !== "unreadable" || isLast) return answer.outcome;
      this.#report("again", input, { reason: "unreadable" });
      throw new Error("unreadable");
    }
    const { reason, isWrong } = answer;
    if (isLast || isWrong) return { ...NOTHING, status: "failed", reason };
    this.#report("again", input, { reason });
    throw new Error(reason);
  }
}

/** Notes of an input that nobody should try it again. */
async function parked(
  { input, death = "it was not heard of again" }: JobData,
  { what, into, options }: Call,
): Promise<KeptOutcome> {
  const reason = `${MOST_DEATHS} workers that read it ended, the last one so: ${death}`;
  const folder = new DatasetFolder(into, what, options.to ?? "parquet");
  await folder.keep({ input, status: "poisoned", reasons: [reason], recordings: [] });
  return { ...NOTHING, status: "poisoned" };
}
