import type { Vector } from "../../world/index.ts";

/**
 * The angle that a protocol can say which is nearest to one: in degrees, from -180 on.
 *
 * @param steps how many there are in a circle, a power of two
 */
export function inSteps(angle: number, steps: number): number {
  const step = Math.round((angle / 360) * steps) & (steps - 1);
  return ((step >= steps / 2 ? step - steps : step) / steps) * 360;
}

/** Angles in steps. */
export function anglesInSteps([x, y, z]: Vector, steps: number): [number, number, number] {
  return [inSteps(x, steps), inSteps(y, steps), inSteps(z, steps)];
}

/** A place in eighths of a unit, which all protocols can say. */
export function inEighths([x, y, z]: Vector): [number, number, number] {
  return [Math.round(x * 8) / 8, Math.round(y * 8) / 8, Math.round(z * 8) / 8];
}
