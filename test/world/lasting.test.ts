import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { states } from "../../quake/world/index.ts";
import { madeRecordings } from "../support/made-worlds.ts";

describe("a world stays as it was shown, but for its level, which goes on", () => {
  it.each(madeRecordings())("$name", ({ container, version, bytes }) => {
    const property = (recording: Uint8Array) => {
      const shown = [...states(container, recording, { version })].map(
        ({ level: _, ...world }) => world,
      );
      const then: object[] = [];
      for (const { level: _, ...world } of states(container, recording, { version }))
        then.push(structuredClone(world));
      for (const [i, world] of shown.entries())
        if (!isDeepStrictEqual(structuredClone(world), then[i])) expect(world).toEqual(then[i]);
    };
    fc.assert(fc.property(bytes, property), { numRuns: 15 });
  });
});
