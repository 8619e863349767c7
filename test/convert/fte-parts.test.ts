import { describe, expect, it } from "vitest";
import {
  asChange,
  baselineOf,
  countUnsaid,
  type Listed,
  listedOf,
  plainOf,
  staticOf,
} from "../../quake/convert/fte/fte-entity.ts";
import { figuresOf, isOfStatus, statusOf } from "../../quake/convert/fte/status-figures.ts";
import { Losses } from "../../quake/convert/losses.ts";

/*
 * Entities and figures of FTE's extensions beside what Quake tells: each member by hand, all of them different.
 */

/** By QuakeSpasm-Spiked's numbers (STAT_ in its quakedef.h). */
const NUMBERS = {
  health: 0,
  weapon: 2,
  ammo: 3,
  armor: 4,
  weaponframe: 5,
  shells: 6,
  nails: 7,
  rockets: 8,
  cells: 9,
  activeweapon: 10,
  items: 15,
  viewheight: 16,
  idealpitch: 25,
  punchangle1: 26,
  punchangle2: 27,
  punchangle3: 28,
};

describe("the status line", () => {
  const values = Object.entries(NUMBERS).map(([name, index], i) => [name, index, 40 + i] as const);
  const figures = new Map(values.map(([, index, value]) => [index, value]));
  const view = (more: object) => ({ entflags: 0, moves: undefined, ...more }) as unknown as Listed;
  const status = (more: Iterable<readonly [number, number]> = [], of?: Listed, folder = "") => {
    const losses = new Losses();
    return { ...statusOf(new Map([...figures, ...more]), of, folder, losses), losses };
  };

  it("is made of figures, and figures of it, each by its number", () => {
    const expected = Object.fromEntries(values.map(([name, , value]) => [name, value]));
    const { losses, ...made } = status();
    expect(made).toEqual({
      ...expected,
      velocity1: 0,
      velocity2: 0,
      velocity3: 0,
      onground: false,
      inwater: false,
    });
    expect(losses.report).toEqual([]);
    expect([...figuresOf(made)].toSorted(([a], [b]) => a - b)).toEqual(
      [...figures].toSorted(([a], [b]) => a - b),
    );
    const known = Array.from({ length: 40 }, (_, i) => i).filter((index) => isOfStatus(index));
    expect(known).toEqual(Object.values(NUMBERS).toSorted((a, b) => a - b));
    expect(statusOf(new Map(), undefined, "", losses)).toMatchObject({ health: 0, items: 0 });
  });

  it("has items without a sign, which figures have", () => {
    const made = status([[15, -2]]);
    expect(made.items).toBe(0xfffffffe);
    expect(figuresOf(made).get(15)).toBe(-2);
  });

  it("has the active weapon's bit, or its number in packs of missions", () => {
    expect(status([[10, 0x1002]]).activeweapon).toBe(2);
    for (const folder of ["rogue", "hipnotic", "quoth", "a;rogue;b"]) {
      expect(status([[10, 0x1000]], undefined, folder).activeweapon).toBe(12);
      expect(status([[10, 1]], undefined, folder).activeweapon).toBe(0);
      expect(status([[10, 0]], undefined, folder).activeweapon).toBe(0);
    }
    expect(status([[10, 0x1002]], undefined, "rogues").activeweapon).toBe(2);
  });

  it("is as fast as the player's entity, and on the ground as that is", () => {
    const moves = { velocity1: 7, velocity2: 8, velocity3: 9 };
    expect(status([], view({ moves, entflags: 128 }))).toMatchObject({ ...moves, onground: true });
    const still = { velocity1: 0, velocity2: 0, velocity3: 0, onground: false };
    expect(status([], view({ entflags: 127 }))).toMatchObject(still);
    expect(status([], view({ moves: { velocity2: 8 } }))).toMatchObject({ ...still, velocity2: 8 });
  });

  it("loses what is less than one, and that is counted", () => {
    const made = status([
      [26, 2.75],
      [27, -0.5],
    ]);
    expect([made.punchangle1, made.punchangle2]).toEqual([2, 0]);
    expect(
      made.losses.report.map(({ outcome, member, largest }) => [outcome, member, largest]),
    ).toEqual([
      ["rounded", "punchangle1", 0.75],
      ["rounded", "punchangle2", 0.5],
    ]);
  });
});

