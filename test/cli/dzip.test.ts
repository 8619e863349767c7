import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bytesOf, openArchive } from "../../cli/files/archive/archive.ts";
import { Budget } from "../../cli/files/archive/budget.ts";
import { ArchiveError } from "../../cli/files/archive/member.ts";
import { BytesSource } from "../../cli/files/archive/source.ts";
import { packRecording } from "../../quake/dzip/index.ts";
import { joined } from "../../runtime/bytes/text/joined.ts";
import { call } from "../support/in-process.ts";
import "../support/seed.ts";
import { runs } from "../support/runs.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const MIXED = join(FIXTURES, "dzip", "mixed.dz");
const TEXT = "a run of twenty-one seconds\r\n".repeat(20);

let mixed: Buffer;
let recording: Buffer;
/** Its first 40 blocks, as `short.dem` has them. */
let short: Buffer;
let folder: string;
beforeAll(async () => {
  mixed = await readFile(MIXED);
  recording = await readFile(join(FIXTURES, "dp_server_p15.dem"));
  short = recording.subarray(0, 8568);
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** All members' bytes, or what is wrong with them. */
async function unpacked(
  bytes: Uint8Array,
  free?: number,
): Promise<Record<string, Uint8Array | string>> {
  const archive = await openArchive(new BytesSource(bytes), new Budget(bytes.length, free));
  const found: Record<string, Uint8Array | string> = {};
  for (const member of archive?.members ?? []) {
    try {
      found[member.name] = await bytesOf(member, 1 << 24);
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      found[member.name] = error.message;
    }
  }
  return found;
}

describe("an archive that Dzip 3.2 wrote", () => {
  it("has recordings, texts, what is stored, and a PAK, as they were", async () => {
    const found = await unpacked(mixed);
    const { "dp.dem": whole, "short.dem": part, "pak0.pak": pak, ...others } = found;
    expect(recording.equals(whole as Uint8Array)).toBe(true);
    expect(short.equals(part as Uint8Array)).toBe(true);
    const texts = Object.entries(others).map(([name, bytes]) => [name, bytes.length]);
    expect(texts).toEqual([
      ["sub/run.txt", TEXT.length],
      ["noise.bin", 60],
    ]);
    expect(Buffer.from(others["sub/run.txt"]!).toString()).toBe(TEXT);
    const inner = await unpacked(pak as Uint8Array);
    expect(short.equals(inner["demo1.dem"] as Uint8Array)).toBe(true);
    expect(Buffer.from(inner["read.txt"]!).toString()).toBe(TEXT);
  });

  whole("is read where recordings are, all of them or one", async () => {
    const { stdout, code } = await call(["verify", "--json", MIXED]);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines.map(({ file, bytes, identical }) => [file, bytes, identical])).toEqual([
      [`${MIXED}/dp.dem`, recording.length, true],
      [`${MIXED}/short.dem`, short.length, true],
      [`${MIXED}/pak0.pak/demo1.dem`, short.length, true],
    ]);
    await writeFile(join(folder, "short.dem"), short);
    const cut = (path: string) => call(["cut", "--blocks", "0..20", path]);
    const one = await cut(`${MIXED}/PAK0.pak/demo1.dem`);
    expect(one.code).toBe(0);
    expect(one.bytes.equals((await cut(join(folder, "short.dem"))).bytes)).toBe(true);
  });

  it("is told as damaged where a bit of a file is another one", async () => {
    const damaged = Buffer.from(mixed);
    damaged[2000]! ^= 4;
    expect(await unpacked(damaged)).toMatchObject({
      "dp.dem": expect.stringMatching(/damaged|more/),
    });
  });

  it("is refused where its directory cannot be there", async () => {
    const damaged = Buffer.from(mixed);
    damaged.writeUInt32LE(mixed.length, 4);
    await expect(unpacked(damaged)).rejects.toThrow("its directory should have 10 entries");
    damaged.writeUInt32LE(0xffffffff, 8);
    await expect(unpacked(damaged)).rejects.toThrow("no more than 100,000 are read");
  });
});

/** An archive of one member, by the fields of docs/dzip.md. */
function archiveOf(
  inflated: Uint8Array,
  type: number,
  size: number,
  crc: number,
  major = 3,
): Buffer {
  const packed = deflateSync(inflated);
  const header = Buffer.from([0x44, 0x5a, major, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  header.writeUInt32LE(12 + packed.length, 4);
  const entry = Buffer.alloc(major === 1 ? 24 : 32);
  entry.writeUInt32LE(12, 0);
  entry.writeUInt32LE(major === 1 ? inflated.length : packed.length, 4);
  entry.writeUInt32LE(size, 8);
  entry.writeUInt16LE(6, 12);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(type, 20);
  return Buffer.concat([header, packed, entry, Buffer.from("a.dem\0")]);
}

describe("a recording in an archive", () => {
  it("of Dzip 1 has its own bits of players and entities", async () => {
    const inflated = Buffer.from(
      [
        "310a", // the track
        "01 0000b442", // pitch: 90
        "07 0000803f", // time: 1
        "f1 11 04 6400 19", // bits 0 to 2: health is told by 100, shells by 25
        "80 0304 08 0000", // entity 3: its first coordinate by 8
        "00",
      ]
        .join("")
        .replaceAll(" ", ""),
      "hex",
    );
    const expected = Buffer.from(
      [
        "310a",
        "00000000 0000b442 00000000 00000000", // length and camera
        "07 0000803f",
        "0f 0002 01400000 6400 00 19 00 00 00 00", // items 0x4001, as at the beginning
        "82 03 0800",
      ]
        .join("")
        .replaceAll(" ", ""),
      "hex",
    );
    expected.writeUInt32LE(expected.length - 18, 2);
    const crc = ~crc32(expected) >>> 0;
    const found = await unpacked(archiveOf(inflated, 1, expected.length, crc, 1));
    expect(found["a.dem"]).toEqual(expected);
  });

  it("that grows without an end is cut", async () => {
    // All entities appear, and are in each frame from then on: 10 MB of a few bytes.
    const all = [
      ...Array.from({ length: 250 }, (_, i) => i + 1),
      0,
      ...Array.from({ length: 250 }, () => 0),
    ];
    const frames = Array.from({ length: 20_000 }, () => [0, 0x30, 0, 0]).flat();
    const inflated = Buffer.from([0x31, 10, 0, 0x30, ...all, 0, ...frames]);
    const found = await unpacked(archiveOf(inflated, 5, 0xffffffff, 0), 1 << 18);
    expect(found["a.dem"]).toContain("more than 64 times its size");
  });

  it("stays inside of its bounds however an archive is damaged", async () => {
    const small = await smallArchive();
    const edits = fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        const damaged = Buffer.from(small);
        for (const [at, byte] of changes) damaged[at] = byte;
        try {
          await unpacked(damaged);
        } catch (error) {
          if (!(error instanceof ArchiveError)) throw error;
        }
      }),
      { numRuns: runs(300) },
    );
  });

  whole("stays inside of its bounds however what is inflated is damaged", async () => {
    const { inflated } = await partsOfShort();
    const edits = fc.array(fc.tuple(fc.nat(inflated.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 4,
    });
    const majors = fc.constantFrom(1, 3);
    await fc.assert(
      fc.asyncProperty(edits, majors, async (changes, major) => {
        const damaged = Buffer.from(inflated);
        for (const [at, byte] of changes) damaged[at] = byte;
        await unpacked(archiveOf(damaged, major === 1 ? 1 : 5, short.length, 0, major));
      }),
      { numRuns: runs(700) },
    );
  });
});

describe("pack", () => {
  it("makes of a recording the bytes that Dzip 3.2 deflated", async () => {
    const { inflated } = await partsOfShort();
    expect(Buffer.from(joined([...packRecording(short)]))).toEqual(inflated);
  });

  it.each(["dp_server_p15.dem", "ezquake_client_p28.qwd", "anchor_mvd.mvd", "yq2_client.dm2"])(
    "makes an archive from which %s comes back bit for bit",
    async (name) => {
      const { code, bytes } = await call(["pack", join(FIXTURES, name)]);
      expect(code).toBe(0);
      const found = (await unpacked(bytes))[name];
      expect(Buffer.from(found as Uint8Array)).toEqual(await readFile(join(FIXTURES, name)));
    },
  );
});

describe("split", () => {
  whole("gives levels of an archive the ending of recordings", async () => {
    const packed = await call(["pack", join(FIXTURES, "dp_server_p15.dem")]);
    await writeFile(join(folder, "run.dz"), packed.bytes);
    const { stdout } = await call(["split", join(folder, "run.dz")]);
    expect(stdout.trim()).toBe(join(folder, "run-1-lqdm4_a6.dem"));
  });
});

/** The data of `short.dem` in the fixture, inflated. */
async function partsOfShort(): Promise<{ inflated: Buffer }> {
  const directory = mixed.readUInt32LE(4);
  const entry = mixed.indexOf("short.dem\0", directory, "latin1") - 32;
  const at = mixed.readUInt32LE(entry);
  return { inflated: inflateSync(mixed.subarray(at, at + mixed.readUInt32LE(entry + 4))) };
}

async function smallArchive(): Promise<Buffer> {
  const { inflated } = await partsOfShort();
  return archiveOf(inflated, 5, short.length, 0);
}
