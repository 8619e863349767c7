import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { type Message as Quake, table as netquake } from "../../generated/netquake.ts";
import { table as quakeworld } from "../../generated/quakeworld.ts";
import { PlainSpawns } from "../../quake/convert/clients/plain-spawns.ts";
import { EnumNames } from "../../quake/convert/fit/enum-names.ts";
import { FromLists } from "../../quake/convert/fte/from-lists.ts";
import { ToLists } from "../../quake/convert/fte/to-lists.ts";
import { Fitter } from "../../quake/convert/fit/fit.ts";
import { conversionTo } from "../../quake/convert/index.ts";
import { Losses } from "../../quake/convert/losses.ts";
import { QuakeworldEvents } from "../../quake/convert/quakeworld/quakeworld-events.ts";
import { QuakeworldScene } from "../../quake/convert/quakeworld/quakeworld-scene.ts";
import { Status } from "../../quake/convert/quakeworld/status.ts";
import { Places } from "../../quake/convert/slots.ts";
import { Announcement, announcedNumber } from "../../quake/convert/versions/announced.ts";
import { EditError } from "../../quake/edit/index.ts";

/* Parts of conversions, each alone, by tables and messages that are made by hand. */
const reported = (losses: Losses) =>
  losses.report.map(({ outcome, of, member = "", count }) =>
    [outcome, of, member, count].join(" "),
  );

describe("names of numbers", () => {
  const all = { from: 0, to: 2 };
  /** Three versions; an enum that is the same in all, and one whose names are others in the last. */
  const table = (...differing: object[]) =>
    ({
      versions: ["1", "2", "3"],
      current: 2,
      enums: [
        { name: "same", values: [{ name: "A", value: 1, ...all }] },
        ...differing.map((values) => ({ name: "other", values })),
      ],
      structs: [],
      messages: [],
    }) as never;
  const OTHER = [
    { name: "B", value: 1, ...all },
    { name: "C", value: 2, from: 0, to: 1 },
    { name: "D", value: 2, from: 2, to: 2 },
    { name: "E", value: 3, from: 1, to: 2 },
  ];
  const int = (of?: number) => ({ kind: "int", bits: 8, enum: of }) as never;
  const layout = (...fields: object[]) => ({ from: 0, to: 2, fields }) as never;
  const number = (of?: number) => ({ kind: "number", name: "a", type: int(of) });

  it("are lost where the other version has none for the number, or another one", () => {
    const names = new EnumNames(table(OTHER));
    const lost = (value: number, from: number, to: number) => names.lost(int(1), value, from, to);
    expect([lost(1, 0, 2), lost(2, 0, 1), lost(2, 0, 2), lost(2, 2, 0)]).toEqual([
      undefined,
      undefined,
      "C",
      "D",
    ]);
    expect([lost(3, 1, 0), lost(3, 0, 1), lost(3, 2, 2), lost(9, 0, 2)]).toEqual([
      "E",
      undefined,
      undefined,
      undefined,
    ]);
    expect(names.lost(int(), 2, 0, 2)).toBeUndefined();
    expect(names.lost({ kind: "float", bits: 32 } as never, 2, 0, 2)).toBeUndefined();
  });

  it("matter in a layout that has one of those that are not the same in all versions", () => {
    const matter = (of: number | undefined, ...enums: object[]) =>
      new EnumNames(table(...enums)).matterIn(layout(number(of)));
    expect([matter(1, OTHER), matter(0, OTHER), matter(undefined, OTHER)]).toEqual([
      true,
      false,
      false,
    ]);
    const from = (first: number, last: number) => [{ name: "X", value: 1, from: first, to: last }];
    expect([matter(1, from(0, 2)), matter(1, from(1, 2)), matter(1, from(0, 1))]).toEqual([
      false,
      true,
      true,
    ]);
    // A number without names is not the first of those that have some.
    const first = { ...(table() as object), enums: [{ name: "other", values: OTHER }] } as never;
    expect(new EnumNames(first).matterIn(layout(number()))).toBe(false);
    expect(new EnumNames(first).matterIn(layout(number(0)))).toBe(true);
    const names = new EnumNames(table(OTHER));
    expect(names.matterIn(layout({ kind: "bit", name: "a" }))).toBe(false);
    const array = { kind: "value", name: "b", type: { kind: "array", count: 2, of: int(1) } };
    expect(names.matterIn(layout(number(0), array))).toBe(true);
    const text = { kind: "value", name: "c", type: { kind: "string" } };
    expect(names.matterIn(layout(text))).toBe(false);
  });
});

