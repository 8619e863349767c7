import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { again, commented, recorded } from "../support/again.ts";

describe("LMPC has", () => {
  it("a comment after what nobody understands", async () => {
    const text = recorded(["nop; unknown { id 0x50; data 0x01; }", "bad;"]);
    expect(commented(await again(dem, text))).toEqual([
      "unknown { // something is wrong",
      "bad; // something is wrong",
    ]);
  });

  it("no model's name in a QuakeWorld player", async () => {
    const text = `sblock { time 1.0s; seq1 1; seq2 1;
      modellist { first 0; models "maps/a.bsp" "progs/b.mdl"; next 0; }
      playerinfo { player 0; origin 0.0 0.0 0.0; frame 0; modelindex 2; }
      packetentities { packetentity { entity 1; modelindex 2; } } }`;
    const decompiled = await again(qwd, text);
    expect(decompiled.match(/^ *modelindex 2;.*$/gm)).toEqual([
      "  modelindex 2;",
      "   modelindex 2; // progs/b.mdl",
    ]);
  });

  it("no name for Quake II's general strings", async () => {
    const indexes = [-1, 0, 1311, 1312, 1567, 1568, 2079, 2080];
    const strings = indexes.map((index) => `configstring { index ${index}; string "a"; }`);
    expect((await again(dm2, `block { ${strings.join(" ")} }`)).match(/(?<=index ).*$/gm)).toEqual([
      "-1;",
      "0; // map name",
      "1311; // item[255]",
      "1312; // playerskin[0]",
      "1567; // playerskin[255]",
      "1568;",
      "2079;",
      "2080;",
    ]);
  });

  it("the section of each of Quake II's strings, and the place in it", async () => {
    // DM2 §3.14: where each section begins, and the last before the next one.
    const indexes = [0, 1, 2, 3, 4, 5, 29, 30, 31, 32, 287, 288, 543, 544, 799, 800, 1055, 1056];
    const strings = indexes.map((index) => `configstring { index ${index}; string "a"; }`);
    const lines = (await again(dm2, `block { ${strings.join(" ")} }`)).match(/(?<=index ).*$/gm)!;
    const names = lines.map((line) => line.split(" // ")[1]);
    expect(names.join(", ")).toBe(
      "map name, CD track, sky, skyaxis, sky rotate, statusbar[0], statusbar[24], max clients, map checksum, model[0], model[255], sound[0], sound[255], image[0], image[255], lightstyle[0], lightstyle[255], item[0]",
    );
  });

  it("what Quake II's figures are called, and what they are: as in its texts of real recordings", async () => {
    const config = [
      [544 + 2, "i_health"],
      [544 + 3, ""],
      [1056 + 14, "Rocket Launcher"],
      [1077, "Rockets"],
    ].map(([index, text]) => `configstring { index ${index}; string "${text}"; }`);
    const figures = [
      [0, 2, "HEALTH_ICON", "i_health"],
      [1, 100, "HEALTH", undefined],
      [2, 0, "AMMO_ICON", "image off"],
      [3, 0, "AMMO", undefined],
      // Of no picture, and of one without a name.
      [4, 1, "ARMOR_ICON", undefined],
      [5, 0, "ARMOR", undefined],
      [6, 3, "SELECTED_ICON", undefined],
      [7, 2, "PICKUP_ICON", "i_health"],
      [8, 1077, "PICKUP_STRING", '"Rockets"'],
      [11, 2, "HELPICON", "i_health"],
      [12, 14, "SELECTED_ITEM", "Rocket Launcher"],
      [13, 0, "LAYOUTS", "popup off"],
      [14, 1, "FRAGS", undefined],
      [15, 2, "FLASHES", "armor"],
    ] as const;
    const others = [
      [8, 0, "PICKUP_STRING", "string off"],
      [13, 1, "LAYOUTS", "help"],
      [15, 0, "FLASHES", "flash off"],
      [16, 5, undefined, undefined],
    ] as const;
    const stats = (list: readonly (readonly [number, number, ...unknown[]])[]) =>
      `playerinfo { stats { ${list.map(([index, value]) => `stat { index ${index}; value ${value}; }`).join(" ")} } }`;
    const text = await again(
      dm2,
      `block { ${config.join(" ")} ${stats(figures)} ${stats(others)} }`,
    );
    const comments = text.slice(text.indexOf("playerinfo")).match(/(?:index|value) .*$/gm)!;
    const expected = [...figures, ...others].flatMap(([index, value, name, what]) => [
      `index ${index};${name === undefined ? "" : ` // ${name}`}`,
      `value ${value};${what === undefined ? "" : ` // ${what}`}`,
    ]);
    expect(comments).toEqual(expected);
  });

  it("no name of the level before", async () => {
    const level =
      'serverdata { serverversion 33; key 1; isdemo 1; game ""; client 0; mapname "a"; }';
    const named = 'configstring { index 546; string "i_health"; }';
    const icon = "playerinfo { stats { stat { index 0; value 2; } } }";
    const text = await again(dm2, `block { ${level} ${named} ${icon} ${level} ${icon} }`);
    expect(text.match(/(?<=value ).*$/gm)).toEqual(["2; // i_health", "2;"]);
  });
});
