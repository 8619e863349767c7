import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { difference } from "../../fuzz/properties/equal.ts";
import { cut, edited } from "../../quake/edit/index.ts";
import { states, type World } from "../../quake/world/index.ts";
import { readRecording } from "../../recording/index.ts";
import { bytesOf } from "../support/edit-states.ts";

/* Recordings with FTE's extensions, whose entities differ from what they were when they were last mentioned. */

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures", "fte");
const NAMES = ["qss08_fte15_start.dem", "qss28_fte666_start.dem", "vk_fte999_e1m3.dem"];
const LENGTH = 6;

/** What of a world a cut must keep: the view's angles are a block's. */
function keptOf({ entities, scoreboard, view }: World): unknown {
  return {
    entities: [...entities].toSorted(([a], [b]) => a - b),
    scoreboard: [...scoreboard],
    stats: view.stats,
    entity: view.entity,
  };
}

describe.each(NAMES)("%s", (name) => {
  const bytes = new Uint8Array(readFileSync(join(FIXTURES, name)));
  const worlds = new Map([...states(dem, bytes)].map((world) => [world.time, world]));

  it.each([4, 5, 60, 200, 300, 400, 500])("cut from block %i on shows what was there", (from) => {
    const span = { blocks: { from, to: from + LENGTH - 1 } };
    const made = bytesOf(dem, edited(readRecording(dem, bytes), cut(dem, span))).slice();
    const last = [...states(dem, made)].slice(-LENGTH);
    expect(last).toHaveLength(LENGTH);
    for (const world of last)
      expect(difference(keptOf(worlds.get(world.time)!), keptOf(world))).toBeUndefined();
  });
});
