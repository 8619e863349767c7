import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * As `expect(actual).toEqual(expected)`, of what is large: Node compares some times as fast, and more strictly, so that
 * only what differs is looked at, and shown, by the other.
 */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
