import { describe, expect, it } from "vitest";
import { dem } from "../../../generated/dem.ts";
import type { Shot } from "../../../quake/edit/cameras/script.ts";
import { Unsent } from "../../../quake/edit/cameras/unsent.ts";
import { familyOf } from "../../../quake/edit/family/index.ts";
import type { Vector } from "../../../quake/world/index.ts";

/* What a camera misses that the server did not send, since the player could not see it. */

const MODELS = ["", "maps/e1m1.bsp", "progs/armor.mdl", "progs/ogre.mdl", "*1"];
const baseline = (entity: number, modelindex: number, x: number) => ({
  type: "spawnbaseline",
  entity,
  modelindex,
  frame: 0,
  colormap: 0,
  skin: 0,
  origin: [x, 0, 0],
  angles: [0, 0, 0],
});

const SHOT = { from: 0, to: 100 } as Shot;
/** It looks to where x rises. */
const FROM = (x: number, y = 0) => ({ origin: [x, y, 0] as const, angles: [0, 0, 0] as const });

/** Of an entity's number, its model and where it is. */
type Thing = [number: number, model: string, x: number, y?: number];

function worldOf(things: readonly Thing[], view: object = { entity: 1 }) {
  const all = things.map(([number, model, x, y = 0]) => [
    number,
    { number, model, origin: [x, y, 0] },
  ]);
  return { level: { map: "e1m1" }, entities: new Map(all as never), view } as never;
}

function unsent(messages: readonly object[], maps = new Map<string, never>()) {
  const made = new Unsent(familyOf(dem), maps);
  made.learn({ messages } as never, MODELS);
  return made;
}

const ARMOR: Thing = [9, "progs/armor.mdl", 200];
const armor = baseline(9, 2, 200);
const seen = (shot: Shot = SHOT, pose = FROM(0)) => ({ shot, pose }) as never;

describe("something that is not in sight", () => {
  it("was missed where it comes again: from when, and for how long a camera looked at it", () => {
    const made = unsent([armor]);
    made.frame(worldOf([]), seen(), 10);
    made.frame(worldOf([]), seen(), 10.5);
    made.frame(worldOf([]), undefined, 11);
    made.frame(worldOf([]), seen(), 11.25);
    expect(made.gaps.size).toBe(0);
    made.frame(worldOf([ARMOR]), seen(), 12);
    // Of the first frame nobody knows how long it was there.
    expect([...made.gaps]).toEqual([
      [SHOT, [{ number: 9, model: "progs/armor.mdl", from: 10, seconds: 0.75 }]],
    ]);
    made.frame(worldOf([ARMOR]), seen(), 13);
    expect(made.gaps.get(SHOT)).toHaveLength(1);
  });

  it("is missed again where it goes again, by each shot for itself", () => {
    const made = unsent([armor]);
    const other = { from: 5, to: 6 } as Shot;
    made.frame(worldOf([ARMOR]), seen(), 1);
    made.frame(worldOf([]), seen(), 2);
    made.frame(worldOf([]), seen(other), 3);
    made.frame(worldOf([ARMOR]), seen(other), 4);
    made.frame(worldOf([]), seen(other), 6);
    made.frame(worldOf([ARMOR]), seen(other), 7);
    expect(
      [...made.gaps].map(([shot, gaps]) => [
        shot,
        gaps.map(({ from, seconds }) => [from, seconds]),
      ]),
    ).toEqual([
      [SHOT, [[2, 1]]],
      [
        other,
        [
          [3, 1],
          [6, 2],
        ],
      ],
    ]);
  });

  it("is not missed that comes no more, is of another level, or is something else then", () => {
    const gone = unsent([armor]);
    gone.frame(worldOf([]), seen(), 1);
    gone.frame(worldOf([]), seen(), 2);
    expect(gone.gaps.size).toBe(0);
    gone.begin();
    gone.frame(worldOf([ARMOR]), seen(), 3);
    expect(gone.gaps.size).toBe(0);
    const other = unsent([armor]);
    other.frame(worldOf([]), seen(), 1);
    other.frame(worldOf([[9, "progs/ogre.mdl", 200]]), seen(), 2);
    other.frame(worldOf([]), seen(), 3);
    other.frame(worldOf([ARMOR]), seen(), 4);
    expect(other.gaps.size).toBe(0);
    // What was there from the beginning on is known again, once it is seen.
    other.frame(worldOf([]), seen(), 5);
    other.frame(worldOf([ARMOR]), seen(), 6);
    expect(other.gaps.get(SHOT)).toMatchObject([{ from: 5, seconds: 1 }]);
  });

  it("is a thing of its own, that the beginning tells: no part of the map, and nobody who plays", () => {
    const made = unsent([
      baseline(8, 4, 200),
      baseline(7, 9, 200),
      { type: "spawnstatic", modelindex: 2 },
      baseline(1, 3, 200),
    ]);
    const all: Thing[] = [
      [8, "*1", 200],
      [7, "progs/ogre.mdl", 200],
      [1, "progs/ogre.mdl", 200],
      [6, "progs/ogre.mdl", 200],
    ];
    made.frame(worldOf([]), seen(), 1);
    made.frame(worldOf(all), seen(), 2);
    made.frame(worldOf([]), seen(), 3);
    made.frame(worldOf(all), seen(), 4);
    expect(made.gaps.size).toBe(0);
  });
});

