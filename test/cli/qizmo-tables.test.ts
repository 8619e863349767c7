import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { COMMANDS } from "../../cli/commands.ts";
import { zipOf } from "../support/archives.ts";
import { call } from "../support/in-process.ts";
import {
  COMMAND,
  copied,
  DONE,
  END,
  FRESH,
  madeCounts,
  madeQwz,
  STRINGS,
  unpacked,
} from "../support/made-qwz.ts";

const root = mkdtempSync(join(tmpdir(), "demospec-qizmo-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** The server's data, a level, and a packet after it. */
const serverdata = `0b1c00000001000000${hex("qw\0")}03${hex("A level\0")}${"00".repeat(40)}`;
const PACKED = madeQwz(copied(`0100000001000000${serverdata}`), COMMAND, FRESH, DONE, COMMAND, END);
const CUT = PACKED.subarray(0, PACKED.length - 8);

function hex(text: string): string {
  return Buffer.from(text, "latin1").toString("hex");
}

function file(name: string, bytes: Uint8Array | string): string {
  const path = join(root, name);
  writeFileSync(path, bytes);
  return path;
}

function folder(name: string, files: Readonly<Record<string, Uint8Array | string>>): string {
  const path = join(root, name);
  mkdirSync(path);
  for (const [one, bytes] of Object.entries(files)) writeFileSync(join(path, one), bytes);
  return path;
}

const strings = JSON.stringify(STRINGS);
const tables = folder("tables", { "compress.dat": madeCounts(), "strings.json": strings });
const packed = file("a.QWZ", PACKED);
const given = ["--qizmo-tables", tables];

describe("a recording that Qizmo packed", () => {
  it("is read with its tables, wherever a recording may be named", async () => {
    const zip = file("a.zip", zipOf([{ name: "in/b.qwz", bytes: Buffer.from(PACKED), method: 8 }]));
    for (const path of [packed, zip, `${zip}/in/b.qwz`]) {
      const { code, stdout } = await call(["verify", ...given, path]);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^identical .* qwd 28: /)]);
    }
    const info = await call(["info", ...given, "--format", "qwd", packed]);
    expect(info.stdout).toContain("A level");
  });

  it("comes out as the .qwd that it was made of, which cat gives an end", async () => {
    const out = join(root, "all.qwd");
    expect((await call(["cat", ...given, packed, "-o", out])).code).toBe(0);
    const own = unpacked(PACKED).toString("hex");
    expect(readFileSync(out).toString("hex").slice(0, own.length)).toBe(own);
  });

  it("is read with tables that a variable names", async () => {
    vi.stubEnv("DEMOSPEC_QIZMO_TABLES", tables);
    expect((await call(["verify", packed])).code).toBe(0);
    vi.stubEnv("DEMOSPEC_QIZMO_TABLES", "");
    expect((await call(["verify", packed])).code).toBe(1);
  });

  it("is reported as that without them, also in the call after one that has some", async () => {
    expect((await call(["verify", ...given, packed])).code).toBe(0);
    const { code, stdout } = await call(["verify", packed]);
    expect(code).toBe(1);
    expect(stdout).toContain("it is a recording that Qizmo packed");
    expect(stdout).toContain("or give the command Qizmo's tables with --qizmo-tables FOLDER");
  });

  it("is what --format says, where that is another one", async () => {
    const { stdout } = await call(["verify", ...given, "--format", "dem", packed]);
    expect(stdout).toContain(`dem: ${PACKED.length} bytes`);
  });

  it("gives levels the name of what came out", async () => {
    const { code, stdout } = await call(["split", ...given, packed, "-o", join(root, "levels")]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/a-1\S*\.qwd\n$/)]);
  });

  it("is packed into a Dzip archive as what came out", async () => {
    const out = join(root, "a.dz");
    expect((await call(["pack", ...given, packed, "-o", out])).code).toBe(0);
    expect((await call(["verify", out])).stdout).toContain("a.dz/a.qwd");
  });

  it("is reduced as what came out, under its name", async () => {
    const out = join(root, "least");
    const failing = `case {} in *.qwd) exit 1;; esac`;
    const called = await call(["reduce", ...given, packed, "-o", out, "--while", failing]);
    expect([called.code, called.stderr]).toEqual([0, expect.stringContaining("least")]);
    expect(readFileSync(out).length).toBeLessThan(unpacked(PACKED).length);
  });

  it("that is damaged says where, after what came out of it", async () => {
    const cut = file("cut.qwz", CUT);
    const { code, stderr } = await call(["decompile", ...given, cut]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/cut\.qwz: it is damaged: block \d+: .* at byte \d+/);
    const zip = file(
      "some.zip",
      zipOf([
        { name: "bad.qwz", bytes: Buffer.from(CUT) },
        { name: "good.qwz", bytes: Buffer.from(PACKED) },
      ]),
    );
    const both = await call(["verify", ...given, zip]);
    expect(both.code).toBe(1);
    expect(both.stdout).toMatch(/identical {2}\S*good\.qwz/);
    expect(both.stderr).toContain("bad.qwz: it is damaged");
  });
});

describe("tables", () => {
  it.each([
    ["that are not there", join(root, "nowhere"), "there is no such folder"],
    ["without counts", folder("a", { "strings.json": strings }), "there is no compress.dat in it"],
    [
      "without strings",
      folder("b", { "compress.dat": madeCounts() }),
      "there is no strings.json in it",
    ],
    [
      "with other counts",
      folder("c", { "compress.dat": "12", "strings.json": strings }),
      "compress.dat should have 262144 bytes, 256 rows of 256 counts, and has 2",
    ],
    [
      "with other strings",
      folder("d", { "compress.dat": madeCounts(), "strings.json": "{}" }),
      'strings.json should be an object with "print"',
    ],
  ])("%s are an error of the call", async (_, path, words) => {
    const { code, stderr } = await call(["verify", "--qizmo-tables", path, packed]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${path}: ${words}`);
    expect(stderr).toContain("--qizmo-tables names a folder with Qizmo's compress.dat");
  });
});

it("each command that reads recordings has the option, and its help says so", async () => {
  const reading = Object.entries(COMMANDS).filter(([, { reads }]) => reads === true);
  expect(reading.length).toBeGreaterThan(25);
  const { stdout } = await call(["events", "--help"]);
  expect(stdout).toContain("--qizmo-tables <folder>");
  expect((await call(["generate", "--help"])).stdout).not.toContain("--qizmo-tables");
});
