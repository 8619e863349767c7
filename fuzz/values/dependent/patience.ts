import type * as fc from "fast-check";

/** This many values in a row may be of no use. */
export const PATIENCE = 1000;

/** No value was found that can be written. */
export class NoValueError extends Error {
  override readonly name = "NoValueError";
}

/**
 * The values of which something holds.
 *
 * @param what what holds of none, where that many in a row are others: what then throws NoValueError ends with it
 */
export function patiently<T>(
  values: fc.Arbitrary<T>,
  holds: (value: T) => boolean,
  what: string,
): fc.Arbitrary<T> {
  let missed = 0;
  return values.filter((value) => {
    const isFound = holds(value);
    missed = isFound ? 0 : missed + 1;
    if (missed < PATIENCE) return isFound;
    missed = 0;
    throw new NoValueError(`of ${PATIENCE} values made in a row none can be written: ${what}`);
  });
}
