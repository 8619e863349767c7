import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const DEM = join(FIXTURES, "dp_server_p15.dem");

const SRT = `1
00:00:00,500 --> 00:00:01,200
The <i>Quad</i> comes

2
01:00:00,000 --> 01:00:01,000
late
`;

let folder: string;
let path: (name: string) => string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  path = (name) => join(folder, name);
  await writeFile(path("film.srt"), SRT);
  await writeFile(path("wrong.srt"), SRT.replace("00:00:01,200", "00:00:00,200"));
  await writeFile(path("late.srt"), SRT.slice(SRT.indexOf("2\n01:")));
  await writeFile(path("latin.srt"), Buffer.from(`${SRT}\xe9`, "latin1"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("demospec subtitle", () => {
  whole("writes a recording that verifies, and lists what it does not show", async () => {
    const made = path("film.dem");
    const { code, stdout, stderr } = await call(["subtitle", DEM, path("film.srt"), "-o", made]);
    expect([code, stdout]).toEqual([0, "1 subtitle of 2 shown, 2 messages\n"]);
    expect(stderr).toBe(
      "subtitle at 01:00:00,000 (line 6): left out: the recording ends at 00:00:14,986\n",
    );
    expect((await call(["verify", made])).stdout).toMatch(/^identical/);
    // Its frames are 72 a second: the first one from 0.5 and from 1.2 seconds on.
    const srt = "1\n00:00:00,500 --> 00:00:01,208\nThe <b>Quad</b> comes\n\n";
    expect((await call(["subtitle", "--extract", made])).stdout).toBe(srt);
    const vtt = `WEBVTT\n\n${srt.replaceAll(/,(?=\d)/g, ".")}`;
    expect((await call(["subtitle", "--extract", "--to", "vtt", made])).stdout).toBe(vtt);
    await call(["subtitle", "--extract", made, "-o", path("film.vtt")]);
    expect(await readFile(path("film.vtt"), "utf8")).toBe(vtt);
    const again = await call(["subtitle", DEM, path("film.vtt")]);
    expect(again.bytes.equals(await readFile(made))).toBe(true);
  });

  it("reads subtitles from stdin", async () => {
    const { bytes } = await call(["subtitle", DEM, "-"], SRT);
    expect(bytes.equals((await call(["subtitle", DEM, path("film.srt")])).bytes)).toBe(true);
  });

  it.each([
    [["wrong.srt"], 1, "wrong.srt: line 2: the subtitle begins at 00:00:00,500 and ends at"],
    [["late.srt"], 1, "no subtitle is shown: the recording ends at 00:00:14,986"],
    [["latin.srt"], 1, "latin.srt: this is no text in UTF-8"],
    [["none.srt"], 1, "none.srt"],
    [[], 2, "no subtitles: name a file in SRT or WebVTT, or give --extract"],
    [["film.srt", "--to", "vtt"], 2, "--to is for --extract"],
    [["film.srt", "--extract"], 2, "--extract reads no subtitles"],
    [["--extract", "--to", "ass"], 2, "--to ass: expected srt or vtt"],
  ] as const)("%j is refused", async (args, exit, why) => {
    const before = await readdir(folder);
    const files = args.map((arg) => (arg.endsWith(".srt") ? path(arg) : arg));
    const { code, stderr } = await call(["subtitle", DEM, ...files, "-o", path("refused.dem")]);
    expect([code, stderr]).toEqual([exit, expect.stringContaining(why)]);
    expect(await readdir(folder)).toEqual(before);
  });
});
