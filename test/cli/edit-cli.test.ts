import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joined } from "../../quake/edit/index.ts";
import { dm2 } from "../../generated/dm2.ts";
import { type AnyContainer, readRecording, RecordingEncoder } from "../../recording/index.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { compiledCommand } from "../support/compiled.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const DEM = join(ROOT, "fixtures", "dp_server_p15.dem");
const DM2 = join(ROOT, "fixtures", "yq2_client.dm2");

interface Run {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Calls the command; its output is bytes. */
async function demospec(args: readonly string[], input?: Uint8Array): Promise<Run> {
  const { code, bytes, stderr } = await call(args, input);
  return { code, stdout: bytes, stderr };
}

/** Runs a program as a shell would, without a terminal. */
function run(program: string, args: readonly string[], input?: Uint8Array): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT });
    const stdout: Buffer[] = [];
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout: Buffer.concat(stdout), stderr }));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The sign-on and first frames of a recording, that many times. */
function levelsOf(bytes: Uint8Array, count: number): Uint8Array {
  const container: AnyContainer = dm2;
  const level = [...readRecording(container, bytes)].filter(
    (part) => part.kind === "header" || (part.kind === "block" && part.index < 10),
  );
  const levels = Array.from({ length: count }, () => level);
  const w = new Writer();
  const encoder = new RecordingEncoder(container);
  for (const part of joined(container, levels)) encoder.write(w, part);
  return written(w);
}

