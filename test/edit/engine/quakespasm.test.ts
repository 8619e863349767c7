import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { edited, GhostReader, ghosts, recam, surveyed } from "../../../quake/edit/index.ts";
import { bytesOf } from "../../support/edit-states.ts";
import { demOf, demParts, SIGNONS } from "../../support/made-dem.ts";
import { gameData } from "./game-data.ts";

const ENGINE = "/usr/games/quakespasm";
const XVFB = "/usr/bin/xvfb-run";
const isThere = existsSync(ENGINE) && existsSync(XVFB);
const why = isThere ? "" : " (left out: there is no quakespasm, or no xvfb-run)";

/** Seconds that an engine has to play a recording of ten. */
const PATIENCE = 60;

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

/** Ten seconds of somebody who goes east, 20 units a second. */
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
    { type: "updateentity", entity: 1, nolerp: false, origin1: i },
  ]),
  [{ type: "disconnect" }],
);

const PLACE = { kind: "still", point: [0, 100, 50] } as const;
const LOOK = { kind: "angles", angles: [30, -90, 0] } as const;
const SHOT = { from: 1, to: 4, place: PLACE, look: LOOK, fov: 60 } as const;

function filmed(commands: readonly string[] = []): Uint8Array {
  const survey = surveyed(dem, demParts(RUN));
  return bytesOf(
    dem,
    edited(demParts(RUN), recam(dem, { shots: [{ ...SHOT, commands }] }, survey)),
  );
}

function haunted(): Uint8Array {
  const reader = new GhostReader(dem);
  for (const part of demParts(RUN)) reader.take(part);
  const edit = ghosts(dem, [reader.ghost("x")], surveyed(dem, demParts(RUN)));
  return bytesOf(dem, edited(demParts(RUN), edit));
}

/** What the engine writes to its console while it plays a recording, until some words come. */
async function played(bytes: Uint8Array, command: string, until: RegExp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "demospec-"));
  try {
    await mkdir(join(folder, "id1"));
    await writeFile(join(folder, "id1", "pak0.pak"), gameData(readFileSync(ENGINE))!);
    await writeFile(join(folder, "id1", "run.dem"), bytes);
    const size = ["-nosound", "-window", "-width", "320", "-height", "240"];
    const words = ["-a", ENGINE, "-basedir", folder, ...size, "-condebug", `+${command}`, "run"];
    const engine = spawn(XVFB, words, {
      cwd: folder,
      detached: true,
      stdio: "ignore",
      env: { ...process.env, HOME: folder },
    });
    const end = new Promise((resolve) => engine.on("close", resolve));
    let text = "";
    for (let i = 0; i < PATIENCE * 4 && !until.test(text); i++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      text = await readFile(join(folder, "qconsole.log"), "latin1").catch(() => "");
    }
    // The engine and its display are one group of processes; an engine that has lost its display may stay.
    process.kill(-engine.pid!, "SIGTERM");
    await end;
    endGroup(engine.pid!);
    return text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function endGroup(id: number): void {
  try {
    process.kill(-id, "SIGKILL");
  } catch {
    // Nothing is left of it.
  }
}

describe.skipIf(!isThere)(`QuakeSpasm plays${why}`, () => {
  const FRAMES = /(\d+) frames +[\d.]+ seconds/;
  const framesOf = async (bytes: Uint8Array) =>
    Number(FRAMES.exec(await played(bytes, "timedemo", FRAMES))?.[1]);

  it("as many frames with a ghost, and with a camera one more for each cut", async () => {
    const frames = await framesOf(RUN);
    // It does not count the first two.
    expect(frames).toBe(198);
    expect(await framesOf(haunted())).toBe(frames);
    // To the camera, and back.
    expect(await framesOf(filmed())).toBe(frames + 2);
  }, 240_000);

  it("what a camera sees, from where it is", async () => {
    const VIEWPOS = /Viewpos: (.*)/;
    const text = await played(filmed(["wait", "wait", "viewpos"]), "playdemo", VIEWPOS);
    expect(VIEWPOS.exec(text)?.[1]).toBe("(0 100 50) 30 -90 0");
  }, 120_000);
});
