import { describe, expect, it } from "vitest";
import type { Clientdata } from "../../generated/netquake.ts";
import { Figures } from "../../quake/convert/clients/figures.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { Status } from "../../quake/convert/quakeworld/status.ts";

/*
 * The status line of Quake and the figures of QuakeWorld, one made of the other: by hand, with the documents' numbers.
 */
const lost = (losses: Losses) =>
  losses.report.map(({ outcome, of, member = "", count }) => `${outcome} ${of} ${member} ${count}`);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a status line of figures", () => {
  const PLAIN = {
    type: "clientdata",
    items: 0,
    onground: false,
    inwater: false,
    health: 0,
    ammo: 0,
    shells: 0,
    nails: 0,
    rockets: 0,
    cells: 0,
    activeweapon: 0,
  };

  it("has each figure by its number, and members only where they are not what is usual", () => {
    const status = new Status();
    expect(json(status.at(1, 0, undefined))).toEqual(PLAIN);
    // STAT_ in QuakeWorld's bothdefs.h; the axe is bit 12.
    const figures = [1, 0, 102, 103, 104, 0, 106, 107, 108, 109, 4096 + 10];
    for (const [index, value] of figures.entries()) status.set(index, value);
    status.set(15, -1);
    status.set(16, 30);
    expect(json(status.at(2, 0, undefined))).toEqual({
      ...PLAIN,
      health: 1,
      weapon: 102,
      ammo: 103,
      armor: 104,
      shells: 106,
      nails: 107,
      rockets: 108,
      cells: 109,
      activeweapon: 10,
      items: 0xffffffff,
      viewheight: 30,
    });
    status.set(16, 22);
    status.clear();
    expect(json(status.at(2, 0, undefined))).toEqual(PLAIN);
    const own = { velocity1: 1, velocity2: -2, velocity3: 3, weaponframe: 4, onground: true };
    expect(json(status.at(2, 0, own as never))).toEqual({ ...PLAIN, ...own });
  });

  it("has the view come back from a kick, ten degrees a second", () => {
    const status = new Status();
    const punch = (time: number, kick = 0) => status.at(time, kick, undefined).punchangle1;
    expect([punch(5), punch(6, 4), punch(6.125), punch(6.25), punch(6.375)]).toEqual([
      undefined,
      -4,
      // 2.75, 1.5 and 0.25 degrees are left.
      -2,
      -1,
      undefined,
    ]);
    expect([punch(7, 2), punch(6), punch(6.1)]).toEqual([-2, -2, -1]);
    status.clear();
    expect(punch(0.1)).toBeUndefined();
  });
});

describe("figures of a status line", () => {
  const STATE = {
    viewheight: 22,
    idealpitch: 0,
    punchangle1: 0,
    punchangle2: 0,
    punchangle3: 0,
    velocity1: 0,
    velocity2: 0,
    velocity3: 0,
    items: 0,
    onground: false,
    inwater: false,
    weaponframe: 0,
    armor: 0,
    weapon: 0,
    health: 100,
    ammo: 0,
    shells: 0,
    nails: 0,
    rockets: 0,
    cells: 0,
    activeweapon: 0,
  };
  function figures(losses = new Losses()) {
    const own = new Figures(losses);
    return (state: object = {}, message: object = {}) => [
      ...own.changes(
        { type: "clientdata", ...message } as Clientdata,
        { ...STATE, ...state } as never,
      ),
    ];
  }
  const stat = (index: number, value: number, type = "updatestat") => ({ type, index, value });

  it("are all told first, and then those that are others", () => {
    const of = figures();
    const all = [0, 2, 3, 4, 6, 7, 8, 9, 10, 15];
    expect(of()).toEqual(all.map((index) => stat(index, index === 0 ? 100 : 0)));
    expect(of()).toEqual([]);
    const more = {
      weapon: 255,
      ammo: 3,
      armor: 4,
      shells: 6,
      nails: 7,
      rockets: 8,
      cells: 9,
      activeweapon: 10,
      items: 0x80000000,
      health: 256,
    };
    expect(of(more)).toEqual([
      stat(0, 256, "updatestatlong"),
      stat(2, 255),
      stat(3, 3),
      stat(4, 4),
      ...[6, 7, 8, 9, 10].map((index) => stat(index, index)),
      stat(15, -0x80000000, "updatestatlong"),
    ]);
    expect(of({ ...more, health: -1 })).toEqual([stat(0, -1, "updatestatlong")]);
    expect(of({ ...more, health: 255 })).toEqual([stat(0, 255)]);
  });

  it("have a kick where the view is further up than before, a big one from four degrees on", () => {
    const of = figures();
    of();
    const kick = (punchangle1: number) => of({ punchangle1 }).map(({ type }) => type);
    expect([kick(-3), kick(-3), kick(-2), kick(-4), kick(0), kick(1)]).toEqual([
      ["smallkick"],
      [],
      [],
      ["bigkick"],
      [],
      [],
    ]);
  });

  it("lose what QuakeWorld's clients know themselves or not at all", () => {
    const losses = new Losses();
    const of = figures(losses);
    of();
    expect(lost(losses)).toEqual([]);
    of(
      {
        idealpitch: 1,
        viewheight: 21,
        punchangle2: 1,
        punchangle3: -1,
        onground: true,
        inwater: true,
        weapon: 256,
      },
      { weaponalpha: 1 },
    );
    const members = ["idealpitch", "inwater", "onground", "punchangle2", "punchangle3"];
    members.push("viewheight", "weapon", "weaponalpha");
    expect(lost(losses)).toEqual(members.map((member) => `dropped clientdata ${member} 1`));
    // A weapon without a number is no weapon, as before.
    expect(of({ weapon: 300 })).toEqual([]);
    // The view of one who is dead is low.
    of({ viewheight: -8, health: 0 });
    const low = () => losses.report.find(({ member }) => member === "viewheight")!.count;
    expect(low()).toBe(1);
    of({ viewheight: -8, health: 1 });
    expect(low()).toBe(2);
  });
});
