import { ALONE_EFFORT, type Alone, aloneOf, type AloneTime, askAlone } from "../alone.ts";
import { type Effort, type Measured, measure } from "../measure.ts";
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
  readonly together: Measured;
  /** Median, least and most of the processes of its own; null where there were none. */
  readonly alone: Alone | null;
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

/** What a process of its own finds out: of each task, its nanoseconds and its ratio to the hand-written one's in the same process. */
export type AloneTimes = Readonly<Partial<Record<StreamTask, AloneTime>>>;

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
      times.get(name)!.push(await askAlone<AloneTimes>(CHILD, { name, stream }));
      tick?.();
    }
  }
  return times;
}

const CHILD = new URL("child.ts", import.meta.url);

/** Measures a contestant here, where nothing else was done, in turns with the hand-written one. */
export async function measureAlone({ name, stream }: AloneOrder): Promise<AloneTimes> {
  const baseline = (await entrantOf("handWritten", stream))!;
  const entrant = name === "handWritten" ? baseline : await entrantOf(name, stream, baseline);
  if (entrant === undefined) return {};
  const measured = measure([...new Set([baseline, entrant])].flatMap(rowsOf), ALONE_EFFORT);
  const times = TASKS.flatMap((task) => {
    const row = entrant.rows[task];
    return row ? [[task, measured.get(row)!]] : [];
  });
  return Object.fromEntries(times);
}

function resultOf(
  { name, contestant, rows, told }: Entrant,
  together: ReturnType<typeof measure>,
  alone: Times,
): ContestantResult {
  const task = (which: StreamTask): TaskResult | null => {
    const row = rows[which];
    if (row === undefined) return null;
    return {
      together: together.get(row)!,
      alone: aloneOf(alone.get(name)!.flatMap((times) => times[which] ?? [])),
    };
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
