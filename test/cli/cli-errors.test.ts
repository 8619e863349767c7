import { execFileSync } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { printError } from "../../cli/errors/print-error.ts";
import { outputError, readError } from "../../cli/errors/system-errors.ts";
import { compiledCommand } from "../support/compiled.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const hasFull = existsSync("/dev/full");
const whyNotFull = hasFull ? "" : " (left out: there is no /dev/full)";
const hasPipes = process.platform !== "win32";
const whyNoPipes = hasPipes ? "" : " (left out: there is no mkfifo)";

const ROOT = join(import.meta.dirname, "..", "..");
const DEM = join(ROOT, "fixtures", "dp_server_p15.dem");
const PCAP = join(ROOT, "fixtures", "quakespasm_session_p15.pcap");

let folder: string;
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  await mkdir(at("folder.dem"));
  await writeFile(at("file"), "");
  await writeFile(at("a.dem"), readFileSync(DEM));
  await writeFile(
    at("random.dem"),
    new Uint8Array(999).map((_, i) => (i * 7919) >> 3),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** All commands that read a file. */
const READERS: readonly ((file: string) => readonly string[])[] = [
  (file) => ["info", file],
  (file) => ["info", "--format", "pcap", file],
  (file) => ["verify", file],
  (file) => ["verify", "--format", "pcap", file],
  (file) => ["inspect", file],
  (file) => ["inspect", "--format", "pcap", file],
  (file) => ["decompile", file, "-o", at("out")],
  (file) => ["decompile", "--json", file, "-o", at("out")],
  (file) => ["compile", file, "-o", at("out")],
  (file) => ["cut", "--level", "1", file, "-o", at("out")],
  (file) => ["cat", DEM, file, "-o", at("out")],
  (file) => ["split", file, "-o", at("levels")],
  (file) => ["strip", "--chat", file, "-o", at("out")],
  (file) => ["fix-multi", file, "-o", at("out")],
  (file) => ["serve", file],
  (file) => ["check", file],
  (file) => ["generate", "--schema", file, "--out", at("generated")],
  (file) => ["fuzz", "--message", "nop", "--runs", "1", "--recordings", file],
];

/** Files that cannot be read, and what of it is said. */
const UNREADABLE: readonly (readonly [string, RegExp])[] = [
  ["nosuch.dem", /there is no such (file|folder)/],
  ["folder.dem", /this is a folder, not a file|no schema is in it/],
  ["file/below.dem", /is a file/],
];

describe("a file that cannot be read", () => {
  it.each(UNREADABLE)("is told in words by all commands: %s", async (name, words) => {
    for (const reader of READERS) {
      const args = reader(at(name));
      const { code, stderr } = await call(args);
      expect([code, stderr], args[0]).toEqual([1, expect.stringMatching(words)]);
      expect(stderr, args[0]).toContain(`error: ${at(name)}`);
      expect(stderr.trimEnd().split("\n"), args[0]).toHaveLength(1);
    }
    expect((await readdir(folder)).toSorted()).toEqual([
      "a.dem",
      "file",
      "folder.dem",
      "random.dem",
    ]);
  });

  it("may be one of counterexamples, too", async () => {
    const replay = await call(["fuzz", "--replay", "--keep", at("random.dem")]);
    expect([replay.code, replay.stderr]).toEqual([
      1,
      expect.stringMatching(/^error: .*:1: this line is no counterexample\n$/),
    ]);
    const unread = await call(["fuzz", "--replay", "--keep", at("folder.dem")]);
    expect(unread.stderr).toBe(`error: ${at("folder.dem")}: this is a folder, not a file\n`);
  });
});

describe("a file that cannot be written", () => {
  const WRITERS: readonly ((file: string) => readonly string[])[] = [
    (file) => ["decompile", DEM, "-o", file],
    (file) => ["cut", "--level", "1", DEM, "-o", file],
    (file) => ["cat", DEM, "-o", file],
    (file) => ["strip", "--chat", DEM, "-o", file],
    (file) => ["fix-multi", DEM, "-o", file],
  ];
  it.each([
    ["nowhere/x", "there is no such folder"],
    ["folder.dem", "this is a folder: name a file"],
    ["file/x", "its folder is a file"],
  ])("is told in words: %s", async (name, words) => {
    for (const writer of WRITERS) {
      const { code, stderr } = await call(writer(at(name)));
      expect([code, stderr]).toEqual([1, `error: ${at(name)}: ${words}\n`]);
    }
  });

  it.runIf(hasFull)(`is one on a full disk${whyNotFull}`, async () => {
    for (const writer of WRITERS) {
      const { code, stderr } = await call(writer("/dev/full"));
      expect([code, stderr]).toEqual([
        1,
        "error: /dev/full: there is no room left: make some, or write elsewhere\n",
      ]);
    }
  });

  it.runIf(hasPipes)(`is no pipe that is called as a schema${whyNoPipes}`, async () => {
    const schemas = await mkdtemp(join(tmpdir(), "demospec-"));
    execFileSync("mkfifo", [join(schemas, "x.yaml")]);
    const { code, stderr } = await call(["check", schemas]);
    await rm(schemas, { recursive: true });
    expect([code, stderr]).toEqual([1, expect.stringContaining("x.yaml: this is no file")]);
  });

  it("is the generated code", async () => {
    const schemas = await mkdtemp(join(tmpdir(), "demospec-"));
    const schema = "protocol: own\ntitle: Own\nversions: [1]\nmessages:\n  one: { id: 1 }\n";
    await writeFile(join(schemas, "own.yaml"), schema);
    const { code, stderr } = await call(["generate", "--schema", schemas, "--out", at("file")]);
    await rm(schemas, { recursive: true });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: .*file.*: its folder is a file\n$/);
  });

  whole("is no checkout that the command is in, where it is called elsewhere", () => {
    const bin = join(ROOT, "bin", "demospec.js");
    const { status, stderr } = spawnSync(process.execPath, [bin, "generate"], { cwd: folder });
    expect([status, `${stderr}`]).toEqual([1, "error: schema: there is no such folder\n"]);
  });

  it.runIf(hasFull)(`may be stdout${whyNotFull}`, async () => {
    const full = openSync("/dev/full", "w");
    const child = spawn(process.execPath, [compiledCommand(), "decompile", DEM], {
      stdio: ["ignore", full, "pipe"],
    });
    let stderr = "";
    child.stderr!.on("data", (piece) => (stderr += piece));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, stderr]).toEqual([
      1,
      "error: stdout: there is no room left: make some, or write elsewhere\n",
    ]);
  });
});

