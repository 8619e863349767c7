import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { q2pro_gtv_stream as gtv } from "../../generated/q2pro_gtv_stream.ts";
import {
  type Keyframe,
  states,
  streamStates,
  timedStates,
  WorldReader,
} from "../../quake/world/index.ts";
import { WorldClock } from "../../quake/world/reading/world-clock.ts";
import { ALL } from "../../quake/world/wanted.ts";
import { newLevel } from "../../quake/world/world.ts";
import { recordingOf } from "../meaning/state-vectors.ts";

const level = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 1,
  gametype: 0,
  mapname: "",
  models: ["maps/e1m1.bsp"],
  sounds: [],
};
const frame = (time: number) => [{ type: "time", time }];

/** Frames at 0, 2 and 3 seconds of play; then 3 and 7 in a second level, whose clock begins at 20. */
const RECORDING = recordingOf(dem, [
  [level],
  ...[10, 12, 13].map(frame),
  [level],
  ...[20, 24].map(frame),
]);

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

/** The keyframes of a recording, one after each block. */
function keyframesOf(bytes: Uint8Array): Keyframe[] {
  const reader = new WorldReader<object, any, any, any>(dem);
  const found: Keyframe[] = [];
  for (const parts of [reader.push(bytes), reader.end()])
    for (const part of parts) {
      if (part.kind !== "block") continue;
      for (const _ of reader.shown(part)) continue;
      found.push(reader.keyframe()!);
    }
  return found;
}

describe("worlds of a recording", () => {
  it("are at their seconds of play", () => {
    const times = [...timedStates(dem, RECORDING)].map(({ seconds, world }) => [
      seconds,
      world.time,
    ]);
    expect(times).toEqual([
      [0, 10],
      [2, 12],
      [3, 13],
      [3, 20],
      [7, 24],
    ]);
  });

  it.each([
    [undefined, [10, 12, 13, 20, 24]],
    [0, [10, 12, 13, 20, 24]],
    [2, [12, 13, 20, 24]],
    [2.5, [13, 20, 24]],
    [3, [13, 20, 24]],
    [7, [24]],
    [7.5, []],
  ])("are shown from %s seconds on, with that one", async (from, times) => {
    expect([...states(dem, RECORDING, { from })].map(({ time }) => time)).toEqual(times);
    const pieces = [RECORDING.subarray(0, 40), RECORDING.subarray(40)];
    const streamed = await all(streamStates(dem, pieces, { from }));
    expect(streamed.map(({ time }) => time)).toEqual(times);
  });

  it("are read from the keyframe that an index gives, which is asked with what is read and when", async () => {
    const keyframes = keyframesOf(RECORDING);
    expect(keyframes.map(({ seconds }) => seconds)).toEqual([-Infinity, 0, 2, 3, 3, 3, 7]);
    const asked: unknown[] = [];
    const index = {
      before: (recording: object, seconds: number) => {
        asked.push([recording, seconds]);
        return keyframes[2];
      },
    };
    const options = { version: "1.09" };
    // It begins after the frame at 2, whatever is asked for.
    const sought = [...states(dem, RECORDING, { from: 1, index, ...options })];
    expect(sought.map(({ time }) => time)).toEqual([13, 20, 24]);
    expect(asked).toEqual([[{ container: dem, bytes: RECORDING, options }, 1]]);
    expect([...states(dem, RECORDING, { from: 3.5, index })].map(({ time }) => time)).toEqual([24]);
    const [keyframe] = keyframes.slice(2);
    const pieces = [RECORDING.subarray(keyframe!.point.offset)];
    const streamed = await all(streamStates(dem, pieces, { from: 3, keyframe }));
    expect(streamed.map(({ time }) => time)).toEqual([13, 20, 24]);
  });

  it("are read from the beginning where an index has no keyframe", () => {
    const index = { before: () => undefined };
    expect([...states(dem, RECORDING, { from: 2, index })].length).toBe(4);
  });
});

describe("a reader of worlds", () => {
  // What a GTV server sends has messages (id 2: the stream begins), and shows no world.
  it("has no worlds of what nobody follows, and no keyframe", () => {
    for (const wanted of [ALL, { ...ALL, players: false }]) {
      const reader = new WorldReader<object, any, any, any>(gtv, {}, undefined, wanted);
      const parts = [...reader.push(Uint8Array.of(1, 0, 2, 0, 0)), ...reader.end()];
      const blocks = parts.filter((part) => part.kind === "block");
      expect(blocks.length).toBe(2);
      expect(blocks.map((block) => [...reader.shown(block)])).toEqual([[], []]);
      expect([reader.follower, reader.keyframe(), reader.seconds]).toEqual([
        undefined,
        undefined,
        0,
      ]);
    }
  });

  it("gives the worlds of a block at once, or one after the other where they may be many", () => {
    const several = recordingOf(dem, [[level], [...frame(1), ...frame(2)], frame(3)]);
    const reader = new WorldReader<object, any, any, any>(dem);
    const shown = [...reader.push(several), ...reader.end()].flatMap((part) => {
      if (part.kind !== "block") return [];
      const worlds = reader.shown(part).now();
      return [[Array.isArray(worlds), [...worlds].map(({ world }) => world.time)]];
    });
    expect(shown).toEqual([
      [true, []],
      [false, [1, 2]],
      [true, [3]],
    ]);
  });
});

describe("a clock of worlds", () => {
  const [one, other] = [newLevel(), newLevel()];

  it("passes no time between levels that have their own clocks, and all of it where they share one", () => {
    const ticks = [
      { level: one, time: 10 },
      { level: one, time: 12 },
      { level: other, time: 20 },
      { level: other, time: 21 },
    ];
    const seconds = (clockPerLevel: boolean) => {
      const clock = new WorldClock({ clockPerLevel });
      return ticks.map((tick) => clock.tick(tick));
    };
    expect(seconds(true)).toEqual([0, 2, 2, 3]);
    expect(seconds(false)).toEqual([0, 2, 10, 11]);
  });

  it("goes on from what was saved, in the same level or in one that has shown nothing", () => {
    const clock = new WorldClock({ clockPerLevel: true });
    clock.tick({ level: one, time: 10 });
    clock.tick({ level: one, time: 12 });
    const [same, next] = [clock.save(one), clock.save(other)];
    clock.tick({ level: one, time: 50 });
    const after = (saved: typeof same) => {
      const again = new WorldClock({ clockPerLevel: true });
      const level = newLevel();
      again.restore(saved, level);
      return [again.seconds, again.tick({ level, time: 15 })];
    };
    expect([after(same), after(next)]).toEqual([
      [2, 5],
      [2, 2],
    ]);
  });
});
