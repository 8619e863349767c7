import { describe, expect, it } from "vitest";
import { qwd } from "../../../generated/qwd.ts";
import { table } from "../../../generated/quakeworld.ts";
import { Losses } from "../../../quake/convert/losses.ts";
import { aligned } from "../../../quake/convert/merge/alignment.ts";
import { MultiViewRecording } from "../../../quake/convert/merge/multi-view-recording.ts";
import { Scene } from "../../../quake/convert/merge/scene.ts";
import { sectionsOf } from "../../../quake/convert/merge/section.ts";
import { EventQueue, sharedEvents } from "../../../quake/convert/merge/shared-events.ts";
import { subjectsOf } from "../../../quake/convert/merge/states.ts";
import { readRecording } from "../../../recording/index.ts";
import {
  clientRecording,
  entities,
  levelOf,
  moment,
  player,
} from "../../support/client-recording.ts";

/*
 * What recordings of one game are put together by, part by part. Times are halves and quarters of seconds, which floats
 * have exactly.
 */
type Sightings = Readonly<Record<string, number>>;

describe("clocks of several recordings", () => {
  /** Where some times of the second recording are by the clock of the first; nothing where it has no place. */
  function warped(first: Sightings, second: Sightings, ...times: number[]) {
    const all = [first, second].map((each) => ({ sightings: new Map(Object.entries(each)) }));
    const warp = aligned(all as never).get(all[1] as never);
    return warp && times.map(warp);
  }

  it("are told by three moments that they have in common, and not by two", () => {
    expect(warped({ a: 10, b: 11, c: 12 }, { a: 0, b: 1, c: 2 }, 1, 5, -3)).toEqual([11, 15, 7]);
    expect(warped({ a: 10, b: 11 }, { a: 0, b: 1 })).toBeUndefined();
    expect(warped({ a: 10, b: 11, c: 12 }, { a: 0, b: 1, d: 2 })).toBeUndefined();
  });

  it("are told where half of what they have in common is at one distance", () => {
    const first = { a: 10, b: 11, c: 12, d: 50, e: 60, f: 70 };
    const second = { a: 0, b: 1, c: 2, d: 3, e: 4, f: 5 };
    expect(warped(first, second, 1)).toEqual([11]);
    expect(warped({ ...first, g: 80 }, { ...second, g: 6 })).toBeUndefined();
    // Of two distances with as much the nearer one.
    expect(warped({ ...first, d: 53, e: 54, f: 55 }, second, 1)).toEqual([11]);
  });

  it("are half a second apart at most from what they were", () => {
    const drifting = (by: number) =>
      warped({ a: 10, b: 11, c: 12 + by }, { a: 0, b: 1, c: 2 }, 2, 1.5, 3);
    expect(drifting(0.5)).toEqual([12.5, 11.75, 13.5]);
    // Without the third there are too few.
    expect(drifting(0.75)).toBeUndefined();
  });

  it("are told exactly at the moments that they have in common", () => {
    // As sums of floats 16.4 + (106.7 - 16.4) is another number.
    const first = { a: 106.7, b: 107.5, c: 108.2 };
    expect(warped(first, { a: 16.4, b: 17.1, c: 17.7 }, 16.4, 17.1, 17.7)).toEqual([
      106.7, 107.5, 108.2,
    ]);
  });

  it("go forward: what would be seen in another order tells nothing", () => {
    const first = { a: 10, b: 11.25, c: 11, d: 13, e: 14 };
    expect(warped(first, { a: 0, b: 1, c: 1.25, d: 3, e: 4 }, 0, 4)).toEqual([10, 14]);
    // Of two of one time, which most of what is seen then says counts.
    const votes = { a: 10, b: 11, c: 11, d: 11.25, e: 12 };
    expect(warped(votes, { a: 0, b: 1, c: 1, d: 1, e: 2 }, 1)).toEqual([11]);
    expect(warped({ ...votes, b: 11.25 }, { a: 0, b: 1, c: 1, d: 1, e: 2 }, 1)).toEqual([11.25]);
  });

  it("are not told by what was more than once, or at two times in others", () => {
    const times = { a: 10, b: 11, c: 12 };
    expect(warped({ ...times, c: NaN }, { a: 0, b: 1, c: 2 })).toBeUndefined();
    const place = (third: number) => {
      const all = [
        { ...times, d: 20 },
        { a: 0, b: 1, c: 2, d: 10 + third },
        { c: 52, d: 60, a: 50 },
      ];
      const sections = all.map((each) => ({ sightings: new Map(Object.entries(each)) }));
      return aligned(sections as never).has(sections[2] as never);
    };
    // Up to half a second apart it is the same moment.
    expect([0, 0.5, -0.5, 0.75, -0.75].map(place)).toEqual([true, true, true, false, false]);
  });
});

