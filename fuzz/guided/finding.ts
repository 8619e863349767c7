import { faultAfter, fewest } from "../history.ts";
import { errorText } from "../properties/ensure.ts";
import { toJson } from "../properties/lossless.ts";
import { beat } from "../pulse.ts";
import { type TaskTarget, beforeAs, type Counterexample } from "../task.ts";
import type { Subject } from "../values/subjects.ts";
import { lookAt, withoutNumbers } from "./look.ts";
import { type Trial, trialsOf } from "./trials.ts";

/** A counterexample, and what it has in common with others. */
export interface Finding extends Counterexample {
  /** The property and the error without numbers: what has the same is likely the same mistake. */
  readonly cause: string;
  readonly bytes: Uint8Array;
}

/** What stands for a path of fast-check where bytes were found by guided fuzzing. */
export const GUIDED = "guided";

/** @param error as `errorText` gives it */
export function causeOf(subject: Subject, { property }: Trial, error: string): string {
  const [line = ""] = error.split("\n");
  // The same mistake shows in many messages.
  const anywhere = line.replaceAll(new RegExp(`\\b${subject.message}\\b`, "g"), "…");
  return `${property.name}: ${withoutNumbers(anywhere)}`;
}

/** Candidates that are tried to make a counterexample smaller. */
const MOST_TRIED = 500;

/**
 * The smallest bytes for which the same property fails for the same cause, as far as they are found. Undefined where
 * they do not fail for a codec that remembers nothing.
 */
export function shrunk(
  subject: Subject,
  aim: TaskTarget,
  seed: number,
  bytes: Uint8Array,
  before: Uint8Array,
  cause: string,
): Finding | undefined {
  let best = failing(subject, bytes, before, cause);
  if (best === undefined) return undefined;
  let tried = 0;
  for (let isSmaller = true; isSmaller && tried < MOST_TRIED;) {
    isSmaller = false;
    for (const candidate of smaller(best.bytes)) {
      if (tried++ >= MOST_TRIED) break;
      const found = failing(subject, candidate, before, cause);
      if (found === undefined) continue;
      best = found;
      isSmaller = true;
      break;
    }
  }
  const { trial, error } = best;
  const input = toJson(trial.input);
  return {
    ...aim,
    property: trial.property.name,
    input,
    seed,
    path: GUIDED,
    error,
    cause,
    bytes: best.bytes,
  };
}

/** A trial that fails only after others of its property, with the fewest of them that it needs. */
export function afterOthers(
  subject: Subject,
  aim: TaskTarget,
  seed: number,
  bytes: Uint8Array,
  { property, input }: Trial,
  others: readonly unknown[],
  error: string,
  cause: string,
): Finding {
  const fails = (some: readonly unknown[]) => {
    beat(bytes);
    return faultAfter(property, subject, some, input) !== undefined;
  };
  const before = beforeAs(fewest(others, fails));
  return { ...aim, input: toJson(input), ...before, seed, path: GUIDED, error, cause, bytes };
}

interface Failing {
  readonly bytes: Uint8Array;
  readonly trial: Trial;
  readonly error: string;
}

function failing(
  subject: Subject,
  bytes: Uint8Array,
  before: Uint8Array,
  cause: string,
): Failing | undefined {
  beat(bytes);
  const name = cause.slice(0, cause.indexOf(": "));
  for (const trial of trialsOf(subject, bytes, before, lookAt(subject, bytes), "every")) {
    if (trial.property.name !== name) continue;
    const fault = faultAfter(trial.property, subject, [], trial.input);
    if (fault === undefined) continue;
    const error = errorText(fault);
    if (causeOf(subject, trial, error) === cause) return { bytes, trial, error };
  }
  return undefined;
}

/** Bytes that are a step smaller, largest steps first: without a stretch, then with a zero in place of a byte. */
function* smaller(bytes: Uint8Array): Generator<Uint8Array> {
  for (let size = bytes.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = bytes.length - size; at >= 0; at -= size) {
      const shorter = new Uint8Array(bytes.length - size);
      shorter.set(bytes.subarray(0, at));
      shorter.set(bytes.subarray(at + size), at);
      yield shorter;
    }
  }
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0) continue;
    const plainer = bytes.slice();
    plainer[at] = 0;
    yield plainer;
  }
}