describe("cut", () => {
  it("writes the same to a file and to stdout, from a file and from stdin", async () => {
    const output = join(folder, "part.dem");
    const [file, out, piped] = await Promise.all([
      demospec(["cut", DEM, "--time", "5..8", "-o", output]),
      demospec(["cut", DEM, "--time", "0:05..0:08"]),
      demospec(["cut", "-", "--time", "5s..8s"], await readFile(DEM)),
    ]);
    expect([file.code, out.code, piped.code]).toEqual([0, 0, 0]);
    const bytes = await readFile(output);
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(Buffer.compare(bytes, out.stdout)).toBe(0);
    expect(Buffer.compare(bytes, piped.stdout)).toBe(0);
    const verified = await demospec(["verify", "--strict", output]);
    expect([verified.code, `${verified.stdout}`]).toEqual([
      0,
      expect.stringContaining("identical"),
    ]);
  });

  it("leaves an older file as it was when there is nothing to write", async () => {
    const output = join(folder, "part.dem");
    await writeFile(output, "older");
    const { code, stderr } = await demospec(["cut", DEM, "--level", "7", "--force", "-o", output]);
    expect(code).toBe(1);
    expect(stderr).toContain("nothing is in this span: the recording has 1092 blocks, 1 level");
    expect(await readFile(output, "utf8")).toBe("older");
    expect(await readdir(folder)).toEqual(["part.dem"]);
  });

  it("refuses a wrong call with exit code 2, and says what is expected", async () => {
    const calls = [
      [[], "nothing says what to keep: give --blocks, --time or --level"],
      [["--level", "0"], "--level 0: expected a number, from 1"],
      [["--blocks", "20..10"], "--blocks 20..10: the range ends before it begins"],
      [["--time", "soon"], "--time soon: expected"],
    ] as const;
    for (const [args, message] of calls) {
      const { code, stderr } = await demospec(["cut", DEM, ...args]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  it("says where it cannot write", async () => {
    const output = join(folder, "nowhere", "part.dem");
    const { code, stderr } = await demospec(["cut", DEM, "--level", "1", "-o", output]);
    expect([code, stderr]).toEqual([1, `error: ${output}: there is no such folder\n`]);
  });
});

describe("cat and split", () => {
  it("put recordings together, and give each level a file again", async () => {
    const output = join(folder, "both.dm2");
    expect((await demospec(["cat", DM2, DM2, "-o", output])).code).toBe(0);
    const { code, stdout } = await demospec(["split", output]);
    expect(code).toBe(0);
    const found = (await readdir(folder)).filter((name) => name !== "both.dm2").toSorted();
    expect(found).toEqual(["both-1-anchor1.dm2", "both-2-anchor1.dm2"]);
    expect(`${stdout}`.trim().split("\n")).toEqual(found.map((name) => join(folder, name)));
    for (const name of found)
      expect(Buffer.compare(await readFile(join(folder, name)), await readFile(DM2))).toBe(0);
  });

  whole(
    "make a folder that is not there, and need few open files for any number of levels",
    async () => {
      const [path, output] = [join(folder, "many.dm2"), join(folder, "new", "levels")];
      await writeFile(path, levelsOf(await readFile(DM2), 300));
      // What is loaded is opened at once: that takes more than a level's files.
      const split = `ulimit -n 256 && exec "$@"`;
      const args = [
        "-c",
        split,
        "sh",
        process.execPath,
        compiledCommand(),
        "split",
        path,
        "-o",
        output,
      ];
      const { code, stderr } = await run("sh", args);
      expect([code, stderr]).toEqual([0, ""]);
      expect(await readdir(output)).toHaveLength(300);
      expect(await readdir(output)).toContain("many-300-anchor1.dm2");
    },
  );

  whole("leave no folder that was made for nothing", async () => {
    const [path, output] = [join(folder, "life.dem"), join(folder, "new", "levels")];
    await writeFile(path, "");
    expect((await demospec(["split", path, "-o", output])).code).toBe(1);
    const { code, stderr } = await demospec(["split", DEM, "-o", path]);
    expect([code, stderr]).toEqual([1, `error: ${path}: this is a file: name a folder\n`]);
    expect(await readdir(folder)).toEqual(["life.dem"]);
  });

  it("refuse what does not belong together", async () => {
    const { code, stderr } = await demospec(["cat", DM2, DEM, "-o", join(folder, "both.dm2")]);
    expect(code).toBe(2);
    expect(stderr).toContain("only recordings of one format can be put together");
    expect(await readdir(folder)).toEqual([]);
  });

  it("leave an older file as it was when something fails in the middle", async () => {
    const [path, output] = [join(folder, "life.dem"), join(folder, "out.dem")];
    await writeFile(path, "HLDEMO\0 and so on");
    await writeFile(output, "older");
    // Two of them are more than is held before it is written.
    expect((await demospec(["cat", DEM, DEM, path, "--force", "-o", output])).code).toBe(1);
    expect(await readFile(output, "utf8")).toBe("older");
    expect((await readdir(folder)).toSorted()).toEqual(["life.dem", "out.dem"]);
  });

  it("leave no file when a file is of another format", async () => {
    const path = join(folder, "life.dem");
    await writeFile(path, "HLDEMO\0 and so on");
    for (const command of ["split", "cat", "fix-multi"]) {
      const { code, stderr } = await demospec([
        command,
        path,
        ...(command === "split" ? [] : ["-o", join(folder, "out.dem")]),
      ]);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining("life.dem: this is another format"),
      ]);
    }
    expect(await readdir(folder)).toEqual(["life.dem"]);
  });

  it("puts recordings of all players together", async () => {
    const path = join(import.meta.dirname, "..", "..", "fixtures", "anchor_mvd.mvd");
    const both = join(folder, "both.mvd");
    const { code, stderr } = await demospec(["cat", path, path, "-o", both]);
    expect([code, stderr]).toEqual([0, ""]);
    const once = (await stat(path)).size;
    // Between them there is no end.
    expect((await stat(both)).size).toBe(2 * once - 17);
  });
});

describe("strip", () => {
  whole("tells how many messages it took away", async () => {
    const output = join(folder, "quiet.dem");
    const { code, stdout } = await demospec([
      "strip",
      DEM,
      "--type",
      "print,stufftext",
      "-o",
      output,
    ]);
    expect(code).toBe(0);
    expect(`${stdout}`).toMatch(/^\d+ messages taken away\n$/);
    const types = ["--type", "print,stufftext"];
    const again = await demospec(["strip", output, ...types, "--force", "-o", output]);
    expect(`${again.stdout}`).toBe("0 messages taken away\n");
  });

  it("refuses a type that there is not, or that a client needs", async () => {
    const wrong = await demospec(["strip", DEM, "--type", "prints"]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('no message "prints"')]);
    const needed = await demospec(["strip", DEM, "--type", "time"]);
    expect([needed.code, needed.stderr]).toEqual([2, expect.stringContaining("--force")]);
    expect((await demospec(["strip", DEM])).stderr).toContain("nothing is chosen");
    expect((await demospec(["strip", DEM, "--type", "time", "--force"])).code).toBe(0);
  });
});

describe("fix-multi", () => {
  it("finds nothing to repair in a recording of one level", async () => {
    const output = join(folder, "same.dem");
    const { code, stdout } = await demospec(["fix-multi", DEM, "-o", output]);
    expect([code, `${stdout}`]).toEqual([0, "0 blocks repaired\n"]);
    expect(Buffer.compare(await readFile(output), await readFile(DEM))).toBe(0);
  });
});
