import { packageVersion } from "../package.ts";
import type { TableCallOptions } from "../table/table-call.ts";

/** Workers of another version might write other bytes: they see other jobs. */
export const QUEUE = `demospec-${packageVersion()}`;

/** What is asked for of each input. */
export interface Call {
  readonly what: string;
  readonly options: TableCallOptions;
  /** The dataset, whole. */
  readonly into: string;
  /** What paths of inputs are relative to. */
  readonly folder: string;
  readonly resume: boolean;
  /** The folder of schemas of further formats, whole. */
  readonly schema?: string;
}

/** An input that waits for a worker. */
export interface JobData {
  readonly run: string;
  /** Its place among the inputs of the run. */
  readonly index: number;
  readonly input: string;
  /** How it ended who read it last; nothing where nobody knows. */
  readonly death?: string;
}

/** How often an input is tried that could not be read, or whose parts could not be written. */
export const ATTEMPTS = 3;

/** Milliseconds until the second attempt; twice as many until the third. */
export const BACKOFF = 1000;

/** An input that ended too many of its readers is parked. */
export const MOST_DEATHS = 2;