describe("what several recordings show", () => {
  const placed = (slot: number) => ({ slot }) as never;
  const nail = (x: number, more = {}) => ({ pitch: 0, yaw: 0, x, y: 0, z: 0, ...more });
  const world = (players: readonly object[], spectators: readonly number[] = []) => ({
    players: new Map(players.map((one) => [(one as { slot: number }).slot, one])),
    scoreboard: new Map(spectators.map((slot) => [slot, { spectator: true }])),
    entities: new Map(),
  });
  const seen = (slot: number, x: number, more = {}) => ({
    slot,
    angles: undefined,
    state: { origin: [x, 0, 0], frame: 1, modelindex: 2, skinnum: 3, effects: 4, ...more },
  });
  const frame = (of: object, nails: readonly object[] = [], angles?: readonly number[]) =>
    ({ world: of, nails, angles }) as never;

  it("has a nail once, which flies 1000 units a second", () => {
    const scene = new Scene();
    const [older, newer] = [placed(0), placed(1)];
    scene.show(older, frame(world([]), [nail(1004), nail(-1005), nail(8, { yaw: 1 })]), 5);
    scene.show(newer, frame(world([]), [nail(0)]), 6);
    expect(scene.nails().map(({ x }) => x)).toEqual([0, -1005, 8]);
    scene.leave(newer);
    expect(scene.nails()).toHaveLength(3);
  });

  it("has players, and of each who records where he looks and what his weapon does", () => {
    const scene = new Scene();
    const [a, b] = [placed(1), placed(4)];
    const turned = { ...seen(4, 8, { weaponframe: 7 }), angles: [0, 90, 0] };
    scene.show(a, frame(world([seen(1, 0, { weaponframe: 5 }), turned, seen(6, 3)], [6])), 5);
    expect([...scene.players().values()]).toMatchObject([
      { player: 1, weaponframe: 5, angles: [0, 0, 0], modelindex: 2, skinnum: 3, effects: 4 },
      { player: 4, weaponframe: 0, angles: [0, 90, 0], frame: 1, origin: [8, 0, 0] },
    ]);
    scene.show(b, frame(world([seen(4, 9, { weaponframe: 8 })]), [], [10, 20, 0]), 6);
    expect([...scene.players().values()]).toMatchObject([
      { player: 1, weaponframe: 5 },
      { player: 4, weaponframe: 8, angles: [10, 20, 0], origin: [9, 0, 0] },
    ]);
    // Who is out of sight is as he was, without a model.
    scene.leave(a);
    expect(scene.players().get(1)).toMatchObject({ modelindex: 0, origin: [0, 0, 0] });
  });

  it("is the same where it is as near as all versions tell: eighths of a unit, 256 directions", () => {
    const text = (x: number, yaw: number) =>
      [
        ...subjectsOf({
          players: new Map(),
          entities: new Map([[3, { origin: [x, 0, 0], angles: [0, yaw, 0] }]]),
        } as never),
      ][0];
    expect(text(1, 0)![0]).toBe("entity 3");
    expect([text(1.0625, 360), text(0.9375, 0.703), text(1, -0.703)]).toEqual([
      text(1.125, 0),
      text(1, 0),
      text(1, 0),
    ]);
    expect(text(1, 0.704)).not.toEqual(text(1, 0));
    expect(text(1, 90)).not.toEqual(text(1, 180));
  });
});

