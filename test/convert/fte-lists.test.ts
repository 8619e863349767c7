import { describe, expect, it } from "vitest";
import { type Message, table } from "../../generated/netquake.ts";
import { FromLists } from "../../quake/convert/fte/from-lists.ts";
import { tellingOf } from "../../quake/convert/fte/fte-versions.ts";
import { ToLists } from "../../quake/convert/fte/to-lists.ts";
import { Fitter } from "../../quake/convert/fit/fit.ts";
import { Losses } from "../../quake/convert/losses.ts";

/*
 * Messages of Quake in FTE's lists, and lists in Quake's messages, one by one: by hand, as QuakeSpasm-Spiked reads them
 * (its cl_parse.c, CLFTE_ReadDelta).
 */
const PLAIN = table.versions.indexOf("666");
const json = (value: unknown): unknown[] => JSON.parse(JSON.stringify(value)) as unknown[];
const lost = (losses: Losses) =>
  losses.report.map(({ outcome, of, member = "", count }) => `${outcome} ${of} ${member} ${count}`);
const update = (entity: number, more: object = {}) =>
  ({ type: "updateentity", entity, modelindex: 1, nolerp: false, ...more }) as Message;
const time = (seconds: number): Message => ({ type: "time", time: seconds });
const INFO = { type: "serverinfo", serverversion: 666 } as Message;

describe("a version", () => {
  it("tells entities plainly, in lists, or with what clients predict by", () => {
    const of = (version: string) => tellingOf(table.versions.indexOf(version));
    expect(["1.09", "666", "999+12", "666+fte", "999+12+fte+predinfo"].map(of)).toEqual([
      "plain",
      "plain",
      "plain",
      "lists",
      "lists and figures",
    ]);
  });
});

