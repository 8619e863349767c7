import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { table as netquake } from "../../generated/netquake.ts";
import type { Message } from "../../generated/quakeworld.ts";
import { qwd } from "../../generated/qwd.ts";
import { FromLists } from "../../quake/convert/fte/from-lists.ts";
import { Fitter } from "../../quake/convert/fit/fit.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { Scoreboard } from "../../quake/convert/quakeworld/scoreboard.ts";
import { Places } from "../../quake/convert/slots.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { clientRecording, entities, levelOf, moment, player } from "../support/client-recording.ts";
import { converted } from "../support/converted.ts";
import { blocksOf } from "../support/edit-states.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";

/* What is of a level, and of none after it; and of players for whom there is no room. */

type Members = Record<string, any>;

describe("Quake's recording of a QuakeWorld client's", () => {
  const all = (bytes: Uint8Array) => {
    const conversion = conversionTo(qwd, "dem");
    const made = blocksOf(dem, converted(qwd, bytes, conversion));
    return {
      said: made.flatMap(({ messages }) => messages as unknown as Members[]),
      lost: conversion.losses.report.map(({ of, member, note }) => [of, member, note].join(" ")),
    };
  };
  const of = (said: readonly Members[], type: string) => said.filter((one) => one["type"] === type);
  const stat = (index: number, value: number): Message => ({ type: "updatestat", index, value });

  it("begins each level with no figures, nothing that is in sight, and all names", () => {
    const second = levelOf(1, { map: "b", servercount: 4 });
    const { said } = all(
      clientRecording(
        [
          levelOf(1),
          moment(5, [player(1, 0), entities({ 40: 8 })], [stat(0, 99), { type: "bigkick" }]),
          moment(5.1, [player(1, 0), entities({ 40: 8 })]),
        ],
        [second, moment(9, [player(1, 0), entities()]), moment(9.5, [player(1, 0), entities()])],
      ),
    );
    const status = of(said, "clientdata");
    expect(status.map(({ health, punchangle1 }) => [health, punchangle1])).toEqual([
      [99, -4],
      [99, -3],
      [0, undefined],
      [0, undefined],
    ]);
    // The level's clock begins with its first frame, at 1.
    const times = of(said, "time").map(({ time }) => Math.round(time * 100) / 100);
    expect(times).toEqual([1, 1.1, 1, 1.5]);
    const begins = said.findLastIndex(({ type }) => type === "serverinfo");
    expect(begins).toBeGreaterThan(0);
    const later = said.slice(begins);
    expect(of(later, "updatename").map(({ player: slot, netname }) => [slot, netname])).toEqual([
      [1, "Ranger"],
      [4, "Visor"],
    ]);
    expect(of(later, "updateentity").map(({ entity }) => entity)).toEqual([2, 2]);
    expect(of(said.slice(0, begins), "updateentity").map(({ entity }) => entity)).toEqual([
      2, 40, 2, 40,
    ]);
  });

  it("is seen from the first player where there is no room for its own", () => {
    const view = (own: number) => {
      const slots = Array.from({ length: 16 }, (_, slot) => slot);
      const names = [...slots, 20].map((slot): Message => {
        return { type: "updateuserinfo", player: slot, userid: slot, userinfo: "\\name\\a" };
      });
      const level = [...levelOf(own).slice(0, 3), ...names];
      const { said } = all(clientRecording([level, moment(5, [player(own, 0), entities()])]));
      return of(said, "setview").map(({ entity }) => entity);
    };
    expect([view(3), view(20)]).toEqual([[4], [1]]);
  });

  it("has what FTE's servers give as a packet's entity, plainly", () => {
    const entity = { number: 60, modelindex: 3, frame: 2, origin1: 8, solid: false };
    const [serverdata, ...others] = levelOf(1);
    const leading = [
      { ...serverdata!, fte: 8 },
      ...others,
      { type: "spawnbaseline2", entity },
      { type: "spawnstatic2", entity: { ...entity, frame: 5, trans: 9 } },
    ];
    const seen = {
      type: "packetentities",
      entities: [{ number: 60, remove: false, solid: false }],
    };
    const { said, lost } = all(recordingOf(qwd, [leading, [player(1, 0), seen]] as never, "fte"));
    const state = { modelindex: 3, colormap: 0, skin: 0, origin: [8, 0, 0], angles: [0, 0, 0] };
    expect(of(said, "spawnbaseline")[0]).toEqual({
      type: "spawnbaseline",
      entity: 60,
      frame: 2,
      ...state,
    });
    expect(of(said, "spawnstatic")).toEqual([{ type: "spawnstatic", frame: 5, ...state }]);
    // What is in sight differs from its baseline in nothing.
    const own = of(said, "updateentity").find((one) => one["entity"] === 60);
    const given = Object.entries(own!).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(given)).toEqual({
      type: "updateentity",
      entity: 60,
      flags: 0,
      nolerp: false,
    });
    expect(lost.filter((one) => one.startsWith("spawn"))).toEqual([
      "spawnstatic2 entity transparency and colour",
    ]);
  });
});

