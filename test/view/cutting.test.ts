import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newScript } from "../../scripts/new-script.ts";
import type { CutPreview } from "../../view/edit-api.ts";
import { Workbench } from "../../view/worker/workbench.ts";
import { EDITIONS, splitMap } from "../map/split-map.ts";
import { call } from "../support/in-process.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");

const SCRIPT = `shots:
  # From one place.
  - { from: 0:01, to: 0:02, still: [480, -352, 88], look: recorder, fov: 60 }
  - path:
      - at: 2
        point: [0, 0, 64] # here
      - { at: 4, point: [300, 0, 64] }
    curve: linear
    look: [0, 0, 0]
  - { from: 5, to: 6, orbit: { center: [0, 0, 0], radius: 64, period: -5 } }
  - path: [{ at: 7, point: [0, 0, 0] }, { at: 8, point: [0, 8, 0] }]
    look: { path: [{ at: 7, point: [1, 0, 0] }, { at: 8, point: [1, 0, 0] }] }
`;
const CUES = `1
00:00:01,000 --> 00:00:02,500
The beginning
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function benchOf(name: string, bytes: Uint8Array) {
  const bench = new Workbench(new Map(), () => {});
  const blob = new Blob([Uint8Array.from(bytes)]);
  await bench.open({ name, size: blob.size, blob });
  return bench;
}

async function opened(name: string) {
  const bytes = await readFile(join(FIXTURES, name));
  return { bytes, bench: await benchOf(name, bytes) };
}

async function saved(bench: Workbench): Promise<Buffer> {
  return Buffer.from(await (await bench.save()).arrayBuffer());
}

/** What the command makes of a fixture by a script, and what it says. */
async function commanded(command: string, name: string, text: string, ...more: string[]) {
  const script = join(folder, command === "recam" ? "cameras.yaml" : "film.srt");
  await writeFile(script, text);
  const { bytes, stderr } = await call([command, join(FIXTURES, name), script, ...more]);
  return { bytes, said: stderr.trimEnd().split("\n") };
}

const pointsOf = ({ points }: CutPreview) => points.map(({ of, point }) => [of, ...point]);

describe("a camera script", () => {
  test.each(["dp_server_p15.dem", "yq2_client.dm2"])(
    "makes of %s what the command makes, and says what it says",
    async (name) => {
      const { bench, bytes } = await opened(name);
      // The recording of Quake II has two seconds.
      const script = name.endsWith(".dem") ? SCRIPT : newScript(0.2, 0.9, [0, 0, 64]);
      const preview = await bench.cut({ name: "cameras.yaml", text: script });
      const { bytes: film, said } = await commanded("recam", name, script);
      expect(preview).toMatchObject({ faults: [], notes: said.filter((line) => line !== "") });
      expect(preview.longer).toBe(film.length - bytes.length);
      expect(bytes.equals(await saved(bench))).toBe(true);
      await bench.applyCut();
      expect(film.equals(await saved(bench))).toBe(true);
    },
  );

  test("tells for each frame where it is seen from, and when shots begin and end", async () => {
    const frames = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => frame(10 + i / 2));
    const bench = await benchOf("a.dem", demOf([LEVEL], ...SIGNONS, ...frames));
    const text = `shots:
  - { from: 0.5, to: 1, still: [9, 8, 7], look: { angles: [1, 2, 3] }, fov: 60 }
  - { path: [{ at: 2, point: [0, 0, 0] }, { at: 4, point: [0, 80, 0] }], curve: linear }
