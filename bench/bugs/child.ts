import { runGuided } from "../../fuzz/guided/run.ts";
import { runFuzz } from "../../fuzz/run.ts";

/* Fuzzes all codecs until something is found or the time is over, in a process of its own. */

/** What came of it. */
export interface Found {
  readonly seconds: number;
  /** Seconds of a processor in that time, in all threads. */
  readonly worked: number;
  readonly inputs: number;
  /** What does not hold; nothing where the time was over. */
  readonly what?: string;
  /** Bytes of the counterexample, where it is bytes. */
  readonly bytes?: number;
}

const [way, longest, seed] = process.argv.slice(2);
const over = new AbortController();
const options = { seconds: Number(longest), seed: Number(seed), signal: over.signal };

type Result = Omit<Found, "worked">;

async function guided(): Promise<Result> {
  const onProgress = ({ findings }: { findings: number }) => findings > 0 && over.abort();
  const { seconds, runs, groups } = await runGuided({ ...options, onProgress });
  const [first] = groups;
  if (first === undefined) return { seconds, inputs: runs };
  const { cause, message, bytes } = first.finding;
  return { seconds, inputs: runs, what: `${message}: ${cause}`, bytes: bytes.length };
}

async function unguided(): Promise<Result> {
  const onProgress = ({ failures }: { failures: number }) => failures > 0 && over.abort();
  const { seconds, runs, failures } = await runFuzz({ ...options, onProgress });
  const [first] = failures;
  if (first === undefined) return { seconds, inputs: runs };
  return { seconds, inputs: runs, what: `${first.message}: ${first.property}` };
}

const before = process.cpuUsage();
const result = await (way === "guided" ? guided() : unguided());
const { user, system } = process.cpuUsage(before);
const found: Found = { ...result, worked: (user + system) / 1e6 };
process.send!(found);
process.disconnect();
