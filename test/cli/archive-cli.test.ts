import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pakOf, zipOf } from "../support/archives.ts";
import { fixtures } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";

/** As much as a command needs to see what it is. */
const beginning = (ending: string) => Buffer.from(fixtures(ending)[0]!.bytes().subarray(0, 12_000));
const DEM = beginning(".dem");
const MVD = beginning(".mvd");
const PCAP = Buffer.from(fixtures(".pcap")[0]!.bytes());
const README = Buffer.from("this is no recording\n".repeat(400));

/** Frames of an MP3 of 128 kilobits a second, 44,100 times, and nothing in them. */
const MP3 = Buffer.concat(
  Array.from({ length: 30 }, () => Buffer.from("fffb9000".padEnd(2 * 417, "0"), "hex")),
);

const pak = pakOf([
  { name: "maps/readme.txt", bytes: README },
  { name: "demos/Demo1.dem", bytes: DEM },
  { name: "anchor.mvd", bytes: MVD },
]);
const FILES: Readonly<Record<string, Uint8Array>> = {
  // Given by what is in them, whatever they are called.
  "pak0.pak": pak,
  pack: zipOf([
    { name: "a.dem.gz", bytes: gzipSync(DEM) },
    { name: "inner.pk3", bytes: zipOf([{ name: "b.dem", bytes: DEM, method: 8 }]), method: 8 },
    { name: "pak0.pak", bytes: pak },
    { name: "c.pcap", bytes: PCAP },
    { name: "readme.txt", bytes: README },
  ]),
  "one.zip": zipOf([
    { name: "readme.txt", bytes: README },
    { name: "one.dem", bytes: DEM, method: 8 },
  ]),
  "none.zip": zipOf([{ name: "a\x1b.txt", bytes: README, flags: 0x800 }]),
  "wrong.zip": zipOf([
    { name: "old.dem", bytes: DEM, method: 6 },
    { name: "packed.qwz", bytes: Buffer.from("8001fe93a1", "hex") },
    { name: "good.dem", bytes: DEM },
  ]),
  "deep.zip": zipOf([
    {
      name: "a.zip",
      bytes: zipOf([{ name: "b.zip", bytes: zipOf([{ name: "c.dem", bytes: DEM }]) }]),
    },
  ]),
  compressed: gzipSync(DEM),
  "more.gz": Buffer.concat([gzipSync(DEM), Buffer.from("xyz")]),
  "pak.gz": gzipSync(pak),
  "dz.gz": gzipSync(Buffer.from("DZ\x03\x02\x0c".padEnd(40, "\0"))),
  "demo.dz": Buffer.from("DZ\x03\x02\x0c".padEnd(40, "\0")),
  "demo.qwz": Buffer.from("8001fe93a1".repeat(20), "hex"),
  "a.dem": Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  "a.mp3": MP3,
  "a.txt": README,
  "page.dem": Buffer.from("\n<!DOCTYPE html><html>not found</html>"),
};

let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  for (const [name, bytes] of Object.entries(FILES)) await writeFile(at(name), bytes);
  await mkdir(at("real.zip"));
  await writeFile(at("real.zip/a.dem"), DEM);
  await writeFile(at("demo1.dem"), DEM);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What verify says of each recording in a file. */
async function verified(name: string): Promise<Record<string, unknown>> {
  const { stdout } = await call(["verify", "--json", at(name)]);
  const lines = stdout.trim().split("\n").filter(Boolean);
  const found = lines.map((line) => JSON.parse(line));
  return Object.fromEntries(
    found.map(({ file, format, identical, bytes }) => [
      file.slice(folder.length + 1),
      identical && [format, bytes],
    ]),
  );
}