describe("the status line", () => {
  it("begins without a kick, also in the next level", () => {
    const status = new Status();
    const punch = (time: number, kick = 0) => status.at(time, kick, undefined).punchangle1;
    expect(punch(0)).toBeUndefined();
    expect(punch(0, 5)).toBe(-5);
    expect(punch(0, 1)).toBe(-1);
    status.clear();
    expect(punch(0)).toBeUndefined();
  });
});

it("a player is in the air where nobody says that he is on the ground", () => {
  const own = { velocity1: 1, velocity2: 2, velocity3: 3, weaponframe: 4 };
  const { onground, velocity3 } = new Status().at(1, 0, own as never);
  expect([onground, velocity3]).toEqual([false, 3]);
});

describe("a packet of QuakeWorld", () => {
  it("shows those who are mentioned in it, who look straight ahead by 0", () => {
    const losses = new Losses();
    const scene = new QuakeworldScene(losses, new QuakeworldEvents(losses, new Places(16)));
    const state = { frame: 0, skinnum: 0, effects: 0, origin: [1, 2, 3] };
    const still = { velocity1: 0, velocity2: 0, velocity3: 0 };
    const world = {
      level: { models: ["", "progs/player.mdl"] },
      view: {},
      complete: true,
      entities: new Map(),
      players: new Map([3, 4].map((slot) => [slot, {}])),
    };
    const shown = () =>
      scene
        .updates(world as never, [0, 0, 0])
        .map((one) => (one as unknown as { entity: number }).entity);
    scene.baseline({
      type: "spawnbaseline",
      entity: 4,
      modelindex: 0,
      frame: 0,
      colormap: 0,
      skin: 0,
      origin: [0, 0, 0],
      angles: [9, 0, 0],
    });
    for (const player of [3, 4])
      scene.player(
        { type: "playerinfo", player } as never,
        { ...state, ...still } as never,
        undefined,
      );
    const [first] = scene.updates(world as never, [0, 0, 0]) as unknown as object[];
    // There is no -0.
    expect(first).toMatchObject({ entity: 4, modelindex: 1, angle1: 0, origin1: 1 });
    expect(shown()).toEqual([4, 5]);
    expect(scene.stateOf(3)).toBeDefined();
    scene.begin();
    expect(shown()).toEqual([]);
    expect(scene.stateOf(3)).toBeUndefined();
    expect(reported(losses)).toEqual([]);
  });
});

describe("what FTE's servers give as a packet's entity", () => {
  const version = quakeworld.versions.indexOf("fte");
  const entity = { number: 5, modelindex: 7, frame: 2, origin1: 8, angle2: 90, solid: false };

  it("is given plainly, as it is with no baseline", () => {
    const losses = new Losses();
    const plain = new PlainSpawns(losses);
    const of = (message: object) => plain.of(message as never, version);
    const state = { modelindex: 7, frame: 2, colormap: 0, skin: 0 };
    expect(of({ type: "spawnstatic2", entity })).toEqual({
      type: "spawnstatic",
      ...state,
      origin: [8, 0, 0],
      angles: [0, 90, 0],
    });
    expect(of({ type: "spawnbaseline2", entity: { ...entity, beyond512: true } })).toMatchObject({
      type: "spawnbaseline",
      entity: 517,
      ...state,
    });
    expect(of({ type: "spawnbaseline", entity: 5 })).toBeUndefined();
    expect(reported(losses)).toEqual([]);
    of({ type: "spawnstatic2", entity: { ...entity, trans: 9 } });
    expect(reported(losses)).toEqual(["dropped spawnstatic2 entity 1"]);
  });
});

describe("messages that announce a version", () => {
  const of = (version: string) => new Announcement(netquake, netquake.versions.indexOf(version));
  const info = { type: "serverinfo", serverversion: 15, mapname: "a" };

  it("have its numbers, and others are as they are", () => {
    expect(of("666").in(info)).toEqual({ ...info, serverversion: 666 });
    expect(of("999+12").in(info)).toMatchObject({ serverversion: 999, protocolflags: 18 });
    const other = { type: "print", text: "a" };
    expect(of("666").in(other)).toBe(other);
  });
});

