import { execFileSync } from "node:child_process";
import {
  closeSync,
  constants,
  createWriteStream,
  type WriteStream,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { fixtures } from "../support/corpus.ts";
import { filesIn, manifestOf } from "../support/dataset-files.ts";
import { call } from "../support/in-process.ts";
import { JsonProcess } from "../support/json-process.ts";
import { hasRedis, RedisServer, whyNoRedis } from "../support/redis.ts";

/** A line of a worker. */
interface WorkLine {
  readonly event: "begun" | "done" | "again";
  readonly input: string;
}

/** Lines of a run: progress, and at its end what became of the inputs. */
interface Said {
  readonly inputs: number;
  readonly done?: number;
  readonly statuses?: Readonly<Record<string, number>>;
  readonly parts?: number;
  readonly rows?: number;
}

const folder = mkdtempSync(join(tmpdir(), "demospec-queue-"));
const at = (name: string): string => join(folder, name);
let redis: RedisServer;
const processes: JsonProcess<unknown>[] = [];

beforeAll(async () => {
  if (!hasRedis) return;
  mkdirSync(at("redis"));
  redis = await RedisServer.start(at("redis"));
});
afterEach(async () => {
  for (const one of processes.splice(0)) await one.end("SIGKILL");
});
afterAll(async () => {
  if (hasRedis) await redis.stop();
  rmSync(folder, { recursive: true });
});

function listOf(name: string, inputs: readonly string[]): string {
  writeFileSync(at(name), `${inputs.join("\n")}\n`);
  return at(name);
}

function worker(more: readonly string[], onLine: (line: WorkLine) => void = () => {}) {
  const args = ["work", "--queue", redis.url, "--concurrency", "1", "--json", ...more];
  const one = new JsonProcess<WorkLine>(args, onLine);
  processes.push(one);
  return one;
}

const ROWS = ["--every", "500ms"];

function run(list: string, dataset: string) {
  const of = ["--into", at(dataset), "--table", "players", ...ROWS];
  const one = new JsonProcess<Said>(["run", list, "--queue", redis.url, "--json", ...of]);
  processes.push(one);
  return one;
}

function ownRun(list: string, dataset: string, more: readonly string[]) {
  const of = ["--into", at(dataset), "--table", "messages:pair", ...more];
  const one = new JsonProcess<Said>(["run", list, "--queue", redis.url, "--json", ...of]);
  processes.push(one);
  return one;
}

/** A format of one's own: pairs of bytes, of which the first one is 1. */
const PAIRS = `protocol: pairs
title: Pairs of bytes
versions: ["1"]
extension: .pairs
messages:
  pair: { id: 1, fields: [value: u8] }
`;

/** Waits for something that will be. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await sleep(10);
}

/** Recordings that all differ: the fixtures, and each with less and less of its end. */
function recordings(): string[] {
  const whole = [".dem", ".mvd", ".qwd", ".dm2"].flatMap((ending) => fixtures(ending));
  return whole.flatMap(({ path }, i) =>
    [0, 1, 2, 3, 4].map((less) => {
      const bytes = readFileSync(path);
      const name = at(`${i}-${less}${/\.\w+$/.exec(path)![0]}`);
      writeFileSync(name, bytes.subarray(0, bytes.length - 1000 * less));
      return name;
    }),
  );
}

/** A pipe that nobody writes to yet. */
function pipe(name: string): string {
  execFileSync("mkfifo", [at(name)]);
  return at(name);
}

/** Writes to a pipe when somebody reads it, and leaves it open. */
async function feed(path: string, bytes: Uint8Array): Promise<WriteStream> {
  const stream = createWriteStream(path);
  stream.on("error", () => {});
  await new Promise((resolve) => stream.write(bytes, resolve));
  return stream;
}

/** Whether a process has a pipe open for reading. */
function isRead(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENXIO") return false;
    throw error;
  }
}

const isTried = hasRedis && isWhole;
const why = hasRedis ? whyNotWhole : whyNoRedis;

