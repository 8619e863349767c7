import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { keepCounterexamples, readCounterexamples, replay } from "../../fuzz/counterexamples.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { fromLossless, toJson, toLossless } from "../../fuzz/properties/lossless.ts";
import { messageProperties } from "../../fuzz/properties/properties.ts";
import type { FuzzBranches } from "../../fuzz/reached.ts";
import { renderReplayed, renderReport } from "../../fuzz/report.ts";
import { type FuzzOptions, type FuzzReport, fuzzWith } from "../../fuzz/run.ts";
import { messageSubjects } from "../../fuzz/values/subjects.ts";
import { targets } from "../../fuzz/all-targets.ts";
import { protocol } from "../../fuzz/targets.ts";
import type { AnyCodec, Target } from "../../fuzz/values/target.ts";
import { runTask } from "../../fuzz/task.ts";
import { type Executor, threads } from "../../fuzz/threads.ts";
import { wrongMessages } from "../../fuzz/values/wrong/wrong.ts";
import { codecs } from "../../generated/netquake.ts";
import {
  codecs as quake2Codecs,
  type Packetentities,
  type Playerinfo,
} from "../../generated/quake2.ts";
import { codecs as quakeworldCodecs } from "../../generated/quakeworld.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { DecodeError, EncodeError } from "../../runtime/errors/errors.ts";
import { writeId } from "../../runtime/bytes/writer.ts";
import { keep } from "../../runtime/bytes/view.ts";
import { compiledPackages } from "../support/compiled.ts";
import { isWhole } from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "demospec-fuzz-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = fileURLToPath(new URL("../../fixtures/dp_server_p15.dem", import.meta.url));

/** Runs tasks here and now. */
function inline(tried: readonly Target[]): () => Executor {
  return () => ({
    run: async (task, signal) => {
      await sleep(0);
      signal.throwIfAborted();
      return runTask(tried, task);
    },
    close: async () => {},
  });
}

/** As `inline`, with results that overtake each other. */
function overtaking(tried: readonly Target[]): () => Executor {
  let order = 0;
  const { run, close } = inline(tried)();
  const late = async (...args: Parameters<Executor["run"]>) => {
    const result = await run(...args);
    await sleep((order++ * 7) % 20);
    return result;
  };
  return () => ({ run: late, close });
}

type Sabotage = (codec: AnyCodec) => Partial<AnyCodec>;

function broken(sabotage: Sabotage, good: readonly AnyCodec[] = codecs): Target[] {
  return [protocol(good.map((codec) => ({ ...codec, ...sabotage(codec) })))];
}

/** A target of only some messages. */
const onlyOf =
  (names: readonly string[]) =>
  (target: Target): Target => ({
    ...target,
    arbitraries: target.arbitraries.filter(({ message }) => names.includes(message)),
  });

/** Takes negative frags for large ones. */
const unsigned: Sabotage = (codec) => ({
  decode(r) {
    const message = codec.decode(r) as AnyMessage & { frags?: number };
    if (message.frags === undefined || message.frags >= 0) return message;
    return { ...message, frags: message.frags + 0x10000 };
  },
});

const FRAGS: FuzzOptions = { message: "updatefrags", versions: "1.09", seed: 7, runs: 60 };

/** What a report says but for the time it took. */
function timeless(report: FuzzReport) {
  return { ...report, seconds: 0, runsPerSecond: 0 };
}

