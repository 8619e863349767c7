import type { Vector } from "../world/index.ts";
import { passedPlaces } from "./places.ts";
import type { MarkKind, Way, WayLevel } from "./way.ts";

/** How ways are compared. */
export interface CompareOptions {
  /**
   * From where times count: the server's clock, which counts from the level's beginning on in NetQuake (`clock`), or the
   * level's first frame. `clock` without it, where both recordings have that.
   */
  readonly align?: "clock" | "start";
  /** Map units of walking between two places that are compared. 512 without it. */
  readonly every?: number;
}

/** Two ways, side by side. */
export interface Comparison {
  /** Levels that both play, in the order of the first one. */
  readonly levels: readonly LevelComparison[];
  /** Maps of levels that only one of them plays. */
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  /** Of the levels that both finish: the seconds of each, and how many levels. */
  readonly total: { readonly levels: number; readonly a: number; readonly b: number };
}

/** One level of two ways. */
export interface LevelComparison {
  readonly map: string;
  readonly title: string;
  /** In the order of the first way's times; what only the second one has, where it was done. */
  readonly splits: readonly Split[];
}

/** What both ways pass or do, or one of them: seconds since the level began. */
export interface Split {
  readonly kind: "place" | MarkKind;
  /** What it is; of a place nothing. */
  readonly name: string;
  /** Where a place is. */
  readonly point?: Vector;
  readonly a?: number;
  readonly b?: number;
  /** Seconds by which the first one is ahead: it is later where they are negative. */
  readonly ahead?: number;
}

const EVERY = 512;

/** Compares two ways: where and when one is ahead of the other. A level is compared with the one of the same map. */
export function compareWays(a: Way, b: Way, options: CompareOptions = {}): Comparison {
  const pairs = pairsOf(a.levels, b.levels);
  const levels = pairs.both.map(([one, other]) => compareLevels(one, other, options));
  const ends = levels.flatMap(({ splits }) => {
    const end = splits.find(({ kind }) => kind === "end");
    return end?.a === undefined || end.b === undefined ? [] : [{ a: end.a, b: end.b }];
  });
  const total = {
    levels: ends.length,
    a: ends.reduce((sum, end) => sum + end.a, 0),
    b: ends.reduce((sum, end) => sum + end.b, 0),
  };
  return { levels, onlyA: pairs.onlyA, onlyB: pairs.onlyB, total };
}

/** Each level with the other's of the same map, in their order. */
function pairsOf(a: readonly WayLevel[], b: readonly WayLevel[]) {
  const left = [...b];
  const both: [WayLevel, WayLevel][] = [];
  const onlyA: string[] = [];
  for (const level of a) {
    const at = left.findIndex(({ map }) => map === level.map);
    if (at < 0) onlyA.push(level.map);
    else both.push([level, ...left.splice(at, 1)] as [WayLevel, WayLevel]);
  }
  return { both, onlyA, onlyB: left.map(({ map }) => map) };
}

function compareLevels(a: WayLevel, b: WayLevel, options: CompareOptions): LevelComparison {
  const isClock = (options.align ?? "clock") === "clock" && a.isExact && b.isExact;
  const [fromA, fromB] = isClock ? [0, 0] : [a.from, b.from];
  const places = passedPlaces(a.places, b.places, options.every ?? EVERY).map((passed) =>
    splitOf("place", "", passed.a - fromA, passed.b - fromB, passed.point),
  );
  const others = new Map(b.marks.map((mark) => [`${mark.kind} ${mark.name}`, mark.time - fromB]));
  const marks = a.marks.map(({ kind, name, time }) => {
    const other = others.get(`${kind} ${name}`);
    others.delete(`${kind} ${name}`);
    return splitOf(kind, name, time - fromA, other);
  });
  const rest = b.marks.filter(({ kind, name }) => others.has(`${kind} ${name}`));
  const onlyB = rest.map(({ kind, name, time }) => splitOf(kind, name, undefined, time - fromB));
  const splits = [...places, ...marks, ...onlyB].toSorted(byTime);
  return { map: a.map, title: a.title, splits };
}

function byTime(x: Split, y: Split): number {
  return (x.a ?? x.b!) - (y.a ?? y.b!);
}

function splitOf(
  kind: Split["kind"],
  name: string,
  a: number | undefined,
  b: number | undefined,
  point?: Vector,
): Split {
  return {
    kind,
    name,
    ...(point !== undefined && { point }),
    ...(a !== undefined && { a }),
    ...(b !== undefined && { b }),
    ...(a !== undefined && b !== undefined && { ahead: b - a }),
  };
}
