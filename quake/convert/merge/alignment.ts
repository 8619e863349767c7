import type { Section } from "./section.ts";

/** The time of the game's first recording, in seconds, by that of another one's client. */
export type Warp = (time: number) => number;

/** Two times at which two recordings show the same. */
type Point = readonly [own: number, there: number];

/** So far apart may two clocks be at one time from what they are at another, in seconds. */
const DRIFT = 0.5;

/** With fewer moments in common nobody can tell how two recordings lie. */
const FEWEST = 3;

/**
 * When in the first of them the others of a level were: clocks of clients are their own, so what is seen or heard at one
 * moment only tells it. Those that nothing tells of are left out.
 */
export function aligned(sections: readonly Section[]): Map<Section, Warp> {
  const warps = new Map<Section, Warp>();
  const reference = new Map<string, number>();
  const left = new Set(sections);
  let next: readonly [Section, Warp] | undefined = sections[0] && [sections[0], (time) => time];
  while (next !== undefined) {
    const [section, warp] = next;
    warps.set(section, warp);
    left.delete(section);
    learn(reference, section.sightings, warp);
    next = nearest(left, reference);
  }
  return warps;
}

/** The one that has the most in common with what is known. */
function nearest(
  left: ReadonlySet<Section>,
  reference: ReadonlyMap<string, number>,
): readonly [Section, Warp] | undefined {
  const found = [...left].map((one) => [one, pointsOf(one.sightings, reference)] as const);
  const [best] = found.toSorted(([, a], [, b]) => b.length - a.length);
  return best === undefined || best[1].length < FEWEST ? undefined : [best[0], warpBy(best[1])];
}

function learn(
  reference: Map<string, number>,
  sightings: ReadonlyMap<string, number>,
  warp: Warp,
): void {
  for (const [what, time] of sightings) {
    const at = warp(time);
    const known = reference.get(what);
    // NaN is not near to anything.
    if (known === undefined) reference.set(what, at);
    else if (!(Math.abs(known - at) <= DRIFT)) reference.set(what, NaN);
  }
}

/** The times of what both have, in order: both clocks go forward. None where most of it was at other times. */
function pointsOf(
  own: ReadonlyMap<string, number>,
  reference: ReadonlyMap<string, number>,
): readonly Point[] {
  const pairs: Point[] = [];
  for (const [what, time] of own) {
    const there = reference.get(what);
    if (there !== undefined && !Number.isNaN(there - time)) pairs.push([time, there]);
  }
  const offsets = pairs.map(([time, there]) => there - time).toSorted((a, b) => a - b);
  const [first, count] = densest(offsets);
  if (count < FEWEST || 2 * count < pairs.length) return [];
  const from = offsets[first]!;
  const near = pairs.filter(
    ([time, there]) => from <= there - time && there - time <= from + DRIFT,
  );
  return rising(mostAt(near));
}

/** Where the most numbers of a sorted list are within the drift of clocks: the index of the first one, and how many. */
function densest(sorted: readonly number[]): [first: number, count: number] {
  let best: [number, number] = [0, 0];
  let first = 0;
  for (const [i, number] of sorted.entries()) {
    while (number - sorted[first]! > DRIFT) first++;
    if (i + 1 - first > best[1]) best = [first, i + 1 - first];
  }
  return best;
}

/** For each own time the one that most of what is seen then was seen at. */
function mostAt(pairs: readonly Point[]): Point[] {
  const votes = new Map<number, Map<number, number>>();
  for (const [time, there] of pairs) {
    const own = votes.get(time) ?? new Map<number, number>();
    votes.set(time, own.set(there, (own.get(there) ?? 0) + 1));
  }
  const points = [...votes].map(([time, own]): Point => {
    const [best] = [...own].toSorted(([, a], [, b]) => b - a);
    return [time, best![0]];
  });
  return points.toSorted(([a], [b]) => a - b);
}

/** The most points of which each is later than the one before it, in both times. */
function rising(points: readonly Point[]): Point[] {
  /** The points that end the lists of each length, and what comes before each point in its list. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [i, [, there]] of points.entries()) {
    const length = firstWhere(ends.length, (at) => points[ends[at]!]![1] >= there);
    before[i] = ends[length - 1];
    ends[length] = i;
  }
  const list: Point[] = [];
  for (let i = ends.at(-1); i !== undefined; i = before[i]) list.push(points[i]!);
  return list.toReversed();
}

/** The first of some indexes of which something is so that is so of all after it; how many there are where of none. */
function firstWhere(count: number, isSo: (index: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isSo(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Times between two points lie as they do between their own; beyond the last one, as far from it. */
function warpBy(points: readonly Point[]): Warp {
  return (time) => {
    const after = firstWhere(points.length, (at) => points[at]![0] >= time);
    const [next, last] = [points[after], points[after - 1]];
    if (next?.[0] === time) return next[1];
    if (next === undefined || last === undefined) {
      const [own, there] = (next ?? last)!;
      return time + (there - own);
    }
    return last[1] + ((time - last[0]) / (next[0] - last[0])) * (next[1] - last[1]);
  };
}
