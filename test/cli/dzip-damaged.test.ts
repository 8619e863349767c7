import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openArchive } from "../../cli/files/archive/archive.ts";
import { Budget } from "../../cli/files/archive/budget.ts";
import { ArchiveError, type Member } from "../../cli/files/archive/member.ts";
import { BytesSource } from "../../cli/files/archive/source.ts";
import { unpackRecording } from "../../quake/dzip/index.ts";
import { isWhole } from "../support/corpus.ts";
import { anyDamage, ARCHIVES, damagedArchives, damagedBy, NAMES } from "../support/damaged-dzip.ts";
import { dzipArchive } from "../support/dzip-archive.ts";
import { call } from "../support/in-process.ts";
import "../support/seed.ts";
import { whole } from "../support/whole.ts";

const MIXED = readFileSync(join(import.meta.dirname, "..", "..", "fixtures", "dzip", "mixed.dz"));

const root = mkdtempSync(join(tmpdir(), "demospec-damaged-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const anyDamaged = damagedArchives(2);

/** As archives have it, but with less for nothing, so that bombs are met with small ones. */
const FREE = 1 << 18;

/** What was done for an archive. */
class Work {
  /** What the source gave, and what came out. */
  given = 0;
  reads = 0;
  out = 0;
  largest = 0;
  /** Members by what came of them. */
  whole = 0;
  damaged = 0;
}

/** A source that counts. */
class CountingSource extends BytesSource {
  readonly #work: Work;

  constructor(bytes: Uint8Array, work: Work) {
    super(bytes);
    this.#work = work;
  }

  override read(at: number, length: number): Promise<Uint8Array> {
    this.#work.reads++;
    return super.read(at, length);
  }

  override async *chunks(from: number, to: number): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of super.chunks(from, to)) {
      this.#work.given += chunk.length;
      yield chunk;
    }
  }
}

/** Reads all members. What is wrong is an ArchiveError; anything else is thrown. */
async function workOf(bytes: Uint8Array, free = FREE): Promise<Work> {
  const work = new Work();
  const budget = new Budget(bytes.length, free);
  const members = await openArchive(new CountingSource(bytes, work), budget).then(
    (archive) => archive?.members ?? [],
    unlessDamaged,
  );
  if (members === undefined) work.damaged++;
  for (const member of members ?? []) {
    const isWholeMember = await read(member, work).then(() => true, unlessDamaged);
    if (isWholeMember) work.whole++;
    else work.damaged++;
  }
  return work;
}

async function read(member: Member, work: Work): Promise<void> {
  for await (const chunk of member.chunks()) {
    work.out += chunk.length;
    work.largest = Math.max(work.largest, chunk.length);
  }
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof ArchiveError)) throw error;
}

/** Of an entry the directory has this many bytes at least. */
const LEAST_ENTRY = 24;
/** A frame of 32,767 entities, with all that an update may have, has fewer. */
const LARGEST = 1 << 20;

function expectBounded(size: number, { given, reads, out, largest }: Work): void {
  // Each entry is read in two pieces, and at a PAK's end is a directory of 64 bytes for each.
  const entries = size / LEAST_ENTRY;
  expect(reads).toBeLessThanOrEqual(2 + 2 * entries);
  expect(given).toBeLessThanOrEqual(5 * size + (1 << 22));
  expect(out).toBeLessThanOrEqual(FREE + 64 * size + 76 * entries);
  expect(largest).toBeLessThanOrEqual(LARGEST);
}

const RUNS = isWhole ? 100_000 : 500;
/** Calls of the command take longer. */
const CALLS = isWhole ? 1000 : 25;
const howMany = isWhole ? "" : " (npm run test:recordings: 100,000)";

