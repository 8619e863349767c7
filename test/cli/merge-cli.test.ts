import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const QWD = join(FIXTURES, "ezquake_client_p28.qwd");
const DM2 = join(FIXTURES, "yq2_client.dm2");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  const start = (entity: number) => [[LEVEL, { type: "setview", entity }], ...SIGNONS];
  const monster = { type: "updateentity", entity: 9, modelindex: 2, nolerp: false };
  await writeFile(join(folder, "a.dem"), demOf(...start(1), frame(1), frame(2), frame(3)));
  await writeFile(join(folder, "b.dem"), demOf(...start(2), frame(2, monster), frame(3, monster)));
  await writeFile(join(folder, "c.dem"), demOf(...start(1), frame(1.5), frame(2.5)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function merge(args: readonly string[], output: string) {
  const paths = args.map((arg) =>
    arg.endsWith(".dem") && !arg.includes("=") ? join(folder, arg) : arg,
  );
  return call(["merge", ...paths, "-o", join(folder, output)]);
}

describe("demospec merge", () => {
  it("writes a recording that verifies, and says what each other one added", async () => {
    const { code, stdout, stderr } = await merge(["a.dem", "b.dem"], "both.dem");
    expect([code, stdout, stderr]).toEqual([
      0,
      "b.dem: 2 frames at the same time, 2 states of entities added\n",
      "",
    ]);
    expect((await call(["verify", join(folder, "both.dem")])).stdout).toMatch(/^identical/);
  });

  it("changes the view where it is asked to", async () => {
    await merge(["a.dem", "b.dem", "--view", "1=b.dem", "--view", "0:02=a.dem"], "views.dem");
    const { stdout } = await call(["decompile", "--json", join(folder, "views.dem")]);
    const views = [...stdout.matchAll(/"type":"setview","entity":(\d+)/g)].map(([, own]) => own);
    expect(views).toEqual(["1", "2", "1"]);
  });

  whole("makes QuakeWorld's recordings one of all players", async () => {
    const output = join(folder, "game.mvd");
    const { code, stdout, stderr } = await call(["merge", QWD, QWD, "-o", output]);
    const line =
      /^ezquake_client_p28.qwd: ([\d,]+) frames, \1 of them at a moment that another recording has, too\n/;
    expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(line), ""]);
    expect((await call(["verify", output])).stdout).toMatch(/^identical .* mvd 28/);
    const own = join(folder, "own.qwd");
    await copyFile(QWD, own);
    const { code: again, stderr: why } = await call(["merge", own, QWD, "-o", own]);
    expect([again, why]).toEqual([2, expect.stringContaining("own.qwd")]);
    expect(await readFile(own)).toEqual(await readFile(QWD));
  });

  it.each([
    [["a.dem", "c.dem"], 1, "c.dem: it is not of the same game as the first recording"],
    [["a.dem", QWD], 2, "only recordings of one format can be merged"],
    [[DM2, DM2], 1, "only .dem recordings of NetQuake and .qwd of QuakeWorld are merged"],
    [
      [QWD, QWD, "--view", "1=ezquake_client_p28.qwd"],
      2,
      "whoever plays it chooses whom he watches",
    ],
    [
      ["a.dem", "b.dem", "--view", "9=b.dem"],
      1,
      "a view begins at 9 s: the first recording has 2 s",
    ],
    [["a.dem", "b.dem", "--view", "1=d.dem"], 2, "it is none of the recordings: a.dem, b.dem"],
    [
      ["a.dem", "b.dem", "--view", "noon=b.dem"],
      2,
      "--view noon=b.dem: expected a time and a recording",
    ],
    [["a.dem"], 2, "missing required argument 'others'"],
  ] as const)("%j is refused", async (args, exit, why) => {
    const before = await readdir(folder);
    const { code, stderr } = await merge(args, "refused.dem");
    expect([code, stderr]).toEqual([exit, expect.stringContaining(why)]);
    expect(await readdir(folder)).toEqual(before);
  });
});