describe("a planted bug", () => {
  const bad = broken(unsigned);

  test("is found and shrunk", async () => {
    const report = await fuzzWith(bad, inline(bad), FRAGS);
    const properties = report.failures.map(({ property }) => property);
    expect(properties).toContain("canonical round trip");
    const [failure] = report.failures;
    expect(failure!.input).toEqual({ type: "updatefrags", player: 0, frags: -1 });
    expect(failure!.error).toContain("frags: 65535 is not -1");
    expect(report.rows).toHaveLength(1);
    expect(report.rows[0]!.failures).toBe(properties.length);
  });

  whole("is found again by its seed, alone or among others", async () => {
    const report = await fuzzWith(bad, inline(bad), FRAGS);
    const { message, ...all } = FRAGS;
    const few = isWhole ? bad : bad.map(onlyOf([message!, "print", "sound"]));
    const among = await fuzzWith(few, inline(few), { ...all, runs: 12 });
    const inputs = (found: FuzzReport) =>
      found.failures.filter((failure) => failure.message === message).map(({ input }) => input);
    // Among so few runs a property that tries seldom has not tried yet.
    expect(inputs(among).length).toBeGreaterThan(5);
    for (const input of inputs(among)) expect(inputs(report)).toContainEqual(input);
    expect(report.failures[0]!.command).toBe(
      "npx demospec fuzz --protocol netquake --versions 1.09 --message updatefrags --seed 7 --runs 50",
    );
  });

  whole("does not depend on the order of results", async () => {
    const inOrder = await fuzzWith(bad, inline(bad), { ...FRAGS, workers: 1 });
    const mixed = await fuzzWith(bad, overtaking(bad), { ...FRAGS, workers: 4 });
    expect(timeless(mixed)).toEqual(timeless(inOrder));
  });

  test("is kept once, and replayed", async () => {
    const path = join(folder, "new", "counterexamples.jsonl");
    const { failures } = await fuzzWith(bad, inline(bad), FRAGS);
    expect(await keepCounterexamples(failures, path)).toBe(failures.length);
    expect(await keepCounterexamples(failures, path)).toBe(0);
    const kept = await readCounterexamples(path);
    expect(kept).toHaveLength(failures.length);
    const still = replay(kept, bad);
    expect(still.every(({ error }) => error !== undefined)).toBe(true);
    expect(renderReplayed(still)).toContain(
      `${kept.length} of ${kept.length} counterexamples still fail`,
    );
    expect(renderReplayed(replay(kept, targets))).toBe(
      `${kept.length} counterexamples: all hold\n`,
    );
  });

  test("is told", async () => {
    const report = await fuzzWith(bad, inline(bad), FRAGS);
    const text = renderReport(report);
    expect(text).toContain("✗ netquake updatefrags 1.09: canonical round trip");
    expect(text).toContain('input:  {"type":"updatefrags","player":0,"frags":-1}');
    expect(text).toMatch(/netquake: \d+ of \d+ branch(es)? reached/);
    expect(text).toContain("seed 7: ");
  });
});

