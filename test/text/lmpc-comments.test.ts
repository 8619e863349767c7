import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { qwd } from "../../generated/qwd.ts";
import { again, commented, recorded } from "../support/again.ts";

describe("LMPC has", () => {
  it("a comment behind what nobody understands", async () => {
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
});
