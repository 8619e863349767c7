import { toLossless } from "../properties/lossless.ts";
import { lookAt } from "../guided/look.ts";
import { faultOf, trialsOf } from "../guided/trials.ts";
import { targets } from "../all-targets.ts";
import type { Target } from "../values/target.ts";
import { subjectsIn, worksOf } from "../task.ts";
import type { Subject } from "../values/subjects.ts";

/*
 * The target of engines that know nothing but bytes, as Jazzer.js is one: the first two say what is read, a message in
 * a class of versions or messages in a row, and the others are it.
 */

/** All that can be read, in the order of the targets. */
export function subjectsOf(all: readonly Target[] = targets): Subject[] {
  return subjectsIn(all.flatMap(worksOf));
}

const subjects = subjectsOf();

/** The first bytes, which say what is read. */
export const PREFIX = 2;

const NOTHING = new Uint8Array(0);

/** Throws Error where a property does not hold: with the property, what it is of, and the input. */
export function fuzz(data: Uint8Array): void {
  if (data.length < PREFIX) return;
  const index = (data[0]! | (data[1]! << 8)) % subjects.length;
  // A copy: engines use theirs again, and what is read is compared with what it was.
  tryAll(subjects[index]!, data.slice(PREFIX));
}

/** Tries all properties. Throws Error for the first that does not hold. */
export function tryAll(subject: Subject, bytes: Uint8Array): void {
  for (const trial of trialsOf(subject, bytes, NOTHING, lookAt(subject, bytes), "all")) {
    const error = faultOf(subject, trial);
    if (error === undefined) continue;
    const { target, message, versions } = subject;
    const what = `${target.name} ${message} ${versions}: ${trial.property.name}`;
    throw new Error(`${what}: ${error}\n${toLossless(trial.input)}`);
  }
}
