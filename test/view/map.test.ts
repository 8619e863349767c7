import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { states } from "../../quake/world/index.ts";
import { formatOfFile } from "../../recording/index.ts";
import { Pieces } from "../../view/worker/file/pieces.ts";
import { Plans, wallsIn } from "../../view/worker/file/plans.ts";
import { blobSource } from "../../view/worker/file/source.ts";
import { cube, EDITIONS } from "../map/cube.ts";

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
