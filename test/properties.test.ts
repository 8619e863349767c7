import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readCounterexamples, replay } from "../fuzz/counterexamples.ts";
import { messageProperties } from "../fuzz/properties.ts";
import { piecesOf } from "../fuzz/recordings.ts";
import { renderReplayed } from "../fuzz/report.ts";
import { IN_A_ROW, messageSubjects, rowSubjects, type Subject } from "../fuzz/subjects.ts";
import { type Target, targets } from "../fuzz/targets.ts";
import { aimOf, runTask, type Task, type Work, worksOf } from "../fuzz/task.ts";
import { wrongMessages } from "../fuzz/wrong.ts";
import { branchesOf } from "../runtime/branches.ts";
import { UnknownProtocolError } from "../runtime/errors.ts";
import { interpretDecode } from "../runtime/interpret.ts";
import { Reader } from "../runtime/reader.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Inputs for each property of each message in each version class. */
const RUNS = 30;
const SEED = 15;

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const corpus = root("../shared/corpus");
const hasCorpus = existsSync(corpus);
if (!hasCorpus) console.log("skipped: what needs the corpus of real recordings, which is not here");

function recordingsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".dem"));
  return names.map((name) => `${folder}/${name}`);
}

const fixtures = recordingsIn(root("fixtures"));
const real = hasCorpus ? ["dem", "recorded"].flatMap((f) => recordingsIn(`${corpus}/${f}`)) : [];

/** Branches by target: of values that were made up, and of all inputs. Noise reaches much that no value does. */
const reachedByValues = new Map(targets.map((target) => [target, new Set<string>()]));
const reached = new Map(targets.map((target) => [target, new Set<string>()]));
const OF_VALUES = ["canonical round trip", "round trip with hints"];

/** Runs a property; what it reached counts. Each has a seed of its own, so that they do not all try the same. */
function run(target: Target, work: Work, more: Partial<Task> = {}): string[] {
  const seed = SEED + worksOf(target).indexOf(work);
  const result = runTask(targets, { ...aimOf(work), seed, runs: RUNS, ...more });
  const isOfValues = OF_VALUES.includes(work.property.name);
  for (const branch of result.reached) {
    reached.get(target)!.add(branch);
    if (isOfValues) reachedByValues.get(target)!.add(branch);
  }
  if (result.failure === undefined) return [];
  const { property, error, input, path } = result.failure;
  return [`${property}: ${error}\n${JSON.stringify(input)}\nseed ${seed}, path ${path}`];
}

function worksAbout(target: Target, subject: Subject): Work[] {
  const { message, versions } = subject;
  return worksOf(target).filter(
    (work) => work.subject.message === message && work.subject.versions === versions,
  );
}

describe.each(targets)("$name", (target) => {
  const subjects = [...messageSubjects(target), ...rowSubjects(target)];

  test.each(subjects)("$message, $versions", (subject) => {
    const failures = worksAbout(target, subject).flatMap((work) => run(target, work));
    expect(failures.join("\n\n")).toBe("");
  });

  test("the properties reach every branch", () => {
    const all = branchesOf(target.table);
    const missing = all.filter((branch) => !reached.get(target)!.has(branch));
    const missed = all.filter((branch) => !reachedByValues.get(target)!.has(branch));
    const [count, values] = [all.length - missing.length, all.length - missed.length];
    console.log(`${target.name}: ${count} of ${all.length} branches reached, by values ${values}`);
    expect({ missing, missed }).toEqual({ missing: [], missed: [] });
    expect(all).toEqual(expect.arrayContaining([...reached.get(target)!]));
  });
});

describe("every way to be wrong", () => {
  const property = messageProperties.find(({ name }) => name === "wrong member")!;

  test.each(targets.flatMap(messageSubjects))("$target.name $message, $versions", (subject) => {
    const messages = fc.sample(subject.any(false), { seed: SEED, numRuns: 2 });
    const failures = new Set<string>();
    for (const wrong of messages.flatMap((message) => wrongMessages(subject.layout, message))) {
      try {
        property.check(subject, wrong);
      } catch (error) {
        failures.add(String(error));
      }
    }
    expect([...failures]).toEqual([]);
  });
});

describe("damaged recordings", () => {
  const rows = targets.flatMap((target) =>
    worksOf(target).filter(({ subject }) => subject.message === IN_A_ROW),
  );

  test.each(rows)("fixtures: $subject.target.name, $subject.versions", (work) => {
    const { target } = work.subject;
    expect(run(target, work, { recordings: fixtures, runs: 200 })).toEqual([]);
  });

  test.skipIf(!hasCorpus).each(rows)("corpus: $subject.target.name, $subject.versions", (work) => {
    const { target } = work.subject;
    expect(run(target, work, { recordings: real, runs: 400 })).toEqual([]);
  });
});

test.skipIf(!hasCorpus)("branches that real recordings reach", () => {
  for (const target of targets) {
    const taken = new Set(real.flatMap((path) => [...branchesIn(target, path)]));
    const all = branchesOf(target.table);
    const found = all.filter((branch) => taken.has(branch));
    console.log(`${target.name}: the corpus reaches ${found.length} of ${all.length} branches`);
    expect(found.length).toBeGreaterThan(0);
  }
});

/** Of each kind of message the first so many of a recording are looked at: the interpreter is slow. */
const MOST = 200;

/** What a recording reaches as the newest version reads it; nothing when it is of an unknown protocol. */
function branchesIn(target: Target, path: string): ReadonlySet<string> {
  const taken = new Set<string>();
  const counts = new Map<number, number>();
  const { current } = target.table;
  const codec = target.codecs.find(({ from, to }) => from <= current && current <= to)!;
  for (const piece of piecesOf(targets, target, path)) {
    const r = new Reader(piece);
    try {
      while (r.offset < piece.length) {
        const start = r.offset;
        const id = codec.skip(r);
        const count = counts.get(id) ?? 0;
        counts.set(id, count + 1);
        if (count < MOST) interpretDecode(target.table, current, piece, start, r.offset, taken);
      }
    } catch (error) {
      if (error instanceof UnknownProtocolError) return new Set();
    }
  }
  return taken;
}

test("counterexamples that were found before hold", async () => {
  const replayed = replay(await readCounterexamples(root("test/counterexamples.jsonl")));
  const failing = replayed.filter(({ error }) => error !== undefined);
  expect(failing.length === 0 ? "" : renderReplayed(failing)).toBe("");
});
