import { expect, it } from "vitest";
import { Losses } from "../../quake/convert/losses.ts";
import {
  playerBaselines,
  QuakeworldLeadIn,
} from "../../quake/convert/quakeworld/quakeworld-lead-in.ts";
import { Scoreboard } from "../../quake/convert/quakeworld/scoreboard.ts";
import { Places } from "../../quake/convert/slots.ts";

/* What leads a client of Quake's into a level of QuakeWorld's, and the lines of its scoreboard. */

const lost = (losses: Losses) =>
  losses.report.map(({ outcome, of, note = "", count }) => `${outcome} ${of} ${note} ${count}`);

const LEVEL = {
  title: "t",
  models: ["", "maps/a.bsp", "progs/player.mdl"],
  sounds: ["", "a.wav"],
  settings: new Map<string, string>(),
};

it("a level is led into in three stages, with what was collected in the second", () => {
  const losses = new Losses();
  const own = new QuakeworldLeadIn(losses);
  const statics = ["spawnbaseline", "spawnstatic", "spawnstaticsound"].map((type) => ({ type }));
  const taken = [...statics, { type: "lightstyle" }].map((one) => own.take(one as never));
  expect(taken).toEqual([true, true, true, false]);
  const rest = { type: "nop" } as const;
  // The members of serverinfo, in DEM §7.9; deathmatch is 1.
  const info = {
    type: "serverinfo",
    serverversion: 15,
    maxclients: 16,
    gametype: 1,
    mapname: "t",
    models: ["maps/a.bsp", "progs/player.mdl"],
    sounds: ["a.wav"],
  };
  expect(own.stages(LEVEL as never, 7, [rest])).toEqual([
    [info, { type: "setview", entity: 7 }, { type: "signonnum", signon: 1 }],
    [...statics, { type: "signonnum", signon: 2 }],
    [rest, { type: "signonnum", signon: 3 }],
  ]);
  const gametype = (deathmatch: string) => {
    const settings = new Map([["deathmatch", deathmatch]]);
    const [[first]] = own.stages({ ...LEVEL, settings } as never, 1, []) as never as [[object]];
    return (first as { gametype: number }).gametype;
  };
  expect(["0", "1", "3", ""].map(gametype)).toEqual([0, 1, 1, 1]);
  expect(lost(losses)).toEqual([]);
});

it("names are 255 at most, and none is empty: that would end the list", () => {
  const names = (
    models: readonly (string | undefined)[],
    sounds: readonly (string | undefined)[],
  ) => {
    const losses = new Losses();
    const own = new QuakeworldLeadIn(losses);
    const [[info]] = own.stages({ ...LEVEL, models, sounds } as never, 1, []) as never as [
      [Record<"models" | "sounds", string[]>],
    ];
    return [info.models, info.sounds, lost(losses)];
  };
  const many = (count: number) => ["", ...Array.from({ length: count }, (_, i) => `${i}`)];
  expect(names(many(255), many(255))).toEqual([many(255).slice(1), many(255).slice(1), []]);
  expect(names(many(257), many(256))).toEqual([
    many(255).slice(1),
    many(255).slice(1),
    [
      "dropped names of models after the first 255  2",
      "dropped names of sounds after the first 255  1",
    ],
  ]);
  // As lists are that were sent in part.
  const sparse = ["", "a"];
  sparse[3] = "";
  expect(names(sparse, ["", undefined, "b"])).toEqual([
    ["a", "progs/player.mdl", "progs/player.mdl"],
    ["misc/null.wav", "b"],
    [
      "replaced names of models that were not sent progs/player.mdl 2",
      "replaced names of sounds that were not sent misc/null.wav 1",
    ],
  ]);
});

it("players' updates differ from baselines of theirs: 16 of them", () => {
  const all = playerBaselines(LEVEL as never) as unknown as Record<string, unknown>[];
  expect(all.map(({ entity, colormap }) => [entity, colormap])).toEqual(
    Array.from({ length: 16 }, (_, i) => [i + 1, i + 1]),
  );
  expect(all[3]).toEqual({
    type: "spawnbaseline",
    entity: 4,
    modelindex: 2,
    frame: 0,
    colormap: 4,
    skin: 0,
    origin: [0, 0, 0],
    angles: [0, 0, 0],
  });
  const none = playerBaselines({ models: ["", "maps/a.bsp"] } as never);
  expect(none[0]).toMatchObject({ modelindex: 0 });
});

it("a line of the scoreboard is given where it is another one, with colours up to 13", () => {
  const losses = new Losses();
  const own = new Scoreboard(losses, new Places(16));
  const changes = (more: object) => {
    const line = { name: "ann", team: "", ...more };
    return [...own.changes(new Map([[3, line]]) as never)].map(({ type, ...members }) => [
      type,
      ...Object.values(members),
    ]);
  };
  expect(changes({})).toEqual([
    ["updatename", 3, "ann"],
    ["updatefrags", 3, 0],
    ["updatecolors", 3, 0, 0],
  ]);
  expect(changes({})).toEqual([]);
  expect(changes({ frags: 5 })).toEqual([["updatefrags", 3, 5]]);
  expect(changes({ frags: 5, colors: [13, 14] })).toEqual([["updatecolors", 3, 13, 13]]);
  expect(changes({ frags: 5, colors: [-1, 13] })).toEqual([["updatecolors", 3, 0, 13]]);
  expect(changes({ frags: 5, colors: [0, 12] })).toEqual([["updatecolors", 3, 0, 12]]);
  expect(changes({ name: "bob", frags: 5, colors: [0, 12], team: "red" })).toEqual([
    ["updatename", 3, "bob"],
  ]);
  expect(lost(losses)).toEqual([]);
  const red = [3, { name: "ann", team: "red" }] as const;
  const other = new Scoreboard(losses, new Places(16));
  for (let i = 0; i < 2; i++) void [...other.changes(new Map([red]) as never)];
  expect(lost(losses)).toEqual(["dropped teams of players  1"]);
});