describe("what the system says", () => {
  const systemError = (code: string) =>
    Object.assign(new Error(`${code}: raw, open 'x'`), { code, errno: -1, syscall: "open" });

  it.each([
    "ENOENT",
    "EISDIR",
    "ENOTDIR",
    "EACCES",
    "EPERM",
    "EROFS",
    "ENOSPC",
    "EMFILE",
    "ENFILE",
    "EIO",
  ])("is said in words: %s", (code) => {
    for (const say of [readError, outputError]) {
      const error = say("some file", systemError(code)) as Error;
      expect(error).toMatchObject({ name: "CliError", exitCode: 1 });
      expect(error.message).toMatch(/^some file: [a-z]/);
      expect(error.message).not.toContain(code);
    }
  });

  it("has no folder in it where there is none", async () => {
    const { code, stderr } = await call(["check", at("folder.dem")]);
    expect([code, stderr]).toEqual([
      1,
      `error: ${at("folder.dem")}: no schema is in it: their names end in .yaml\n`,
    ]);
    // All code that was generated would be taken for stale.
    const generate = ["generate", "--schema", at("folder.dem"), "--out", at("folder.dem")];
    expect((await call(generate)).code).toBe(1);
    expect(readdirSync(at("folder.dem"))).toEqual([]);
  });
});

describe("a wrong call", () => {
  it.each([
    ["verify", "--reading", "x", DEM],
    ["verify", "--protocol-version", "x", DEM],
    ["verify", "--protocol-version", "x", PCAP],
    ["inspect", "--protocol-version", "x", PCAP],
    ["inspect", "--reading", "x", DEM],
    ["decompile", "--protocol-version", "x", DEM],
    ["split", "--reading", "x", DEM],
    ["cat", "--reading", "x", DEM, DEM],
    ["cut", "--level", "1", "--protocol-version", "x", DEM],
    ["serve", "--reading", "x", DEM],
    ["info", "--format", "x", DEM],
    ["compile", "--format", "x", DEM],
    ["decompile", "--only", "x", DEM],
    ["join", "host:99999"],
    ["fuzz", "--message", "x"],
    ["fuzz", "--guided", "--message", "x"],
    ["fuzz", "--corpus", "x"],
    ["verfy"],
    ["verify"],
  ])("has exit code 2: %s %s %s", async (...args) => {
    const { code, stderr } = await call(args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: /)]);
    expect(stderr).not.toContain("defect");
  });
});

describe("what nobody foresaw", () => {
  afterEach(() => void vi.unstubAllEnvs());
  const printed = (error: unknown): string => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    try {
      printError(error);
      return write.mock.calls.map(([text]) => text).join("");
    } finally {
      write.mockRestore();
    }
  };

  it("is called a defect, with a way to report it, and its stack where that is asked for", () => {
    const error = new TypeError("x is not a function");
    const text = printed(error);
    expect(text).toMatch(
      /^error: this is a defect of demospec \d.*: TypeError: x is not a function\n/,
    );
    expect(text).toContain("Please report it");
    expect(text).not.toMatch(/^\s+at /m);
    vi.stubEnv("DEMOSPEC_STACK", "1");
    expect(printed(error)).toMatch(/^\s+at /m);
    expect(printed("a string")).toContain("a string");
  });
});
