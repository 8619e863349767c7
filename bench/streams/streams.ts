import { ALONE_EFFORT, askAlone, type Processes, processesOf, type ProcessTime } from "../alone.ts";
import { type Effort, measure } from "../measure.ts";
import { versionOf } from "../versions.ts";
import { type ContestantName, CONTESTANTS, type Entrant, entrantOf, OWN_NAMES } from "./race.ts";
import type { Stream, StreamName } from "./stream.ts";

/*
 * All contestants with each stream: in one process, where they take turns, and each in a process of its own.
 *
 * In one process the garbage of one is in the way of the others, and V8 has seen all of them; alone, each is as it
 * would be in a program that uses nothing else but the hand-written one, which takes turns with it there, too: the
 * machine's pace moves between one process and the next by more than what is measured. Ratios are to the hand-written
 * one, of the same round.
 */

/** What docs and design promise of decoding and encoding, as a ratio to the hand-written codec. */
export const STREAM_TARGETS = { decode: 1.15, encode: 1.15 } as const;

export type StreamTask = keyof typeof STREAM_TARGETS;

const TASKS = Object.keys(STREAM_TARGETS) as StreamTask[];

/** Ratios of a task. */
export interface TaskResult {
  /** Of processes that have all contestants, in which they take turns. */
  readonly together: Processes;
  /** Of processes of its own; null where there were none. */
  readonly alone: Processes | null;
}

export interface ContestantResult {
  readonly name: string;
  readonly version: string | null;
  readonly isOurs: boolean;
  /** What it cannot say. */
  readonly cannot: string | null;
  readonly decode: TaskResult | null;
  readonly encode: TaskResult | null;
  /** Of a damaged stream: how many damaged packets it reported of, and of how many. */
  readonly detected: readonly [detected: number, of: number] | null;
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
  /** This many processes have all of them, and share the rounds; and that many has each contestant. With 0 one has all. */
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
    const together = await benchTogether(stream, names, effort);
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

/** How many steps `benchStreams` tells of. */
export function streamSteps(streams: number, contestants: number, processes: number): number {
  return streams * (Math.max(1, processes) + contestants * processes);
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

/** What a process finds out of a contestant: of each task, its nanoseconds and its ratio to the hand-written one's there. */
type TaskTimes = Readonly<Partial<Record<StreamTask, ProcessTime>>>;

/** By contestant, of each process. */
type Times = ReadonlyMap<ContestantName, readonly TaskTimes[]>;

/** What a process is given: the first of the contestants is what the others are compared with. */
export interface StreamOrder {
  readonly names: readonly ContestantName[];
  readonly stream: Stream;
  readonly effort: Effort;
}

/** What a process finds out, in the order of the contestants. */
type StreamAnswer = readonly TaskTimes[];

const CHILD = new URL("child.ts", import.meta.url);

/** Since what V8 makes of the same code differs between processes by more than between rounds, there are some. */
async function benchTogether(
  stream: Stream,
  names: readonly ContestantName[],
  { processes, tick, rounds, ...effort }: StreamEffort,
): Promise<Times> {
  const times = new Map(names.map((name) => [name, [] as TaskTimes[]]));
  const some = Math.max(1, processes);
  const each = { ...effort, rounds: Math.ceil(rounds / some) };
  for (let process = 0; process < some; process++) {
    const order: StreamOrder = { names, stream, effort: each };
    const answer = await askAlone<StreamAnswer>(CHILD, order);
    for (const [i, name] of names.entries()) times.get(name)!.push(answer[i]!);
    tick?.();
  }
  return times;
}

async function benchAlone(
  stream: Stream,
  names: readonly ContestantName[],
  { processes, tick }: StreamEffort,
): Promise<Times> {
  const times = new Map(names.map((name) => [name, [] as TaskTimes[]]));
  for (let round = 0; round < processes; round++) {
    for (const name of names) {
      const both = [...new Set<ContestantName>(["handWritten", name])];
      const order: StreamOrder = { names: both, stream, effort: ALONE_EFFORT };
      times.get(name)!.push((await askAlone<StreamAnswer>(CHILD, order)).at(-1)!);
      tick?.();
    }
  }
  return times;
}

/** Measures contestants here, where nothing else was done. */
export async function measureStream({ names, stream, effort }: StreamOrder): Promise<StreamAnswer> {
  const entrants: (Entrant | undefined)[] = [];
  for (const name of names) entrants.push(await entrantOf(name, stream, entrants[0]));
  const measured = measure(
    entrants.flatMap((entrant) => (entrant === undefined ? [] : rowsOf(entrant))),
    effort,
  );
  return entrants.map((entrant) => {
    const times = TASKS.flatMap((task) => {
      const row = entrant?.rows[task];
      return row ? [[task, measured.get(row)!]] : [];
    });
    return Object.fromEntries(times);
  });
}

function resultOf(
  { name, contestant, rows, detected }: Entrant,
  together: Times,
  alone: Times,
): ContestantResult {
  const of = (times: Times, task: StreamTask) =>
    processesOf(times.get(name)!.flatMap((one) => one[task] ?? []));
  const task = (which: StreamTask): TaskResult | null => {
    const all = rows[which] === undefined ? null : of(together, which);
    return all === null ? null : { together: all, alone: of(alone, which) };
  };
  const cannot = "unable" in contestant ? `say them: ${contestant.unable}` : contestant.cannot;
  return {
    name: contestant.name,
    version: contestant.package === undefined ? null : versionOf(contestant.package),
    isOurs: name === "demospec",
    cannot: cannot ?? null,
    decode: task("decode"),
    encode: task("encode"),
    detected: detected ?? null,
  };
}
