import { expect, test } from "vitest";
import { mapName, newLevel, newScore } from "../../quake/world/world.ts";
import { ALL, wantsEntity } from "../../quake/world/wanted.ts";

test.each([
  ["maps/e1m1.bsp", "e1m1"],
  ["e1m1.bsp", "e1m1"],
  ["maps/b_bh25.bsp", "b_bh25"],
  ["maps/mods/start.bsp", "start"],
  ["maps/e1m1", "e1m1"],
  ["", ""],
  [undefined, ""],
])("the map of %s is %s", (model, name) => {
  expect(mapName(model)).toBe(name);
});

test("of a level of which nothing is known nothing has a name, and nobody has room", () => {
  expect(newLevel()).toEqual({
    map: "",
    title: "",
    gamedir: "",
    models: [""],
    sounds: [""],
    lightstyles: new Map(),
    settings: new Map(),
    maxclients: 0,
  });
  expect(newScore(3)).toEqual({
    slot: 3,
    name: "",
    frags: undefined,
    colors: undefined,
    team: "",
    spectator: false,
    ping: undefined,
    loss: undefined,
  });
});

// Those of players come first: with room for four, 1 to 4.
test.each([
  [true, true, [0, 1, 4, 5]],
  [true, false, [0, 1, 4, 5]],
  [false, true, [0, 1, 4]],
  [false, false, []],
])(
  "where entities %s and players %s are asked for, %j of 0, 1, 4 and 5 are wanted",
  (entities, players, numbers) => {
    const wanted = { ...ALL, entities, players };
    expect([0, 1, 4, 5].filter((number) => wantsEntity(wanted, number, 4))).toEqual(numbers);
  },
);
