import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { qwd } from "../../../generated/qwd.ts";
import { edited, recam, type Shot, surveyed } from "../../../quake/edit/index.ts";
import { quakeworldMapChecksum } from "../../../quake/map/index.ts";
import { connectQuakeworld, QUAKEWORLD_RECORDING, recordClient } from "../../../quake/net/index.ts";
import { readRecording } from "../../../recording/index.ts";
import type { Vector } from "../../../quake/world/index.ts";
import { isWhole, whyNotWhole } from "../../support/corpus.ts";
import { bytesOf } from "../../support/edit-states.ts";
import { boxMap } from "../../support/engines/box-map.ts";
import {
  addFilesOf,
  clientWords,
  consoleOf,
  freePort,
  gameFolder,
  openDisplay,
  pause,
  RealEngine,
  until,
  whyMissing,
} from "../../support/engines/real-engine.ts";
import { recordingIn } from "../../support/recorded-in-memory.ts";

const missing = whyMissing("quakespasm", "ezquake", "mvdsv", "ktx", "xvfb");
const why = missing || whyNotWhole;
const isRun = missing === "" && isWhole;
const HERE = "127.0.0.1";

let folder: string;
beforeAll(() => {
  if (isRun) folder = gameFolder();
});
afterAll(() => {
  if (isRun) rmSync(folder, { recursive: true });
});

/** Some seconds of somebody who runs about on a server of MVDSV's. */
async function recorded(): Promise<Uint8Array> {
  const port = await freePort();
  const words = ["-ip", HERE, "-port", `${port}`, "-game", "ktx", "+sv_progtype", "1"];
  const server = new RealEngine("mvdsv", folder, [...words, "+map", "box"]);
  try {
    await pause(1);
    const checksum = quakeworldMapChecksum(boxMap());
    const who = { name: "Ranger", mapChecksum: () => checksum };
    const client = await connectQuakeworld({ host: HERE, port }, who);
    const own = recordingIn(QUAKEWORLD_RECORDING);
    const written = recordClient(client, own.recorder);
    await until(() => client.world?.players.size === 1);
    for (let turn = 0; turn < 8; turn++) {
      client.move({ forward: 320, angles: [0, turn * 50, 0] });
      await pause(0.5);
    }
    addFilesOf(client.world!.level, folder);
    await client.disconnect();
    await written;
    return own.files()[0]!;
  } finally {
    await server.end();
  }
}

/** What ezQuake says while it plays a recording, until some words come. */
async function played(recording: Uint8Array, words: RegExp): Promise<string> {
  writeFileSync(join(folder, "qw", "film.qwd"), recording);
  rmSync(join(folder, "qw/qconsole.log"), { force: true });
  const display = await openDisplay();
  const start = clientWords(folder, "-nohome", "+playdemo", "film.qwd");
  const engine = new RealEngine("ezquake", folder, start, display.name);
  try {
    await until(() => words.test(consoleOf(folder, "ezquake")));
    return consoleOf(folder, "ezquake");
  } finally {
    await engine.end();
    await display.close();
  }
}

describe.skipIf(!isRun)(`ezQuake plays${why}`, () => {
  it("what a camera sees in a client's recording, from where it is", async () => {
    const shot = (from: number, point: Vector, yaw: number, commands: readonly string[]): Shot => ({
      from,
      to: from + 1,
      place: { kind: "still", point },
      look: { kind: "angles", angles: [30, yaw, 0] },
      commands,
    });
    // As the second shot begins its direction is there, and the view is where the first one had it for a second.
    const first = shot(1, [40, -24, 60], 45, []);
    const second = shot(2, [0, 16, 80], -90, ["cam_pos", "cam_angles"]);
    const parts = [...readRecording(qwd, await recorded())];
    const edit = recam(qwd, { shots: [first, second] }, surveyed(qwd, parts));
    const said = await played(bytesOf(qwd, edited(parts, edit)), POSITIONS);
    // Eyes are 22 units above the place that it tells.
    expect(POSITIONS.exec(said)?.slice(1)).toEqual(["40 -24 38", "30 -90 0"]);
  }, 200_000);
});

const POSITIONS = /"(-?[\d.]+ -?[\d.]+ -?[\d.]+)"\n"(-?[\d.]+ -?[\d.]+ -?[\d.]+)"/;
