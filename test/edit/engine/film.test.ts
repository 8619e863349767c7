import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isWhole, whyNotWhole } from "../../support/corpus.ts";
import {
  gameFolder,
  openDisplay,
  PROGRAMS,
  whyMissing,
} from "../../support/engines/real-engine.ts";
import { whyNoFfmpeg } from "../../support/fake-engine.ts";
import { call } from "../../support/in-process.ts";
import { runEast } from "../../support/made-run.ts";

const missing = whyMissing("quakespasm", "ezquake", "xvfb") || whyNoFfmpeg;
const why = missing || whyNotWhole;

/** Ten seconds of somebody who goes east. */
const RUN = runEast(1 / 4);

/** What a film of a span of the run has, as ffprobe tells, made by an engine with these words of its own. */
async function filmed(engine: "ezquake" | "quakespasm", words: string[], options: string[]) {
  const folder = gameFolder();
  const display = await openDisplay();
  try {
    writeFileSync(join(folder, "run.dem"), RUN);
    const film = join(folder, "run.mp4");
    const variables = [`DISPLAY=${display.name}`, `HOME=${folder}`, "SDL_AUDIODRIVER=dummy"];
    const command = ["env", ...variables, PROGRAMS[engine], ...words];
    const size = ["-width", "320", "-height", "240"];
    const made = ["film", join(folder, "run.dem"), "-o", film, "--data", folder, "--fps", "20"];
    const { code, stderr } = await call([...made, ...options, "--", ...command, ...size]);
    expect([code, stderr]).toEqual([0, ""]);
    const entries = "stream=codec_type,width,duration";
    const args = ["-v", "error", "-show_entries", entries, "-of", "csv=p=0", film];
    return spawnSync("ffprobe", args, { encoding: "utf8" }).stdout;
  } finally {
    await display.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.skipIf(missing !== "" || !isWhole)(`a film of ten seconds${why}`, () => {
  it("is made by ezQuake, with its sound", async () => {
    const words = ["-nohome", "-window"];
    const found = await filmed("ezquake", words, ["--sound", "--time", "0s..10s"]);
    expect(found).toBe("video,320,10.000000\naudio,10.000000\n");
  }, 200_000);

  it("is made by QuakeSpasm of its pictures", async () => {
    expect(await filmed("quakespasm", ["-window"], [])).toBe("video,320,10.000000\n");
  }, 200_000);
});
