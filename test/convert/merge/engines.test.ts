import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mvd } from "../../../generated/mvd.ts";
import { qwd } from "../../../generated/qwd.ts";
import { SharedGame, sharedGameNoteText } from "../../../quake/convert/index.ts";
import { quakeworldMapChecksum } from "../../../quake/map/index.ts";
import {
  connectQuakeworld,
  MVD_RECORDING,
  QUAKEWORLD_RECORDING,
  recordClient,
  recordQtv,
} from "../../../quake/net/index.ts";
import { states, type Vector } from "../../../quake/world/index.ts";
import {
  cut,
  type Edit,
  edited,
  frames,
  GhostReader,
  ghosts,
  joined,
  strip,
  surveyed,
} from "../../../quake/edit/index.ts";
import { type AnyContainer, readRecording } from "../../../recording/index.ts";
import { wrongWith } from "../../support/converted.ts";
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
const HERE = "127.0.0.1";
const NAMES = ["Ranger", "Visor"];

let folder: string;
const running: { end(): Promise<void> }[] = [];

function start(...how: ConstructorParameters<typeof RealEngine>): RealEngine {
  const engine = new RealEngine(...how);
  running.push(engine);
  return engine;
}

beforeEach(() => {
  folder = gameFolder();
});
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.end();
  rmSync(folder, { recursive: true });
});

/** A client that joins, and records. */
async function joining(port: number, name: string) {
  const checksum = quakeworldMapChecksum(boxMap());
  const client = await connectQuakeworld(
    { host: HERE, port },
    { name, mapChecksum: () => checksum },
  );
  const own = recordingIn(QUAKEWORLD_RECORDING);
  return { client, own, recorded: recordClient(client, own.recorder) };
}

/** Two players run about on a server: what each of them records, and what the server does. */
async function played() {
  const port = await freePort();
  const words = ["-ip", HERE, "-port", `${port}`, "-game", "ktx", "+sv_progtype", "1"];
  words.push("+qtv_streamport", `${port}`, "+map", "box");
  start("mvdsv", folder, words);
  await pause(1);
  const players = [await joining(port, NAMES[0]!), await joining(port, NAMES[1]!)];
  await until(() => players.every(({ client }) => client.world?.players.size === 2));
  const stream = recordingIn(MVD_RECORDING);
  const leaving = new AbortController();
  const source = { host: HERE, port, source: undefined };
  const streamed = recordQtv(source, stream.recorder, { signal: leaving.signal });
  for (let turn = 0; turn < 12; turn++) {
    for (const [i, { client }] of players.entries())
      client.move({ forward: 320, angles: [0, turn * 50 + i * 110, 0] });
    await pause(0.4 + (turn % 3) / 10);
  }
  addFilesOf(players[0]!.client.world!.level, folder);
  leaving.abort();
  await streamed;
  for (const { client, recorded } of players) {
    await client.disconnect();
    await recorded;
  }
  return { own: players.map(({ own }) => own.files()[0]!), server: stream.files()[0]! };
}

/** Where somebody is at a time. */
interface Place {
  readonly time: number;
  readonly origin: Vector;
}

/** Where a player is in each frame. */
function wayOf(recording: Uint8Array, name: string): Place[] {
  return [...states(mvd, recording)].flatMap(({ time, players, scoreboard }) => {
    const score = [...scoreboard.values()].find((one) => one.name === name);
    const origin = score && players.get(score.slot)?.origin;
    return origin === undefined ? [] : [{ time, origin }];
  });
}

/** How far a way is from another one that is so much later, in units: the median of all its places. */
function distance(way: readonly Place[], truth: readonly Place[], later: number): number {
  const all = way.flatMap(({ time, origin }) => {
    const after = truth.findIndex((one) => one.time >= time + later);
    if (after < 1) return [];
    const [last, next] = [truth[after - 1]!, truth[after]!];
    const part = (time + later - last.time) / (next.time - last.time || 1);
    const apart = origin.map(
      (x, i) => x - last.origin[i]! - part * (next.origin[i]! - last.origin[i]!),
    );
    return [Math.hypot(...apart)];
  });
  return all.length < way.length / 2 ? Infinity : all.toSorted((a, b) => a - b)[all.length >> 1]!;
}