describe("damaged Dzip archives", () => {
  it("are read whole where they are not damaged", async () => {
    for (const { major, parts } of ARCHIVES)
      expect(await workOf(dzipArchive(major, parts).bytes)).toMatchObject({ damaged: 0 });
    expect(await workOf(MIXED)).toMatchObject({ damaged: 0 });
  });

  it(
    `are read, or refused, inside of bounds: ${RUNS}${howMany}`,
    { timeout: 900_000 },
    async () => {
      let [whole, damaged] = [0, 0];
      await fc.assert(
        fc.asyncProperty(anyDamaged, async (bytes) => {
          const work = await workOf(bytes);
          expectBounded(bytes.length, work);
          whole += work.whole;
          damaged += work.damaged;
        }),
        { numRuns: RUNS },
      );
      // Neither is all refused at once, nor is nothing found.
      expect(whole).toBeGreaterThan(RUNS / 10);
      expect(damaged).toBeGreaterThan(RUNS / 10);
    },
  );

  it("as is the fixture with everything in it", { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDamage, { minLength: 1, maxLength: 4 }), async (damages) => {
        const bytes = damages.reduce<Buffer>(damagedBy, MIXED);
        expectBounded(bytes.length, await workOf(bytes));
      }),
      { numRuns: RUNS / 50 },
    );
  });

  whole("write nothing outside of the output, whatever its names are", async () => {
    // Deep enough that names with many ".." are in it, too.
    const home = join(root, ...Array.from({ length: 25 }, () => "d"));
    mkdirSync(home, { recursive: true });
    const [file, out] = [join(home, "run.dz"), join(home, "out")];
    let written = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(damagedArchives(0), anyDamaged), async (bytes) => {
        writeFileSync(file, bytes);
        mkdirSync(out);
        await call(["table", "levels", file, "--to", "csv", "--into", out]);
        await call(["split", file, "-o", out]);
        written += filesBelow(out).filter((name) => !name.startsWith("_")).length;
        rmSync(out, { recursive: true });
        expect(filesBelow(root)).toEqual([relative(root, file)]);
        for (const name of NAMES.filter((one) => one.includes("outside") && !one.includes("\0")))
          expect(existsSync(resolve(name))).toBe(false);
      }),
      { numRuns: CALLS },
    );
    expect(written).toBeGreaterThan(CALLS / 5);
  });
});

describe("bombs", () => {
  it("of many entries that share bytes, which inflate to nothing, are cut", async () => {
    const empty = Buffer.from("000000ffff".repeat(1 << 17), "hex");
    const nothing = Buffer.concat([
      Buffer.from("7801", "hex"),
      empty,
      Buffer.from("010000ffff00000001", "hex"),
    ]);
    expect(inflateSync(nothing)).toHaveLength(0);
    // A stored file with these bytes, and all others are where it is.
    const parts = Array.from({ length: 100 }, (_, i) => ({
      name: `${i}.dem`,
      type: i === 0 ? 8 : 0,
      inflated: i === 0 ? nothing : new Uint8Array(0),
    }));
    const { bytes, entries } = dzipArchive(3, parts);
    for (const at of entries) {
      bytes.writeUInt32LE(12, at);
      bytes.writeUInt32LE(nothing.length, at + 4);
    }
    const work = await workOf(bytes);
    expectBounded(bytes.length, work);
    expect(work.damaged).toBeGreaterThan(50);
  });

  it("of entities that come and go in one frame are sorted once for it", async () => {
    const [appear, vanish] = [Buffer.from("8001000000", "hex"), Buffer.from("8301000000", "hex")];
    const changes = Array.from({ length: 1000 }, () => [vanish, appear]).flat();
    const inflated = Buffer.concat([
      Buffer.from("310a00", "hex"),
      appear,
      ...changes,
      Buffer.of(1, 0),
    ]);
    const sort = vi.spyOn(Array.prototype, "toSorted");
    try {
      for await (const _ of unpackRecording(
        new BytesSource(inflated).chunks(0, inflated.length),
        1,
      ));
      expect(sort.mock.calls.length).toBeLessThanOrEqual(2);
    } finally {
      sort.mockRestore();
    }
  });
});

/** All files in a folder and in its folders. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