describe("a number that announces a version", () => {
  const message = { type: "a", flags: 0xf1 };
  const field = (more: object) =>
    ({
      kind: "value",
      name: "flags",
      type: { kind: "int", bits: 32 },
      selects: [0, 1].map((value) => ({ value, from: 0, to: 1 })),
      ...more,
    }) as never;
  const marked = { presence: { kind: "marker" } };

  it("is not there where a mark precedes it and 0 is what its absence says", () => {
    expect([0, 1].map((number) => announcedNumber(field(marked), number, message))).toEqual([
      undefined,
      1,
    ]);
    expect(announcedNumber(field({}), 0, message)).toBe(0);
    const other = field({ ...marked, selects: [{ value: 1, from: 0, to: 1 }] });
    expect(announcedNumber(other, 0, message)).toBe(0);
    expect(announcedNumber(field({ ...marked, markTells: true }), 0, message)).toBe(0);
    expect(announcedNumber(field({}), undefined, message)).toBeUndefined();
  });

  it("has the message's own bits where these announce nothing", () => {
    const own = (more: object) =>
      announcedNumber(field({ selectsBits: 0x0f, ...more }), 0, message);
    expect([own({}), own(marked)]).toEqual([0xf0, 0xf0]);
    expect(announcedNumber(field({ ...marked, selectsBits: 1 }), 0, { type: "a" })).toBeUndefined();
  });
});

describe("lists of entities", () => {
  const PLAIN = netquake.versions.indexOf("666");
  const update = (entity: number) =>
    ({ type: "updateentity", entity, modelindex: 1, nolerp: false }) as Quake;
  const listsOf = (telling: "lists" | "lists and figures") => {
    const own = new ToLists(new Losses(), telling);
    return (...messages: Quake[]) =>
      [...own.of(messages.map((message) => [message, PLAIN] as const))].flatMap(([one]) =>
        one.type === "updateentities" ? [one as unknown as Record<string, unknown>] : [],
      );
  };
  const info = { type: "serverinfo", serverversion: 666 } as Quake;

  it("name a packet of the client's where he predicts, and are all given anew in a level", () => {
    const plain = listsOf("lists");
    const predicting = listsOf("lists and figures");
    for (const of of [plain, predicting]) of(info);
    const frame = [{ type: "time", time: 1 } as Quake, update(5)];
    expect(plain(...frame)).toMatchObject([{ ack: undefined, time: 1 }]);
    expect(predicting(...frame)).toMatchObject([{ ack: 0, time: 1 }]);
    expect(plain({ type: "time", time: 2 } as Quake, update(5))).toMatchObject([{ entities: [] }]);
    plain(info);
    expect(plain({ type: "time", time: 1 } as Quake, update(5))).toMatchObject([
      {
        entities: [
          { number: 0, gone: 1 },
          { number: 5, gone: 0 },
        ],
      },
    ]);
  });

  it("are given before the level that follows in their block", () => {
    const own = new ToLists(new Losses(), "lists");
    const all = [{ type: "time", time: 1 } as Quake, update(5), info];
    const made = [...own.of(all.map((message) => [message, PLAIN] as const))];
    expect(made.map(([{ type }]) => type)).toEqual(["updateentities", "serverinfo"]);
  });

  describe("become entities", () => {
    const version = netquake.versions.indexOf("666+fte");
    const shown = (numbers: readonly number[]) => {
      const losses = new Losses();
      const own = new FromLists(losses, new Fitter(netquake, losses));
      const change = { reset: true, turned: 0, effects_width: 0, modelindex: 1 };
      const entities = numbers.map((number) => ({
        number: number & 0x3fff,
        is_far: number > 0x3fff ? 1 : 0,
        gone: 0,
        ...(number > 0x3fff ? { beyond: number >> 14 } : {}),
        change,
      }));
      const messages = [{ type: "updateentities", ack: 0, time: 1, entities }];
      const part = { kind: "block", index: 0, protocol: "netquake", version, messages };
      const made = [...own.of(part as never)].map(([message]) => message.type);
      return [made.filter((type) => type === "updateentity").length, ...reported(losses)];
    };
    const first = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

    it("below 32768", () => {
      expect(shown([32_767, 32_768])).toEqual([1, "dropped entities from 32768 on  1"]);
    });

    it("that are 4096", () => expect(shown(first(4096))).toEqual([4096]));

    it("and not one more", () => {
      expect(shown(first(4097))).toEqual([4096, "dropped entities after the first 4096  1"]);
    });
  });
});

describe("a recording in another version", () => {
  it("that nobody has is refused, with those that there are", () => {
    expect(() => conversionTo(dem, "28")).toThrow(EditError);
  });
});
