import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepCounterexamples, readCounterexamples, replay } from "../../fuzz/counterexamples.ts";
import { explore } from "../../fuzz/guided/explore.ts";
import { fewest } from "../../fuzz/history.ts";
import { renderReport } from "../../fuzz/report.ts";
import { fuzzWith } from "../../fuzz/run.ts";
import { protocol } from "../../fuzz/targets.ts";
import type { AnyCodec, Target } from "../../fuzz/values/target.ts";
import { runTask } from "../../fuzz/task.ts";
import { codecs } from "../../generated/netquake.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import { whole } from "../support/whole.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-history-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sound = [protocol(codecs as readonly AnyCodec[])];
const LATEST = (codecs as readonly AnyCodec[]).at(-1)!;

/** What each codec met: frags of players from 128 on. */
const met = new WeakMap<object, number>();

/** As what remembers shapes: the fifth such message of a codec is not passed over as the first. */
const forgetful = protocol(
  (codecs as readonly AnyCodec[]).map((codec) => ({
    ...codec,
    skip(this: AnyCodec, r: Reader) {
      const at = r.offset;
      const id = codec.skip(r);
      const count = (met.get(this) ?? 0) + (r.offset - at === 4 && r.bytes[at + 1]! >= 128 ? 1 : 0);
      met.set(this, count);
      return count >= 5 ? id + 1 : id;
    },
  })),
);
const bad: Target[] = [forgetful];
const AIM = { target: "netquake", message: "updatefrags", version: "1.09" };

whole("what fails only after other inputs is kept with them, shrunk, and replayed", async () => {
  const inline = () => ({
    run: async (task: Parameters<typeof runTask>[1]) => runTask(bad, task),
    close: async () => {},
  });
  const options = { message: "updatefrags", versions: "1.09", seed: 7, runs: 50 };
  const report = await fuzzWith(bad, inline, options);
  const found = report.failures.find(({ property }) => property === "skip and visit")!;
  // It is tried with two inputs at a time, of which five must be such messages, as small as they are.
  expect(found.before!.length).toBeGreaterThanOrEqual(2);
  expect(found.before!.length).toBeLessThanOrEqual(4);
  const all = [...found.before!, found.input].flat() as { $bytes: string }[];
  // A damaged one may have a byte after it.
  const high = all.filter(({ $bytes }) => /^0e800000(00)?$/.test($bytes));
  expect(high).toHaveLength(5);
  expect(all.filter((one) => !high.includes(one) && /[1-9a-df]/.test(one.$bytes))).toEqual([]);
  expect(renderReport(report)).toContain(`  after:  ${JSON.stringify(found.before![0])}`);

  const path = join(folder, "counterexamples.jsonl");
  await keepCounterexamples([found], path);
  const kept = await readCounterexamples(path);
  for (let time = 0; time < 2; time++)
    expect(replay(kept, bad).map(({ error }) => error)).toEqual([found.error]);
  expect(replay(kept, sound).map(({ error }) => error)).toEqual([undefined]);
});

whole("what a task finds is the same whatever was tried before it", () => {
  const task = { ...AIM, property: "skip and visit", seed: 11, runs: 50 };
  const first = runTask(bad, task);
  expect(first.failure).toBeDefined();
  expect(runTask(bad, task)).toEqual(first);
});

test("guided fuzzing keeps what fails only after other inputs, too", () => {
  const entries = [Uint8Array.of(0x0e, 200, 1, 2)];
  const rest = { isSweep: false, foreign: [], kept: [], known: [], causes: [] };
  const { findings } = explore(bad, { aim: AIM, seed: 3, runs: 60, entries, ...rest });
  const found = findings.find(({ property }) => property === "skip and visit")!;
  expect(found.before!.length).toBeGreaterThan(0);
  expect(replay([found], bad)[0]!.error).toBe(found.error);
  expect(replay([found], sound)[0]!.error).toBeUndefined();
});

test("the fewest inputs keep their order, and none of them can be left out", () => {
  const needed = [3, 17, 18, 40];
  const all = Array.from({ length: 50 }, (_, i) => i);
  expect(fewest(all, (some) => needed.every((one) => some.includes(one)))).toEqual(needed);
  expect(fewest(all, () => true)).toEqual([]);
  expect(fewest(all, () => false)).toEqual(all);
});

test("codecs are plain objects, which a copy stands for", () => {
  expect(Object.getPrototypeOf(LATEST)).toBe(Object.prototype);
});