describe("each promise is watched", () => {
  const sabotages: Record<string, readonly [property: string, Sabotage]> = {
    "a mask that forgets how it came": [
      "bytes round trip",
      (codec) => ({ decode: (r) => ({ ...codec.decode(r), flags: undefined }) }),
    ],
    "a byte too much": [
      "canonical round trip",
      (codec) => ({
        encode(w, message) {
          codec.encode(w, message);
          codec.encode(w, { type: "nop" });
        },
      }),
    ],
    "skip that stops early": [
      "skip and visit",
      (codec) => ({
        skip(r) {
          const id = codec.skip(r);
          r.offset -= 1;
          return id;
        },
      }),
    ],
    "visit that swallows a handler's error": [
      "skip and visit",
      (codec) => ({
        visit(r, handlers, scratch) {
          try {
            codec.visit(r, handlers, scratch);
          } catch (error) {
            if ((error as Error).message.includes("handler")) return;
            throw error;
          }
        },
      }),
    ],
    "scratch that keeps an old member": [
      "skip and visit",
      (codec) => ({
        visit(r, handlers, scratch) {
          const kept = scratch as { volume?: unknown };
          const sound = handlers["sound"];
          if (sound === undefined) return codec.visit(r, handlers, scratch);
          const stale = (message: AnyMessage) => {
            kept.volume = (message as { volume?: unknown }).volume ?? kept.volume;
            sound({ ...keep(message), volume: kept.volume } as AnyMessage);
          };
          codec.visit(r, { ...handlers, sound: stale }, scratch);
        },
      }),
    ],
    "a cursor that is moved by a refusal": [
      "truncation",
      (codec) => ({
        decode(r) {
          try {
            return codec.decode(r);
          } catch (error) {
            r.offset = r.end;
            throw error;
          }
        },
      }),
    ],
    "an error of another kind": [
      "truncation",
      (codec) => ({
        decode(r) {
          try {
            return codec.decode(r);
          } catch (error) {
            throw new RangeError((error as Error).message);
          }
        },
      }),
    ],
    "an error at another place": [
      "truncation",
      (codec) => ({
        decode(r) {
          try {
            return codec.decode(r);
          } catch (error) {
            const { reason, place } = error as DecodeError;
            throw new DecodeError(reason, { ...place, offset: r.offset });
          }
        },
      }),
    ],
    "an offset that is forgotten": [
      "inside a larger buffer",
      (codec) => ({
        encode(w, message) {
          w.offset = 0;
          codec.encode(w, message);
        },
      }),
    ],
    "numbers that wrap": [
      "wrong member",
      (codec) => ({
        encode(w, message) {
          const { soundnum } = message as { soundnum?: unknown };
          if (typeof soundnum !== "number") return codec.encode(w, message);
          codec.encode(w, { ...message, soundnum: soundnum & 0xff } as AnyMessage);
        },
      }),
    ],
    "a refusal that leaves bytes": [
      "wrong member",
      (codec) => ({
        encode(w, message) {
          try {
            codec.encode(w, message);
          } catch (error) {
            writeId(w, 0);
            throw error;
          }
        },
      }),
    ],
    "bytes that the other implementation does not read": [
      "interpreter agrees",
      (codec) => ({ decode: (r) => ({ ...codec.decode(r), soundnum: 1 }) }),
    ],
  };

  test.each(Object.entries(sabotages))("%s", async (_, [property, sabotage]) => {
    const bad = broken(sabotage);
    const report = await fuzzWith(bad, inline(bad), {
      message: "sound",
      versions: "1.09",
      seed: 1,
      runs: isWhole ? 60 : 20,
    });
    expect(report.failures.map((failure) => failure.property)).toContain(property);
  });

  /** Changes a message before it is written. */
  const changed =
    <M extends AnyMessage>(type: M["type"], change: (message: M) => M): Sabotage =>
    (codec) => ({
      encode: (w, message) =>
        codec.encode(w, message.type === type ? change(message as M) : message),
    });
  type Entity = Packetentities["entities"][number];
  const ofEntities = (change: (entities: Entity[]) => Entity[]) =>
    changed<Packetentities>("packetentities", (message) =>
      Array.isArray(message.entities)
        ? { ...message, entities: change(message.entities) }
        : message,
    );
  const isObject = (value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value);

  const inside: Record<string, readonly [message: string, Sabotage]> = {
    "a list that leaves out what would end it": [
      "packetentities",
      ofEntities((entities) => entities.filter((one) => one?.number !== 0)),
    ],
    "a list that leaves out what follows a stop": [
      "packetentities",
      ofEntities((entities) =>
        entities.map((one) =>
          one?.remove ? { flags: one.flags, number: one.number, remove: true } : one,
        ),
      ),
    ],
    "a record that leaves out keys that are no bits": [
      "playerinfo",
      changed<Playerinfo>("playerinfo", (message) => {
        if (!isObject(message.stats)) return message;
        const bits = Object.entries(message.stats).filter(([key]) =>
          /^([0-9]|[12]\d|3[01])$/.test(key),
        );
        return { ...message, stats: Object.fromEntries(bits) };
      }),
    ],
  };

  test.each(Object.entries(inside))("%s", (_, [message, sabotage]) => {
    const [bad] = broken(sabotage, quake2Codecs);
    const subject = messageSubjects(bad!).find(
      (s) => s.message === message && s.versions === "32..34",
    )!;
    const wrongs = fc
      .sample(subject.any(false), { seed: 1, numRuns: 5 })
      .flatMap((good) => wrongMessages(subject, good));
    const property = messageProperties.find(({ name }) => name === "wrong member")!;
    const check = () => wrongs.forEach((wrong) => property.check(subject, wrong));
    expect(check).toThrow("is written all the same");
  });

  whole("a list's element that cannot be written without its mask", async () => {
    // Each of them writes an entity whose word would be 0 only where its flags say otherwise.
    const stubborn: Sabotage = (codec) => ({
      encode(w, message) {
        const { entities } = message as { entities?: unknown };
        const ends = Array.isArray(entities) && entities.some(isEnd);
        if (ends) throw new EncodeError("ends the list", ["number"]);
        codec.encode(w, message);
      },
    });
    const isEnd = (entity: unknown) => {
      const { number, flags = 0, ...others } = (entity ?? {}) as Record<string, unknown>;
      const isBare = Object.values(others).every((member) => !member && member !== 0);
      return number === 0 && isBare && ((flags as number) & 0x80ff) === 0;
    };
    const bad = broken(stubborn, quakeworldCodecs);
    const options = { message: "packetentities", versions: "28", seed: 1, runs: 100 };
    const report = await fuzzWith(bad, inline(bad), options);
    const properties = report.failures.map(({ property }) => property);
    expect(properties).toContain("canonical round trip");
    expect(properties).toContain("canonical form");
  });

  whole("a mask in a list that forgets how it came", async () => {
    const forgetful = ofEntities((entities) =>
      entities.map((one) => ({ ...one, flags: undefined })),
    );
    const bad = broken(forgetful, quake2Codecs);
    const options = { message: "packetentities", versions: "34", seed: 1, runs: 20 };
    const report = await fuzzWith(bad, inline(bad), options);
    const properties = report.failures.map(({ property }) => property);
    expect(properties).toContain("round trip with hints");
    expect(properties).toContain("bytes round trip");
  });

  test("tells of the message's branches, and of those of the structs in it", async () => {
    const good = broken(() => ({}), quakeworldCodecs);
    const options = { message: "deltapacketentities", versions: "28", seed: 1, runs: 1 };
    const { branches } = await fuzzWith(good, inline(good), options);
    const [{ reached, notReached }] = branches as [FuzzBranches];
    const owners = [...reached, ...notReached].map((branch) => branch.replace(/@.*/, ""));
    expect([...new Set(owners)].toSorted()).toEqual(["deltapacketentities", "packetentity"]);
  });

  whole("in a row and in recordings, too", async () => {
    const bad = broken(unsigned);
    const tried = [...bad, ...targets.filter(({ container }) => container !== undefined)];
    const options = { message: "(in a row)", versions: "1.09", seed: 1, recordings: [fixture] };
    const report = await fuzzWith(tried, inline(tried), { ...options, runs: 200 });
    expect(report.rows.map(({ message }) => message)).toEqual(["(in a row)", "(recordings)"]);
    expect(report.failures[0]!.error).toContain("65535");
  });
});

