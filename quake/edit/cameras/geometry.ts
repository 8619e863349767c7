import type { Vector } from "../../world/index.ts";

const DEGREES = 180 / Math.PI;

/** The sum of two vectors, the second one times a number. */
export function along([x, y, z]: Vector, [dx, dy, dz]: Vector, times = 1): Vector {
  return [x + dx * times, y + dy * times, z + dz * times];
}

/** From one point to another. */
export function between(from: Vector, to: Vector): Vector {
  return along(to, from, -1);
}

/** How long a vector is. */
export function lengthOf([x, y, z]: Vector): number {
  return Math.hypot(x, y, z);
}

/** A vector turned by degrees, from east to north. */
export function turned([x, y, z]: Vector, yaw: number): Vector {
  const [sin, cos] = [Math.sin(yaw / DEGREES), Math.cos(yaw / DEGREES)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

/** Pitch, which is positive downwards, yaw and roll of a direction; undefined for no direction. */
export function anglesOf([x, y, z]: Vector): Vector | undefined {
  const flat = Math.hypot(x, y);
  if (!(flat > 0 || Math.abs(z) > 0)) return undefined;
  const yaw = flat === 0 ? 0 : Math.atan2(y, x) * DEGREES;
  return [-Math.atan2(z, flat) * DEGREES, yaw, 0];
}

/** The direction of pitch and yaw. */
export function directionOf([pitch, yaw]: Vector): Vector {
  const flat = Math.cos(pitch / DEGREES);
  return turned([flat, 0, -Math.sin(pitch / DEGREES)], yaw);
}
