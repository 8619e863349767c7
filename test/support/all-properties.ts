import fc from "fast-check";
import { encoded } from "../../fuzz/properties/attempt.ts";
import { hintedRoundTrip } from "../../fuzz/properties/round-trips.ts";
import { toJson } from "../../fuzz/properties/lossless.ts";
import type { Target } from "../../fuzz/values/target.ts";
import { aimOf, runTask, subjectsIn, withoutStacks, type Work, worksOf } from "../../fuzz/task.ts";
import { type MessageSubject, messageSubjects, type Subject } from "../../fuzz/values/subjects.ts";
import { branchesOf } from "../../runtime/branches/branches.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import { firstsOf } from "./alike.ts";
import { isWhole } from "./corpus.ts";

const RUNS = isWhole ? 4 : 1;
/** An input that is cut at each of its bytes is as much as a few. */
const CUT = isWhole ? 2 : 1;
const SEED = 7;

/** What all properties find wrong of a message, in each of its layouts. */
export function propertyFailures(target: Target, message: string): string[] {
  const works = worksOf(target).filter(({ subject }) => subject.message === message);
  // Version classes that share a layout share its functions, too.
  const firsts = new Set<Subject>(firstsOf(subjectsIn(works) as MessageSubject[]));
  return works
    .filter(({ subject }) => firsts.has(subject))
    .flatMap((work) => failures(target, work));
}

function failures(target: Target, work: Work): string[] {
  const runs = work.property.name === "truncation" ? CUT : RUNS;
  const result = runTask([target], { ...aimOf(work), seed: SEED, runs });
  if (result.failure === undefined) return [];
  const { property, version, error, input } = result.failure;
  return [`${property}, version ${version}: ${error}\n${JSON.stringify(input)}`];
}

/** Values for each message in a round, and rounds until all branches are taken. */
const VALUES = 20;
const ROUNDS = 90;

/** The branches that values do not take. Throws what the property of values finds of those that take a new one. */
export function branchesMissed(target: Target): string[] {
  const reached = new Set<string>();
  const missed = () => branchesOf(target.table).filter((branch) => !reached.has(branch));
  const subjects = messageSubjects(target);
  for (let round = 1; round <= ROUNDS; round++) {
    const left = missed();
    const about = subjects.filter(({ message }) =>
      left.some((branch) => branch.startsWith(`${message}@`) || isOfStruct(target, branch)),
    );
    for (const subject of about) withoutStacks(() => tryValues(subject, round, reached));
  }
  return missed();
}

function isOfStruct({ table }: Target, branch: string): boolean {
  return table.structs.some(({ name }) => branch.startsWith(`${name}@`));
}

function tryValues(subject: MessageSubject, seed: number, reached: Set<string>): void {
  const { target, message, version } = subject;
  for (const value of fc.sample(hintedRoundTrip.arbitrary(subject), { seed, numRuns: VALUES })) {
    const taken = new Set<string>();
    try {
      const bytes = encoded(subject, value);
      interpretDecode(target.table, version, bytes, 0, bytes.length, taken);
      if ([...taken].every((branch) => reached.has(branch))) continue;
      hintedRoundTrip.check(subject, value);
    } catch (error) {
      const text = JSON.stringify(toJson(value));
      throw new Error(`${message}: ${String(error)}\n${text}`, { cause: error });
    }
    for (const branch of taken) reached.add(branch);
  }
}
