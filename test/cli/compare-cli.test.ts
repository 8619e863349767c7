import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { demOf, LEVEL, SIGNONS } from "../support/made-dem.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const MVD = join(FIXTURES, "anchor_mvd.mvd");
const DM2 = join(FIXTURES, "yq2_client.dm2");

/** Two levels of five seconds, in which somebody walks at a speed, and takes health. */
function run(speed: number, health: number) {
  const levels = [LEVEL, { ...LEVEL, mapname: "", models: ["maps/e1m2.bsp", "progs/player.mdl"] }];
  const frames = Array.from({ length: 51 }, (_, i) => [
    { type: "time", time: 1 + i / 10 },
    ...(i === health ? [{ type: "print", text: "You receive 25 health\n" }] : []),
    ...(i === 50 - health ? [{ type: "intermission" }] : []),
    { type: "updateentity", entity: 1, modelindex: 2, nolerp: false, origin1: (speed * i) / 10 },
  ]);
  const start = [
    { type: "setview", entity: 1 },
    { type: "updatename", player: 0, netname: "Ranger" },
  ];
  return demOf(...levels.flatMap((level) => [[level, ...start], ...SIGNONS, ...frames]));
}

let folder: string;
let path: (name: string) => string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  path = (name) => join(folder, name);
  await writeFile(path("a.dem"), run(320, 10));
  await writeFile(path("b.dem"), run(400, 15));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("demospec compare", () => {
  it("prints a table", async () => {
    const { code, stdout } = await call([
      "compare",
      path("a.dem"),
      path("b.dem"),
      "--every",
      "640",
    ]);
    expect(code).toBe(0);
    expect(stdout.split("\n").slice(2)).toEqual([
      "",
      "  e1 m1: The Test                       a          b      ahead",
      "  health                          0:02.00    0:02.50      +0.50",
      "  at 640 0 0                      0:03.00    0:02.60      -0.40",
      "  at 1280 0 0                     0:05.00    0:04.20      -0.80",
      "  end                             0:05.00    0:04.50      -0.50",
      "",
      "  e1m2                                  a          b      ahead",
      "  health                          0:02.00    0:02.50      +0.50",
      "  at 640 0 0                      0:03.00    0:02.60      -0.40",
      "  at 1280 0 0                     0:05.00    0:04.20      -0.80",
      "  end                             0:05.00    0:04.50      -0.50",
      "",
      "  2 levels                        0:10.00    0:09.00      -1.00",
      "",
    ]);
  });

  it("prints JSON", async () => {
    const { stdout } = await call(["compare", "--json", path("a.dem"), path("b.dem")]);
    const { levels, total, ...others } = JSON.parse(stdout) as {
      levels: { map: string; splits: { kind: string; name: string; ahead: number }[] }[];
      total: object;
    };
    expect(others).toEqual({ a: path("a.dem"), b: path("b.dem"), onlyA: [], onlyB: [] });
    expect(levels.map(({ map }) => map)).toEqual(["e1 m1", "e1m2"]);
    expect(levels[0]!.splits[0]).toMatchObject({ kind: "pickup", name: "health" });
    expect(total).toMatchObject({ levels: 2 });
  });

  it("reads a run from stdin", async () => {
    const { code, stdout } = await call(["compare", "-", path("b.dem")], Buffer.from(run(320, 10)));
    expect([code, stdout]).toEqual([0, expect.stringContaining("0:02.50      +0.50")]);
  });

  it.each([
    [["a.dem", DM2], 1, "it plays none of the maps of"],
    [[MVD, MVD], 1, "whoever recorded it is in no frame: name a player with --player"],
    [[MVD, MVD, "--player", "Ranger"], 1, 'no player "Ranger" is in sight: there are pyqw'],
    [["-", "-"], 2, "stdin can be one of the runs, not both"],
    [["a.dem", "b.dem", "--every", "0"], 2, "--every 0: expected a number of map units"],
    [["a.dem", "b.dem", "--align", "end"], 2, "--align end: expected clock or start"],
  ] as const)("%j is refused", async (args, exit, why) => {
    const files = args.map((arg) => (/^[ab]\.dem$/.test(arg) ? path(arg) : arg));
    const { code, stderr } = await call(["compare", ...files]);
    expect([code, stderr]).toEqual([exit, expect.stringContaining(why)]);
  });
});
