import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { states } from "../../quake/world/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import type { PlanData } from "../../view/map-api.ts";
import { Pieces } from "../../view/worker/file/pieces.ts";
import { Plans, wallsIn } from "../../view/worker/file/plans.ts";
import { blobSource } from "../../view/worker/file/source.ts";
import { demOf, frame, LEVEL, SIGNONS } from "../support/made-dem.ts";
import { cube, EDITIONS, SIDE } from "../map/cube.ts";

const FILES = join(import.meta.dirname, "..", "..", "fixtures");

test("the map's worker tells levels, ways, events, and what is to be seen at a moment", async () => {
  const bytes = new Uint8Array(readFileSync(join(FILES, "ezquake_client_p28.qwd")));
  const container = formatOfFile("a.qwd");
  const plans = new Plans(container, new Pieces(blobSource(new Blob([bytes]))));
  expect(await plans.things(1)).toEqual([]);
  const { levels, seconds, events } = await plans.map(1, () => false);
  const [level] = levels;
  expect(level!.bounds!.max[0]).toBeGreaterThan(level!.bounds!.min[0]);
  expect(level!.tracks[0]!.places.length).toBeGreaterThan(20);
  expect(level!.players.cells.length).toBeGreaterThan(5);
  expect(events[0]).toMatchObject({ type: "level", map: level!.map });
  expect(await plans.map(1, () => false)).toMatchObject({ seconds });
  const from = seconds / 2;
  const [world] = states(container, bytes, { from });
  const models = new Set([...world!.entities.values()].map(({ model }) => model));
  const things = await plans.things(from);
  for (const { model } of things) expect(models).toContain(model);
});

test("texts in the middle of the screen are there from when to when engines show them", async () => {
  const text = (said: string) => ({ type: "centerprint", text: said });
  const bytes = demOf(
    [LEVEL],
    ...SIGNONS,
    frame(1),
    frame(2, text("You got the\nsilver key")),
    frame(3),
    frame(5, text("gone")),
    frame(6, text("")),
    frame(9),
  );
  const plans = new Plans(formatOfFile("a.dem"), new Pieces(blobSource(new Blob([bytes]))));
  // Quake takes a text away after two seconds, or when another one comes (scr_centertime).
  expect((await plans.map(1, () => false)).cues).toEqual([
    { from: 1, to: 3, text: "You got the\nsilver key" },
    { from: 4, to: 5, text: "gone" },
  ]);
  const other = new Uint8Array(readFileSync(join(FILES, "anchor_mvd.mvd")));
  const silent = new Plans(formatOfFile("a.mvd2"), new Pieces(blobSource(new Blob([other]))));
  expect((await silent.map(1, () => false)).cues).toEqual([]);
});

test("a plan of a file that changed meanwhile is given up", async () => {
  const bytes = new Uint8Array(readFileSync(join(FILES, "anchor_mvd.mvd")));
  const plans = new Plans(formatOfFile("a.mvd"), new Pieces(blobSource(new Blob([bytes]))));
  await expect(plans.map(1, () => true)).rejects.toThrow(/the file changed/);
});

test("walls are four numbers each", async () => {
  const walls = await wallsIn(new Blob([cube(EDITIONS[0]!)]), "e1m1");
  expect(walls).toHaveLength(8 * 4);
  await expect(wallsIn(new Blob(["none"]), "e1m1")).rejects.toThrow(/this is no map/);
});

test.each(EDITIONS)("the map draws the edges of the faces of $name", async (edition) => {
  const walls = (await wallsIn(new Blob([cube(edition)]), "e1m1"))!;
  const lines: number[][] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => (x: number, y: number) => {
      if (name === "moveTo") lines.push([x, y]);
      if (name === "lineTo") lines.at(-1)!.push(x, y);
    },
    set: () => true,
  });
  const size = { width: 200, height: 100, clientWidth: 200 };
  const canvas = { ...size, getContext: () => context };
  // It is of browsers, whose types are not those of the tests.
  const { draw } = (await import(String("../../view/page/map/draw.ts"))) as {
    draw(...given: readonly object[]): void;
  };
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
  const nothing = { size: 64, most: 0, cells: [] };
  const scene = {
    plan: { map: "e1m1", things: nothing, players: nothing } as unknown as PlanData,
    tracks: [],
    things: [],
    walls,
    shots: [],
    seconds: 0,
    isHeat: false,
    followed: "",
    nameOf: String,
  };
  // The middle of the cube is in the middle of what is seen, at half a pixel a unit: north is up.
  draw(canvas, scene, { x: SIDE / 2, y: SIDE / 2, scale: 0.5 });
  vi.unstubAllGlobals();
  const [west, east, north, south] = [100 - SIDE / 4, 100 + SIDE / 4, 50 - SIDE / 4, 50 + SIDE / 4];
  const seen = new Set(
    lines.map(([ax, ay, bx, by]) => `${[`${ax} ${ay}`, `${bx} ${by}`].toSorted()}`),
  );
  const square = [
    [`${west} ${north}`, `${east} ${north}`],
    [`${west} ${south}`, `${east} ${south}`],
    [`${west} ${north}`, `${west} ${south}`],
    [`${east} ${north}`, `${east} ${south}`],
  ];
  expect(seen).toEqual(new Set(square.map((line) => `${line.toSorted()}`)));
});
