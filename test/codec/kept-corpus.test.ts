import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lookAt } from "../../fuzz/guided/look.ts";
import { CorpusFolder, type Stored } from "../../fuzz/guided/store.ts";
import { faultOf, trialsOf } from "../../fuzz/guided/trials.ts";
import { targets } from "../../fuzz/all-targets.ts";
import { findSubject, withoutStacks } from "../../fuzz/task.ts";
import { isWhole } from "../support/corpus.ts";

/*
 * What guided fuzzing kept in hours over everything, distilled: inputs of up to 512 bytes for one class of versions of
 * each layout. All of them are tried by `npm run test:recordings`, and some by `npm test`.
 */

const EVERY = isWhole ? 1 : 50;

const stored = await new CorpusFolder(join(import.meta.dirname, "..", "guided-corpus")).read();
const tried = stored.filter((_, i) => i % EVERY === 0);
const NOTHING = new Uint8Array(0);

/** What does not hold of an input; undefined where its message is no longer described. */
function faultsOf({ bytes, ...aim }: Stored): string[] | undefined {
  const subject = findSubject(targets, aim);
  if (subject === undefined) return undefined;
  const trials = trialsOf(subject, bytes, NOTHING, lookAt(subject, bytes), "quick");
  const named = `${aim.message} ${aim.version} ${Buffer.from(bytes).toString("hex")}`;
  return trials
    .map((trial) => faultOf(subject, trial))
    .filter((fault) => fault !== undefined)
    .map((fault) => `${named}: ${fault}`);
}

describe("the corpus of guided fuzzing", () => {
  test("is there", () => {
    expect(stored.length).toBeGreaterThan(1000);
  });

  const names = [...new Set(tried.map(({ target }) => target))];
  const howMany = isWhole ? "" : `, one input in ${EVERY} (npm run test:recordings: all)`;
  test.each(names)(`of %s holds what is promised${howMany}`, (name) => {
    const found = withoutStacks(() =>
      tried.filter(({ target }) => target === name).map((one) => faultsOf(one)),
    );
    const gone = found.filter((faults) => faults === undefined).length;
    if (gone > 0) console.log(`${name}: ${gone} inputs are of messages that are not described now`);
    expect(found.flatMap((faults) => faults ?? [])).toEqual([]);
  });
});
