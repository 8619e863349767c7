import type { Vector } from "../../world/index.ts";
import { along, anglesOf, between, turned } from "./geometry.ts";
import { directionAt, pathAt } from "./path.ts";
import type { Look, Place, Shot, Target } from "./script.ts";

/** Where a camera is, and pitch, yaw and roll that it looks at. */
export interface Pose {
  readonly origin: Vector;
  readonly angles: Vector;
}

/** Where a target is, and the way that it faces. */
export interface Spot {
  readonly origin: Vector;
  /** Degrees, where it has any. */
  readonly yaw: number;
}

/** Gives where a target is; undefined where it was not in sight yet. */
export type Spots = (target: Target) => Spot | undefined;

/**
 * Where a shot's camera is at a time of the shot's clock; undefined where that depends on what was not in sight yet.
 *
 * @param before where it looked in the frame before: it looks there on where nothing says another way
 */
export function poseOf(
  shot: Shot,
  seconds: number,
  spots: Spots,
  before: Vector = LEVEL,
): Pose | undefined {
  const origin = placeOf(shot.place, seconds - shot.from, seconds, spots);
  if (origin === undefined) return undefined;
  const angles = anglesFor(shot, seconds, origin, spots);
  return { origin, angles: angles ?? before };
}

const LEVEL: Vector = [0, 0, 0];

function placeOf(place: Place, since: number, seconds: number, spots: Spots): Vector | undefined {
  if (place.kind === "still") return place.point;
  if (place.kind === "path") return pathAt(place.path, seconds);
  if (place.kind === "follow") {
    const spot = spots(place.target);
    if (spot === undefined) return undefined;
    const { offset, turns } = place;
    return along(spot.origin, turns ? turned(offset, spot.yaw) : offset);
  }
  const { center, radius, height, period, start } = place;
  const middle = "kind" in center ? spots(center)?.origin : center;
  if (middle === undefined) return undefined;
  return along(middle, turned([radius, 0, height], start + (360 * since) / period));
}

function anglesFor(shot: Shot, seconds: number, origin: Vector, spots: Spots): Vector | undefined {
  if (shot.look.kind === "angles") return shot.look.angles;
  const direction = directionFor(shot.look, shot.place, seconds, origin, spots);
  return direction === undefined ? undefined : anglesOf(direction);
}

function directionFor(
  look: Exclude<Look, { readonly kind: "angles" }>,
  place: Place,
  seconds: number,
  origin: Vector,
  spots: Spots,
): Vector | undefined {
  switch (look.kind) {
    case "point":
      return between(origin, look.point);
    case "path":
      return between(origin, pathAt(look.path, seconds));
    case "target": {
      const spot = spots(look.target);
      return spot === undefined ? undefined : between(origin, spot.origin);
    }
    case "along":
      return place.kind === "path" ? directionAt(place.path, seconds) : undefined;
  }
}
