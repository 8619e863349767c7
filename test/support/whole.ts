import { test } from "vitest";
import { isWhole, whyNotWhole } from "./corpus.ts";

/** A test that `npm test` leaves to `npm run test:recordings`: it takes seconds, and others reach most of what it does. */
export function whole(name: string, tried: () => void | Promise<void>, timeout?: number): void {
  test.skipIf(!isWhole)(`${name}${whyNotWhole}`, tried, timeout);
}

/**
 * A test of each case. `npm test` tries the first of every few, and says of the others that it leaves them out. A case that
 * is an array is several arguments.
 */
export function eachOfSome<T>(
  cases: readonly T[],
  every: number,
  name: string,
  tried: (...given: T extends readonly unknown[] ? T : [T]) => void | Promise<void>,
): void {
  const [some, others] = [true, false].map((isTried) =>
    cases.filter((_, i) => (i % every === 0) === isTried),
  ) as [T[], T[]];
  test.each(some as never[])(name, tried as never);
  test.skipIf(!isWhole).each(others as never[])(`${name}${whyNotWhole}`, tried as never);
}
