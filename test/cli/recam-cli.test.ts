import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EDITIONS, splitMap } from "../map/split-map.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const DEM = join(import.meta.dirname, "..", "..", "fixtures", "dp_server_p15.dem");

const SCRIPT = `commands: [viewsize 120, crosshair 0]
shots:
  # From one place.
  - { from: 0:01, to: 0:02, still: [480, -352, 88], look: recorder, fov: 60 }
  - path:
      - { at: 2, point: [0, 0, 64] }
      - { at: 3.5, point: [300, 0, 64] }
    curve: linear
    ease: true
    commands: echo the path
  - from: 5
    to: 6
    follow: { target: { entity: 1 }, offset: [0, -64, 16], turns: false }
  - { from: 7, orbit: { center: [0, 0, 0], radius: 64, period: -5 }, look: { angles: [10, 20, 0] } }
  - { from: 9, to: 10, follow: recorder, look: { path: [{ at: 9, point: [1, 2, 3] }, { at: 9.5, point: [4, 5, 6] }] } }
`;

let folder: string;
let path: (name: string) => string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  path = (name) => join(folder, name);
  await writeFile(path("cameras.yaml"), SCRIPT);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("demospec recam", () => {
  whole("writes a recording that verifies, and lists what that cost", async () => {
    const made = path("film.dem");
    const { code, stdout, stderr } = await call(["recam", DEM, path("cameras.yaml"), "-o", made]);
    // 72 frames a second: of 1 to 3.5, 5 to 6, and 7 to 10 s.
    expect([code, stdout]).toEqual([0, "5 shots of 5 shown, 468 frames\n"]);
    expect(stderr).toMatch(/^\d+ messages of damage left out: they would shake the view\n/);
    expect((await call(["verify", made])).stdout).toMatch(/^identical/);
    const text = (await call(["decompile", made])).stdout;
    const commands = [...text.matchAll(/stufftext "(.*(?:fov|size|echo).*)"/g)].map(
      ([, command]) => command,
    );
    expect(commands).toEqual([
      String.raw`fov 60\nviewsize 120\ncrosshair 0\n`,
      String.raw`fov 90\necho the path\n`,
    ]);
  });

  whole("reads the script from stdin", async () => {
    const { bytes } = await call(["recam", DEM, "-"], SCRIPT);
    expect(bytes.equals((await call(["recam", DEM, path("cameras.yaml")])).bytes)).toBe(true);
  });

  const shot = (words: string) => `shots:\n  - { from: 1, to: 2, ${words} }\n`;
  it.each([
    ["", "wrong.yaml:1:1: the script is empty"],
    ["shots: []\n", "wrong.yaml:1:8: the list is empty"],
    ["shot: []\n", 'wrong.yaml:1:1: "shot" is not a key'],
    ["shots: [\n", "wrong.yaml:1:8"],
    [shot("still: [1, 2]"), "wrong.yaml:2:30: expected three numbers as [x, y, z], not a list"],
    [shot("still: [1, 2, x]"), 'wrong.yaml:2:37: expected a number, not "x"'],
    [shot("still: [1, 2, 3]"), 'wrong.yaml:2:5: "look" is missing'],
    [shot("still: [1, 2, 3], follow: recorder"), 'a shot is at one place: it has "still" too'],
    [shot("still: [1, 2, 3], look: along"), '"along" is the direction of a path'],
    [shot("still: [1, 2, 3], look: { player: é }"), 'expected a line of ASCII, not "é"'],
    [shot("still: [1, 2, 3], look: me"), "expected whom or what"],
    [shot("still: [1, 2, 3], lok: recorder"), 'Did you mean "look"?'],
    [shot("folow: recorder"), '"folow" is not a key'],
    [shot("follow: recorder, fov: 200"), 'expected a number from 10 to 170, not "200"'],
    [shot("follow: recorder, level: 1.5"), 'expected a whole number from 1 to 1000000, not "1.5"'],
    [shot("follow: recorder, ease: true"), '"ease" is of a path'],
    [shot("orbit: { center: recorder, period: 0 }"), "a turn takes some seconds"],
    [shot("path: [{ at: 1, point: [0, 0, 0] }]"), "a path has two points or more"],
    [
      shot("path: [{ at: 1, point: [0, 0, 0] }, { at: 0:01, point: [0, 0, 0] }]"),
      "wrong.yaml:2:65: the point is at 1 s, and the one before it at 1 s",
    ],
    [
      "shots:\n  - { from: 2, to: 1, follow: recorder }\n",
      "the shot begins at 2 s and ends at 1 s",
    ],
    [
      "shots:\n  - { from: soon, follow: recorder }\n",
      'expected a time as 90.5 or 1:30.5, not "soon"',
    ],
    ["shots:\n  - { to: 1, follow: recorder }\n", '"from" is missing'],
    [shot("look: recorder"), "the shot has no place"],
    [
      shot("follow: { player: Ranger }"),
      'dp_server_p15.dem: shot at 00:00:01,000 (line 2): no player "Ranger" is in sight: there are pybot',
    ],
  ])("%j is refused", async (script, why) => {
    await writeFile(path("wrong.yaml"), script);
    const before = await readdir(folder);
    const call_ = ["recam", DEM, path("wrong.yaml"), "-o", path("refused.dem")];
    const { code, stderr } = await call(call_);
    expect([code, stderr]).toEqual([1, expect.stringContaining(why)]);
    expect(await readdir(folder)).toEqual(before);
  });

  whole("reads maps of levels, and refuses other files", async () => {
    await writeFile(path("lqdm4_a6.bsp"), splitMap(EDITIONS[1]));
    const args = ["recam", DEM, path("cameras.yaml"), "-o", path("mapped.dem"), "--map"];
    expect((await call([...args, path("lqdm4_a6.bsp")])).code).toBe(0);
    const { code, stderr } = await call([...args, path("cameras.yaml")]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("cameras.yaml: this is no map of Quake at byte 0"),
    ]);
  });

  describe("with what JoeQuake copies", () => {
    // As freefly_copycam's README and its format strings say: a place without the eyes' height, a point, a time.
    const first = "move 100.0 0.0 42.0\npan 100.0 200.0 64.0\n8.00\n";
    const second = "move 164.0 0.0 42.0\npan 164.0 200.0 64.0\n9.00\n";

    it("goes from place to place, by the server's clock", async () => {
      await writeFile(path("copied.cam"), first + second);
      const args = ["recam", DEM, path("copied.cam"), "-o", path("copied.dem")];
      // 72 frames a second. The recording's clock shows more than the seconds of play.
      expect((await call(args)).stdout).toBe("1 shot of 1 shown, 72 frames\n");
      const { stdout } = await call(["decompile", path("copied.dem")]);
      const block = stdout.split("block {").find((text) => text.includes("entity 599"))!;
      expect(Number(/time ([\d.]+)s/.exec(block)![1])).toBeCloseTo(8, 1);
      expect(block).toMatch(/origin_x 100\.[\s\S]*origin_z 64\./);
      // To the north.
      expect(block).toMatch(/camera -?0\.0+ 90\.0+ 0\.0+/);
    });

    it("is at the next place at once after a blank line", async () => {
      await writeFile(path("copied.cam"), `${first}\n${second}`);
      const { stdout } = await call(["recam", DEM, path("copied.cam"), "-o", path("cut.dem")]);
      expect(stdout).toMatch(/^2 shots of 2 shown/);
    });

    it.each([
      ["move 1 2 3\n4.0\n", "copied.cam:2:1: a time without a place before it"],
      ["move 1 2\n", "copied.cam:1:1: this is no line that is read"],
      ["move 1 2 3\n8.00 pan 1 2 3\n", "copied.cam:2:1: this is no line that is read"],
      [`${first}stay 1 2 3\n`, "copied.cam:4:1: this is no line that is read"],
      [`${first}${first}`, "copied.cam:6:1: the time is 8 s, and the one before it 8 s"],
      ["move 1 2 3\npan 1 2 3\n", "there is no time"],
    ])("%j is refused", async (text, why) => {
      await writeFile(path("copied.cam"), text);
      const { code, stderr } = await call(["recam", DEM, path("copied.cam")]);
      expect([code, stderr]).toEqual([1, expect.stringContaining(why)]);
    });
  });

  it("needs a recording that can be read twice", async () => {
    const { code, stderr } = await call(["recam", "-", path("cameras.yaml")]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("the recording is read twice")]);
    expect(await readFile(path("cameras.yaml"), "utf8")).toBe(SCRIPT);
  });
});
