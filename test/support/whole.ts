import { test } from "vitest";
import { isWhole, whyNotWhole } from "./corpus.ts";

/** A test that `npm test` leaves to `npm run test:recordings`: it takes seconds, and others reach most of what it does. */
export function whole(name: string, tried: () => void | Promise<void>, timeout?: number): void {
  test.skipIf(!isWhole)(`${name}${whyNotWhole}`, tried, timeout);
}
