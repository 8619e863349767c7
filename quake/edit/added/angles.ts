/**
 * The angle that a protocol can say which is nearest to one: in degrees, from -180 on.
 *
 * @param steps how many there are in a circle, a power of two
 */
export function inSteps(angle: number, steps: number): number {
  const step = Math.round((angle / 360) * steps) & (steps - 1);
  return ((step >= steps / 2 ? step - steps : step) / steps) * 360;
}