describe("what several recordings were sent", () => {
  const version = table.versions.indexOf("28");
  type Sent = readonly [time: number, message: object, leadsIn?: boolean];
  const placed = (slot: number, sent: readonly Sent[], more: object = {}) => ({
    section: {
      events: sent.map(([time, message, leadsIn = false]) => ({ message, version, time, leadsIn })),
    },
    warp: (time: number) => time,
    slot,
    isSpectator: false,
    first: 0,
    last: 9,
    ...more,
  });
  const shared = (...all: object[]) =>
    sharedEvents(all as never, all[0] as never).map(({ message, time, whom }) => [
      (message as unknown as Record<string, unknown>)["text"] ?? message.type,
      time,
      whom === "all" ? whom : [...whom],
    ]);
  const print = (text: string, level = 2) => ({ type: "print", level, text });
  const command = (text: string) => ({ type: "stufftext", text });

  it("is in the order of its times, whoever has it", () => {
    const all = shared(
      placed(1, [
        [5, print("b")],
        [7, print("d")],
      ]),
      placed(2, [
        [3, print("a")],
        [6, print("c")],
      ]),
    );
    expect(all.map(([text]) => text)).toEqual(["a", "b", "c", "d"]);
  });

  it("is for all where all who are there have it, from their first frames to their last", () => {
    const whom = (first: number, last: number) =>
      shared(placed(1, [[5, print("a")]]), placed(2, [], { first, last }))[0]![2];
    expect([whom(5, 9), whom(0, 5), whom(6, 9), whom(0, 4)]).toEqual([[1], [1], "all", "all"]);
    const both = shared(placed(1, [[5, print("a")]]), placed(2, [[5.5, print("a")]]));
    expect(both).toEqual([["a", 5, "all"]]);
    // A low print is for who gets it, and so are figures.
    expect(shared(placed(1, [[5, print("a", 0)]]), placed(2, [[5, print("a", 0)]]))).toEqual([
      ["a", 5, [1]],
      ["a", 5, [2]],
    ]);
  });

  it("is the same for a second, and with frames for a tenth of one", () => {
    const count = (message: object, apart: number) =>
      shared(placed(1, [[5, message]]), placed(2, [[5 + apart, message]])).length;
    const said = print("a");
    const heard = { type: "muzzleflash", entity: 1 };
    expect([count(said, 1), count(said, 1.25)]).toEqual([1, 2]);
    expect([count(heard, 0.0625), count(heard, 0.125)]).toEqual([1, 2]);
    // Once each: what one recording has twice is twice there.
    expect(
      shared(
        placed(1, [
          [5, said],
          [5.5, said],
        ]),
        placed(2, [[5.25, said]]),
      ),
    ).toHaveLength(2);
  });

  it("leads into the level as the first of them was led", () => {
    const lead: Sent[] = [
      [1, { type: "modellist" }, true],
      [1, command("first"), true],
      [2, command("later")],
    ];
    const other: Sent[] = [
      [1, { type: "soundlist" }, true],
      [1, command("other"), true],
      [3, command("own")],
    ];
    expect(shared(placed(1, lead), placed(2, other))).toEqual([
      ["modellist", -Infinity, "all"],
      ["first", -Infinity, "all"],
      ["later", 2, [1]],
      ["own", 3, [2]],
    ]);
  });

  it("is a spectator's where it is for all, or a command", () => {
    const sent: Sent[] = [
      [1, { type: "updatestat", index: 1, value: 5 }],
      [2, print("a")],
      [3, command("c")],
    ];
    expect(shared(placed(1, sent, { isSpectator: true })).map(([text]) => text)).toEqual([
      "a",
      "c",
    ]);
    expect(shared(placed(1, sent))).toHaveLength(3);
  });

  it("adds up as often as the one has it that has the most", () => {
    const kill = { type: "killedmonster" };
    const times = (...all: number[]) => all.map((time): Sent => [time, kill]);
    expect(
      shared(placed(1, times(1, 2, 3)), placed(2, times(1, 2, 3, 4))).map(([, time]) => time),
    ).toEqual([1, 2, 3, 4]);
  });

  it("is given up to a time, each once", () => {
    const queue = new EventQueue([1, 2, 2, 3].map((time) => ({ time })) as never);
    const until = (time: number) => queue.until(time).map((one) => one.time);
    expect([until(0.5), until(2), until(2), until(Infinity)]).toEqual([[], [1, 2, 2], [], [3]]);
  });
});

