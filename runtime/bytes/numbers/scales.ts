import { outOfRange } from "../writer.ts";

/** The raw number nearest to a scaled value: value = raw × num / den + plus. Throws EncodeError for what is no number. */
export function unscale(value: number, num: number, den: number, plus = 0): number {
  if (typeof value !== "number") throw outOfRange(value, 0, 0);
  return Math.round(((value - plus) * den) / num);
}

/**
 * The whole number nearest to that many steps, for a value that is invalid which a whole number stands for, or that its type
 * does not hold: what seldom is follows one comparison, and not around each number.
 *
 * @param value what the steps are of
 * @param range the least and the greatest whole number, and what these are as values
 * @throws EncodeError for what is no number, or none of the range
 */
export function nearest(
  value: number,
  steps: number,
  ...[from, to, low, high]: readonly [number, number, number, number]
): number {
  const raw = Math.round(steps);
  if (typeof value !== "number" || !(raw >= from && raw <= to)) throw outOfRange(value, low, high);
  return raw;
}
