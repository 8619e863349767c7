import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { replay } from "../../fuzz/counterexamples.ts";
import { Corpus, type Entry } from "../../fuzz/guided/corpus.ts";
import { explore, type GuidedResult, type GuidedTask } from "../../fuzz/guided/explore.ts";
import { lookAt, withoutNumbers } from "../../fuzz/guided/look.ts";
import { BYTES_MUTATIONS } from "../../fuzz/guided/mutate-bytes.ts";
import { LEAF_MUTATIONS } from "../../fuzz/guided/mutate-leaves.ts";
import { renderGuided } from "../../fuzz/guided/report.ts";
import {
  type GuidedOptions,
  type GuidedReport,
  guidedWith,
  endless,
} from "../../fuzz/guided/run.ts";
import { shortest } from "../../fuzz/guided/shortest.ts";
import { CorpusFolder } from "../../fuzz/guided/store.ts";
import { fuzz, subjectsOf, tryAll } from "../../fuzz/oss-fuzz/messages.ts";
import { seedsOf } from "../../fuzz/oss-fuzz/seeds.ts";
import { randomFrom } from "../../fuzz/random.ts";
import { protocol } from "../../fuzz/targets.ts";
import type { AnyCodec, Target } from "../../fuzz/values/target.ts";
import { findSubject } from "../../fuzz/task.ts";
import type { Executor } from "../../fuzz/threads.ts";
import { codecs } from "../../generated/netquake.ts";
import type { AnyMessage } from "../../runtime/codec.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "demospec-guided-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sound = [protocol(codecs as readonly AnyCodec[])];

/** Takes negative frags for large ones. */
const unsigned = codecs.map((codec) => ({
  ...codec,
  decode(r: Parameters<typeof codec.decode>[0]) {
    const message = codec.decode(r) as AnyMessage & { frags?: number };
    if (message.frags === undefined || message.frags >= 0) return message;
    return { ...message, frags: message.frags + 0x10000 };
  },
})) as unknown as readonly AnyCodec[];
const broken = [protocol(unsigned)];

type GuidedExecutor = Executor<GuidedTask, GuidedResult>;

/** Runs tasks here and now. */
function inline(targets: readonly Target[]): () => GuidedExecutor {
  return () => ({ run: async (task) => explore(targets, task), close: async () => {} });
}

/** As `inline`, with results that overtake each other. */
function overtaking(targets: readonly Target[]): () => GuidedExecutor {
  let order = 0;
  return () => ({
    async run(task) {
      await sleep((order++ * 7) % 20);
      return explore(targets, task);
    },
    close: async () => {},
  });
}

const FRAGS: GuidedOptions = { message: "updatefrags", versions: "1.09", seed: 7, runs: 60 };
const SOUNDS: GuidedOptions = { message: "sound", versions: "1.06..1.09", seed: 7, runs: 60 };

function untimed(report: GuidedReport): object {
  return { ...report, seconds: 0 };
}

describe("a run", () => {
  test("finds what does not hold, with few bytes, once for each cause, to be tried again", async () => {
    const report = await guidedWith(broken, inline(broken), { ...FRAGS, workers: 1 });
    const causes = report.groups.map(({ finding }) => finding.cause);
    expect(causes).toContain(
      "interpreter agrees: Violation: decoded value, against the interpreter's.frags: # is not #",
    );
    expect(new Set(causes).size).toBe(causes.length);
    for (const { finding } of report.groups) {
      expect(finding.bytes.length).toBeLessThanOrEqual(4);
      const [again] = replay([finding], broken);
      expect(again!.error).toBe(finding.error);
      expect(replay([finding], sound)[0]!.error).toBeUndefined();
    }
    expect(renderGuided(report)).toMatch(/✗ netquake updatefrags 1\.09.*\n[^]*bytes: {2}0e/);
  });

  test("finds nothing in what is sound, and takes the branches that there are", async () => {
    const report = await guidedWith(sound, inline(sound), { ...SOUNDS, workers: 1 });
    expect(report.groups).toEqual([]);
    expect(report.branches[0]!.notReached).toEqual([]);
  });

  test("depends on its seed alone", async () => {
    const one = await guidedWith(broken, inline(broken), { ...FRAGS, workers: 1 });
    const four = await guidedWith(broken, overtaking(broken), { ...FRAGS, workers: 4 });
    expect(untimed(four)).toEqual(untimed(one));
    const other = await guidedWith(broken, inline(broken), { ...FRAGS, workers: 1, seed: 8 });
    expect(untimed(other)).not.toEqual(untimed(one));
  });

  test("ends when it is told to, and has kept what it found", async () => {
    const corpus = join(folder, "ended");
    const ended = new AbortController();
    const onProgress = ({ features }: { features: number }) => features > 0 && ended.abort();
    const options = { ...SOUNDS, runs: 100_000, corpus, signal: ended.signal, onProgress };
    const report = await guidedWith(sound, inline(sound), { ...options, workers: 1 });
    expect(report.aborted).toBe(true);
    expect(await new CorpusFolder(corpus).read()).toHaveLength(report.entries);
    expect(report.entries).toBeGreaterThan(0);
  });

  test("a task that does not end, or takes all memory, ends the search there, and is told", async () => {
    const end = { cause: "memory", error: "took more than 32 MB" } as const;
    const hungry: GuidedExecutor = {
      run: async (task) => endless(task, end, Uint8Array.of(3)),
      close: async () => {},
    };
    const report = await guidedWith(sound, () => hungry, { ...FRAGS, workers: 1 });
    expect(report.groups.map(({ finding }) => finding)).toMatchObject([
      { cause: "memory: guided", error: end.error, bytes: Uint8Array.of(3) },
    ]);
  });
});

