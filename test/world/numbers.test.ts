import { describe, expect, it } from "vitest";
import { table } from "../../generated/quake2.ts";
import { Roster } from "../../quake/world/level/roster.ts";
import {
  learnCommands,
  playerCommands,
  withoutPlayerCommands,
} from "../../quake/world/netquake/player-commands.ts";
import { configurationOf } from "../../quake/world/quake2/configuration.ts";
import { newLevel } from "../../quake/world/world.ts";

/* Where in Quake II's configuration is what: each section begins where the one before it ends (ERRATA 45). */

/** How many strings each section has, from that on where models begin. */
interface Sizes {
  readonly maxclients: number;
  readonly first: number;
  readonly sizes: readonly [
    models: number,
    sounds: number,
    images: number,
    lights: number,
    items: number,
    players: number,
  ];
}

const VANILLA: Sizes = { maxclients: 30, first: 32, sizes: [256, 256, 256, 256, 256, 256] };
/** Q2PRO's extended limits (MAX_MODELS_EXT and others of its q_shared.h). */
const EXTENDED: Sizes = { maxclients: 60, first: 62, sizes: [8192, 2048, 2048, 256, 256, 256] };
/** The 2023 release: 512 pictures, and shadow lights, as many as lights, after these. */
const RELEASE: Sizes = { ...EXTENDED, sizes: [8192, 2048, 512, 256 + 256, 256, 256] };
/** KMQuake2's (MAX_MODELS and others of its q_shared.h). */
const KMQUAKE2: Sizes = { maxclients: 30, first: 32, sizes: [8192, 8192, 2048, 256, 256, 256] };

describe("sections of Quake II's strings", () => {
  it.each([
    ["25", VANILLA],
    ["34", VANILLA],
    ["35", VANILLA],
    ["36", VANILLA],
    ["36+8", EXTENDED],
    ["36+24", EXTENDED],
    ["3434", EXTENDED],
    ["3435", EXTENDED],
    ["3436", EXTENDED],
    ["2022", RELEASE],
    ["2023", RELEASE],
    ["56", KMQUAKE2],
    ["34-server", VANILLA],
  ])("in %s are as large as there is room for", (version, { maxclients, first, sizes }) => {
    const index = table.versions.indexOf(version);
    expect(index).toBeGreaterThanOrEqual(0);
    const begins = sizes.map(
      (_, i) => first + sizes.slice(0, i).reduce((sum, size) => sum + size, 0),
    );
    const [models, sounds, images, lights, items, players] = begins;
    const general = players! + sizes[5];
    expect(configurationOf(index)).toEqual({
      maxclients,
      models,
      sounds,
      images,
      lights,
      items,
      players,
      general,
    });
  });
});

describe("commands that tell of players", () => {
  const said = (text: string) => [...playerCommands(text)];

  it("are all of one, or what changed of him", () => {
    expect(said('//fui 3 "\\name\\Ranger\\topcolor\\4\\bottomcolor\\13"')).toEqual([
      { slot: 3, name: "Ranger", shirt: 4, pants: 13 },
    ]);
    // What all of him does not have is empty.
    expect(said('//fui 3 ""')).toEqual([{ slot: 3, name: "", shirt: 0, pants: 0 }]);
    const nothing = { slot: 12, name: undefined, shirt: undefined, pants: undefined };
    expect(said('//ui 12 "topcolor" "4"')).toEqual([{ ...nothing, shirt: 4 }]);
    expect(said('//ui 12 "bottomcolor" "11"')).toEqual([{ ...nothing, pants: 11 }]);
    expect(said('//ui 12 "name" "a b"')).toEqual([{ ...nothing, name: "a b" }]);
    expect(said('//ui 12 "team" "x"')).toEqual([nothing]);
    // Colours have four bits; what is no number is 0.
    expect(said('//ui 12 "topcolor" "20"')).toEqual([{ ...nothing, shirt: 4 }]);
    expect(said('//ui 12 "topcolor" "red"')).toEqual([{ ...nothing, shirt: 0 }]);
  });

  it("give a player names and colours, each as it was where it is not told, and nothing to who has no room", () => {
    const roster = new Roster();
    const level = { ...newLevel(), maxclients: 2 };
    const shown = (text: string) => {
      learnCommands(level, roster, text);
      return [...roster.now().values()].map(({ slot, name, colors }) => [slot, name, colors]);
    };
    expect(shown('//ui 1 "name" "Ranger"')).toEqual([[1, "Ranger", undefined]]);
    expect(shown('//ui 1 "bottomcolor" "11"')).toEqual([[1, "Ranger", [0, 11]]]);
    expect(shown('//ui 1 "topcolor" "4"')).toEqual([[1, "Ranger", [4, 11]]]);
    expect(shown('//ui 1 "bottomcolor" "2"\n//ui 1 "team" "x"')).toEqual([[1, "Ranger", [4, 2]]]);
    expect(shown('//ui 2 "name" "Crowd"')).toEqual([[1, "Ranger", [4, 2]]]);
    expect(shown('//ui 0 "topcolor" "3"\n//ui 0 "name" "Grunt"')).toEqual([
      [1, "Ranger", [4, 2]],
      [0, "Grunt", [3, 0]],
    ]);
    expect(shown('//fui 1 ""')).toEqual([[0, "Grunt", [3, 0]]]);
  });

  it("are lines of their own among others, which stay", () => {
    const text = 'bf\n//ui 1 "name" "a"\n//ui x\nui 2 "name" "b"\n//ui 3 "name" "c"\n';
    expect(said(text).map(({ slot }) => slot)).toEqual([1, 3]);
    expect(withoutPlayerCommands(text)).toBe('bf\n//ui x\nui 2 "name" "b"\n');
    expect(said("")).toEqual([]);
  });
});
