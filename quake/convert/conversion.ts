import type { AnyContainer } from "../../recording/index.ts";
import { type Edit, EditError } from "../edit/index.ts";
import type { Losses } from "./losses.ts";

/** What makes another recording of one: part by part, as an edit does, for a container that may be another one. */
export interface Conversion extends Edit {
  /** What the parts that it gives are of. */
  readonly target: AnyContainer;
  /** What was lost so far. */
  readonly losses: Losses;
}

/** This many messages are held until something is shown: no server tells as many before a level. */
const MOST_HELD = 1 << 16;

/** Throws EditError where more messages are held than any level begins with. */
export function refuseTooMany(held: number, block: number): void {
  if (held > MOST_HELD)
    throw new EditError(`block ${block}: ${MOST_HELD} messages, and nothing is shown`);
}

/** The later of two times, in seconds, as a float holds it. What is no number, or beyond a float, is no time. */
export function later(time: number, next: number): number {
  const held = Math.fround(next);
  return Number.isFinite(held) ? Math.max(time, held) : time;
}