describe("recordings in archives", () => {
  it("are all verified, by what is in the archives and the endings in them", async () => {
    expect(await verified("pak0.pak")).toEqual({
      "pak0.pak/demos/Demo1.dem": ["dem", DEM.length],
      "pak0.pak/anchor.mvd": ["mvd", MVD.length],
    });
    expect(await verified("pack")).toEqual({
      "pack/a.dem.gz": ["dem", DEM.length],
      "pack/inner.pk3/b.dem": ["dem", DEM.length],
      "pack/pak0.pak/demos/Demo1.dem": ["dem", DEM.length],
      "pack/pak0.pak/anchor.mvd": ["mvd", MVD.length],
      "pack/c.pcap": ["pcap", PCAP.length],
    });
  });

  it("ignores what follows a compressed file, as gzip does, with one warning", async () => {
    const { stdout, stderr, code } = await call(["verify", at("more.gz")]);
    expect([stdout.split(" ")[0], code]).toEqual(["identical", 0]);
    expect(stderr).toBe(`warning: ${at("more.gz")}: 3 bytes after the compressed data ignored\n`);
  });

  it.each([
    ["pak0.pak/demos/demo1.DEM", "pak0.pak/demos/Demo1.dem"],
    ["pack/pak0.pak/demos//demo1.dem", "pack/pak0.pak/demos/Demo1.dem"],
    ["pack/inner.pk3/b.dem", "pack/inner.pk3/b.dem"],
    ["one.zip", "one.zip/one.dem"],
    ["real.zip/a.dem", "real.zip/a.dem"],
    ["compressed", "compressed"],
  ])("are named by their paths: %s", async (name, file) => {
    expect(await verified(name)).toEqual({ [file]: ["dem", DEM.length] });
  });

  it("are read once, however many names a file has", async () => {
    const names = Array.from({ length: 300 }, (_, i) => ({
      name: `a${i}.dem`,
      bytes: i === 0 ? DEM : new Uint8Array(0),
      offset: 12,
      size: DEM.length,
    }));
    await writeFile(at("names.pak"), pakOf(names));
    const { stdout, stderr, code } = await call(["verify", "--json", at("names.pak")]);
    expect([stdout.trim().split("\n").length, code]).toEqual([1, 0]);
    expect(stderr).toContain("names.pak: 299 more of its names are of files that were read");
    await rm(at("names.pak"));
  });

  it("are read by all commands, which write nothing where an archive says", async () => {
    const member = at("pak0.pak/demos/demo1.dem");
    const bare = at("demo1.dem");
    for (const [name, ...options] of [
      ["decompile"],
      ["decompile", "--json"],
      ["cut", "--blocks", "0..2"],
      ["strip", "--chat"],
      ["fix-multi"],
      ["cat"],
    ] as const) {
      const [from, direct] = [at("from"), at("direct")];
      expect((await call([name, member, ...options, "--force", "-o", from])).code).toBe(0);
      expect((await call([name, bare, ...options, "--force", "-o", direct])).code).toBe(0);
      expect((await readFile(from)).equals(await readFile(direct))).toBe(true);
    }
    const [from, direct] = [member, bare].map((path) => call(["inspect", "--block", "0", path]));
    expect((await from)!.stdout).toBe((await direct)!.stdout);
    expect((await call(["split", at("one.zip")])).code).toBe(0);
    const written = (await readdir(folder)).filter((name) => /^one-1.*\.dem$/.test(name));
    expect(written).toHaveLength(1);
  });

  it.each([
    [
      "pak0.pak/demo1.dem",
      1,
      'pak0.pak: there is no "demo1.dem" in this PAK archive. Did you mean "demos/Demo1.dem"?',
    ],
    ["none.zip", 1, "this is a ZIP archive, and there is no recording in it, but a\\x1b.txt"],
    [
      "demo1.dem/a.dem",
      1,
      "demo1.dem is a file, and no folder: only ZIP, PAK and Dzip archives have files in them",
    ],
    ["demo.dz/a.dem", 1, 'there is no "a.dem" in this Dzip archive'],
    ["demo.qwz/a.qwd", 1, "it is a recording that Qizmo packed: Qizmo packs with models"],
    [
      "deep.zip/a.zip/b.zip/c.dem",
      1,
      "deep.zip/a.zip/b.zip: an archive in an archive in an archive",
    ],
    ["nowhere.zip/a.dem", 1, "nowhere.zip/a.dem: there is no such file"],
  ])("are missed with what is there: %s", async (name, code, words) => {
    const called = await call(["verify", at(name)]);
    expect([called.code, called.stderr]).toEqual([code, expect.stringContaining(words)]);
  });

  it("that cannot be read keep the others from nothing, and are told by archive and name", async () => {
    const { code, stdout, stderr } = await call(["verify", at("wrong.zip")]);
    expect(code).toBe(1);
    expect(stderr).toContain("wrong.zip/old.dem: it is compressed by imploding (method 6)");
    expect(stdout).toMatch(/no recording {2}\S*wrong\.zip\/packed\.qwz/);
    expect(stdout).toContain("a recording that Qizmo packed");
    expect(stdout).toMatch(/identical {2}\S*wrong\.zip\/good\.dem/);
  });

  it("are chosen from where a command takes one", async () => {
    const several = await call(["cut", "--blocks", "0..1", at("pak0.pak"), "-o", at("cut")]);
    expect([several.code, several.stderr]).toEqual([
      2,
      expect.stringContaining("this is a PAK archive with demos/Demo1.dem, anchor.mvd: name one"),
    ]);
    const piped = await call(["verify", "-"], pak);
    expect([piped.code, piped.stderr]).toEqual([
      1,
      expect.stringContaining("-: this is a PAK archive, whose files are read at their places"),
    ]);
    expect((await call(["verify", "-"], FILES["compressed"]!)).stdout).toContain("identical");
  });
});

describe("what is no recording", () => {
  it.each([
    ["pak.gz", "it is a PAK archive: unpack it first"],
    ["dz.gz", "it is a Dzip archive: unpack it first"],
    ["demo.qwz", "it is a recording that Qizmo packed: Qizmo packs with models"],
    ["a.dem", "it is a PNG picture"],
    ["a.mp3", "it is an MP3 sound"],
    ["a.txt", "it is text: compile makes recordings of texts"],
    ["page.dem", "it is a page of HTML"],
  ])("is told as what it is: %s", async (name, words) => {
    for (const command of ["verify", "info"]) {
      const { code, stdout } = await call([command, at(name)]);
      expect([code, stdout]).toEqual([1, expect.stringContaining(words)]);
      expect(stdout).not.toContain("identical");
    }
    if (name === "a.txt") return;
    const { code, stderr } = await call(["strip", "--chat", at(name), "-o", at("out")]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
  });
});
