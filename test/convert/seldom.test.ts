import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { table as netquake } from "../../generated/netquake.ts";
import { table as quakeworld } from "../../generated/quakeworld.ts";
import { qwd } from "../../generated/qwd.ts";
import { FromLists } from "../../quake/convert/fte/from-lists.ts";
import { Fitter } from "../../quake/convert/fit/fit.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { sharedLevels } from "../../quake/convert/merge/levels.ts";
import { MultiViewRecording } from "../../quake/convert/merge/multi-view-recording.ts";
import { sharedEvents } from "../../quake/convert/merge/shared-events.ts";
import { readRecording } from "../../recording/index.ts";
import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { clientRecording, entities, levelOf, moment, player } from "../support/client-recording.ts";
import { converted } from "../support/converted.ts";
import { demOf, LEVEL, SIGNONS } from "../support/made-dem.ts";

/* What recordings that are converted seldom have, each in one that is made for it. */

const reported = (losses: Losses) =>
  losses.report.map(({ outcome, of, member = "", count }) =>
    [outcome, of, member, count].join(" "),
  );

describe("Quake's recordings in QuakeWorld", () => {
  it("have a player dead who has no health, and not one who has some", () => {
    const figures = { ammo: 0, shells: 0, nails: 0, rockets: 0, cells: 0, activeweapon: 1 };
    const frame = (time: number, health: number) => [
      { type: "time", time },
      { type: "clientdata", items: 0, onground: false, inwater: false, health, ...figures },
      { type: "updateentity", entity: 1, modelindex: 2, nolerp: false },
    ];
    const bytes = demOf(
      [LEVEL, { type: "setview", entity: 1 }],
      ...SIGNONS,
      ...[2, 1, 0, -40].map((health, i) => frame(5 + i / 10, health)),
    );
    const made = converted(dem, bytes, conversionTo(dem, "qwd"));
    const dead = [...readRecording(qwd, made)].flatMap((part) =>
      part.kind !== "block"
        ? []
        : part.messages.flatMap((one) => (one.type === "playerinfo" ? [one.dead] : [])),
    );
    expect(dead).toEqual([false, false, true, true]);
  });
});

describe("QuakeWorld's recordings in Quake", () => {
  it("lose what was said outside of the connection, but for their end", () => {
    const recording = clientRecording([
      levelOf(1),
      ...[5, 6].map((time) => moment(time, [player(1, time), entities()])),
    ]);
    // A packet at a time of 0: four bytes of ones, and a ping, which is a k (QuakeWorld's A2A_PING).
    const ping = Uint8Array.from([0, 0, 0, 0, 1, 5, 0, 0, 0, ...textToBytes("\xff\xff\xff\xffk")]);
    const conversion = conversionTo(qwd, "dem");
    converted(qwd, Uint8Array.from([...ping, ...recording]), conversion);
    expect(reported(conversion.losses)).toContain("dropped ping  1");
    expect(reported(conversion.losses).join()).not.toContain("end_of_demo");
  });
});

it("what a player's entity has is told of no other one in the next level", () => {
  const losses = new Losses();
  const own = new FromLists(losses, new Fitter(netquake, losses));
  const version = netquake.versions.indexOf("666+fte+predinfo");
  const take = (message: object) => {
    const messages = [message];
    const part = { kind: "block", index: 0, protocol: "netquake", version, messages };
    return [...own.of(part as never)];
  };
  // On the ground is bit 7.
  const change = { reset: true, turned: 0, effects_width: 0, modelindex: 1, entflags: 128 };
  const all = [{ number: 5, is_far: 0, gone: 0, change }];
  const list = { type: "updateentities", ack: 0, time: 1, entities: all };
  take({ type: "serverinfo", serverversion: 666 });
  take({ type: "setview", entity: 5 });
  take(list);
  expect(reported(losses)).toEqual([]);
  take({ type: "serverinfo", serverversion: 666 });
  take(list);
  expect(reported(losses)).toEqual(["dropped updateentities entflags 1"]);
});

describe("recordings of one game", () => {
  it("have what adds up as often as the one that has the most of it", () => {
    const kill = (time: number) => ({
      message: { type: "killedmonster" },
      version: quakeworld.versions.indexOf("28"),
      time,
      leadsIn: false,
    });
    const placed = (slot: number, ...times: number[]) => ({
      section: { events: times.map(kill) },
      warp: (time: number) => time,
      slot,
      isSpectator: false,
      first: 0,
      last: 9,
    });
    const times = (...all: object[]) =>
      sharedEvents(all as never, all[0] as never).map(({ time }) => time);
    expect(times(placed(1, 1, 5), placed(2, 1.5, 5.5))).toEqual([1, 5]);
    expect(times(placed(1, 1), placed(2, 1.5, 5.5))).toEqual([1, 5.5]);
    expect(times(placed(1, 1), placed(2, 5))).toEqual([1]);
  });

  it("may come to a level 64 times each", () => {
    const section = {
      level: "a",
      map: "e1m1",
      names: 1,
      began: [{ player: 0, spectator: 0 }, 0],
      frames: [1],
      sightings: new Map(),
      events: [],
    };
    const visits = (count: number) =>
      sharedLevels([Array.from({ length: count }, () => ({ ...section }))] as never);
    expect(visits(64)).toHaveLength(1);
    expect(() => visits(65)).toThrow("e1m1: it begins 65 times, more than 64 in a recording");
  });

  it("have entities beyond 512 and 1024 by a bit each", () => {
    const version = quakeworld.versions.indexOf("fte-mvd");
    const recording = new MultiViewRecording(new Losses());
    void [...recording.begin(levelOf(1)[0]!, version)];
    const state = { modelindex: 2, frame: 0, origin1: 8, solid: false };
    const numbers = [5, 512 + 6, 1024 + 7, 1024 + 512 + 8];
    const scene = {
      players: () => new Map(),
      nails: () => [],
      entities: () => new Map(numbers.map((number) => [number, { number, ...state }])),
    };
    const [block] = [...recording.moment(scene as never)];
    const [message] = block!.messages as unknown as { entities: Record<string, unknown>[] }[];
    expect(
      message!.entities.map(({ number, beyond512, beyond1024 }) => [number, beyond512, beyond1024]),
    ).toEqual([
      [5, false, false],
      [6, true, false],
      [7, false, true],
      [8, true, true],
    ]);
  });
});
