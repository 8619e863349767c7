import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { captureRecords, readCapture } from "../../quake/capture/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { reduceBytes, reducePieces } from "../../reduce/pieces.ts";
import { reduceRecording } from "../../reduce/recording.ts";
import { fewest, Trial } from "../../reduce/trial.ts";
import { smallerValues } from "../../reduce/values.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const MVD = join(FIXTURES, "anchor_mvd.mvd");
const CAPTURE = join(FIXTURES, "quakespasm_session_p15.pcap");
const never = new AbortController().signal;

describe("the fewest of some things", () => {
  it("are those that are needed, whatever they are", async () => {
    const numbers = fc
      .integer({ min: 1, max: 60 })
      .chain((count) =>
        fc.tuple(fc.constant(count), fc.subarray(Array.from({ length: count }, (_, i) => i))),
      );
    await fc.assert(
      fc.asyncProperty(numbers, async ([count, needed]) => {
        const all = Array.from({ length: count }, (_, i) => i);
        const shows = async (kept: readonly number[]) => needed.every((n) => kept.includes(n));
        expect(await fewest(all, shows, () => false)).toEqual(needed);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("are such that none of them can go alone, where one needs another", async () => {
    // 7 only shows with 3 before it; two of the others do as well.
    const shows = async (kept: readonly number[]) =>
      (kept.includes(3) && kept.includes(7)) || kept.filter((n) => n > 90).length > 1;
    const all = Array.from({ length: 100 }, (_, i) => i);
    const found = await fewest(all, shows, () => false);
    for (const one of found) expect(await shows(found.filter((n) => n !== one))).toBe(false);
  });
});

describe("smaller values", () => {
  const all = (value: unknown) => [...smallerValues(value)];

  it("have less of what the value has", () => {
    expect(all(9)).toEqual([0, 4]);
    expect(all(0)).toEqual([]);
    expect(all(-0.5)).toEqual([0]);
    expect(all(Number.NaN)).toEqual([0]);
    expect(all(5n)).toEqual([0n, 2n]);
    expect(all("abcd")).toEqual(["", "ab", "cd", "abc"]);
    expect(all([1, 2])).toEqual([[], [1], [2], [0, 2], [1, 0], [1, 1]]);
    expect(all({ type: "sound", volume: 1 })).toEqual([
      { type: "sound" },
      { type: "sound", volume: 0 },
    ]);
  });

  it("come to an end", () => {
    let value: unknown = { a: [3, { b: "text", c: 200 }], d: new Uint8Array(9), e: true };
    let steps = 0;
    for (let next = all(value).at(-1); next !== undefined; next = all(value).at(-1)) {
      value = next;
      expect(steps++).toBeLessThan(200);
    }
  });
});

describe("a recording that is reduced", async () => {
  const container: AnyContainer = mvd;
  const whole = new Uint8Array(await readFile(MVD));

  it("is one block with one message with what is looked for in one field", async () => {
    const trial = new Trial(whole, async (bytes) => Buffer.from(bytes).includes("maps/"), never);
    expect(await reduceRecording(container, trial)).toBe(true);
    const parts = [...readRecording(container, trial.best)];
    const blocks = parts.flatMap((part) => (part.kind === "block" ? [part] : []));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]!.messages).toEqual([
      expect.objectContaining({ type: "modellist", models: ["maps/"] }),
    ]);
    expect(trial.best.length).toBeLessThan(20);
  });

  it("keeps the best where it is stopped, and is never longer", async () => {
    const controller = new AbortController();
    let runs = 0;
    const shows = async (bytes: Uint8Array) => {
      if (++runs === 5) controller.abort();
      return Buffer.from(bytes).includes("maps/");
    };
    const trial = new Trial(whole, shows, controller.signal);
    await reduceRecording(container, trial);
    expect(runs).toBe(5);
    expect(trial.best.length).toBeLessThan(whole.length);
    expect(Buffer.from(trial.best).includes("maps/")).toBe(true);
  });

  it("is made smaller byte by byte where it is not one", async () => {
    const noise = Uint8Array.from({ length: 300 }, (_, i) => (i * 7) & 0xff);
    const trial = new Trial(noise, async (bytes) => bytes.includes(14) && bytes.length > 2, never);
    expect(await reduceRecording(container, trial)).toBe(false);
    await reduceBytes(trial);
    expect([...trial.best].toSorted()).toEqual([0, 0, 14]);
  });
});

describe("a capture that is reduced", () => {
  it("is cut between packets", async () => {
    const whole = new Uint8Array(await readFile(CAPTURE));
    const records = captureRecords(whole)!;
    expect(Buffer.concat(records)).toEqual(Buffer.from(whole));
    const packets = [...readCapture(whole)].filter(({ kind }) => kind !== "header");
    expect(records).toHaveLength(packets.length + 1);
    const trial = new Trial(
      whole,
      async (bytes) => Buffer.from(bytes).includes("sv_gravity"),
      never,
    );
    await reducePieces(records, trial);
    const left = [...readCapture(trial.best)].filter(({ kind }) => kind !== "header");
    expect(left).toHaveLength(1);
  });

  it("is one of pcapng, too: what tells of interfaces stays", () => {
    const block = (type: number, body: number[]) => {
      const bytes = Buffer.alloc(12 + body.length);
      bytes.writeUInt32LE(type, 0);
      bytes.writeUInt32LE(bytes.length, 4);
      bytes.set(body, 8);
      bytes.writeUInt32LE(bytes.length, 8 + body.length);
      return bytes;
    };
    const section = block(0x0a0d0d0a, [
      0x4d,
      0x3c,
      0x2b,
      0x1a,
      1,
      0,
      0,
      0,
      ...Array<number>(8).fill(0xff),
    ]);
    const [face, one, stats, two] = [
      block(1, [0, 0, 0, 0]),
      block(6, [1, 0, 0, 0]),
      block(5, []),
      block(3, []),
    ];
    const pieces = captureRecords(Buffer.concat([section, face, one, stats, two, Buffer.of(9)]))!;
    expect(pieces.map(({ length }) => length)).toEqual([
      section.length + face.length,
      one.length + stats.length,
      two.length,
      1,
    ]);
    expect(captureRecords(Buffer.alloc(100))).toBeUndefined();
  });
});

describe("demospec reduce", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "demospec-"));
  });
  beforeAll(() => void vi.stubEnv("TMPDIR", folder));
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  const out = () => join(folder, "small.mvd");

  whole("runs a command without a shell, or a text with one", async () => {
    const original = await readFile(MVD);
    // Fails where the file has it.
    const script = '! grep -q maps/ "$1"';
    const words = await call(["reduce", MVD, "-o", out(), "--", "sh", "-c", script, "sh"]);
    expect(words).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/14,527 bytes → 16 bytes/),
    });
    const small = await readFile(out());
    expect(small.includes("maps/")).toBe(true);
    const text = await call([
      "reduce",
      MVD,
      "-o",
      out(),
      "--while",
      "! grep -q maps/ {}",
      "--json",
    ]);
    expect(JSON.parse(text.stdout)).toMatchObject({ before: 14_527, after: 16 });
    expect(await readFile(out())).toEqual(small);
    expect(await readFile(MVD)).toEqual(original);
    // Nothing of what was tried stays.
    expect(await readdir(folder)).toEqual(["small.mvd"]);
  });

  whole("looks for what the command says, too, and for runs that do not end", async () => {
    const saying = "grep -q maps/ {} && echo found; exit 1";
    const found = await call(["reduce", MVD, "-o", out(), "--while", saying, "--saying", "found"]);
    expect(found.code).toBe(0);
    expect((await readFile(out())).includes("maps/")).toBe(true);
    const small = join(folder, "two");
    await writeFile(small, "ab");
    const hangs = "grep -q b {} && sleep 60";
    const slow = await call(["reduce", small, "-o", out(), "--timeout", "0.5", "--while", hangs]);
    expect(slow.code).toBe(0);
    expect(await readFile(out(), "latin1")).toBe("b");
  });

  whole(
    "gives the file to a command that has its place in quotes, or to another shell",
    async () => {
      for (const place of ["'{}'", '"{}"', "{}"]) {
        const command = `! grep -q maps/ ${place}`;
        const found = await call(["reduce", MVD, "-o", out(), "--force", "--while", command]);
        expect([found.code, (await readFile(out())).includes("maps/")]).toEqual([0, true]);
      }
      const inner = "sh -c '! grep -q maps/ {}'";
      const found = await call(["reduce", MVD, "-o", out(), "--force", "--while", inner]);
      expect([found.code, (await readFile(out())).includes("maps/")]).toEqual([0, true]);
    },
  );

  it("says what is wrong with a call", async () => {
    const fine = await call(["reduce", MVD, "--while", "true"]);
    expect(fine).toMatchObject({ code: 1, stderr: expect.stringContaining("does not fail") });
    expect((await call(["reduce", MVD])).code).toBe(2);
    expect((await call(["reduce", MVD, "--while", "false", "--", "false"])).code).toBe(2);
    const same = await call(["reduce", MVD, "-o", MVD, "--while", "false"]);
    expect(same).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("this is a file that is read"),
    });
    const none = await call(["reduce", MVD, "--force", "-o", out(), "--", "no-such-program"]);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining("cannot be run") });
    const mistyped = await call([
      "reduce",
      MVD,
      "--force",
      "-o",
      out(),
      "--while",
      "no-such-program {}",
    ]);
    expect(mistyped).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("the shell finds or runs no such command"),
    });
  });
});
