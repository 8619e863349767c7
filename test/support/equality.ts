import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/*
 * What Node finds the same is the same: it compares some times as fast as vitest does, bytes a thousand times, and more
 * strictly. So vitest looks only at what differs.
 */
expect.addEqualityTesters([
  (a, b) => (isObject(a) && isObject(b) && isDeepStrictEqual(a, b) ? true : undefined),
]);

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
