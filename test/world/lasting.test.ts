import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { states, type World } from "../../quake/world/index.ts";
import { madeRecordings } from "../support/made-worlds.ts";

/** All of a world but its level, which goes on. */
function lasting({ entities, players, scoreboard, view, problems, block, time, frame }: World) {
  return { entities, players, scoreboard, view, problems, block, time, frame };
}

describe("a world stays as it was shown", () => {
  it.each(madeRecordings())("$name", ({ container, version, bytes }) => {
    const property = (recording: Uint8Array) => {
      const had: object[] = [];
      const shown: object[] = [];
      for (const world of states(container, recording, { version })) {
        shown.push(lasting(world));
        had.push(structuredClone(lasting(world)));
      }
      for (const [i, world] of shown.entries())
        if (!isDeepStrictEqual(structuredClone(world), had[i])) expect(world).toEqual(had[i]);
    };
    fc.assert(fc.property(bytes, property), { numRuns: 15 });
  });
});
