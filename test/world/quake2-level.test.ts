import { describe, expect, it } from "vitest";
import { CONFIGURATION, EXTENDED } from "../../quake/world/quake2/configuration.ts";
import { Quake2Level } from "../../quake/world/quake2/quake2-level.ts";

/** What one string makes of a level: which of its parts have it, and at which number. */
function partsOf(index: number, text: string, where = CONFIGURATION): string[] {
  const { level, roster } = at(index, text, where);
  const inList = (name: "models" | "sounds") =>
    level[name].flatMap((one, i) => (one === text ? [`${name} ${i}`] : []));
  return [
    ...inList("models"),
    ...inList("sounds"),
    ...[...level.lightstyles].map(([number]) => `light ${number}`),
    ...[...roster.now().keys()].map((slot) => `player ${slot}`),
    ...(level.title === text ? ["title"] : []),
    ...(level.map === "" ? [] : ["map"]),
  ];
}

function at(index: number, text: string, where = CONFIGURATION): Quake2Level {
  const level = new Quake2Level();
  level.configure(index, text, where);
  return level;
}

describe("a string of Quake II's configuration", () => {
  // DM2 §3.14, ERRATA 45: 32 models, 288 sounds, 544 images, 800 lights, 1056 items, 1312 players, 1568 anything.
  it.each([
    [0, ["title"]],
    [1, []],
    [30, []],
    [31, []],
    [32, ["models 0"]],
    [33, ["models 1", "map"]],
    [34, ["models 2"]],
    [287, ["models 255"]],
    [288, ["sounds 0"]],
    [289, ["sounds 1"]],
    [543, ["sounds 255"]],
    [544, []],
    [799, []],
    [800, ["light 0"]],
    [1055, ["light 255"]],
    [1056, []],
    [1311, []],
    [1312, ["player 0"]],
    [1567, ["player 255"]],
    [1568, []],
  ])("with the number %i is %j", (index, expected) => {
    expect(partsOf(index, "maps/one.bsp")).toEqual(expected);
    expect(at(index, "x").level.settings).toEqual(new Map([[`${index}`, "x"]]));
  });

  // Q2PRO's extended limits: 62 models, 8254 sounds.
  it.each([
    [32, []],
    [62, ["models 0"]],
    [63, ["models 1", "map"]],
    [8253, ["models 8191"]],
    [8254, ["sounds 0"]],
    [12862, ["player 0"]],
  ])("with the number %i of extended limits is %j", (index, expected) => {
    expect(partsOf(index, "maps/one.bsp", EXTENDED)).toEqual(expected);
  });

  it("has names before it that nobody gave, and these are empty", () => {
    const level = at(35, "models/box.md2");
    level.configure(33, "maps/q2dm1.bsp");
    expect(level.level.models).toEqual(["", "maps/q2dm1.bsp", "", "models/box.md2"]);
    expect(level.level.map).toBe("q2dm1");
  });

  it("leaves the title that there was where it is empty", () => {
    const level = at(0, "The Edge");
    level.configure(0, "");
    expect(level.level.title).toBe("The Edge");
    expect(level.level.settings.get("0")).toBe("");
  });

  it("is a player's name up to the first backslash, and nobody where it is empty", () => {
    const level = at(1313, "Ranger\\male/grunt\\x");
    expect([...level.roster.now().values()].map(({ slot, name }) => [slot, name])).toEqual([
      [1, "Ranger"],
    ]);
    level.configure(1313, "");
    expect([level.roster.now().size, level.roster.isEmpty(1)]).toEqual([0, true]);
  });
});
