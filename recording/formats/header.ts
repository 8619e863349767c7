import { Reader } from "../../runtime/bytes/reader.ts";
import type { PatternStep, ReadingTable } from "../../runtime/table/table.ts";
import type { AnyContainer } from "./formats.ts";

/** Where the blocks begin, and the reading that says so. */
export interface HeaderFound {
  readonly length: number;
  readonly reading: ReadingTable | undefined;
}

/** This many blocks decide: one that is no block by chance is not followed by many. */
const ENOUGH_BLOCKS = 64;

/**
 * Finds the header's end: the readings are tried in turn, and the one after which most bytes
 * are whole blocks is taken, the first of equals.
 *
 * @param bytes the beginning of a file
 * @param name takes the reading of that name; throws RangeError when there is none
 */
export function findHeader(container: AnyContainer, bytes: Uint8Array, name?: string): HeaderFound {
  const readings = container.table.header?.readings ?? [];
  const chosen =
    name === undefined ? readings : readings.filter((reading) => reading.name === name);
  if (name !== undefined && chosen.length === 0) {
    throw new RangeError(
      `${container.table.name} has no reading "${name}": there are ${readings.map((r) => r.name).join(", ") || "none"}`,
    );
  }
  let best: HeaderFound = { length: 0, reading: undefined };
  let most = -Infinity;
  for (const reading of chosen) {
    const length = matchSteps(reading.steps, bytes);
    if (length === undefined) continue;
    const walked = walk(container, bytes, length);
    if (walked > most) {
      most = walked;
      best = { length, reading };
    }
  }
  return best;
}

/** How many bytes the steps match, undefined when they do not. Each goes as far as it can, and none goes back. */
function matchSteps(steps: readonly PatternStep[], bytes: Uint8Array): number | undefined {
  let at = 0;
  for (const { ranges, min, max } of steps) {
    const start = at;
    const limit = max === undefined ? bytes.length : Math.min(bytes.length, start + max);
    while (at < limit && ranges.some(([low, high]) => low <= bytes[at]! && bytes[at]! <= high))
      at++;
    if (at - start < min) return undefined;
  }
  return at;
}

/** How many bytes from `start` on are whole blocks. */
function walk(container: AnyContainer, bytes: Uint8Array, start: number): number {
  const r = new Reader(bytes, start);
  let whole = start;
  try {
    for (let n = 0; n < ENOUGH_BLOCKS && r.offset < r.end; n++) {
      container.skipBlock(r);
      // A block that takes no bytes would be found for ever.
      if (r.offset === whole) break;
      whole = r.offset;
    }
  } catch {
    // What is no whole block ends the walk.
  }
  return whole - start;
}
