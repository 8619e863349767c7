import { describe, expect, it } from "vitest";
import { familyOf } from "../../quake/edit/family/index.ts";
import { Levels } from "../../quake/edit/levels.ts";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { formatOfFile } from "../../formats/index.ts";
import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { followerOf, Summary } from "../../quake/world/index.ts";
import { Clock } from "../../recording/time/clock.ts";
import { corpusFiles, fixtures, hasCorpus, whyNoCorpus } from "../support/corpus.ts";
import { type Block, recordingOf } from "../meaning/state-vectors.ts";

/** The seconds of a recording as info, cut and decompile count them. */
function counted(container: AnyContainer, bytes: Uint8Array) {
  const summary = new Summary(container);
  const follower = followerOf(container)!;
  const levels = new Levels(familyOf(container), follower);
  const clock = new Clock(container);
  let decompile = 0;
  for (const part of readRecording(container, bytes)) {
    if (part.kind !== "block") continue;
    summary.see(part);
    levels.take(part, follower.follow(part));
    for (const message of part.messages) clock.see(message);
    decompile = clock.at(part.block);
  }
  const each = summary.levels.map(({ seconds }) => seconds);
  return {
    info: summary.seconds,
    cut: levels.elapsed,
    decompile,
    levels: each,
    last: levels.seconds,
  };
}

describe("seconds of play", () => {
  it.each([".dem", ".qwd", ".dm2"].flatMap(fixtures))(
    "of $name are the same for info, cut and decompile",
    (file) => {
      const { info, cut, decompile, levels } = counted(formatOfFile(file.name), file.bytes());
      expect(info).toBeGreaterThan(5);
      expect(cut).toBe(info);
      expect(decompile).toBeCloseTo(info, 6);
      expect(levels).toEqual([info]);
    },
  );

  it("count from a level's first frame, and go on in the next level, whose clock begins anew", () => {
    const level = {
      type: "serverinfo",
      serverversion: 15,
      maxclients: 1,
      gametype: 0,
      mapname: "",
      models: ["maps/e1m1.bsp"],
      sounds: [],
    };
    const frame = (time: number): Block => [{ type: "time", time }];
    const bytes = recordingOf(dem, [
      [level],
      ...[20, 25].map(frame),
      [level],
      ...[1, 1.5, 3].map(frame),
    ]);
    expect(counted(dem, bytes)).toEqual({ info: 7, cut: 7, decompile: 7, levels: [5, 2], last: 2 });
  });

  it("go on from where they were when the clock goes back", () => {
    const frame = (time: number): Block => [{ type: "time", time }];
    const bytes = recordingOf(dem, [10, 12, 3, 4].map(frame));
    expect(counted(dem, bytes)).toEqual({ info: 3, cut: 3, decompile: 3, levels: [3], last: 3 });
  });

  it("have in QuakeWorld, whose clock is the client's, the time in which it loads a level", () => {
    const level = {
      type: "serverdata",
      serverversion: 28,
      servercount: 1,
      gamedir: "qw",
      player: 0,
      spectator: 0,
      mapname: "The Test",
      gravity: 800,
      stopspeed: 100,
      maxspeed: 320,
      spectatormaxspeed: 500,
      accelerate: 10,
      airaccelerate: 0.5,
      wateraccelerate: 10,
      friction: 4,
      waterfriction: 4,
      entgravity: 1,
    };
    const at = (time: number, message: object): Block => ({
      block: { time },
      messages: [message as { type: string }],
    });
    const frame = { type: "packetentities", entities: [] };
    const bytes = recordingOf(qwd, [
      at(3, level),
      // Packets come before the first frame: they play nothing.
      at(5, { type: "nop" }),
      ...[10, 20].map((time) => at(time, frame)),
      at(25, level),
      ...[40, 50].map((time) => at(time, frame)),
      at(60, { type: "nop" }),
    ]);
    expect(counted(qwd, bytes)).toEqual({
      info: 40,
      cut: 40,
      decompile: 40,
      levels: [10, 10],
      last: 10,
    });
  });

  it("are tenths of the frames' numbers in Quake II", () => {
    const none = new Uint8Array(0);
    const frame = (serverframe: number): Block => [
      { type: "frame", serverframe, deltaframe: -1, suppresscount: 0, areas: none },
      { type: "packetentities", entities: [] },
    ];
    const level = { type: "serverdata", serverversion: 34, servercount: 1, attractloop: 1 };
    const begin: Block = [{ ...level, gamedir: "", playernum: 0, levelname: "" }];
    const bytes = recordingOf(dm2, [begin, ...[105, 110].map(frame), begin, ...[7, 27].map(frame)]);
    expect(counted(dm2, bytes)).toEqual({
      info: 2.5,
      cut: 2.5,
      decompile: 2.5,
      levels: [0.5, 2],
      last: 2,
    });
  });

  it.skipIf(!hasCorpus)(`of a QuakeWorld recording of two levels${whyNoCorpus}`, () => {
    const file = corpusFiles("qwd", ".qwd").find(({ name }) => name === "osm-demo31.qwd")!;
    const { info, cut, decompile, levels } = counted(qwd, file.bytes());
    expect([cut, decompile]).toEqual([info, info]);
    expect(info).toBeCloseTo(1740.4, 1);
    expect(levels[0]! + levels[1]!).toBeCloseTo(1726.7, 1);
  });
});