describe.skipIf(!isTried)(`a queue${why}`, () => {
  it("makes the dataset of one process, whoever is killed and whatever is restarted", async () => {
    const plain = recordings();
    const late = pipe("late.dem");
    const poison = pipe("poison.dem");
    const bytes = readFileSync(fixtures(".dem")[0]!.path);
    writeFileSync(at("notes.txt"), "no recording");
    const others = [late, at("notes.txt"), at("gone.dem"), plain[0]!];
    const list = listOf("all.txt", [...plain, ...others, poison]);
    const alone = listOf("alone.txt", [...plain, ...others]);
    void feed(late, bytes).then((stream) => stream.end());
    await call(["table", "players", ...ROWS, "--inputs", alone, "--into", at("one")]);

    let done = 0;
    const killed: string[] = [];
    const begin = (): void => {
      const own = worker(["--lost-after", "6"], (line) => {
        if (line.event === "done") done++;
        if (line.event === "begun") void begun(line.input, own);
      });
    };
    /** Whoever reads one of the pipes is killed, and another one is begun. */
    const begun = async (input: string, own: JsonProcess<WorkLine>): Promise<void> => {
      if (input === late && killed.includes(late)) return void (await feed(late, bytes)).end();
      if (input !== late && input !== poison) return;
      // In the middle of the recording.
      const half = input === late ? await feed(late, bytes.subarray(0, bytes.length / 2)) : null;
      killed.push(input);
      await own.end("SIGKILL");
      if (half !== null) {
        // Before it is closed, so that who reads it sees no end.
        await until(() => !isRead(late));
        half.destroy();
      }
      begin();
    };
    for (let i = 0; i < 3; i++) begin();
    const waiting = run(list, "queue");
    await until(() => done >= 5);
    await redis.stop();
    await redis.begin();
    await waiting.exited;

    expect(waiting.code).toBe(1);
    expect(killed.toSorted()).toEqual([late, poison, poison]);
    const files = filesIn(at("queue"));
    const made = [...files].filter(([name]) => !name.startsWith("_summary"));
    const entry = manifestOf(at("queue")).get("poison.dem")!;
    expect(entry).toEqual({
      input: poison,
      status: "poisoned",
      reasons: ["2 workers that read it ended, the last one so: it was not heard of again"],
      recordings: [],
    });
    const rest = made.filter(
      ([, text]) => !Buffer.from(text, "base64").toString().includes(JSON.stringify(poison)),
    );
    expect(made.length - rest.length).toBe(1);
    expect(new Map(rest)).toEqual(filesIn(at("one")));
    const entries = [...manifestOf(at("queue")).values()];
    const { statuses, inputs, rows } = waiting.lines.at(-1)!;
    expect(inputs).toBe(plain.length + 4);
    expect(statuses).toEqual(countsOf(entries.map(({ status }) => status)));
    const read = entries.flatMap((one) => one.recordings);
    const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, n) => sum + n, 0);
    // Inputs of the same bytes have the same part, and each its row of the summary.
    expect(rows).toBe(sumOf(new Map(read.map((one) => [one.sha256, one.rows])).values()));
    const all = sumOf(read.map((one) => one.rows));
    expect(all).toBeGreaterThan(rows!);
    expect(waiting.lines.slice(0, -1).map((line) => line.done)).toContain(0);
    expect(await summaryOf(at("queue"))).toEqual({ inputs, rows: all, ...statuses });
    expect(await redis.keys("demospec:run:*")).toEqual([]);
  }, 180_000);

  it("parks what takes a worker's time or memory twice, with how that ended", async () => {
    const slow = pipe("slow.dem");
    const inTime = worker(["--timeout", "1"]);
    const first = run(listOf("slow.txt", [slow]), "slow");
    await first.exited;
    await inTime.end("SIGTERM");
    expect(first.lines.at(-1)!.statuses).toEqual({ poisoned: 1 });
    const { reasons } = manifestOf(at("slow")).get("slow.dem")!;
    expect(reasons[0]).toContain("the last one so: it took longer than 1 s");

    // So little that V8 cannot begin.
    const small = worker(["--memory", "2"]);
    const second = run(listOf("large.txt", [fixtures(".dem")[0]!.path]), "large");
    await second.exited;
    await small.end("SIGTERM");
    const [large] = manifestOf(at("large")).values();
    expect(large).toMatchObject({ status: "poisoned" });
    expect(large!.reasons[0]).toContain("as where it takes more than 2 MB");
  }, 60_000);

  it("reads formats of one's own: those of the run, and those of the worker", async () => {
    const schema = at("own");
    mkdirSync(schema);
    writeFileSync(join(schema, "pairs.yaml"), PAIRS);
    writeFileSync(at("numbers.pairs"), Buffer.from([1, 2, 1, 3, 1, 250]));
    const list = listOf("own.txt", [at("numbers.pairs")]);
    const rowsOf = async (workers: readonly string[], ofRun: readonly string[], name: string) => {
      const one = worker(workers);
      const waiting = ownRun(list, name, ofRun);
      await waiting.exited;
      await one.end("SIGTERM");
      return waiting.lines.at(-1)!;
    };
    expect(await rowsOf([], ["--schema", schema], "of-run")).toMatchObject({ rows: 3 });
    expect(await rowsOf(["--schema", schema], [], "of-worker")).toMatchObject({ rows: 3 });
    const unknown = await rowsOf([], [], "of-nobody");
    expect(unknown).toMatchObject({ rows: 0, statuses: { failed: 1 } });
    const parts = join(at("of-run"), "messages%3apair", "**", "*.parquet");
    expect(await askDuckDB(`select list(value) as "all" from '${parts}'`)).toEqual([
      { all: [2, 3, 250] },
    ]);
  }, 120_000);

  it("forgets a run that is stopped, and tells that nobody works", async () => {
    const list = listOf("few.txt", [fixtures(".dem")[0]!.path]);
    const stopped = run(list, "stopped");
    await until(() => stopped.stderr.includes("nobody works"));
    await stopped.end("SIGINT");
    expect(stopped.code).toBe(1);
    expect(stopped.lines.at(-1)).toMatchObject({ inputs: 0, statuses: {} });
    expect(await redis.keys("demospec:run:*")).toEqual([]);
    // Its job is done first, in no time.
    const late = worker([]);
    const next = run(list, "next");
    await next.exited;
    await late.end("SIGTERM");
    expect({ code: next.code, lines: late.lines.length }).toEqual({ code: 0, lines: 2 });
    expect(late.code).toBe(0);
  }, 60_000);

  it("tries three times what cannot be noted, and says why", async () => {
    mkdirSync(at("blocked"));
    writeFileSync(at("blocked/_manifest"), "in the way");
    const one = worker([]);
    const blocked = run(listOf("blocked.txt", [fixtures(".dem")[0]!.path]), "blocked");
    await blocked.exited;
    await one.end("SIGTERM");
    expect(one.lines.map(({ event }) => event)).toEqual([
      "begun",
      "again",
      "begun",
      "again",
      "begun",
      "done",
    ]);
    expect(blocked.code).toBe(1);
    expect(blocked.lines.at(-1)!.statuses).toEqual({ failed: 1 });
    expect(blocked.stderr).toContain("_manifest");
  }, 60_000);
});

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** What the table of all inputs says, as DuckDB reads it. */
async function summaryOf(dataset: string): Promise<Record<string, number>> {
  const from = `from '${join(dataset, "_summary", "players.parquet")}'`;
  const [sum] = await askDuckDB(
    `select count(distinct input)::int as inputs, sum(rows)::int as rows ${from}`,
  );
  const each = await askDuckDB(`select status, count(distinct input)::int as n ${from} group by 1`);
  return { ...sum, ...Object.fromEntries(each.map(({ status, n }) => [status, n])) } as never;
}

