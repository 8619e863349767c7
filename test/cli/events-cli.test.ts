import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseIndex } from "../../quake/seek/index.ts";
import { formatNamed } from "../../formats/index.ts";
import { fixtures } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [file] = fixtures(".mvd");

describe("demospec events", () => {
  it("prints a line an event, or an object", async () => {
    const text = await call(["events", "--type", "level", file!.path]);
    expect(text).toMatchObject({ code: 0, stderr: "" });
    expect(text.stdout).toMatch(/^ +0:\d\d\.\d {2}level \w+: .*\n$/);
    const json = await call(["events", "--json", file!.path]);
    const events = json.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { type: string; seconds: number; block: number });
    expect(events[0]).toMatchObject({ type: "level", block: expect.any(Number) });
  });

  it("says which types there are", async () => {
    const { code, stderr } = await call(["events", "--type", "murder", file!.path]);
    expect(code).toBe(2);
    expect(stderr).toContain('there is no event "murder": there are level, finish');
  });
});

describe("what is no recording", () => {
  const text = join(folder, "notes.txt");
  writeFileSync(text, "# Notes\n\nNobody has a copy of these.\n");

  it.each([[["events"]], [["table", "frames"]], [["table", "messages:print"]]])(
    "is reported by %j, unless a format is named",
    async (args) => {
      const { code, stderr } = await call([...args, text]);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^error: .*notes\.txt: this begins/),
      ]);
      const named = await call([...args, "--format", "dem", text]);
      expect([named.code, named.stderr.includes("error:")]).toEqual([0, false]);
    },
  );

  it("is not what shows nothing, and is a recording", async () => {
    const few = join(folder, "few.mvd");
    expect((await call(["cut", "--blocks", "0..1", file!.path, "-o", few])).code).toBe(0);
    const { code, stdout } = await call(["events", "--type", "kill", few]);
    expect([code, stdout]).toEqual([0, ""]);
  });
});

describe("demospec index", () => {
  it("writes the index of a file where it is told to", async () => {
    const output = join(folder, "a.index");
    const { code, stdout } = await call(["index", "--json", file!.path, "-o", output]);
    expect(code).toBe(0);
    const index = parseIndex(readFileSync(output, "utf8"));
    expect(JSON.parse(stdout)).toMatchObject({ index: output, seconds: index.seconds });
    const recording = { container: formatNamed("mvd")!, bytes: file!.bytes(), options: {} };
    expect(() => index.check(recording)).not.toThrow();
  });

  it("wants a place for what has none beside it", async () => {
    const { code, stderr } = await call(["index", "--format", "mvd", "-"], file!.bytes());
    expect(code).toBe(2);
    expect(stderr).toContain("say where to write with -o");
  });
});
