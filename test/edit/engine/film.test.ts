import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isWhole, whyNotWhole } from "../../support/corpus.ts";
import {
  gameFolder,
  openDisplay,
  PROGRAMS,
  whyMissing,
} from "../../support/engines/real-engine.ts";
import { whyNoFfmpeg } from "../../support/fake-engine.ts";
import { call } from "../../support/in-process.ts";
import { demOf, SIGNONS } from "../../support/made-dem.ts";

const missing = whyMissing("quakespasm", "ezquake", "xvfb") || whyNoFfmpeg;
const why = missing || whyNotWhole;

const LEVEL = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 1,
  gametype: 0,
  mapname: "box",
  models: ["maps/box.bsp", "progs/player.mdl"],
  sounds: [],
};
const FIGURES = { shells: 0, nails: 0, rockets: 0, cells: 0, ammo: 0, activeweapon: 1, items: 0 };
const STATUS = { type: "clientdata", onground: true, inwater: false, health: 100, ...FIGURES };
const BASELINE = { frame: 0, colormap: 0, skin: 0, origin: [0, 0, 0], angles: [0, 0, 0] };

/** Ten seconds of somebody who goes east. */
const RUN = demOf(
  [
    LEVEL,
    { type: "spawnbaseline", entity: 1, modelindex: 2, ...BASELINE },
    { type: "setview", entity: 1 },
  ],
  ...SIGNONS,
  ...Array.from({ length: 200 }, (_, i) => [
    { type: "time", time: 1 + i / 20 },
    STATUS,
    { type: "updateentity", entity: 1, nolerp: false, origin1: i / 4 },
  ]),
  [{ type: "disconnect" }],
);

it.skipIf(missing !== "" || !isWhole)(
  `ezQuake makes a film with its sound${why}`,
  async () => {
    const folder = gameFolder();
    const display = await openDisplay();
    try {
      writeFileSync(join(folder, "run.dem"), RUN);
      const film = join(folder, "run.mp4");
      const variables = [`DISPLAY=${display.name}`, `HOME=${folder}`, "SDL_AUDIODRIVER=dummy"];
      const size = ["-window", "-width", "320", "-height", "240"];
      const engine = ["env", ...variables, PROGRAMS.ezquake, "-nohome", ...size];
      const made = ["film", join(folder, "run.dem"), "-o", film, "--data", folder, "--sound"];
      const span = ["--time", "1s..4s", "--fps", "20"];
      const { code, stderr } = await call([...made, ...span, "--", ...engine]);
      expect([code, stderr]).toEqual([0, ""]);
      const entries = "stream=codec_type,width,duration";
      const args = ["-v", "error", "-show_entries", entries, "-of", "csv=p=0", film];
      const { stdout } = spawnSync("ffprobe", args, { encoding: "utf8" });
      expect(stdout).toBe("video,320,3.000000\naudio,3.000000\n");
    } finally {
      await display.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  200_000,
);
