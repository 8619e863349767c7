import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { TINY } from "../support/demo-hall.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const MVD = join(FIXTURES, "anchor_mvd.mvd");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("convert", () => {
  whole("writes the same to a file and to stdout, and tells what is lost beside it", async () => {
    const output = join(folder, "made.qwd");
    const file = await call(["convert", "-", "--to", "qwd", "-o", output], TINY);
    const piped = await call(["convert", "-", "--to", "qwd"], TINY);
    expect([file.code, piped.code]).toEqual([0, 0]);
    expect(Buffer.compare(await readFile(output), piped.bytes)).toBe(0);
    expect(file.stdout).toMatch(/^what +count +largest error +first block\n/);
    expect(file.stdout).toMatch(/^clientdata onground +dropped +\d+ +\d+$/m);
    expect(piped.stderr).toBe(file.stdout);
    const verified = await call(["verify", "--strict", output]);
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/identical.*28/)]);
    const none = await call(["convert", "-", "--to", "666", "--force", "-o", output], TINY);
    expect([none.code, none.stdout]).toEqual([0, "nothing is lost\n"]);
  });

  it("tells what is lost as JSON", async () => {
    const output = join(folder, "one.qwd");
    const { code, stdout } = await call(["convert", MVD, "--to", "qwd", "--json", "-o", output]);
    expect(code).toBe(0);
    const { losses } = JSON.parse(stdout) as { losses: object[] };
    expect(losses).toHaveLength(2);
    expect(losses[1]).toEqual({
      outcome: "dropped",
      of: "serverdata",
      member: "servertime",
      note: null,
      count: 1,
      largest: null,
      block: 11,
    });
  });

  it.each([
    [["--to", "668"], /\.mvd recordings cannot be converted to 668: there is qwd/],
    [["--to", "qwd", "--json"], /--json prints what is lost on stdout: name a file with -o/],
    [[], /required option '--to <what>'/],
  ])("%j is a wrong call", async (args, why) => {
    const { code, stderr } = await call(["convert", MVD, ...args]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(why)]);
  });

  it("leaves an older file as it was where it cannot be done", async () => {
    const output = join(folder, "older.qwd");
    await writeFile(output, "older");
    const { code, stderr } = await call([
      "convert",
      MVD,
      "--to",
      "qwd",
      "--player",
      "nobody",
      "--force",
      "-o",
      output,
    ]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/anchor_mvd\.mvd: nobody is called nobody: give --player/),
    ]);
    expect(await readFile(output, "utf8")).toBe("older");
  });
});