async function askDuckDB(query: string) {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const rows = (await connection.runAndReadAll(query)).getRowObjectsJson();
  connection.closeSync();
  return rows;
}

describe("a call of run and work", () => {
  const list = () => listOf("call.txt", ["a.dem"]);
  it.each([
    [
      ["run", "LIST", "--queue", "localhost", "--into", "x", "--table", "players"],
      2,
      "expected where Redis is",
    ],
    [
      ["run", "LIST", "--queue", "redis://127.0.0.1:1", "--into", "x", "--table", "playerz"],
      2,
      "did you mean players",
    ],
    [
      [
        "run",
        "LIST",
        "--queue",
        "redis://127.0.0.1:1",
        "--into",
        "x",
        "--table",
        "players",
        "--columns",
        "helth",
      ],
      2,
      "health",
    ],
    [
      [
        "run",
        "LIST",
        "--queue",
        "redis://:secret@127.0.0.1:1",
        "--into",
        "x",
        "--table",
        "players",
      ],
      1,
      "redis://127.0.0.1:1: no Redis answers there",
    ],
    [
      ["work", "--queue", "redis://127.0.0.1:1", "--concurrency", "0"],
      2,
      "expected a whole number from 1 on",
    ],
    [["work"], 2, "--queue"],
  ])("is refused: %j", async (args, code, words) => {
    const called = await call(args.map((one) => (one === "LIST" ? list() : one)));
    expect(called).toMatchObject({ code });
    expect(called.stderr).toContain(words);
    expect(called.stderr).not.toContain("secret");
  });

  it("is refused with a list of nothing", async () => {
    const empty = listOf("empty.txt", []);
    const called = await call([
      "run",
      empty,
      "--queue",
      "redis://127.0.0.1:1",
      "--into",
      "x",
      "--table",
      "players",
    ]);
    expect(called).toMatchObject({ code: 2 });
    expect(called.stderr).toContain("no input is in it");
  });
});
