import { DecodeError, EncodeError } from "../../errors/errors.ts";
import type { Reader } from "../reader.ts";

/* What generated code asks of computed numbers. */

/** A computed number of elements or bytes. Throws DecodeError for one that is negative. */
export function partCount(r: Reader, count: number): number {
  if (count >= 0) return count;
  throw new DecodeError(`a number of parts is ${count}`, { path: [], offset: r.offset });
}

/** A computed number that is exact. Throws DecodeError for another one. */
export function exactRead(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new DecodeError(`${value} is no number that can be exact`, { path: [], offset: 0 });
}

/** A computed number that is exact. Throws EncodeError for another one. */
export function exactWritten(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new EncodeError(`${value} is no number that can be exact`);
}

/**
 * Asks that a list ends after its last element, and after no other.
 *
 * @param orEnd the list may also end with the bytes
 */
export function expectLast<T>(
  name: string,
  list: readonly T[],
  isLast: (element: T) => boolean,
  orEnd = false,
): void {
  const left = list.length - 1 - list.findIndex(isLast);
  if (left === list.length && orEnd) return;
  if (left === list.length) throw new EncodeError("has no element that ends it", [name]);
  if (left > 0)
    throw new EncodeError(`has ${left} more elements after the one that ends it`, [name]);
}