describe("an entity", () => {
  const plain = {
    modelindex: 2,
    frame: 3,
    colormap: 4,
    skin: 5,
    origin: [6, 7, 8] as [number, number, number],
    angles: [9, 10, 11] as [number, number, number],
  };
  const looks = { effects: 12, alpha: 13, scale: 14, nolerp: true };

  it("of Quake has all of itself in a list, and comes back", () => {
    const listed = listedOf({ ...plain, ...looks });
    // How opaque: one less than FitzQuake's number; 255 is as usual. Bit 0 of the flags: it goes in steps.
    expect(listed).toMatchObject({ ...plain, effects: 12, alpha: 12, scale: 14, entflags: 1 });
    expect(plainOf(20, listed)).toEqual({ entity: 20, ...plain, ...looks });
    expect(listedOf(plain)).toMatchObject({ effects: 0, alpha: 255, scale: 1, entflags: 0 });
    expect(plainOf(1, listedOf(plain))).toMatchObject({ alpha: 0, scale: 1, nolerp: false });
    expect(plainOf(1, { ...listedOf(plain), scale: 0, effects: 0x1ff })).toMatchObject({
      scale: 1,
      effects: 0xff,
    });
  });

  it("has nothing else in a list", () => {
    const losses = new Losses();
    countUnsaid(listedOf({ ...plain, ...looks }), false, losses);
    expect(losses.report).toEqual([]);
  });

  it("has a wide baseline where it is wide", () => {
    const types = (more: object) => {
      const state = { ...listedOf(plain), ...more };
      return [baselineOf(9, state).type, staticOf(state).type];
    };
    const narrow = ["spawnbaseline", "spawnstatic"];
    const wide = ["spawnbaseline2", "spawnstatic2"];
    expect(types({})).toEqual(narrow);
    for (const member of ["modelindex", "frame"]) {
      expect(types({ [member]: 255 })).toEqual(narrow);
      expect(types({ [member]: 256 })).toEqual(wide);
    }
    expect([types({ alpha: 254 }), types({ scale: 2 }), types({ scale: 0 })]).toEqual([
      wide,
      wide,
      narrow,
    ]);
    expect(baselineOf(9, listedOf(plain))).toMatchObject({ entity: 9, ...plain });
  });

  it("loses what Quake has not, and that is counted by member", () => {
    const lost = (more: object, isView = false) => {
      const losses = new Losses();
      countUnsaid({ ...listedOf(plain), ...more } as Listed, isView, losses);
      return losses.report.map(({ of, member }) => `${of} ${member}`);
    };
    const others = {
      solid: 3,
      colormod: [1, 2, 1],
      glowmod: [0, 0, 1],
      gravitydir: [0, 1],
      fatness: 1,
    };
    const more = {
      glowsize: 1,
      glowcolor: 1,
      modelindex2: 1,
      tag: {},
      light: {},
      trail: {},
      bones: {},
      drawn: {},
    };
    for (const [member, value] of Object.entries({ ...others, ...more }))
      expect(lost({ [member]: value })).toEqual([`updateentities ${member}`]);
    expect([lost({ effects: 255 }), lost({ effects: 256 })]).toEqual([
      [],
      ["updateentities effects"],
    ]);
    // Whether he is on the ground the status line tells.
    expect([lost({ entflags: 1 }), lost({ entflags: 128 }), lost({ entflags: 129 }, true)]).toEqual(
      [[], ["updateentities entflags"], []],
    );
    expect(lost({ entflags: 2 }, true)).toEqual(["updateentities entflags"]);
    const moves = { velocity1: 1, velocity2: 0, velocity3: 0 };
    expect([lost({ moves }), lost({ moves }, true)]).toEqual([["updateentities moves"], []]);
  });

  it("changes with what says which of its members are there", () => {
    const state = listedOf(plain);
    const moves = { velocity1: 1, velocity2: 2, velocity3: undefined };
    const hints = (change: object, of: Listed = state) => asChange(change as never, of);
    const none = { reset: false, moves: undefined, effects_width: 0 };
    expect(hints({})).toEqual({ ...none, turned: 0 });
    // Pitch and roll come together: bit 0; yaw: bit 1; moves: bit 2.
    const tilted = { ...none, angle1: 9, angle3: 11, turned: 1 };
    expect(hints({ angle1: 9 })).toEqual(tilted);
    expect(hints({ angle3: 11 })).toEqual(tilted);
    expect(hints({ angle2: 10 })).toEqual({ ...none, angle2: 10, turned: 2 });
    expect(hints({}, { ...state, moves } as Listed)).toEqual({ ...none, moves, turned: 4 });
    expect(hints({ effects: 1, reset: true })).toEqual({
      effects: 1,
      reset: true,
      moves: undefined,
      turned: 0,
      effects_width: 1,
    });
  });
});
