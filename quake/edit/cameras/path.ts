import type { Vector } from "../../world/index.ts";
import { along, between } from "./geometry.ts";
import type { Path, PathPoint } from "./script.ts";

/** Where a path is at a time: before its first point at that, after its last one there. */
export function pathAt({ points, curve, ease }: Path, seconds: number): Vector {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (seconds <= first.at) return first.point;
  if (seconds >= last.at) return last.point;
  const at = ease ? eased(seconds, first.at, last.at) : seconds;
  // Near the end eased time may be rounded to it.
  const i = points.findIndex((point, index) => point.at > at || index === points.length - 1);
  return curve === "linear" ? straight(points, i, at) : smooth(points, i, at);
}

/** The direction of a path at a time, of any length; zero where it rests. */
export function directionAt(path: Path, seconds: number): Vector {
  const [first, last] = [path.points[0]!.at, path.points.at(-1)!.at];
  // Its ends have a direction, too: that of what is beside them.
  const at = Math.min(Math.max(seconds, first + STEP), last - STEP);
  return between(pathAt(path, at - STEP), pathAt(path, at + STEP));
}

/** Seconds between which a path's direction is measured. */
const STEP = 1 / 64;

/** Time that begins and ends slowly: 3t² - 2t³. */
function eased(seconds: number, from: number, to: number): number {
  const t = (seconds - from) / (to - from);
  return from + (to - from) * t * t * (3 - 2 * t);
}

function straight(points: readonly PathPoint[], next: number, at: number): Vector {
  const [a, b] = [points[next - 1]!, points[next]!];
  return along(a.point, between(a.point, b.point), (at - a.at) / (b.at - a.at));
}

/** A Catmull-Rom curve whose points have times: at each point its speed is that between the points beside it. */
function smooth(points: readonly PathPoint[], next: number, at: number): Vector {
  const [a, b] = [points[next - 1]!, points[next]!];
  const length = b.at - a.at;
  const t = (at - a.at) / length;
  const [t2, t3] = [t * t, t * t * t];
  const [fromA, fromB] = [speedAt(points, next - 1), speedAt(points, next)];
  const way = between(a.point, b.point);
  let point = along(a.point, way, 3 * t2 - 2 * t3);
  point = along(point, fromA, (t3 - 2 * t2 + t) * length);
  return along(point, fromB, (t3 - t2) * length);
}

function speedAt(points: readonly PathPoint[], index: number): Vector {
  const before = points[Math.max(index - 1, 0)]!;
  const after = points[Math.min(index + 1, points.length - 1)]!;
  return along([0, 0, 0], between(before.point, after.point), 1 / (after.at - before.at));
}