describe("entities of frames in lists", () => {
  function lists(telling: "lists" | "lists and figures" = "lists") {
    const losses = new Losses();
    const own = new ToLists(losses, telling);
    /** A block's messages, and what they become. */
    const of = (...messages: Message[]) =>
      json([...own.of(messages.map((message) => [message, PLAIN] as const))].map(([one]) => one));
    return { losses, of };
  }
  const listed = (all: unknown[]) =>
    all.flatMap((one) => {
      const { type, entities } = one as { type: string; entities?: Record<string, unknown>[] };
      return type === "updateentities" ? [entities!] : [];
    });
  const numbers = (entities: readonly Record<string, unknown>[]) =>
    entities.map(({ number, gone }) => (gone === 1 ? -(number as number) : number));

  it("are all given at first, then those that change, and those that are gone", () => {
    const { of, losses } = lists();
    of(INFO);
    const [first] = listed(of(time(1), update(5), update(7, { frame: 3 })));
    expect(first).toMatchObject([
      { number: 0, gone: 1 },
      { number: 5, is_far: 0, gone: 0, change: { reset: true, modelindex: 1 } },
      { number: 7, gone: 0, change: { reset: true, frame: 3 } },
    ]);
    expect(listed(of(time(2), update(5), update(7, { frame: 3 })))).toEqual([[]]);
    const [third] = listed(of(time(3), update(5, { frame: 1 })));
    expect(numbers(third!)).toEqual([-7, 5]);
    expect(third![1]).toMatchObject({ change: { reset: false, frame: 1 } });
    expect((third![1] as { change: object }).change).not.toHaveProperty("modelindex");
    // One that comes again is new.
    expect(listed(of(time(4), update(5, { frame: 1 }), update(7)))[0]).toMatchObject([
      { number: 7, change: { reset: true } },
    ]);
    expect(lost(losses)).toEqual([]);
  });

  it("are given with what came with them, after them; and a frame of nothing has its time alone", () => {
    const { of } = lists();
    of(INFO);
    const print: Message = { type: "print", text: "a" };
    expect(of(print)).toEqual([print]);
    expect(of(time(1), print)).toEqual([{ type: "time", time: 1 }, print]);
    const made = of(time(2), print, update(5));
    expect(made.map((one) => (one as Message).type)).toEqual(["updateentities", "print"]);
    expect(made[0]).toMatchObject({ time: 2 });
    expect(of(time(3)).map((one) => (one as Message).type)).toEqual(["updateentities"]);
  });

  it("have numbers of 14 bits, or a byte more; and what has no place is lost", () => {
    const { of, losses } = lists();
    of(INFO);
    const [first] = listed(of(time(1), update(16_383), update(16_384), update(32_767)));
    expect(first!.slice(1)).toMatchObject([
      { number: 16_383, is_far: 0 },
      { number: 0, is_far: 1, beyond: 1 },
      { number: 16_383, is_far: 1, beyond: 1 },
    ]);
    expect(of(update(5))).toEqual([]);
    of(time(2), update(6, { lerpfinish: 7 }));
    expect(lost(losses)).toEqual(["dropped updateentity  1", "dropped updateentity lerpfinish 1"]);
  });

  it("differ from baselines, which are of this level", () => {
    const { of } = lists();
    of(INFO);
    const baseline: Message = {
      type: "spawnbaseline",
      entity: 5,
      modelindex: 1,
      frame: 2,
      colormap: 0,
      skin: 0,
      origin: [8, 0, 0],
      angles: [0, 0, 0],
    };
    expect(of(baseline)).toMatchObject([
      {
        type: "spawnbaseline_fte",
        entity: 5,
        is_far: 0,
        state: { modelindex: 1, frame: 2, origin1: 8 },
      },
    ]);
    const change = () =>
      (
        listed(of(time(1), { type: "updateentity", entity: 5, nolerp: false }))[0]!.at(-1) as {
          change: object;
        }
      ).change;
    const same = change();
    for (const name of ["modelindex", "frame", "origin1"]) expect(same).not.toHaveProperty(name);
    of(INFO);
    expect(listed(of(time(1), update(5)))[0]!.map(({ number }) => number)).toEqual([0, 5]);
    const still = { ...baseline, type: "spawnstatic" } as Message;
    expect(of(still)).toMatchObject([
      { type: "spawnstatic_fte", state: { modelindex: 1, frame: 2 } },
    ]);
  });

  it("have the status line before them, as it was, where clients do not predict", () => {
    const { of, losses } = lists();
    of(INFO);
    const status = { type: "clientdata", items: 1, health: 5, inwater: true } as Message;
    const made = of(time(1), status, update(5), status);
    expect(made.map((one) => (one as Message).type)).toEqual([
      "clientdata",
      "updateentities",
      "clientdata",
    ]);
    expect(made[0]).toEqual(status);
    expect(lost(losses)).toEqual([]);
  });

  it("have figures where clients predict: those that are others than before", () => {
    const { of, losses } = lists("lists and figures");
    of(INFO);
    const status = (more: object): Message => ({
      type: "clientdata",
      items: 1,
      onground: false,
      inwater: false,
      health: 100,
      ammo: 0,
      shells: 0,
      nails: 0,
      rockets: 0,
      cells: 0,
      activeweapon: 0,
      ...more,
    });
    const figures = (...messages: Message[]) =>
      of(...messages).flatMap((one) => {
        const { type, index, value } = one as { type: string; index?: number; value?: number };
        return type.startsWith("updatestat") ? [[type, index, value]] : [];
      });
    expect(figures(time(1), status({}))).toEqual([
      ["updatestatubyte", 0, 100],
      ["updatestatubyte", 15, 1],
      ["updatestatubyte", 16, 22],
    ]);
    expect(figures(time(2), status({}))).toEqual([]);
    expect(figures(time(3), status({ health: 255, ammo: 256 }))).toEqual([
      ["updatestatubyte", 0, 255],
      ["updatestat", 3, 256],
    ]);
    expect(figures(time(4), status({ health: -1, ammo: 256 }))).toEqual([["updatestat", 0, -1]]);
    expect(figures(time(4.5), status({ health: 0, ammo: 256 }))).toEqual([
      ["updatestatubyte", 0, 0],
    ]);
    // Not of these: that he is in water, and how visible his weapon is, which 1.09 does not tell at all.
    figures(time(4.75), status({ health: 0, ammo: 256, inwater: true, weaponalpha: 1 }));
    expect(lost(losses)).toEqual([
      "dropped clientdata inwater 1",
      "dropped clientdata weaponalpha 1",
    ]);
    const old = [[status({}), table.versions.indexOf("1.09")] as const];
    const plain = new Losses();
    expect([...new ToLists(plain, "lists and figures").of(old)]).not.toEqual([]);
    expect(lost(plain)).toEqual([]);
    // What a message of its own tells is known, too.
    of(time(5), { type: "updatestat", index: 0, value: 7 });
    expect(figures(time(6), status({ health: 7, ammo: 256 }))).toEqual([]);
    expect(of(time(7)).map((one) => (one as { ack?: number }).ack)).toEqual([undefined]);
    expect(losses.report.length).toBe(2);
  });
});

