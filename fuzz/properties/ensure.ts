import { difference } from "./equal.ts";

/** A property does not hold. */
export class Violation extends Error {
  override readonly name = "Violation";
}

export function ensure(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new Violation(otherwise());
}

export function ensureSame(found: unknown, expected: unknown, what: string): void {
  const text = difference(found, expected, what);
  ensure(text === undefined, () => text!);
}

/** What is said of an error: `Violation: frags: 65535 is not -1`. */
export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