describe("something that a camera sees without a map", () => {
  const isMissed = (x: number, y = 0, shot: object = {}, from = FROM(0)) => {
    const made = unsent([{ ...armor, origin: [x, y, 0] }]);
    const own = { ...SHOT, ...shot } as Shot;
    made.frame(worldOf([]), seen(own, from), 1);
    made.frame(worldOf([[9, "progs/armor.mdl", x, y]]), seen(own, from), 2);
    return made.gaps.size > 0;
  };

  it("is no further than 1024 units, and before it", () => {
    expect([isMissed(1024), isMissed(1025), isMissed(-200), isMissed(1), isMissed(0)]).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(isMissed(1500, 0, {}, FROM(600))).toBe(true);
  });

  it("is in its field of view, whose corners are a quarter further out", () => {
    // Half of 90 degrees is 45, whose tangent is 1: y may be 1.25 times x. Half of 60 has 0.57735: 0.72169 times.
    expect([
      isMissed(100, 124),
      isMissed(100, 126),
      isMissed(100, -124),
      isMissed(100, -126),
    ]).toEqual([true, false, true, false]);
    const narrow = { fov: 60 };
    expect([isMissed(100, 72, narrow), isMissed(100, 73, narrow)]).toEqual([true, false]);
    expect(isMissed(100, 72, { fov: 59 })).toBe(false);
  });
});

describe("something that a camera sees in any direction", () => {
  const isMissed = (point: Vector, angles: Vector, fov: number) => {
    const made = unsent([{ ...armor, origin: point }]);
    const pose = { origin: [0, 0, 0], angles };
    const shot = { ...SHOT, fov } as Shot;
    const there = new Map([[9, { number: 9, model: "progs/armor.mdl", origin: point }]]);
    made.frame(worldOf([]), { shot, pose } as never, 1);
    made.frame({ ...(worldOf([]) as object), entities: there } as never, undefined, 2);
    return made.gaps.size > 0;
  };

  it("is as far aside as half of its field of view, and a quarter more", () => {
    // Half of 60 degrees, a quarter further out: the tangent is 0.72169, which is 35.8174 degrees.
    const half = 35.8174;
    const at = (pitch: number, yaw: number): Vector => {
      const [p, y] = [(pitch * Math.PI) / 180, (yaw * Math.PI) / 180];
      const flat = 100 * Math.cos(p);
      return [flat * Math.cos(y), flat * Math.sin(y), -100 * Math.sin(p)];
    };
    for (const yaw of [0, 30, 135, -100])
      for (const pitch of [0, 20, -20])
        for (const off of [half - 0.01, half + 0.01])
          for (const sign of [1, -1]) {
            const seen = isMissed(at(pitch + sign * off, yaw), [pitch, yaw, 0], 60);
            expect([yaw, pitch, off, sign, seen]).toEqual([yaw, pitch, off, sign, off < half]);
          }
    // Aside on the same height, by the cosine of both.
    expect(isMissed(at(0, 30 + half - 0.01), [0, 30, 0], 60)).toBe(true);
    expect(isMissed(at(0, 30 + half + 0.01), [0, 30, 0], 60)).toBe(false);
  });
});

describe("something in another level", () => {
  it("is another thing: neither known, nor gone since then", () => {
    const made = unsent([armor]);
    made.frame(worldOf([]), seen(), 1);
    made.begin();
    // The same number is something else, and comes as what it was.
    made.learn({ messages: [baseline(9, 3, 200)] } as never, MODELS);
    made.frame(worldOf([]), seen(), 5);
    made.frame(worldOf([ARMOR]), seen(), 6);
    expect(made.gaps.size).toBe(0);
    const timed = unsent([armor]);
    timed.frame(worldOf([ARMOR]), seen(), 1);
    timed.begin();
    timed.learn({ messages: [armor] } as never, MODELS);
    timed.frame(worldOf([]), seen(), 5);
    timed.frame(worldOf([ARMOR]), seen(), 6);
    // It was gone from its first frame on: of that nobody knows how long it was there.
    expect(timed.gaps.get(SHOT)).toMatchObject([{ from: 5, seconds: 0 }]);
    const without = unsent([armor]);
    without.begin();
    without.frame(worldOf([ARMOR]), seen(), 1);
    without.frame(worldOf([]), seen(), 2);
    without.frame(worldOf([ARMOR]), seen(), 3);
    expect(without.gaps.size).toBe(0);
    const known = unsent([armor]);
    known.frame(worldOf([]), seen(), 1);
    known.begin();
    known.learn({ messages: [armor] } as never, MODELS);
    known.frame(worldOf([ARMOR]), seen(), 2);
    expect(known.gaps.size).toBe(0);
  });
});

describe("something that a camera sees on a map", () => {
  // The camera is in the leaf of its x, and leaves see each other where the map says so.
  const map = (...pairs: readonly (readonly [number, number])[]) =>
    new Map([
      [
        "e1m1",
        {
          leafAt: ([x]: readonly number[]) => Math.floor(x! / 1000),
          sees: (a: number, b: number) => pairs.some(([from, to]) => from === a && to === b),
        } as never,
      ],
    ]);
  const isMissed = (maps: ReturnType<typeof map>, view: object) => {
    const made = unsent([{ ...armor, origin: [5500, 0, 0] }], maps);
    made.frame(worldOf([], view), seen(), 1);
    made.frame(worldOf([[9, "progs/armor.mdl", 5500]], view), seen(), 2);
    return made.gaps.size > 0;
  };

  it("is what the camera's leaf sees, however far, and the player's does not", () => {
    const player = { entity: 1, origin: [2500, 0, 0] };
    expect(isMissed(map([0, 5]), player)).toBe(true);
    expect(isMissed(map([0, 5], [2, 5]), player)).toBe(false);
    expect(isMissed(map([2, 5]), player)).toBe(false);
    expect(isMissed(map([0, 4]), player)).toBe(false);
    // Where nobody knows where the player is.
    expect(isMissed(map([0, 5]), { entity: 1 })).toBe(true);
  });
});
