import { branchesOf } from "../../runtime/branches/branches.ts";
import type { Target } from "../../fuzz/targets.ts";
import { aimOf, runTask, type Work, worksOf } from "../../fuzz/task.ts";

const RUNS = 5;
const SEED = 7;

/** What all properties find wrong of a message, in each class of versions. */
export function propertyFailures(target: Target, message: string): string[] {
  const works = worksOf(target).filter(({ subject }) => subject.message === message);
  return works.flatMap((work) => failures(target, work, RUNS, SEED));
}

/** Values for each message in a round, and rounds until all branches are taken. */
const VALUES = 60;
const ROUNDS = 30;

/** The branches that values do not take. Throws what a property finds. */
export function branchesMissed(target: Target): string[] {
  const reached = new Set<string>();
  const missed = () => branchesOf(target.table).filter((branch) => !reached.has(branch));
  const works = worksOf(target).filter(({ property }) => property.name === "round trip with hints");
  for (let round = 1; round <= ROUNDS; round++) {
    const left = missed();
    const about = works.filter(({ subject }) =>
      left.some((branch) => branch.startsWith(`${subject.message}@`) || isOfStruct(target, branch)),
    );
    for (const work of about) {
      const [failure] = failures(target, work, VALUES, round, reached);
      if (failure !== undefined) throw new Error(failure);
    }
  }
  return missed();
}

function isOfStruct({ table }: Target, branch: string): boolean {
  return table.structs.some(({ name }) => branch.startsWith(`${name}@`));
}

function failures(
  target: Target,
  work: Work,
  runs: number,
  seed: number,
  reached?: Set<string>,
): string[] {
  const result = runTask([target], { ...aimOf(work), seed, runs });
  for (const branch of result.reached) reached?.add(branch);
  if (result.failure === undefined) return [];
  const { property, version, error, input } = result.failure;
  return [`${property}, version ${version}: ${error}\n${JSON.stringify(input)}`];
}
