import { describe, expect, it } from "vitest";
import type { PacketentityState } from "../../generated/quake2.ts";
import {
  framesIn,
  isAtRest,
  isBeam,
  newFrame,
  NOWHERE,
  playersIn,
  referenceOf,
} from "../../quake/world/quake2/quake2-frame.ts";
import { Roster } from "../../quake/world/level/roster.ts";
import { newLevel } from "../../quake/world/world.ts";

const BEAM = 0x80;

function entity(more: object = {}): PacketentityState {
  return { event: 0, renderfx: 0, modelindex: 1, ...more } as PacketentityState;
}

describe("an entity of Quake II", () => {
  // DM2 §3.19, ERRATA 34-35: an event is of one frame, and what is not told of it came from where it was.
  it.each([
    [{ origin: [8, 16, 24], oldorigin: [8, 16, 24] }, true],
    [{ origin: [8, 16, 24], oldorigin: [8, 16, 24], event: 1 }, false],
    [{ origin: [8, 16, 24], oldorigin: [0, 16, 24] }, false],
    [{ origin: [8, 16, 24], oldorigin: [8, 16, 0] }, false],
    [{ origin: [8, 16, 24], oldorigin: [1, 2, 3], renderfx: BEAM }, true],
    [{ origin: [8, 16, 24], oldorigin: [1, 2, 3], renderfx: BEAM, event: 1 }, false],
    // Where no place can be read, it is at none.
    [{}, true],
    [{ origin: [0, 0, 0] }, true],
    [{ oldorigin: [0, 8, 0] }, false],
  ])("%j is at rest: %s", (more, expected) => {
    expect(isAtRest(entity(more))).toBe(expected);
  });

  it("is a beam by bit 7 of renderfx, and nowhere where its place is not told", () => {
    expect([0, 0x7f, 0x80, 0x180, 0x100].map((renderfx) => isBeam({ renderfx }))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(NOWHERE).toEqual([0, 0, 0]);
  });
});

describe("a frame of Quake II", () => {
  const frame = (more: object) => ({ type: "frame", serverframe: 40, ...more }) as never;

  // Q2PRO's MSG: five bits tell how many frames before it that is, 31 that it differs from none.
  it.each([
    [undefined, undefined],
    [31, undefined],
    [30, 10],
    [1, 39],
    [0, 40],
  ])("whose offset is %s differs from %s", (offset, expected) => {
    expect(referenceOf(frame({ offset }))).toBe(expected);
  });

  it("is counted in a block by its first message", () => {
    const messages = ["frame", "playerinfo", "packetentities", "frame", "nop"];
    const count = (some: string[]) => framesIn(some.map((type) => [{ type } as never, 0]));
    expect([count([]), count(["nop"]), count(messages)]).toEqual([0, 0, 2]);
  });

  it("has the players who are in sight, of whom one's own speed alone is known", () => {
    const roster = new Roster();
    for (const [slot, name] of ["Ranger", "Grunt", "", "Ogre", "Crowd"].entries())
      roster.name(slot, name);
    const place = { origin: [8, 0, 0], angles: [0, 90, 0] };
    const shown = newFrame(1, undefined, true);
    shown.entities = new Map(
      [1, 2, 3, 5, 6].map((number) => [
        number,
        entity({ ...place, number, modelindex: number === 1 ? 0 : 255 }) as never,
      ]),
    );
    shown.player = { velocity: [1, 2, 3] } as never;
    const level = { ...newLevel(), maxclients: 5 };
    const seen = (slot: number | undefined) =>
      [...playersIn(shown, level, roster, slot).values()].map((one) => [
        one.slot,
        one.name,
        one.velocity,
      ]);
    // 0 has no model, 2 is nobody, 3 has no entity, and there is room for five.
    expect(seen(1)).toEqual([
      [1, "Grunt", [1, 2, 3]],
      [4, "Crowd", undefined],
    ]);
    expect(seen(undefined)).toEqual([
      [1, "Grunt", undefined],
      [4, "Crowd", undefined],
    ]);
  });
});
