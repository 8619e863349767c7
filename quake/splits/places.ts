import type { Vector } from "../world/index.ts";
import type { WayPlace } from "./way.ts";

/** Who comes so near to a place passes it, in map units: a player is 32 wide. */
const NEAR = 64;

/** Nobody walks further between two frames, in map units: he was moved. */
const JUMP = 100;

/** No more places of a way are looked for. */
const MOST = 4096;

/** A place of a way, and when another way passes it. */
export interface Passed {
  readonly point: Vector;
  readonly a: number;
  readonly b: number;
}

/**
 * Places on one way that another one passes in the same order. Where it passes some twice, those are taken with which
 * the most places are passed in their order.
 *
 * @param every map units between two of them, on the way
 */
export function passedPlaces(
  a: readonly WayPlace[],
  b: readonly WayPlace[],
  every: number,
): Passed[] {
  const all = checkpoints(a, every).map(({ origin, time }) =>
    passesOf(origin, b).map((pass) => ({ point: origin, a: time, b: pass })),
  );
  return evened(
    inOrder(all),
    new Map(all.flatMap((passes) => passes.map((one) => [one.a, passes]))),
  );
}

/** Places of a way, some units of walking apart; further where there were too many. */
function checkpoints(places: readonly WayPlace[], every: number): WayPlace[] {
  const steps = places.map(({ origin }, i) => stepTo(origin, places[i - 1]?.origin));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const apart = Math.max(every, length / MOST);
  let walked = 0;
  return places.filter((_, i) => {
    walked += steps[i]!;
    if (walked < apart) return false;
    walked = 0;
    return true;
  });
}

function stepTo(origin: Vector, before: Vector | undefined): number {
  const step = before === undefined ? 0 : distance(before, origin);
  return step > JUMP ? 0 : step;
}

function distance([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return Math.hypot(bx - ax, by - ay, bz - az);
}

/** When a way passes a point: of each time that it comes near, when it is nearest. */
function passesOf(point: Vector, places: readonly WayPlace[]): number[] {
  const passes: number[] = [];
  let nearest = Infinity;
  let at = 0;
  for (const { origin, time } of places) {
    const far = distance(point, origin);
    if (far < nearest && far <= NEAR) [nearest, at] = [far, time];
    if (far > NEAR && nearest < Infinity) {
      passes.push(at);
      nearest = Infinity;
    }
  }
  if (nearest < Infinity) passes.push(at);
  return passes;
}

/** One of a longest sequence of passes. */
interface Link {
  readonly passed: Passed;
  readonly before: Link | undefined;
}

/** The most passes, one of a place at most, whose times rise: a longest increasing subsequence. */
function inOrder(places: readonly (readonly Passed[])[]): Passed[] {
  // The last of the best sequence of each length: the one that ends the earliest.
  const ends: Link[] = [];
  for (const passes of places) {
    // From the latest on, so that none follows another of the same place.
    for (const passed of passes.toSorted((x, y) => y.b - x.b)) {
      const length = lengthBefore(ends, passed.b);
      ends[length] = { passed, before: ends[length - 1] };
    }
  }
  const found: Passed[] = [];
  for (let link = ends.at(-1); link !== undefined; link = link.before) found.push(link.passed);
  return found.toReversed();
}

/**
 * The same places, and of the passes that a place could have between those beside it the one that is the most even: a
 * sequence alone has the earliest.
 */
function evened(
  sequence: readonly Passed[],
  passesAt: ReadonlyMap<number, readonly Passed[]>,
): Passed[] {
  const even = [...sequence];
  for (let i = 1; i < even.length - 1; i++) {
    const [before, after] = [even[i - 1]!, even[i + 1]!];
    const { a } = even[i]!;
    const part = (a - before.a) / (after.a - before.a);
    const middle = before.b + part * (after.b - before.b);
    for (const pass of passesAt.get(a)!)
      if (pass.b > before.b && pass.b < after.b && nearer(pass.b, even[i]!.b, middle))
        even[i] = pass;
  }
  return even;
}

function nearer(one: number, other: number, middle: number): boolean {
  return Math.abs(one - middle) < Math.abs(other - middle);
}

/** How many places can be passed before a time. */
function lengthBefore(ends: readonly Link[], time: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]!.passed.b < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