describe("a recording of all players that is made", () => {
  const VERSION = table.versions.indexOf("28-mvd");
  const scene = (all: Readonly<Record<number, number>>, nails = 0) =>
    ({
      players: () => new Map(),
      nails: () => Array.from({ length: nails }, () => ({ pitch: 0, yaw: 0, x: 0, y: 0, z: 0 })),
      entities: () =>
        new Map(
          Object.entries(all).map(([number, origin1]) => [
            Number(number),
            { number: Number(number), modelindex: 2, frame: 0, origin: [origin1, 0, 0] },
          ]),
        ),
    }) as never;
  function recording() {
    const losses = new Losses();
    const own = new MultiViewRecording(losses);
    const begin = () => void [...own.begin(levelOf(1)[0]!, VERSION)];
    const said = (...messages: Parameters<typeof own.moment>) =>
      [...own.moment(...messages)].flatMap((block) => block.messages as unknown as object[]);
    begin();
    return { losses, own, begin, said };
  }

  it("goes on in blocks of 255 milliseconds at most, and of none where no time passes", () => {
    const { own } = recording();
    const deltas = (time: number) =>
      [...own.goTo(time)].map(({ block }) => (block as unknown as { delta: number }).delta);
    expect([deltas(0), deltas(255), deltas(255), deltas(511), deltas(1021)]).toEqual([
      [],
      [255],
      [],
      [255, 1],
      [255, 255],
    ]);
    expect(own.time).toBe(1021);
  });

  it("has all entities at a level's beginning, and then what is another than before", () => {
    const { said, begin } = recording();
    expect(said(scene({ 5: 8 }))).toMatchObject([
      { type: "packetentities", entities: [{ number: 5, origin1: 8 }] },
    ]);
    expect(said(scene({ 5: 8, 6: 1 }))).toMatchObject([
      { type: "deltapacketentities", from: 0, entities: [{ number: 6 }] },
    ]);
    expect(said(scene({ 5: 9 }))).toMatchObject([
      {
        entities: [
          { number: 5, origin1: 9 },
          { number: 6, remove: true },
        ],
      },
    ]);
    begin();
    expect(said(scene({ 5: 9 }))).toMatchObject([
      { type: "packetentities", entities: [{ number: 5, modelindex: 2 }] },
    ]);
  });

  it("has all of a player at a level's beginning, and then what is another than before", () => {
    const { said, begin } = recording();
    const state = { player: 3, frame: 5, angles: [0, 0, 0], modelindex: 2, skinnum: 0, effects: 0 };
    const more = { weaponframe: 0, dead: false, gib: false };
    const seen = (x: number) => {
      const all = new Map([[3, { ...state, ...more, origin: [x, 0, 0] }]]);
      const [made] = said({ ...(scene({}) as object), players: () => all } as never);
      const { origin1, frame, modelindex } = made as Record<string, unknown>;
      return [origin1, frame, modelindex];
    };
    expect([seen(8), seen(9)]).toEqual([
      [8, 5, 2],
      [9, 5, undefined],
    ]);
    begin();
    expect(seen(9)).toEqual([9, 5, 2]);
  });

  it("has entities below 512, and counts the others", () => {
    const { said, losses } = recording();
    expect(said(scene({ 511: 1, 512: 1, 600: 1 }))).toMatchObject([
      { entities: [{ number: 511 }] },
    ]);
    expect(losses.report).toMatchObject([{ of: "entities from 512 on", count: 2 }]);
  });

  it("has 255 nails at most, and none once where they are gone", () => {
    const { said, begin } = recording();
    const nails = (count: number) =>
      said(scene({}, count)).flatMap((one) =>
        "nails" in one ? [(one.nails as unknown[]).length] : [],
      );
    expect([nails(0), nails(255), nails(256), nails(0), nails(0)]).toEqual([
      [],
      [255],
      [255],
      [0],
      [],
    ]);
    // A level begins without any.
    nails(3);
    begin();
    expect(nails(0)).toEqual([]);
  });

  it("has blocks for those whom they are for: figures, one, several by bits, or all", () => {
    const { own } = recording();
    const print = { type: "print", level: 2, text: "a" } as const;
    const figure = { type: "updatestat", index: 1, value: 2 } as const;
    const of = (...slots: number[]) => new Set(slots);
    const blocks = own.events([
      { message: print, whom: "all" },
      { message: print, whom: "all" },
      { message: print, whom: of(3) },
      { message: figure, whom: of(3) },
      { message: figure, whom: of(4) },
      { message: print, whom: of(4, 31) },
      { message: print, whom: of(31, 4) },
      { message: print, whom: of(4, 30) },
      { message: print, whom: "all" },
    ]);
    // MVD's targets: 3 several, 4 one, 5 figures, 6 all.
    expect(
      [...blocks].map(({ block, messages }) => {
        const { target, player: slot, mask } = block as unknown as Record<string, number>;
        return [target, slot, mask, messages.length];
      }),
    ).toEqual([
      [6, 0, undefined, 2],
      [4, 3, undefined, 2],
      [5, 4, undefined, 1],
      [3, 0, 0x80000010, 2],
      [3, 0, 0x40000010, 1],
      [6, 0, undefined, 1],
    ]);
  });
});

it("a level has as many names as models and sounds, and is told by what leads into it", () => {
  const bytes = clientRecording([
    levelOf(1),
    moment(5, [player(1, 0), entities({ 40: 1 })]),
    moment(6, [player(1, 1), entities({ 40: 1 })]),
  ]);
  const [section, ...others] = sectionsOf(readRecording(qwd, bytes), 2, new Losses());
  expect(others).toEqual([]);
  // Three models and a sound, and one of each for the number 0.
  expect(section).toMatchObject({ source: 2, visit: 0, map: "a", names: 6, frames: [5, 6] });
  const moved = [...section!.sightings].filter(([, time]) => !Number.isNaN(time));
  expect(moved.map(([what, time]) => [what.slice(0, 8), time])).toEqual([
    ["player 1", 5],
    ["player 1", 6],
  ]);
});
