import type { Vector } from "../../world/index.ts";
import type { GhostFrame, GhostLevel } from "./ghost.ts";

/** Where nothing is given for so long, in seconds, he was not there. */
const GAP = 1;

/** Clients take it for a teleport where something goes that far along an axis between two frames, in map units. */
const JUMP = 100;

/** Which of a frame's times it is looked for by. */
export type Clock = "seconds" | "clock";

/** How a ghost is seen at a time: between two frames where he walks from one to the other; undefined where he is not there. */
export function placeAt({ frames }: GhostLevel, time: number, by: Clock): GhostFrame | undefined {
  const next = firstAfter(frames, time, by);
  const [before, after] = [frames[next - 1], frames[next]];
  if (before === undefined || time - before[by] > GAP) return undefined;
  if (after === undefined || after[by] - before[by] > GAP || isJump(before.origin, after.origin))
    return before;
  const part = (time - before[by]) / (after[by] - before[by]);
  return {
    ...before,
    origin: mapped(before.origin, after.origin, (a, b) => a + part * (b - a)),
    angles: mapped(before.angles, after.angles, (a, b) => a + part * shortWay(b - a)),
  };
}

/** Whether nobody walks from one place to the other. */
export function isJump(a: Vector, b: Vector): boolean {
  return a.some((x, i) => Math.abs(b[i]! - x) > JUMP);
}

function shortWay(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}

function mapped(a: Vector, b: Vector, between: (a: number, b: number) => number): Vector {
  return [between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])];
}

/** The first frame after a time. */
function firstAfter(frames: readonly GhostFrame[], time: number, by: Clock): number {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle]![by] <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
