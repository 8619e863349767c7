import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { JsonProcess } from "../test/support/json-process.ts";
import { hasRedis, RedisServer } from "../test/support/redis.ts";
import { tableMarkdown } from "./table.ts";

/*
 * `npm run bench:archive [FILE]`: how long a dataset of copies of a recording takes without a queue, with one worker and
 * with two, and what the queue takes for an input that is nothing, by the clock and by the processor: all processes are
 * counted, Redis among them. What processes take to begin is not: each has read the recording some times before, and
 * without a queue two lists of different lengths are held against each other.
 */

const ROOT = join(import.meta.dirname, "..");
const COMMAND = join(ROOT, "bin", "demospec.js");
const CORPUS = join(ROOT, "..", "shared", "corpus", "mvd", "1on1-milton-mushi.mvd");
const RECORDING =
  process.argv[2] ?? (existsSync(CORPUS) ? CORPUS : join(ROOT, "fixtures", "dp_server_p15.dem"));

const WARM = 6;
const COPIES = 20;
const EMPTY = 300;

interface Said {
  readonly done?: number;
}

/** Seconds by the clock and of the processor. */
interface Time {
  readonly clock: number;
  readonly cpu: number;
}

const folder = mkdtempSync(join(tmpdir(), "demospec-archive-"));
let datasets = 0;
const dataset = (): string[] => ["--into", join(folder, `dataset-${datasets++}`)];

/** A list of that many inputs, each made by `make`. */
function listOf(name: string, count: number, make: (path: string) => void): string {
  const paths = Array.from({ length: count }, (_, i) => join(folder, `${i}-${name}`));
  for (const path of paths) make(path);
  const list = join(folder, `${name}-${count}.txt`);
  writeFileSync(list, `${paths.join("\n")}\n`);
  return list;
}

/** Seconds of the processor that a process has taken, or the ended ones that it began. */
function cpuOf(pid: number | "self", isEnded = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]!.split(" ");
  const [user, system] = isEnded ? [13, 14] : [11, 12];
  return (Number(fields[user!]) + Number(fields[system!])) / TICKS;
}

/** Linux counts in these, whatever the processor's clock. */
const TICKS = 100;

/** Of a process and those that it began, which live. */
function cpuOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim();
  const pids = children === "" ? [] : children.split(" ").map(Number);
  return pids.reduce((sum, one) => sum + cpuOfAll(one), cpuOf(pid));
}

/** What work takes, which processes do that live, and some that begin and end with it. */
async function timeOf(work: () => Promise<unknown>, pids: readonly number[] = []): Promise<Time> {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOfAll(pid), cpuOf("self", true));
  const [start, before] = [performance.now(), cpu()];
  await work();
  return { clock: (performance.now() - start) / 1000, cpu: cpu() - before };
}

/** A process of its own. */
function alone(list: string): Promise<Time> {
  const args = ["table", "players", "--inputs", list, ...dataset()];
  return timeOf(() =>
    once(spawn(process.execPath, [COMMAND, ...args], { stdio: "ignore" }), "close"),
  );
}

/** A list that is given to workers. */
function queued(list: string, redis: RedisServer, pids: readonly number[]): Promise<Time> {
  const args = ["run", list, "--queue", redis.url, ...dataset(), "--table", "players", "--json"];
  return timeOf(() => new JsonProcess<Said>(args).exited, pids);
}

function less(a: Time, b: Time): Time {
  return { clock: a.clock - b.clock, cpu: a.cpu - b.cpu };
}

interface Lists {
  readonly warm: string;
  readonly copies: string;
  readonly none: string;
  readonly one: string;
}

/** What the copies and the empty inputs take with that many workers, which have read the recording before. */
async function withWorkers(workers: number, lists: Lists, redis: RedisServer): Promise<Taken> {
  const args = ["work", "--queue", redis.url, "--concurrency", "1", "--json"];
  const all = Array.from({ length: workers }, () => new JsonProcess<unknown>(args));
  while (!all.every(({ stderr }) => stderr.includes("ready"))) await sleep(20);
  const pids = [redis.pid, ...all.map(({ pid }) => pid)];
  try {
    await queued(lists.warm, redis, pids);
    const begin = await queued(lists.one, redis, pids);
    const copies = less(await queued(lists.copies, redis, pids), begin);
    return { copies, none: less(await queued(lists.none, redis, pids), begin) };
  } finally {
    for (const one of all) await one.end("SIGTERM");
  }
}

interface Taken {
  readonly copies: Time;
  readonly none: Time;
}

async function withoutQueue(lists: Lists): Promise<Taken> {
  const begin = await alone(lists.one);
  const warm = await alone(lists.warm);
  const copies = less(await alone(lists.copies), warm);
  return { copies, none: less(await alone(lists.none), begin) };
}

async function main(redis: RedisServer): Promise<void> {
  const copy = (path: string) => copyFileSync(RECORDING, path);
  const lists: Lists = {
    warm: listOf(basename(RECORDING), WARM, copy),
    copies: listOf(basename(RECORDING), WARM + COPIES, copy),
    none: listOf("empty.txt", EMPTY, (path) => writeFileSync(path, "nothing")),
    one: listOf("empty.txt", 1, () => {}),
  };
  const all = [
    ["without a queue", COPIES, await withoutQueue(lists)],
    ["one worker", WARM + COPIES, await withWorkers(1, lists, redis)],
    ["two workers", WARM + COPIES, await withWorkers(2, lists, redis)],
  ] as const;
  const size = statSync(RECORDING).size / 1e6;
  const rows = all.map(([title, count, { copies, none }]) => [
    title,
    ...[copies.clock, copies.cpu].map((seconds) => ((1000 * seconds) / count).toFixed(0)),
    ((count * size) / copies.clock).toFixed(1),
    ...[none.clock, none.cpu].map((seconds) => ((1000 * seconds) / EMPTY).toFixed(2)),
  ]);
  const header = ["", "clock", "processor", "MB/s", "nothing: clock", "nothing: processor"];
  const title = `Milliseconds for ${basename(RECORDING)}, and for an input that is nothing`;
  console.log(tableMarkdown({ header, sections: [{ title, rows }] }));
  const [none, one, two] = all.map(([, count, { copies }]) => copies.clock / count);
  console.log(
    `\nTwo workers to one: ${(one! / two!).toFixed(2)}; to none: ${(none! / two!).toFixed(2)}`,
  );
}

if (!hasRedis)
  throw new Error("there is no redis-server at /usr/bin: apt-get install redis-server");
const redis = await RedisServer.start(folder);
try {
  await main(redis);
} finally {
  await redis.stop();
  rmSync(folder, { recursive: true });
}
