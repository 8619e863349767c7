import type { Redis } from "ioredis";
import { CliError } from "../errors/cli-error.ts";
import type { Outcome } from "../table/dataset/tally.ts";
import type { Call } from "./jobs.ts";

/** What became of an input, and why where nothing could be noted in the dataset. */
export interface KeptOutcome extends Outcome {
  readonly reason?: string;
}

/** Seconds after which a run is forgotten for which nobody waits. */
const KEPT = 7 * 24 * 3600;

const CALL = "call";

/** Only while the run is there: what comes later is nothing to anybody. */
const SET_IF_THERE =
  "if redis.call('exists', KEYS[1]) == 1 then return redis.call('hset', KEYS[1], ARGV[1], ARGV[2]) end return 0";

/**
 * What Redis knows of a run: what is asked for, and what became of each input. To say the same twice changes nothing, so
 * nothing is counted twice.
 */
export class RunRecord {
  readonly #redis: Redis;
  readonly #key: string;

  constructor(redis: Redis, id: string) {
    this.#redis = redis;
    this.#key = `demospec:run:${id}`;
  }

  async begin(call: Call): Promise<void> {
    await this.#redis.hset(this.#key, CALL, JSON.stringify(call));
    await this.#redis.expire(this.#key, KEPT);
  }

  /** What is asked for, nothing where the run was stopped; and what became of an input, where it is known. */
  async find(index: number): Promise<{ call?: Call; outcome?: KeptOutcome }> {
    const [call, outcome] = await this.#redis.hmget(this.#key, CALL, `${index}`);
    return {
      ...(call ? { call: JSON.parse(call) as Call } : {}),
      ...(outcome ? { outcome: JSON.parse(outcome) as KeptOutcome } : {}),
    };
  }

  async keep(index: number, outcome: KeptOutcome): Promise<void> {
    await this.#redis.eval(SET_IF_THERE, 1, this.#key, index, JSON.stringify(outcome));
  }

  /** How many inputs are done. Throws CliError where Redis has lost the run. */
  async done(): Promise<number> {
    const fields = await this.#redis.hlen(this.#key);
    if (fields > 0) return fields - 1;
    throw new CliError(
      "Redis has lost what it was given: let it keep its data (--appendonly yes), and run again with --resume",
    );
  }

  /** What became of inputs, by their places. */
  async outcomes(): Promise<Map<number, KeptOutcome>> {
    const { [CALL]: _, ...all } = await this.#redis.hgetall(this.#key);
    return new Map(
      Object.entries(all).map(([index, text]) => [Number(index), JSON.parse(text) as KeptOutcome]),
    );
  }

  /** The run is over: jobs of it that are left do nothing. */
  async forget(): Promise<void> {
    await this.#redis.del(this.#key);
  }
}