`;
    const { shots } = await bench.cut({ name: "a.yaml", text });
    expect(shots.map(({ shot, from, to, fov }) => [shot, from, to, fov])).toEqual([
      [0, 0.5, 1, 60],
      [1, 2, 4, 90],
    ]);
    expect(shots[0]!.views).toEqual([0.5, 9, 8, 7, 1, 2, 3]);
    const places = [2, 2.5, 3, 3.5].map((at, i) => [at, 0, 20 * i, 0]);
    const views = shots[1]!.views;
    expect(places.map((_, i) => views.slice(7 * i, 7 * i + 4))).toEqual(places);
    // Along the path it looks north.
    expect(views[5]).toBe(90);
  });

  test("has points that are moved and added, while all else stays as it is written", async () => {
    const { bench } = await opened("dp_server_p15.dem");
    let script = { name: "cameras.yaml", text: SCRIPT };
    const preview = await bench.cut(script);
    expect(pointsOf(preview)).toEqual([
      ["still", 480, -352, 88],
      ["path", 0, 0, 64],
      ["path", 300, 0, 64],
      ["look", 0, 0, 0],
      ["orbit", 0, 0, 0],
      ["path", 0, 0, 0],
      ["path", 0, 8, 0],
      ["look", 1, 0, 0],
      ["look", 1, 0, 0],
    ]);
    const moved = await bench.movePoint(script, 1, [1.26, -2, 64]);
    expect(moved.points[1]!.point).toEqual([1.3, -2, 64]);
    expect(moved.text).toBe(SCRIPT.replace("[0, 0, 64] # here", "[1.3, -2, 64] # here"));
    const added = await bench.addPoint(script, 3.04, [5, 6, 7]);
    expect(added).toBe(SCRIPT.replace("# here\n", "# here\n      - { at: 3, point: [5, 6, 7] }\n"));
    script = { ...script, text: (await bench.addPoint(script, 9, [5, 6, 7]))! };
    expect(script.text).toContain("[0, 8, 0] }, { at: 9, point: [5, 6, 7] }]");
    expect((await bench.cut(script)).points).toHaveLength(10);
    expect(await bench.addPoint(script, 1, [5, 6, 7])).toBeUndefined();
    const other = { ...script, text: SCRIPT.replaceAll("- path", "- level: 1\n    path") };
    expect(await bench.addPoint(other, 3, [5, 6, 7])).toBeUndefined();
    const dashes =
      "shots:\n  - from: 1\n    still:\n      - 1\n      - 2\n      - 3\n    look: [0, 0, 0]\n";
    const { text } = await bench.movePoint({ name: "a.yaml", text: dashes }, 0, [4, 5, 6]);
    expect(text).toBe("shots:\n  - from: 1\n    still:\n      [4, 5, 6]\n    look: [0, 0, 0]\n");
  });

  test("that is wrong has its faults at their places, and one that cannot be says why", async () => {
    const { bench } = await opened("dp_server_p15.dem");
    const wrong = await bench.cut({
      name: "a.yaml",
      text: "shots:\n  - { from: 1, still: [0] }\n",
    });
    expect(wrong.faults).toEqual([
      { line: 2, column: 23, message: "expected three numbers as [x, y, z], not a list" },
    ]);
    await expect(bench.applyCut()).rejects.toThrow("the edit is not ready");
    const late = await bench.cut({ name: "a.yaml", text: newScript(1000, 1001, [1, 2, 3]) });
    expect(late.error).toMatch(/is after the recording's end/);
    expect(late.points).toHaveLength(2);
    const { bench: other } = await opened("anchor_mvd.mvd");
    const refused = await other.cut({ name: "a.yaml", text: newScript(1, 2, [1, 2, 3]) });
    expect(refused.error).toMatch(/^mvd: /);
  });

  test("knows by a level's map what only the camera sees", async () => {
    // A wall is at x = 0: the camera is on one side of it, the player on the other (test/edit/cameras/recam.test.ts).
    const map = new Blob([Uint8Array.from(splitMap(EDITIONS[0]!))]);
    const { bench } = await opened("dp_server_p15.dem");
    const script = { name: "a.yaml", text: newScript(0, 20, [0, 0, 64]) };
    const { notes } = await bench.cut(script);
    const seen = await bench.cut(script, map);
    expect(notes.some((text) => text.includes("not in the recording"))).toBe(true);
    expect(seen.notes).not.toEqual(notes);
  });
});

describe("an edit of the whole file", () => {
  test("by subtitles is what the command makes, and tells what is then on the screen", async () => {
    const { bench } = await opened("dp_server_p15.dem");
    const { cues } = await bench.cut({ name: "film.srt", text: CUES });
    const shown = cues!.find(({ text }) => text === "The beginning")!;
    expect(shown.from).toBeCloseTo(1, 1);
    expect(shown.to).toBeCloseTo(2.5, 1);
    await bench.applyCut();
    const film = await commanded("subtitle", "dp_server_p15.dem", CUES);
    expect(film.bytes.equals(await saved(bench))).toBe(true);
  });

  test("is undone and made again, between edits of values", async () => {
    const { bench, bytes } = await opened("dp_server_p15.dem");
    const setTime = (text: string) => bench.change({ block: 6, message: 0, path: ["time"], text });
    const labels = async () => (await bench.edits()).edits.map(({ label }) => label);
    await setTime("1.5");
    const before = await saved(bench);
    const script = { name: "a.yaml", text: SCRIPT };
    const { changed, longer } = await bench.cut(script);
    expect(await bench.applyCut()).toEqual({ label: "a.yaml", changed, longer, script });
    const film = await saved(bench);
    expect(film.length).toBe(before.length + longer);
    await setTime("1.25");
    expect(await labels()).toEqual([expect.stringContaining("time"), "a.yaml", expect.anything()]);
    await bench.undo();
    expect(film.equals(await saved(bench))).toBe(true);
    expect(await bench.undo()).toMatchObject({ script, longer: -longer });
    expect(before.equals(await saved(bench))).toBe(true);
    expect(await bench.edits()).toMatchObject({ edits: [expect.anything()], canRedo: true });
    await bench.undo();
    expect(bytes.equals(await saved(bench))).toBe(true);
    for (let i = 0; i < 3; i++) await bench.redo();
    expect(await labels()).toHaveLength(3);
    expect((await bench.edits()).canRedo).toBe(false);
    await bench.undo();
    await bench.undo();
    // What is edited otherwise cannot be made again.
    await setTime("1.75");
    expect(await bench.redo()).toBeUndefined();
  });

  test("is not made once the file changed, and is given up when another one is asked for", async () => {
    const { bench } = await opened("dp_server_p15.dem");
    const script = { name: "a.yaml", text: SCRIPT };
    const first = expect(bench.cut(script)).rejects.toThrow("another edit was asked for");
    await bench.cut(script);
    await first;
    await bench.change({ block: 6, message: 0, path: ["time"], text: "1.5" });
    await expect(bench.applyCut()).rejects.toThrow("the edit is not ready");
  });
});
