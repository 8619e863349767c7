import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Effort, Measured, Row } from "../measure.ts";
import { measure, quantile } from "../measure.ts";
import { versionOf } from "../versions.ts";
import { type ContestantName, CONTESTANTS, type Entrant, entrantOf, OWN_NAMES } from "./race.ts";
import type { Stream, StreamName } from "./stream.ts";

/*
 * All contestants with each stream: in one process, where they take turns, and each in a process of its own.
 *
 * In one process the garbage of one is in the way of the others, and V8 has seen all of them; alone, each is as it
 * would be in a program that uses nothing else. Ratios are to the hand-written one, of the same round, and alone by way
 * of a clock that is the same work in each process.
 */

/** What docs and design promise of decoding and encoding, as a ratio to the hand-written codec. */
export const STREAM_TARGETS = { decode: 1.15, encode: 1.15 } as const;

export type StreamTask = keyof typeof STREAM_TARGETS;

const TASKS = Object.keys(STREAM_TARGETS) as StreamTask[];

/** Ratios of a task. */
export interface TaskResult {
  readonly together: Measured;
  /** Median, least and most of the processes of its own; null where there were none. */
  readonly alone: Alone | null;
}

export interface Alone {
  readonly ns: number;
  readonly ratio: number;
  readonly range: readonly [number, number];
}

export interface ContestantResult {
  readonly name: string;
  readonly version: string | null;
  readonly isOurs: boolean;
  /** What it cannot say. */
  readonly cannot: string | null;
  readonly decode: TaskResult | null;
  readonly encode: TaskResult | null;
  /** Of a damaged stream: how many damaged packets it told of, and of how many. */
  readonly told: readonly [told: number, of: number] | null;
}

export interface StreamResult {
  readonly name: StreamName;
  readonly title: string;
  readonly messages: number;
  readonly bytes: number;
  readonly isDamaged: boolean;
  readonly contestants: readonly ContestantResult[];
}

export interface StreamEffort extends Effort {
  /** Rounds of processes; none with 0. */
  readonly processes: number;
}

/** The contestants, without other libraries if they are not wanted. */
export function contestantNames(withPeers: boolean): readonly ContestantName[] {
  return withPeers ? CONTESTANTS : OWN_NAMES;
}

/** Measures the contestants with each stream, after checking that they do the same. */
export async function benchStreams(
  streams: readonly Stream[],
  names: readonly ContestantName[],
  effort: StreamEffort,
): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  for (const stream of streams) {
    const entrants = await entrantsOf(names, stream);
    const together = measure(entrants.flatMap(rowsOf), effort);
    const alone = await benchAlone(stream, names, effort);
    results.push({
      name: stream.name,
      title: stream.title,
      messages: stream.count,
      bytes: stream.packets.reduce((sum, { length }) => sum + length, 0),
      isDamaged: stream.isDamaged,
      contestants: entrants.map((entrant) => resultOf(entrant, together, alone)),
    });
  }
  return results;
}

async function entrantsOf(names: readonly ContestantName[], stream: Stream): Promise<Entrant[]> {
  const entrants: Entrant[] = [];
  for (const name of names) {
    const entrant = await entrantOf(name, stream, entrants[0]);
    if (entrant !== undefined) entrants.push(entrant);
  }
  return entrants;
}

function rowsOf({ rows }: Entrant) {
  return TASKS.flatMap((task) => rows[task] ?? []);
}

/** By contestant and round. */
type Times = ReadonlyMap<ContestantName, readonly AloneTimes[]>;

/** What a process of its own finds out: of each task, its nanoseconds and its ratio to the clock of the same process. */
export type AloneTimes = Readonly<Partial<Record<StreamTask, Pick<Measured, "ns" | "ratio">>>>;

/** What a process of its own is told. */
export interface AloneOrder {
  readonly name: ContestantName;
  readonly stream: Stream;
}

async function benchAlone(
  stream: Stream,
  names: readonly ContestantName[],
  { processes, tick }: StreamEffort,
): Promise<Times> {
  const times = new Map(names.map((name) => [name, [] as AloneTimes[]]));
  for (let round = 0; round < processes; round++) {
    for (const name of names) {
      times.get(name)!.push(await alone({ name, stream }));
      tick?.();
    }
  }
  return times;
}

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));

/** V8's flag is the same in all processes: see main.ts. */
const EXEC_ARGV = ["--no-allocation-site-pretenuring", "--import", "tsx"];

async function alone(order: AloneOrder): Promise<AloneTimes> {
  const child = fork(CHILD, [], { execArgv: EXEC_ARGV, serialization: "advanced" });
  child.send(order);
  const [answer] = (await Promise.race([once(child, "message"), once(child, "exit")])) as unknown[];
  if (typeof answer !== "object")
    throw new Error(`${order.name}, ${order.stream.name}: the process ended with ${answer}`);
  return answer as AloneTimes;
}

const EFFORT: Effort = { rounds: 41, warmUp: 300, turn: 4 };

/** Measures a contestant here, where nothing else was done. */
export async function measureAlone({ name, stream }: AloneOrder): Promise<AloneTimes> {
  const entrant = await entrantOf(name, stream);
  if (entrant === undefined) return {};
  const clock = clockOf(stream);
  const rows = TASKS.flatMap((task) => {
    const row = entrant.rows[task];
    return row ? [[task, { ...row, baseline: clock }] as const] : [];
  });
  const measured = measure([clock, ...rows.map(([, row]) => row)], EFFORT);
  return Object.fromEntries(rows.map(([task, row]) => [task, measured.get(row)!]));
}

/**
 * What takes as long in each process, in turns with what is measured: a machine that is slower now than it was for the
 * process before is so for both.
 */
function clockOf({ packets, count }: Stream): Row {
  const bytes = Uint8Array.from(Buffer.concat(packets));
  const seen = { sum: 0 };
  return {
    run() {
      let sum = seen.sum;
      for (let i = 0; i < bytes.length; i++) sum = (Math.imul(sum, 31) + bytes[i]!) | 0;
      seen.sum = sum;
      return count;
    },
  };
}

function resultOf(
  { name, contestant, rows, told }: Entrant,
  together: ReturnType<typeof measure>,
  alone: Times,
): ContestantResult {
  const task = (which: StreamTask): TaskResult | null => {
    const row = rows[which];
    if (row === undefined) return null;
    return { together: together.get(row)!, alone: aloneOf(name, which, alone) };
  };
  const cannot = "unable" in contestant ? `say them: ${contestant.unable}` : contestant.cannot;
  return {
    name: contestant.name,
    version: contestant.package === undefined ? null : versionOf(contestant.package),
    isOurs: name === "demospec",
    cannot: cannot ?? null,
    decode: task("decode"),
    encode: task("encode"),
    told: told ?? null,
  };
}

function aloneOf(name: ContestantName, task: StreamTask, times: Times): Alone | null {
  const own = (times.get(name) ?? []).map((each) => each[task]!);
  if (own.length === 0) return null;
  const base = times.get("handWritten")!.map((each) => each[task]!);
  const ratios = own.map(({ ratio }, round) => ratio / base[round]!.ratio);
  return {
    ns: quantile(
      own.map(({ ns }) => ns),
      0.5,
    ),
    ratio: quantile(ratios, 0.5),
    range: [Math.min(...ratios), Math.max(...ratios)],
  };
}