describe("threads", () => {
  // Compiled: from its sources each thread has all codecs transformed anew.
  let runFuzz: (typeof import("../../fuzz/run.ts"))["runFuzz"];
  beforeAll(async () => {
    const home = pathToFileURL(compiledPackages()).href;
    ({ runFuzz } = await import(/* @vite-ignore */ `${home}/demospec-cli/dist/fuzz/run.js`));
    const generated = `${home}/demospec/dist/generated`;
    const file = join(folder, "modules.mjs");
    writeFileSync(
      file,
      `import { codecs } from ${JSON.stringify(`${generated}/netquake.js`)};
      import { dem } from ${JSON.stringify(`${generated}/dem.js`)};
      export const [protocols, containers] = [[codecs], [dem]];`,
    );
    worker.modules = pathToFileURL(file).href;
  });
  /** Threads that load one game load in a third of the time. */
  const worker: { modules?: string } = {};
  const options: FuzzOptions = { target: "netquake", message: "sound", seed: 3, runs: 5, worker };

  whole("give the same report, however many there are", async () => {
    const one = await runFuzz({ ...options, workers: 1 });
    const two = await runFuzz({ ...options, workers: 2 });
    expect(one.failures).toEqual([]);
    expect(one.runs).toBeGreaterThan(0);
    expect(timeless(two)).toEqual(timeless(one));
  });

  test("read recordings", async () => {
    const report = await runFuzz({
      seed: 1,
      target: "dem",
      recordings: [fixture],
      runs: 10,
      workers: 1,
      worker,
    });
    expect(report.failures).toEqual([]);
    expect(report.rows.map(({ message }) => message)).toContain("(recordings)");
  });

  whole("end when they are told to", async () => {
    const controller = new AbortController();
    const started = performance.now();
    const report = await runFuzz({
      seed: 1,
      seconds: 600,
      workers: 2,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(report.aborted).toBe(true);
    expect(report.runs).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(renderReport(report)).toContain("ended early");
  });

  test("do not begin when it is too late", async () => {
    const report = await runFuzz({ ...options, signal: AbortSignal.abort() });
    expect([report.aborted, report.runs]).toEqual([true, 0]);
  });

  test("end when the time is over", async () => {
    const report = await runFuzz({ seed: 1, message: "nop", seconds: 1, workers: 1, worker });
    expect(report.aborted).toBe(false);
    expect(report.seconds).toBeLessThan(15);
  });

  whole("that hang are ended, and those that are only given no time are not", async () => {
    const file = join(folder, "hanging.mjs");
    const pulse = new URL("../../fuzz/pulse.ts", import.meta.url);
    writeFileSync(
      file,
      `import { beat, watchedBy } from ${JSON.stringify(pulse.href)};
      export default ({ task, pulse }) => watchedBy(pulse, () => {
        // A thread that waits takes as little of a processor as one that is not let on it.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
        const start = performance.now();
        while (performance.now() < start + 300) beat();
        beat(Uint8Array.of(1, 2));
        while (task === "hangs");
        return task;
      });`,
    );
    const { signal } = new AbortController();
    const own = threads<string, unknown>(1, 80, { file }, (...ended) => ended);
    const end = { cause: "hangs", error: "did not end within 0.08 s of a processor" };
    expect(await own.run("ends", signal)).toBe("ends");
    expect(await own.run("hangs", signal)).toEqual(["hangs", end, Uint8Array.of(1, 2)]);
    await own.close();
  });

  whole("that take all memory are ended with their input, and another thread goes on", async () => {
    const file = join(folder, "hungry.mjs");
    const pulse = new URL("../../fuzz/pulse.ts", import.meta.url);
    writeFileSync(
      file,
      `import { beat, watchedBy } from ${JSON.stringify(pulse.href)};
      export default ({ task, pulse }) => watchedBy(pulse, () => {
        beat(Uint8Array.of(3));
        for (const kept = []; task === "hungry";) kept.push(Array.from({ length: 1e4 }, Math.random));
        return task;
      });`,
    );
    const { signal } = new AbortController();
    const own = threads<string, unknown>(1, 60_000, { file, memory: 32 }, (...ended) => ended);
    const end = { cause: "memory", error: "took more than 32 MB" };
    expect(await own.run("hungry", signal)).toEqual(["hungry", end, Uint8Array.of(3)]);
    expect(await own.run("modest", signal)).toBe("modest");
    await own.close();
  });

  test("a task of which nothing is known but that it hung is not kept", async () => {
    const { target, message, version, property } = HUNG;
    const failure = {
      target,
      message,
      version,
      property,
      input: null,
      seed: 1,
      path: "",
      error: "",
    };
    expect(await keepCounterexamples([failure], join(folder, "none.jsonl"))).toBe(0);
    expect(existsSync(join(folder, "none.jsonl"))).toBe(false);
  });
});

const HUNG = {
  target: "netquake",
  message: "serverinfo",
  version: "1.09",
  property: "truncation",
};

describe("options that name what there is not", () => {
  const cases: readonly (readonly [FuzzOptions, string])[] = [
    [
      { target: "netquak" },
      'there is no protocol or container "netquak". Did you mean "netquake"? There are: bsp29, bsp38, mvd_hidden, netquake, netquake_client',
    ],
    [{ target: "dem", versions: "1.06" }, 'there is no version "1.06". There are: all'],
    [
      { versions: "1.6" },
      'there is no version "1.6". Did you mean "1.06"? There are: 29, bsp2, 38, 1, 1-start, 0.91, ',
    ],
    [{ versions: "1.08..1.06" }, "no versions are 1.08..1.06: is it 1.06..1.08?"],
    [{ versions: "1.06..1.07..1.08" }, "1.06..1.07..1.08 is no range of versions: write A..B"],
    [
      { message: "sund" },
      'there is no message "sund". Did you mean "sound"? There are: header, entities',
    ],
    [
      { message: "cutscene", versions: "1.00..1.06" },
      "cutscene is not in 1.00..1.06: it is in 1.07",
    ],
    [
      { recordings: ["x.xyz"] },
      "x.xyz is no recording that is known here: their names end in .dem",
    ],
  ];

  test.each(cases)("%j", async (options, text) => {
    const error: unknown = await fuzzWith(targets, inline(targets), options).catch(
      (e: unknown) => e,
    );
    expect(error).toMatchObject({ name: "SelectionError" });
    expect((error as Error).message).toContain(text);
  });
});

describe("values as JSON", () => {
  const anything = fc.anything({
    withBigInt: true,
    withTypedArray: false,
    withNullPrototype: false,
  });
  const values = fc.oneof(
    anything,
    fc.uint8Array(),
    fc.dictionary(fc.constantFrom("$", "a"), anything),
  );

  test("lose nothing", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(difference(fromLossless(toLossless(value)), value)).toBeUndefined();
      }),
    );
  });

  test("are easy to read", () => {
    const value = { a: undefined, b: [Number.NaN, -0], c: Uint8Array.of(0x0f, 0xff), d: "\xff" };
    const json = { a: { $: "undefined" }, b: [{ $: "NaN" }, { $: "-0" }], c: { $bytes: "0fff" } };
    expect(toJson(value)).toEqual({ ...json, d: "\xff" });
  });
});
