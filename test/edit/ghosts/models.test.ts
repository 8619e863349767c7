import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import { Models, mostModels } from "../../../quake/edit/ghosts/models.ts";

/* The numbers of a level's models, and those that are added for ghosts. */

describe("a level's models", () => {
  const names = (count: number) => ["", ...Array.from({ length: count - 1 }, (_, i) => `*${i}`)];
  const needed = new Set(["a", "b", "*3"]);

  it("are added up to the highest number that a protocol has", () => {
    const begin = (count: number) => {
      const models = new Models();
      return [models.begin(1, names(count), needed, 9), models.notes.map(({ kind }) => kind)];
    };
    // With 8 names the highest number is 7: there are 8 and 9.
    expect([begin(8), begin(9), begin(10), begin(11)]).toEqual([
      [["a", "b"], ["models"]],
      [["a"], ["models", "unknown"]],
      [[], ["unknown"]],
      [[], ["unknown"]],
    ]);
    // Numbers are of a byte in id's protocol; FitzQuake's descendants have MAX_MODELS of 2048.
    const most = (version: string) =>
      mostModels(dem, dem.codecs[0]!.table.versions.indexOf(version));
    expect([most("15"), most("666")]).toEqual([255, 2047]);
  });

  it("have numbers from 1 on: a player's where one is not there, and the level's own without him", () => {
    const models = new Models();
    const all = ["", "maps/a.bsp", "progs/b.mdl", "progs/player.mdl"];
    const numbers = (list: readonly string[], level = 1) =>
      ["maps/a.bsp", "progs/b.mdl", "progs/eyes.mdl", ""].map((name) =>
        models.numberOf(name, level, list),
      );
    expect(numbers(all)).toEqual([1, 2, 3, 3]);
    expect(numbers(all.slice(0, 3))).toEqual([1, 2, 1, 1]);
    // Of the level that has begun it is known what was added to it.
    models.begin(2, all, new Set(["progs/eyes.mdl"]), 255);
    expect([numbers(all, 2), numbers(all, 1)]).toEqual([
      [1, 2, 4, 3],
      [1, 2, 3, 3],
    ]);
  });
});
