import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mvd } from "../../generated/mvd.ts";
import { states, type World } from "../../quake/world/index.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
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

it("players in sight are the same map for as long as nothing is given of them", () => {
  const player = { type: "playerstate", player: 1, frame: 5, dead: false, gib: false };
  const entities = { type: "packetentities", entities: [] };
  const bytes = recordingOf(mvd, [
    [{ type: "updateuserinfo", player: 1, userid: 5, userinfo: "\\name\\Ranger" }, player],
    [entities],
    [{ type: "print", level: 2, text: "hello" }, entities],
    [{ ...player, frame: 6 }],
    [{ type: "updateuserinfo", player: 1, userid: 5, userinfo: "\\name\\Sarge" }, entities],
  ]);
  const shown = [...states(mvd, bytes, { version: "28-mvd" })].map(({ players }) => players);
  expect(shown.map((map, i) => map === shown[i - 1])).toEqual([false, true, true, false, false]);
  expect(shown.map((map) => map.get(1)!.name)).toEqual([
    "Ranger",
    "Ranger",
    "Ranger",
    "Ranger",
    "Sarge",
  ]);
  expect(shown[2]!.get(1)!.state["frame"]).toBe(5);
  expect(shown[3]!.get(1)!.state["frame"]).toBe(6);
});