/** How much later a way is that is the most like another one, in seconds. */
function offsetOf(way: readonly Place[], truth: readonly Place[]): number {
  const offsets = Array.from({ length: 1200 }, (_, i) => (i - 600) / 200);
  const [best] = offsets
    .map((later) => [distance(way, truth, later), later] as const)
    .toSorted(([a], [b]) => a - b);
  return best![1];
}

/** What other edits make of a recording: the second half of it, twice all of it, and others that keep all frames. */
function editsOf(container: AnyContainer, bytes: Uint8Array): [name: string, made: Uint8Array][] {
  const parts = () => [...readRecording(container, bytes)];
  const survey = surveyed(container, parts());
  const reader = new GhostReader(container);
  for (const part of parts()) reader.take(part);
  const edits: Record<string, Edit> = {
    cut: cut(container, { time: { from: survey.seconds / 2, to: Infinity } }),
    strip: strip(container, { chat: true, types: ["print"] }),
    frames: frames(container, { every: 10, command: "echo picture" }),
  };
  if (container === qwd)
    edits["ghost"] = ghosts(container, [reader.ghost("x")], surveyed(container, parts()));
  const made = Object.entries(edits).map(([name, edit]): [string, Uint8Array] => [
    name,
    bytesOf(container, edited(parts(), edit)).slice(),
  ]);
  return [...made, ["cat", bytesOf(container, joined(container, [parts(), parts()])).slice()]];
}

/** The frames that ezQuake counts as it plays a recording without a word of what it cannot read. */
async function framesOf(
  container: AnyContainer,
  recording: Uint8Array,
  display: string,
): Promise<number> {
  const name = `played${container.table.extension}`;
  writeFileSync(join(folder, "qw", name), recording);
  rmSync(join(folder, "qw/qconsole.log"), { force: true });
  const engine = new RealEngine(
    "ezquake",
    folder,
    clientWords(folder, "-nohome", "+timedemo", name),
    display,
  );
  const said = (): string => consoleOf(folder, "ezquake");
  try {
    await until(() => FRAMES.test(said()));
    expect(said()).not.toMatch(/illegible|bad parse|unknown command|overflow/i);
    return Number(FRAMES.exec(said())?.[1]);
  } finally {
    await engine.end();
  }
}

/** So few states may differ at a moment. */
const MOST = 3;

const FRAMES = /(\d+) frames +[\d.]+ seconds/;

describe.skipIf(missing !== "" || !isWhole)(`two clients' recordings of a game${why}`, () => {
  it("show together what MVDSV records of all, when it does, and ezQuake plays them", async () => {
    const { own, server } = await played();
    const game = new SharedGame(
      own.map((bytes, i) => ({ name: NAMES[i]!, parts: () => readRecording(qwd, bytes) })),
    );
    const result = bytesOf(mvd, game.parts()).slice();
    expect(wrongWith(mvd, result)).toBeUndefined();
    // A server that had no time for a while runs frames within half a millisecond; each client is sent one of these.
    const notes = game.notes.filter((note) => note.kind !== "contradiction" || note.count > MOST);
    expect(notes.map(sharedGameNoteText)).toEqual([]);

    // Both players' ways are those of the server's recording, so much later, and as much later.
    const ways = NAMES.map((name) => [wayOf(result, name), wayOf(server, name)] as const);
    const offsets = ways.map(([way, truth]) => offsetOf(way, truth));
    const distances = ways.map(([way, truth]) => distance(way, truth, offsets[0]!));
    expect(Math.abs(offsets[0]! - offsets[1]!)).toBeLessThan(0.03);
    // They run 320 units in a second, and each of them sends a command all 50 milliseconds.
    for (const far of distances) expect(far).toBeLessThan(16);

    const display = await openDisplay();
    running.push({ end: () => display.close() });
    const moments = ways[0]![0].length;
    const all: Record<string, number> = {
      merged: (await framesOf(mvd, result, display.name)) / moments,
    };
    for (const [container, bytes] of [
      [qwd, own[0]!],
      [mvd, server],
    ] as const) {
      const unchanged = await framesOf(container, bytes, display.name);
      for (const [name, made] of editsOf(container, bytes))
        all[`${name} ${container.table.name}`] =
          (await framesOf(container, made, display.name)) / unchanged;
    }
    for (const [name, part] of Object.entries(all)) {
      const whole = name.startsWith("cut") ? 0.5 : name.startsWith("cat") ? 2 : 1;
      expect([name, Math.abs(part - whole) < 0.1 * whole]).toEqual([name, true]);
    }
  }, 400_000);
});
