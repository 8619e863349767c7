import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { edited, GhostReader, ghosts, recam, surveyed } from "../../../quake/edit/index.ts";
import { isWhole, whyNotWhole } from "../../support/corpus.ts";
import { bytesOf } from "../../support/edit-states.ts";
import { demParts } from "../../support/made-dem.ts";
import { runEast } from "../../support/made-run.ts";
import {
  clientWords,
  consoleOf,
  gameFolder,
  openDisplay,
  RealEngine,
  until,
  whyMissing,
} from "../../support/engines/real-engine.ts";

const why = whyMissing("quakespasm", "xvfb");

/** Seconds that an engine has to play a recording of ten. */
const PATIENCE = 60;

/** Ten seconds of somebody who goes east, 20 units a second. */
const RUN = runEast(1);

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
async function played(bytes: Uint8Array, command: string, words: RegExp): Promise<string> {
  const folder = gameFolder();
  const display = await openDisplay();
  await writeFile(join(folder, "id1", "run.dem"), bytes);
  const start = clientWords(folder, `+${command}`, "run");
  const engine = new RealEngine("quakespasm", folder, start, display.name);
  try {
    await until(() => words.test(consoleOf(folder, "quakespasm")), PATIENCE);
    return consoleOf(folder, "quakespasm");
  } finally {
    await engine.end();
    await display.close();
    await rm(folder, { recursive: true, force: true });
  }
}

describe.skipIf(why !== "" || !isWhole)(`QuakeSpasm plays${why}${whyNotWhole}`, () => {
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
