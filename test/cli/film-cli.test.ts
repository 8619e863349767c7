import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAKE_ENGINE, hasFfmpeg, whyNoFfmpeg } from "../support/fake-engine.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const DEM = join(FIXTURES, "dp_server_p15.dem");
const ENGINE = ["--", process.execPath, FAKE_ENGINE];

let folder: string;
let data: string;
const path = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  data = path("quake");
  await mkdir(join(data, "id1"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What ffmpeg's own tool says of a film. */
function probe(file: string): { frames: number; seconds: number } {
  const entries = "stream=nb_read_frames,duration";
  const args = ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "json", file];
  const { stdout } = spawnSync("ffprobe", args, { encoding: "utf8" });
  const [{ nb_read_frames, duration }] = JSON.parse(stdout).streams;
  return { frames: Number(nb_read_frames), seconds: Number(duration) };
}

describe("demospec frames", () => {
  it("says how many pictures there will be, and for what times there are none", async () => {
    const args = ["frames", DEM, "--time", "1s..2s", "-o", path("film.dem")];
    // The fixture has 72 frames a second.
    expect((await call([...args, "--fps", "10"])).stdout).toBe(
      "11 pictures, in blocks 77 to 150\n",
    );
    const { stdout } = await call([...args, "--fps", "100"]);
    expect(stdout).toMatch(
      /^73 pictures, .*; for 28 times between them the recording has no frame\n$/,
    );
    expect((await call(["frames", DEM, "--fps", "1", "--every", "2"])).stderr).toContain(
      "--fps and --every choose other frames",
    );
  });
});

describe.skipIf(!hasFfmpeg)(`demospec film${whyNoFfmpeg}`, () => {
  whole("drives an engine, and joins its pictures", async () => {
    const film = path("film.mp4");
    const args = ["film", DEM, "-o", film, "--data", data, "--fps", "10", "--time", "1s..3s"];
    const { code, stdout, stderr } = await call([...args, "--fade", "0.5", ...ENGINE]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^21 pictures, in blocks \d+ to \d+\n$/);
    const { frames, seconds } = probe(film);
    expect(frames).toBe(21);
    expect(seconds).toBeCloseTo(2.1, 1);
  });

  whole("finds pictures of an engine with a folder at home, and leaves nothing there", async () => {
    const { HOME } = process.env;
    process.env["HOME"] = path("home");
    try {
      const film = path("at-home.mp4");
      const args = ["film", DEM, "-o", film, "--data", data, "--fps", "5", "--time", "1s..2s"];
      const { code, stderr } = await call([...args, ...ENGINE, "+home"]);
      expect([code, stderr, probe(film).frames]).toEqual([0, "", 6]);
      expect(await readdir(path("home/.engine"))).toEqual([]);
    } finally {
      process.env["HOME"] = HOME;
    }
  });

  whole("is of Quake II where the engine's words say how it plays", async () => {
    const own = path("quake2");
    await mkdir(join(own, "baseq2"), { recursive: true });
    const film = path("quake2.mp4");
    const dm2 = join(FIXTURES, "yq2_client.dm2");
    const args = ["film", dm2, "-o", film, "--data", own, "--fps", "5", "--time", "1s..2s"];
    expect((await call([...args, ...ENGINE])).stderr).toContain("say how this one plays");
    const words = ["-basedir", "{base}", "-game", "{game}", "+timedemo", "demos/{demo}"];
    const { code, stderr } = await call([...args, ...ENGINE, ...words]);
    expect([code, stderr, probe(film).frames]).toEqual([0, "", 6]);
  });

  whole("is slower where that is asked for", async () => {
    const film = path("slow.mp4");
    const args = ["film", DEM, "-o", film, "--data", data, "--fps", "10", "--time", "1s..2s"];
    expect((await call([...args, "--slow", "0.5", ...ENGINE])).code).toBe(0);
    // Twenty-one pictures of a second, each shown for a tenth.
    expect(probe(film).seconds).toBeGreaterThan(1.8);
  });

  whole("has sound where the engine captures it, also of QuakeWorld's recordings", async () => {
    for (const [name, first] of [
      ["dp_server_p15.dem", 77],
      ["ezquake_client_p28.qwd", undefined],
    ] as const) {
      const film = path(`${name}.mp4`);
      const args = ["film", join(FIXTURES, name), "-o", film, "--data", data, "--fps", "10"];
      const span = ["--time", "1s..3s", "--fade", "0.5", "--sound"];
      const { code, stdout, stderr } = await call([...args, ...span, ...ENGINE]);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/^20 pictures, and their sound, from block \d+ on\n$/);
      if (first !== undefined) expect(stdout).toContain(`block ${first} on`);
      expect(probe(film)).toEqual({ frames: 20, seconds: 2 });
      const entries = [
        "-select_streams",
        "a",
        "-show_entries",
        "stream=duration",
        "-of",
        "csv=p=0",
      ];
      const { stdout: heard } = spawnSync("ffprobe", ["-v", "error", ...entries, film], {
        encoding: "utf8",
      });
      expect(Number(heard)).toBeCloseTo(2, 1);
    }
    const args = ["film", DEM, "-o", path("short.mp4"), "--data", data, "--time", "1s..3s"];
    const { code, stderr } = await call([...args, "--sound", ...ENGINE, "+leaveout", "+quit"]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("59 pictures of 60, and it ended: does it have demo_capture"),
    ]);
  });

  it("says so where pictures are missing, and leaves nothing", async () => {
    const film = path("missing.mp4");
    const args = ["film", DEM, "-o", film, "--data", data, "--time", "1s..2s", "--fps", "5"];
    const engine = [...ENGINE, "+leaveout", "+quit"];
    const { code, stderr } = await call([...args, ...engine]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("wrote 5 pictures of 6, and it ended"),
    ]);
    expect(await readdir(folder)).not.toContain("missing.mp4");
  });
});

describe("a film that cannot be made", () => {
  const args = (...more: readonly string[]) => ["film", DEM, "-o", path("none.mp4"), ...more];

  it.each([
    [[], "no engine: name it after --"],
    [["--every", "2", ...ENGINE], "give --fps, and not --every"],
    [["--slow", "2", ...ENGINE], "expected a factor below 1"],
    [["--sound", "--time", "1s..", ...ENGINE], "--sound needs a span with an end"],
    [["--sound", "--time", "1s..2s", "--slow", "0.5", ...ENGINE], "without --command and --slow"],
  ])("%j is a wrong call", async (more, why) => {
    const { code, stderr } = await call(args("--data", data, ...more));
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  it("has no data, no engine, or another game's recording", async () => {
    expect((await call(args("--data", folder, ...ENGINE))).stderr).toContain(
      "there is no folder id1 here",
    );
    const { code, stderr } = await call(args("--data", data, "--", path("no-engine")));
    expect([code, stderr]).toEqual([1, expect.stringContaining("this cannot be run")]);
    const other = ["film", join(FIXTURES, "anchor_mvd.mvd"), "-o", path("none.mp4")];
    expect((await call([...other, "--data", data, ...ENGINE])).stderr).toContain(
      "films are made of Quake's and Quake II's (.dem, .dm2)",
    );
    await writeFile(path("notes.mp4"), "notes\n");
    const kept = await call(["film", DEM, "-o", path("notes.mp4"), "--data", data, ...ENGINE]);
    expect(kept.stderr).toContain("it is there already, and is not a film");
  });
});
