import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseBlocks, parseTimes } from "../../cli/options/spans.ts";
import { compiledCommand } from "../support/compiled.ts";
import { call } from "../support/in-process.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FIXTURE = join(ROOT, "fixtures", "dp_server_p15.dem");

interface Run {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [compiledCommand(), ...args], { cwd: ROOT });
}

/** Calls the command; its output is bytes. */
async function demospec(args: readonly string[], input?: Uint8Array | string): Promise<Run> {
  const { code, bytes, stderr } = await call(args, input);
  return { code, stdout: bytes, stderr };
}

/** Runs the command as a shell would, without a terminal. */
function inProcess(args: readonly string[], input: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = start(args);
    const stdout: Buffer[] = [];
    child.stdout!.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.on("error", reject);
    child.on("close", () => resolve(Buffer.concat(stdout)));
    child.stdin!.end(input);
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const GOOD = '{"format":"dem"}\n{"block":0,"angles":[0,0,0]}\n{"type":"nop"}\n';
const BAD = '{"format":"dem"}\n{"block":0,"angles":[0,0,0]}\n{"type":"prnt","text":"a"}\n';

describe("decompile and compile", () => {
  whole("are each other's inverse, in files", async () => {
    const text = join(folder, "a.jsonl");
    const back = join(folder, "a.dem");
    expect(await demospec(["decompile", "--json", FIXTURE, "-o", text])).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect((await demospec(["compile", text, "-o", back])).code).toBe(0);
    expect(Buffer.compare(await readFile(back), await readFile(FIXTURE))).toBe(0);
  });

  whole("are each other's inverse, in pipes", async () => {
    const bytes = await readFile(FIXTURE);
    const text = await inProcess(["decompile", "--json", "-"], bytes);
    const first = text.subarray(0, text.indexOf("\n")).toString();
    expect(JSON.parse(first)).toEqual({ format: "dem", header: "-1\n", reading: "line" });
    const back = await inProcess(["compile", "-", "-o", "-"], text);
    expect(Buffer.compare(back, bytes)).toBe(0);
  });

  it("say what they do", async () => {
    const { stdout } = await demospec(["decompile", "--help"]);
    expect(`${stdout}`).toContain("what that compiles to is not all of it");
    expect(`${(await demospec(["compile", "--help"])).stdout}`).toContain("no file is written");
  });

  it("tell of a file that is not there", async () => {
    for (const command of ["decompile", "compile"]) {
      const { code, stderr } = await demospec([command, "nowhere.dem", "-o", join(folder, "no")]);
      expect([code, stderr]).toEqual([1, "error: nowhere.dem: there is no such file\n"]);
    }
    expect(await readdir(folder)).not.toContain("no");
  });
});

describe("compile", () => {
  it("tells what is wrong, and leaves no file", async () => {
    const text = join(folder, "bad.jsonl");
    await writeFile(text, BAD + '{"type":"print","txet":"a"}\n');
    const before = await readdir(folder);
    const { code, stdout, stderr } = await demospec([
      "compile",
      text,
      "-o",
      join(folder, "bad.dem"),
    ]);
    expect([code, stdout.length]).toEqual([1, 0]);
    expect(stderr).toContain(`${text}:3:9: netquake has no message of the type "prnt"`);
    expect(stderr).toContain(`${text}:4:17: print has no member "txet"`);
    expect(await readdir(folder)).toEqual(before);
  });

  it("leaves the file that was there as it was when something is wrong", async () => {
    const path = join(folder, "old.dem");
    await writeFile(path, "old");
    expect((await demospec(["compile", "-", "--force", "-o", path], BAD)).code).toBe(1);
    expect(await readFile(path, "utf8")).toBe("old");
    expect((await readdir(folder)).filter((name) => name.includes("part"))).toEqual([]);
  });

  it("writes through a link, and keeps permissions", async () => {
    const path = join(folder, "kept.dem");
    const link = join(folder, "link.dem");
    await writeFile(path, "old");
    await chmod(path, 0o600);
    await symlink(path, link);
    expect(
      (await demospec(["compile", "-", "--force", "-o", link], '{"format":"dem","header":"2\\n"}'))
        .code,
    ).toBe(0);
    expect(await readFile(path, "utf8")).toBe("2\n");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("writes to what is no file, and leaves it there", async () => {
    const before = await stat("/dev/null");
    expect((await demospec(["compile", "-", "-o", "/dev/null"], GOOD)).code).toBe(0);
    expect((await stat("/dev/null")).ino).toBe(before.ino);
  });

  whole("removes what it has begun when it is stopped", async () => {
    const path = join(folder, "stopped.dem");
    const child = start(["compile", "-", "-o", path]);
    child.stdin!.on("error", () => {});
    // A file is made when there is something to write.
    const line = `{"type":"print","text":"${"long ".repeat(200)}"}\n`;
    const block = `{"block":0,"angles":[0,0,0]}\n${line.repeat(10)}`;
    child.stdin!.write(`{"format":"dem"}\n${block.repeat(40)}`);
    const isBegun = () => readdirSync(folder).some((name) => name.includes("stopped"));
    // Stopped as soon as it is there, when it may not be open yet.
    for (const end = Date.now() + 20_000; Date.now() < end && !isBegun();)
      await new Promise((resolve) => setImmediate(resolve));
    expect(isBegun()).toBe(true);
    const closed = new Promise((resolve) => child.on("close", (_, signal) => resolve(signal)));
    child.kill("SIGTERM");
    expect(await closed).toBe("SIGTERM");
    expect(isBegun()).toBe(false);
  });

  it("tells of a place that cannot be written", async () => {
    const { code, stderr } = await demospec(["compile", "-", "-o", "/nowhere/a.dem"], GOOD);
    expect([code, stderr]).toEqual([1, "error: /nowhere/a.dem: there is no such folder\n"]);
    expect((await demospec(["compile", "-", "-o", folder], GOOD)).stderr).toContain(
      "this is a folder",
    );
  });

  it("takes the format from the call where the text does not tell", async () => {
    const text = '{"block":0,"angles":[0,0,0]}\n{"type":"nop"}\n';
    const { code, stdout } = await demospec(["compile", "-", "--format", "dem"], text);
    expect([code, stdout.length]).toEqual([0, 17]);
    expect((await demospec(["compile", "-", "--format", "dme"], text)).code).toBe(2);
  });
});

describe("decompile", () => {
  it("writes only what is wanted", async () => {
    const { code, stdout } = await demospec([
      "decompile",
      "--json",
      "--only",
      "print, centerprint",
      "--blocks",
      "..100",
      FIXTURE,
    ]);
    expect(code).toBe(0);
    const lines = `${stdout}`
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const types = lines.map((line) => line["type"] ?? Object.keys(line)[0]);
    expect([...new Set(types)]).toEqual(["format", "block", "print"]);
  });

  it("refuses a wrong selection with exit code 2", async () => {
    for (const [args, reason] of [
      [["--only", "prnt"], '--only: dem has no message "prnt": did you mean "print"?'],
      [["--only", ""], "--only: expected types"],
      [["--blocks", "4..3"], "--blocks 4..3: the range ends before it begins"],
      [["--time", "30"], "--time 30: expected two times"],
      [["--json-schema", "dme"], 'there is no format "dme"'],
    ] as const) {
      const { code, stderr } = await demospec(["decompile", "--json", FIXTURE, ...args]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
    }
    expect((await demospec(["decompile", "--json"])).code).toBe(2);
  });

  it("refuses a version and a reading that there is not, and leaves nothing", async () => {
    const path = join(folder, "refused.jsonl");
    const version = ["--protocol-version", "3.0"];
    const { code, stderr } = await demospec([
      "decompile",
      "--json",
      FIXTURE,
      "-o",
      path,
      ...version,
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("netquake has no version 3.0")]);
    const reading = await demospec(["decompile", "--json", FIXTURE, "-o", path, "--reading", "x"]);
    expect(reading.stderr).toContain('dem has no reading "x"');
    expect((await readdir(folder)).filter((name) => name.includes("refused"))).toEqual([]);
  });

  it.skipIf(!isWhole).each([["--json"], ["--offsets"]])(
    `ends quietly when its reader does, with %s${whyNotWhole}`,
    async (form) => {
      const child = start(["decompile", form, FIXTURE]);
      let stderr = "";
      child.stderr!.on("data", (chunk) => (stderr += chunk));
      const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
      child.stdout!.once("data", () => child.stdout!.destroy());
      expect([await closed, stderr]).toEqual([0, ""]);
    },
  );

  whole("writes LMPC's text without --json, with offsets where they are wanted", async () => {
    const bytes = await readFile(FIXTURE);
    const { stdout: text } = await demospec(["decompile", "--offsets", "-"], bytes);
    expect(text.toString("latin1")).toMatch(/^\/\/ source: DEM binary file -\n/);
    expect(text.toString("latin1")).toContain("\n// block 3 at 0xc6b\n");
    const { stdout: back, code, stderr } = await demospec(["compile", "-"], text);
    expect([code, stderr, Buffer.compare(back, bytes)]).toEqual([0, "", 0]);
  });

  it("tells at the end what LMPC cannot say, and what is no recording", async () => {
    const client = "currentammo 0; ammo_shells 0; ammo_nails 0; ammo_rockets 0; ammo_cells 0;";
    const text = `track ""; block { camera 0.0 0.0 0.0; clientdata { hint_flags 0x8000; health 1; ${client} weapon 1; } time 0x7fc00000; } tail 0x01 0x02;`;
    const { stdout: bytes } = await demospec(["compile", "-"], text);
    const run = await demospec(["decompile", "--lmpc", "-"], bytes);
    expect([run.code, run.stderr]).toEqual([
      0,
      `warning: not all of it can be said in LMPC's words:
  2 bytes: tail: what is after the last whole block is left out
  1 message: unknown_mask_bits: LMPC does not know it
  1 message: hint_flags: LMPC writes it in its own way
  1 message: NaN: written as 0
`,
    ]);
    const foreign = await demospec(["decompile", "-"], "# A heading, and no recording.\n");
    expect(foreign.code).toBe(0);
    expect(foreign.stderr).toContain("warning: -: this begins like no Quake recording");
  });

  it.each(["--offsets", "--lmpc"])("refuses %s with --json", async (option) => {
    const { code, stderr } = await demospec(["decompile", "--json", option, FIXTURE]);
    expect([code, stderr]).toEqual([2, `error: ${option} is for LMPC's text: leave --json out\n`]);
  });

  it("prints the JSON Schema of a format", async () => {
    const { stdout } = await demospec(["decompile", "--json-schema", "qwd"]);
    expect(JSON.parse(`${stdout}`)).toMatchObject({
      title: "A line of a QuakeWorld recording as JSON lines",
    });
  });
});

describe("ranges", () => {
  it("of blocks", () => {
    expect(parseBlocks("100..200")).toEqual({ from: 100, to: 200 });
    expect(parseBlocks("100..")).toEqual({ from: 100, to: Infinity });
    expect(parseBlocks("..200")).toEqual({ from: 0, to: 200 });
    expect(parseBlocks("7")).toEqual({ from: 7, to: 7 });
    for (const wrong of ["", "..", "1..2..3", "-1", "1.5", "1-2", "200..100"])
      expect(() => parseBlocks(wrong)).toThrow(`--blocks ${wrong}`);
  });

  it("of time", () => {
    expect(parseTimes("30s..60s")).toEqual({ from: 30, to: 60 });
    expect(parseTimes("30.5..1:02:03.25")).toEqual({ from: 30.5, to: 3723.25 });
    expect(parseTimes("1:30..2:00")).toEqual({ from: 90, to: 120 });
    expect(parseTimes("30s..")).toEqual({ from: 30, to: Infinity });
    expect(parseTimes("..0.5s")).toEqual({ from: 0, to: 0.5 });
    for (const wrong of ["", "..", "30s", "30m..", "1:2:3:4..", "60s..30s", "s.."])
      expect(() => parseTimes(wrong)).toThrow(`--time ${wrong}`);
  });
});
