import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { demOf, frame, LEVEL } from "../support/made-dem.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const DEM = join(FIXTURES, "dp_server_p15.dem");

describe("demospec runs", () => {
  it("lists levels, and what was not finished in brackets", async () => {
    const end = { type: "intermission" };
    const bytes = demOf([LEVEL], frame(61.5), [end], [LEVEL], frame(2), [end], [LEVEL], frame(3));
    const { code, stdout } = await call(["runs", "-"], bytes);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^map +skill +time +kills +secrets +deaths +protocol +engine +file$/);
    expect(lines.slice(1).map((line) => line.replaceAll(/ {2,}/g, "|"))).toEqual([
      "e1 m1|-|1:01.50000|0/?|0/?|0|15|-|-",
      "e1 m1|-|2.00000|0/?|0/?|0|15|-|-",
      "e1 m1|-|(3.00000)|0/?|0/?|0|15|-|-",
      "2 levels|1:03.50000|0/?|0/?|0|15|-|-",
    ]);
  });

  it("prints an object a file with --json", async () => {
    const { code, stdout } = await call(["runs", "--json", DEM, DEM]);
    expect(code).toBe(0);
    const [first, second] = stdout.trim().split("\n");
    expect(second).toBe(first);
    const { file, protocol, levels } = JSON.parse(first!);
    expect([file, protocol, levels.length, levels[0].deaths]).toEqual([DEM, 15, 1, 2]);
  });

  whole("looks for cheats with --check, and ends with 1 where one is certain", async () => {
    const clean = await call(["runs", "--check", DEM]);
    expect([clean.code, clean.stdout]).toEqual([0, expect.stringContaining("\n  nothing found\n")]);
    expect(clean.stdout).toContain("looked at cheats: 7 printed lines");
    const bytes = demOf([LEVEL], frame(1), [{ type: "print", text: "godmode ON\n" }]);
    const { code, stdout } = await call(["runs", "--check", "-"], bytes);
    expect(code).toBe(1);
    expect(stdout).toContain('certain  cheats, block 2, 1.00000: the game prints "godmode ON"');
    const json = JSON.parse((await call(["runs", "--check", "--json", "-"], bytes)).stdout);
    expect(json.integrity.findings).toEqual([expect.objectContaining({ block: 2, count: 1 })]);
  });

  it("takes maps, and refuses what is no map", async () => {
    const page = join(FIXTURES, "README.md");
    expect(await call(["runs", DEM, "--map", page])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--map is for --check"),
    });
    expect(await call(["runs", DEM, "--check", "--map", page])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("README.md: this is no map of Quake"),
    });
  });

  it("refuses what is no recording of Quake, and goes on", async () => {
    const [mvd, page] = [join(FIXTURES, "anchor_mvd.mvd"), join(FIXTURES, "README.md")];
    const { code, stdout, stderr } = await call(["runs", mvd, page, DEM]);
    expect(code).toBe(1);
    expect(stderr).toContain("anchor_mvd.mvd: this is a QuakeWorld multi-view recording");
    expect(stderr).toContain("README.md: this begins like no Quake recording");
    expect(stdout).toContain("lqdm4_a6");
  });
});