it("a line of the scoreboard for which there is no room leaves nothing, and its room to nobody", () => {
  const losses = new Losses();
  const own = new Scoreboard(losses, new Places(1));
  const line = (slot: number, name: string) => [slot, { name, team: "" }] as const;
  const changes = (...lines: (readonly [number, object])[]) =>
    [...own.changes(new Map(lines) as never)] as unknown as Members[];
  const [ann, bob] = [line(0, "ann"), line(3, "bob")];
  expect(changes(ann, bob).map(({ type, player: slot }) => [type, slot])).toEqual([
    ["updatename", 0],
    ["updatefrags", 0],
    ["updatecolors", 0],
  ]);
  expect(losses.report).toMatchObject([
    { of: "lines of the scoreboard after the first 16", count: 1 },
  ]);
  expect(changes(ann)).toEqual([]);
  expect(changes()).toEqual([
    { type: "updatename", player: 0, netname: "" },
    { type: "updatefrags", player: 0, frags: 0 },
  ]);
  expect(changes(bob).map(({ player: slot }) => slot)).toEqual([0, 0, 0]);
});

it("FTE's lists begin anew with a level: nothing is in sight that was before", () => {
  const own = new FromLists(new Losses(), new Fitter(netquake, new Losses()));
  const version = netquake.versions.indexOf("666+fte");
  const take = (...messages: object[]) => {
    const part = { kind: "block", index: 0, protocol: "netquake", version, messages };
    return [...own.of(part as never)].map(([message]) => message as unknown as Members);
  };
  const change = { reset: true, turned: 0, effects_width: 0, modelindex: 1 };
  const list = (time: number, ...numbers: number[]) => ({
    type: "updateentities",
    ack: 0,
    time,
    entities: numbers.map((number) => ({ number, is_far: 0, gone: 0, change })),
  });
  const seen = (...messages: object[]) =>
    take(...messages).flatMap(({ type, entity }) => (type === "updateentity" ? [entity] : []));
  expect(seen(list(1, 5))).toEqual([5]);
  expect(seen(list(2, 6))).toEqual([5, 6]);
  take({ type: "serverinfo", serverversion: 666 });
  expect(seen(list(1, 7))).toEqual([7]);
});

it("what leads into a level is in as many blocks as id's engine needs, and a frame in one", () => {
  const style = (number: number) => ({
    type: "lightstyle",
    style: number,
    string: "m".repeat(997),
  });
  // An id, a number, a text and a 0: eight of these have 8000 bytes, and 7999 are read.
  const styles = Array.from({ length: 8 }, (_, i) => style(i));
  const made = (...blocks: (readonly object[])[]) => {
    const conversion = conversionTo(dem, "15");
    const parts = blocksOf(dem, converted(dem, demOf(...blocks), conversion));
    const lengths = parts.map(({ messages }) => messages.length);
    return [lengths, conversion.losses.report.map(({ outcome, count }) => `${outcome} ${count}`)];
  };
  const signons = SIGNONS.map(() => 1);
  expect(made([LEVEL], styles, ...SIGNONS, frame(1))).toEqual([[1, 7, 1, ...signons, 2], []]);
  expect(made([LEVEL], styles.slice(1), ...SIGNONS, frame(1))).toEqual([[1, 7, ...signons, 2], []]);
  expect(made([LEVEL], ...SIGNONS, frame(1, ...styles))).toEqual([
    [1, ...signons, 10],
    ["too large 1"],
  ]);
});
