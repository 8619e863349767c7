import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cube, EDITIONS } from "../map/cube.ts";
import { pakOf, zipOf } from "../support/archives.ts";
import { call } from "../support/in-process.ts";

/* Maps and archives, which commands know without a schema. */

const RECORDING = join(import.meta.dirname, "..", "..", "fixtures", "yq2_client.dm2");
const FILES = [
  { name: "maps/start.bsp", bytes: cube(EDITIONS[0]!) },
  { name: "progs/a.mdl", bytes: Uint8Array.of(4, 5, 6, 7, 8) },
];

let folder: string;
const path = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  await writeFile(path("q1.bsp"), cube(EDITIONS[0]!));
  await writeFile(path("large.bsp"), cube(EDITIONS[1]!));
  await writeFile(path("q2.bsp"), cube(EDITIONS[2]!));
  await writeFile(path("a.pak"), pakOf(FILES));
  await writeFile(path("a.zip"), zipOf(FILES));
  const recording = { name: "demo1.dm2", bytes: await readFile(RECORDING) };
  await writeFile(path("demos.pak"), pakOf([...FILES, recording]));
});
afterAll(() => rm(folder, { recursive: true }));

async function verified(...args: string[]) {
  const { code, stdout } = await call(["verify", "--json", "--strict", ...args]);
  const lines = stdout.trimEnd().split("\n");
  return lines.map((line) => ({ code, ...(JSON.parse(line) as Record<string, unknown>) }));
}

describe("verify", () => {
  test.each([
    ["q1.bsp", "bsp29_file", 29],
    // "BSP2", the lowest byte first.
    ["large.bsp", "bsp29_file", 0x32505342],
    // "IBSP".
    ["q2.bsp", "bsp38_file", 0x50534249],
  ])("knows the map %s by its bytes, and it comes back", async (name, format, protocol) => {
    // Its header, and the five lumps that were put in.
    const found = { code: 0, format, protocol, blocks: 6, undecodedBytes: 0, identical: true };
    expect(await verified(path(name))).toMatchObject([found]);
  });

  test("an archive itself is verified where its format is named", async () => {
    // Its header, two files, and the directory.
    const found = { code: 0, format: "pak_file", blocks: 4, identical: true, undecodedBytes: 0 };
    expect(await verified("--format", "pak_file", path("a.pak"))).toMatchObject([found]);
    // Without, what is meant are the recordings in it, and no maps.
    expect(await verified(path("demos.pak"))).toMatchObject([{ format: "dm2", identical: true }]);
  });

  test("of an archive without recordings it says how the archive itself is read", async () => {
    const none = await call(["verify", path("a.pak")]);
    expect([none.code, none.stderr.trimEnd()]).toEqual([
      1,
      `error: ${path("a.pak")}: this is a PAK archive, and there is no recording in it, but maps/start.bsp and 1 more; --format pak_file reads the archive itself`,
    ]);
    // There is no schema of ZIPs that it knows.
    const zip = await call(["verify", path("a.zip")]);
    expect(zip.stderr).toMatch(/but maps\/start\.bsp and 1 more\n$/);
  });

  test("a name alone makes no map: other bytes are refused", async () => {
    await writeFile(path("none.bsp"), Buffer.alloc(200, 0x7f));
    const { code, stdout } = await call(["verify", path("none.bsp")]);
    expect([code, stdout]).toEqual([1, expect.stringContaining("begins like no Map of Quake")]);
  });
});

test("inspect and info read an archive itself, and JSON of it becomes the archive again", async () => {
  const inspected = await call(["inspect", "--format", "pak_file", path("a.pak")]);
  expect(inspected.stdout).toContain("directory_offset: 677 u32");
  const info = await call(["info", "--format", "pak_file", path("a.pak")]);
  expect(info.stdout).toContain("4 blocks");
  const as = ["--json", "--format", "pak_file"];
  expect((await call(["decompile", ...as, path("a.pak"), "-o", path("a.json")])).code).toBe(0);
  expect((await call(["compile", path("a.json"), "-o", path("b.pak")])).code).toBe(0);
  expect(await readFile(path("b.pak"))).toEqual(await readFile(path("a.pak")));
});

test("a map that is there is no recording, and is not replaced by one", async () => {
  await writeFile(path("mine.bsp"), cube(EDITIONS[0]!));
  const made = await call(["decompile", "--json", RECORDING, "-o", path("r.json")]);
  expect(made.code).toBe(0);
  const { code, stderr } = await call(["compile", path("r.json"), "-o", path("mine.bsp")]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("--force")]);
});