describe("a corpus on disk", () => {
  const corpus = join(folder, "kept");
  const run = (options: GuidedOptions) =>
    guidedWith(sound, inline(sound), { ...options, corpus, workers: 1 });

  test("is gone on with, distilled, and keeps what is of other messages", async () => {
    const first = await run(SOUNDS);
    const kept = await new CorpusFolder(corpus).read();
    expect(kept).toHaveLength(first.entries);
    // Of all runs none is left: what is shown then stems from what was kept.
    const second = await run({ ...SOUNDS, runs: 1 });
    expect(second.features).toBeGreaterThanOrEqual(first.features);
    await run(FRAGS);
    const all = await new CorpusFolder(corpus).read();
    expect(new Set(all.map(({ message }) => message))).toEqual(new Set(["sound", "updatefrags"]));
  });

  test("a last line that was not written whole is left out; another one is told by its place", async () => {
    const file = join(corpus, "netquake.jsonl");
    const before = await new CorpusFolder(corpus).read();
    appendFileSync(file, '{"message":"sound","ver');
    expect(await new CorpusFolder(corpus).read()).toEqual(before);
    const lines = readFileSync(file, "utf8").split("\n").length;
    appendFileSync(file, "\n");
    await expect(run(SOUNDS)).rejects.toThrow(`netquake.jsonl:${lines}: this line is no input`);
    writeFileSync(file, '{"message":"sound","version":"1.06","bytes":"0g"}\n');
    await expect(run(SOUNDS)).rejects.toThrow("netquake.jsonl:1");
    // Nothing was lost for it.
    expect(readFileSync(file, "utf8")).toContain("0g");
    expect(existsSync(join(corpus, `netquake.jsonl.${process.pid}.part`))).toBe(false);
  });

  test("distilled, it shows all that it did, by no input that is needless", () => {
    const entries = fc.array(
      fc.record({
        bytes: fc.uint8Array({ maxLength: 8 }),
        features: fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { minLength: 1, maxLength: 5 }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(entries, (found: Entry[]) => {
        const own = new Corpus();
        for (const entry of found) own.add(entry);
        const few = own.distilled();
        const shown = (list: readonly Entry[]) => new Set(list.flatMap(({ features }) => features));
        expect(shown(few)).toEqual(shown(found));
        for (const entry of few) {
          expect(own.entries).toContain(entry);
          expect(shown(few.filter((one) => one !== entry))).not.toEqual(shown(few));
        }
      }),
    );
  });
});

describe("what is kept beside the code", () => {
  const own = (message: string, version: string, hex: string) => ({
    target: "netquake",
    message,
    version,
    bytes: Uint8Array.from(Buffer.from(hex, "hex")),
  });

  test("is short inputs that show as much, for one class of versions of each layout", () => {
    const zero = own("updatefrags", "1.09", "0e000000");
    const negative = own("updatefrags", "1.09", "0e00ffff");
    const kept = shortest(sound, [
      zero,
      own("updatefrags", "1.09", "0e00000000"),
      negative,
      own("updatefrags", "1.06", "0e000000"),
      own("updatefrags", "1.09", "0e".repeat(600)),
      own("gone", "1.09", "0e00"),
    ]);
    expect(kept.toSorted((a, b) => a.bytes[2]! - b.bytes[2]!)).toEqual([zero, negative]);
  });
});

describe("the target of other engines", () => {
  test("is given what a corpus has, and throws what does not hold", async () => {
    const corpus = join(folder, "seeds");
    const stored = { target: "netquake", message: "updatefrags", version: "1.09" };
    const bytes = Uint8Array.of(0x0e, 1, 0xff, 0xff);
    const gone = { ...stored, message: "gone" };
    await new CorpusFolder(corpus).append([
      { ...stored, bytes },
      { ...gone, bytes },
    ]);
    const [seed, ...others] = await seedsOf(corpus);
    expect(others).toEqual([]);
    expect([...seed!.subarray(2)]).toEqual([...bytes]);
    const subject = subjectsOf()[seed![0]! + 256 * seed![1]!]!;
    expect([subject.target.name, subject.message]).toEqual(["netquake", "updatefrags"]);
    expect(() => fuzz(seed!)).not.toThrow();
    expect(() => fuzz(new Uint8Array(1))).not.toThrow();
    const wrong = findSubject(broken, stored)!;
    expect(() => tryAll(wrong, bytes)).toThrow(
      `netquake updatefrags ${wrong.versions}: interpreter agrees: `,
    );
  });

  test("its build uses what there is", () => {
    const root = new URL("../../", import.meta.url);
    const text = (name: string) => readFileSync(new URL(`fuzz/oss-fuzz/${name}`, root), "utf8");
    const compiled = text("build.sh").matchAll(/dist\/(\S+)\.js/g);
    const used = [...compiled].map(([, path]) => `${path}.ts`);
    const [corpus] = /test\/[\w-]+/.exec(text("build.sh"))!;
    for (const path of [...used, corpus]) expect(existsSync(new URL(path, root)), path).toBe(true);
    expect(text("Dockerfile")).toContain("fuzz/oss-fuzz/build.sh");
  });
});

describe("another program", () => {
  const SETVIEW: GuidedOptions = { message: "setview", versions: "1.09", seed: 7, runs: 30 };
  const run = (script: string) => {
    const path = join(folder, "other.mjs");
    writeFileSync(path, script);
    const against = `"${process.execPath}" "${path}"`;
    return guidedWith(sound, inline(sound), { ...SETVIEW, workers: 1, against });
  };
  /** Reads lines, and prints what an expression makes of the bytes. */
  const answering = (expression: string) => `
    import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) {
      const bytes = Buffer.from(JSON.parse(line).bytes, "hex");
      console.log(JSON.stringify(${expression}));
    }`;
  // DEM: setview is 5, and the number of an entity in 16 bits.
  const good = `bytes.length < 3 || bytes[0] !== 5 ? { error: "no" }
    : { type: "setview", entity: bytes.readInt16LE(1) }`;

  test("that reads the same is content", async () => {
    const { groups, runs } = await run(answering(good));
    expect(groups.map(({ finding }) => finding.error)).toEqual([]);
    expect(runs).toBe(30);
  });

  test("that reads something else, or refuses it, is told of", async () => {
    const unsigned = await run(answering(good.replace("readInt16LE", "readUInt16LE")));
    expect(unsigned.groups.map(({ finding }) => finding.error)).toEqual([
      expect.stringMatching(/^entity: -\d+ here, \d+ there$/),
    ]);
    const strict = await run(answering(`{ error: "never" }`));
    expect(strict.groups.map(({ finding }) => finding.error)).toEqual([
      "only the other one refuses it: never",
    ]);
  });

  test("that answers nonsense, or ends, is an error", async () => {
    await expect(run(answering("bytes.length"))).rejects.toThrow(/no object of JSON: \d/);
    await expect(run("")).rejects.toThrow("it ended, and was asked for more");
  });
});

describe("changes", () => {
  const subject = findSubject(sound, { target: "netquake", message: "sound", version: "1.09" })!;
  const bytes = fc.uint8Array({ maxLength: 12 }).map((rest) => Uint8Array.of(6, ...rest));

  test("leave the input as it was", () => {
    fc.assert(
      fc.property(bytes, bytes, fc.nat(), (input, other, seed) => {
        const [kept, keptOther] = [input.slice(), other.slice()];
        const random = randomFrom(seed);
        const { leaves } = lookAt(subject, input);
        const real = leaves.filter(({ bitLength }) => bitLength > 0);
        for (const change of BYTES_MUTATIONS) change(input, random, other);
        for (const change of real.length === 0 ? [] : LEAF_MUTATIONS) change(input, real, random);
        expect([input, other]).toEqual([kept, keptOther]);
      }),
    );
  });

  test("of a leaf stay within it", () => {
    // Flags, volume, attenuation, channel and entity, sound, three coordinates.
    const input = Uint8Array.of(6, 3, 200, 64, 8, 1, 9, 1, 0, 2, 0, 3, 0);
    const { leaves } = lookAt(subject, input);
    const volume = leaves.filter(({ name }) => name === "volume");
    expect(volume).toHaveLength(1);
    for (let seed = 0; seed < 50; seed++)
      for (const change of LEAF_MUTATIONS.slice(0, -1)) {
        const changed = change(input, volume, randomFrom(seed));
        changed[2] = input[2]!;
        expect(changed).toEqual(input);
      }
  });

  test("an input that begins another message shows nothing of this one", () => {
    expect([...lookAt(subject, Uint8Array.of(1)).features]).toEqual(["begins another message"]);
  });

  test("errors that differ in numbers, names and bytes are one", () => {
    expect(withoutNumbers('has 3, and another member tells 12 at byte 0x1f "abc"')).toBe(
      'has #, and another member tells # at byte # "…"',
    );
  });
});