describe("lists in Quake's messages", () => {
  const FTE = table.versions.indexOf("666+fte+predinfo");
  function plainly() {
    const losses = new Losses();
    const own = new FromLists(losses, new Fitter(table, losses));
    const of = (...messages: object[]) => {
      const part = { kind: "block", index: 0, protocol: "netquake", version: FTE, messages };
      return json([...own.of(part as never)].map(([one]) => one)) as Record<string, unknown>[];
    };
    return { losses, of };
  }
  const list = (seconds: number, ...entities: object[]) => ({
    type: "updateentities",
    ack: 0,
    time: seconds,
    entities,
  });
  const is = (number: number, change: object) => {
    const none = { reset: true, turned: 0, effects_width: 0 };
    return { number, is_far: 0, gone: 0, change: { ...none, ...change } };
  };
  const command = (text: string) => ({ type: "stufftext", text });

  it("are players' names and colours, each where it is told", () => {
    const { of } = plainly();
    expect(of(command('//ui 2 "name" "ann"\n'))).toEqual([
      { type: "updatename", player: 2, netname: "ann" },
    ]);
    expect(of(command('//ui 2 "bottomcolor" "7"\n'))).toEqual([
      { type: "updatecolors", player: 2, shirt: 0, pants: 7 },
    ]);
    expect(of(command('//ui 2 "topcolor" "20"\n//ui 1 "team" "red"\n'))).toEqual([
      { type: "updatecolors", player: 2, shirt: 4, pants: 7 },
    ]);
  });

  it("are frames with their time, and all that is in sight", () => {
    const { of, losses } = plainly();
    const types = (...messages: object[]) => of(...messages).map(({ type }) => type);
    expect(types(list(1, is(5, { modelindex: 1 })))).toEqual(["time", "updateentity"]);
    expect(types(list(2), { type: "print", text: "a" })).toEqual(["time", "updateentity", "print"]);
    expect(of(list(3, { number: 5, is_far: 0, gone: 1 }))).toEqual([{ type: "time", time: 3 }]);
    expect(lost(losses)).toEqual([]);
  });

  it("differ from baselines of this level, and of none before", () => {
    const { of } = plainly();
    const state = { reset: false, turned: 0, effects_width: 0, modelindex: 3, frame: 2 };
    const baseline = { type: "spawnbaseline_fte", entity: 5, is_far: 0, state };
    expect(of(baseline)).toMatchObject([{ entity: 5, modelindex: 3, frame: 2 }]);
    const shown = () => of(list(1, is(5, { modelindex: 3, frame: 2 })))[1]!;
    expect(shown()).not.toHaveProperty("modelindex");
    of({ type: "serverinfo", serverversion: 666 });
    expect(shown()).toMatchObject({ type: "updateentity", entity: 5, modelindex: 3, frame: 2 });
  });

  it("are figures up to 31, and the status line's in that", () => {
    const { of, losses } = plainly();
    const stat = (index: number, value: number) => ({ type: "updatestatubyte", index, value });
    expect(of(stat(0, 50), stat(11, 3))).toEqual([{ type: "updatestat", index: 11, value: 3 }]);
    expect(of(stat(31, 1), stat(32, 1))).toEqual([{ type: "updatestat", index: 31, value: 1 }]);
    expect(lost(losses)).toEqual(["dropped updatestat index 1"]);
    expect(of(list(1))).toMatchObject([
      { type: "time", time: 1 },
      { type: "clientdata", health: 50 },
    ]);
  });
});
