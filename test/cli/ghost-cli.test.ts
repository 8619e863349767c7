import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");
const DEM = join(FIXTURES, "dp_server_p15.dem");
const QWD = join(FIXTURES, "ezquake_client_p28.qwd");
const MVD = join(FIXTURES, "anchor_mvd.mvd");
const DM2 = join(FIXTURES, "yq2_client.dm2");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("demospec ghost", () => {
  whole(
    "writes a recording that verifies, and says in how many frames each run is seen",
    async () => {
      const made = join(folder, "both.dem");
      const { code, stdout, stderr } = await call(["ghost", DEM, DEM, QWD, "-o", made]);
      expect([code, stdout, stderr]).toEqual([
        0,
        // All frames; QuakeWorld's run is 23 s long.
        "dp_server_p15.dem: 1,078 frames\nezquake_client_p28.qwd: 1,079 frames\n",
        "",
      ]);
      expect((await call(["verify", made])).stdout).toMatch(/^identical/);
    },
  );

  whole("puts them at times", async () => {
    const made = join(folder, "late.dem");
    const args = ["--align", "0:05=0:00", "--player", "PYBOT"];
    const { stdout } = await call(["ghost", ...args, DEM, DEM, "-o", made]);
    // 5 of 15 seconds, at 72 frames each, are before he comes.
    const frames = Number(/: (\d+) frames/.exec(stdout)![1]);
    expect(Math.abs(frames - (1079 - 5 * 72))).toBeLessThan(3);
  });

  it.each([
    [[DEM, DM2], 1, "yq2_client.dm2: its models are not those of this recording's game"],
    [[MVD, DEM], 1, "anchor_mvd.mvd: mvd: no entity is put into recordings of all players"],
    [[DEM, DEM, "--player", "Ranger"], 1, 'no player "Ranger" is in sight: there are pybot'],
    [[DEM, DEM, "--align", "100=0"], 1, "no ghost is seen in any frame"],
    [[DEM, DEM, "--alpha", "0.5"], 1, "does not say how solid an entity looks"],
    [[DEM, DEM, "--alpha", "2"], 2, "--alpha 2: expected a number from 0 to 1"],
    [[DEM, DEM, "--align", "1=2=3"], 2, "--align 1=2=3: expected start, clock, or two times"],
    [["-", DEM], 2, "the recording is read twice"],
    [[DEM], 2, "missing required argument 'runs'"],
  ] as const)("%j is refused", async (args, exit, why) => {
    const before = await readdir(folder);
    const { code, stderr } = await call(["ghost", ...args, "-o", join(folder, "refused.dem")]);
    expect([code, stderr]).toEqual([exit, expect.stringContaining(why)]);
    expect(await readdir(folder)).toEqual(before);
  });
});
