import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { compareWays, type Split, wayOf } from "../../quake/splits/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { corpusFiles, fixtures, hasCorpus, whyNoCorpus } from "../support/corpus.ts";
import { demOf, LEVEL, SIGNONS } from "../support/made-dem.ts";

const VIEW = { type: "setview", entity: 1 };
const NAME = { type: "updatename", player: 0, netname: "Ranger" };

/** A frame: the recorder is at a place, and more happens. */
function at(time: number, x: number, ...more: readonly object[]) {
  const update = { type: "updateentity", entity: 1, modelindex: 2, nolerp: false };
  return [{ type: "time", time }, ...more, { ...update, origin1: x }];
}

type Frames = readonly (readonly object[])[];

const level = (frames: Frames, info: object = LEVEL) => [[info, VIEW, NAME], ...SIGNONS, ...frames];

function comparison(a: Frames, b: Frames, options = {}) {
  return compareWays(wayOf(dem, demOf(...a)), wayOf(dem, demOf(...b)), options);
}

/** Ten frames a second of one who goes east. */
function walk(speed: number, seconds: number, clock: number, more: Record<number, object[]> = {}) {
  return Array.from({ length: seconds * 10 + 1 }, (_, i) =>
    at(clock + i / 10, (speed * i) / 10, ...(more[i] ?? [])),
  );
}

/** Splits as `name a b ahead`, with tenths. */
const lines = (splits: readonly Split[]) =>
  splits.map(({ name, point, a, b, ahead }) =>
    [point === undefined ? name : point[0], a?.toFixed(1), b?.toFixed(1), ahead?.toFixed(1)].join(
      " ",
    ),
  );

const GOT = { type: "print", text: "You receive 25 health\n" };
const OVER = { type: "intermission" };

describe("two runs", () => {
  it("pass places of the first one's way, by the server's clock", () => {
    // 320 units a second, and half of that: 320 units are walked after 1 s, and after 2 s.
    const { levels } = comparison(level(walk(320, 4, 1)), level(walk(160, 8, 1.5)), { every: 320 });
    expect(levels).toHaveLength(1);
    expect(lines(levels[0]!.splits)).toEqual([
      "320 2.0 3.5 1.5",
      "640 3.0 5.5 2.5",
      "960 4.0 7.5 3.5",
      "1280 5.0 9.5 4.5",
    ]);
    const { levels: same } = comparison(level(walk(320, 2, 1)), level(walk(320, 2, 9)), {
      every: 320,
      align: "start",
    });
    expect(lines(same[0]!.splits)).toEqual(["320 1.0 1.0 0.0", "640 2.0 2.0 0.0"]);
  });

  it("are compared by what they do, each named once", () => {
    const monster = { type: "killedmonster" };
    const a = walk(0, 3, 1, {
      5: [GOT, monster],
      10: [monster, { type: "foundsecret" }],
      20: [GOT],
      25: [OVER],
    });
    const b = walk(0, 3, 1, { 4: [monster], 8: [GOT], 9: [monster], 28: [OVER] });
    const { levels, total } = comparison(level(a), level(b));
    expect(lines(levels[0]!.splits)).toEqual([
      "health 1.5 1.8 0.3",
      "monster 1 1.5 1.4 -0.1",
      "monster 2 2.0 1.9 -0.1",
      "secret 1 2.0  ",
      "health 2 3.0  ",
      "end 3.5 3.8 0.3",
    ]);
    expect(total.levels).toBe(1);
  });

  it("are compared by doors, which are parts of the map that move", () => {
    const door = (z: number) => ({
      type: "updateentity",
      entity: 9,
      modelindex: 3,
      nolerp: false,
      origin3: z,
    });
    const info = { ...LEVEL, models: [...LEVEL.models, "*7"] };
    const opened = (when: number) =>
      Object.fromEntries(Array.from({ length: 31 }, (_, i) => [i, [door(i < when ? 0 : i)]]));
    const { levels } = comparison(
      level(walk(0, 3, 1, opened(10)), info),
      level(walk(0, 3, 1, opened(15)), info),
    );
    expect(lines(levels[0]!.splits)).toEqual(["*7 2.0 2.5 0.5"]);
    expect(levels[0]!.splits[0]!.kind).toBe("door");
  });

  it("have levels of the same map compared, and the others named", () => {
    const other = { ...LEVEL, models: ["maps/e1m2.bsp", "progs/player.mdl"] };
    const third = { ...LEVEL, models: ["maps/e1m3.bsp", "progs/player.mdl"] };
    const run = (over: number) => walk(0, 3, 1, { [over]: [OVER] });
    const a = [...level(run(10)), ...level(run(20), other)];
    const b = [...level(run(25), other), ...level(run(15)), ...level(run(15), third)];
    const { levels, onlyA, onlyB, total } = comparison(a, b);
    expect(levels.map(({ map, splits }) => [map, ...lines(splits)])).toEqual([
      ["e1 m1", "end 2.0 2.5 0.5"],
      ["e1m2", "end 3.0 3.5 0.5"],
    ]);
    expect([onlyA, onlyB]).toEqual([[], ["e1m3"]]);
    expect([total.levels, total.a, total.b].map((n) => Math.round(n * 10) / 10)).toEqual([2, 5, 6]);
  });

  it("pass a place when they are nearest, and where it is passed twice in the order of the way", () => {
    // There and back, and on: what is passed twice is not taken when the first run was not there yet.
    const way = (x: number) => (x <= 10 ? x : x <= 20 ? 20 - x : x - 20) * 64;
    const frames = (delay: number) =>
      Array.from({ length: 41 }, (_, i) => at(1 + i / 10 + delay, way(i)));
    const { levels } = comparison(level(frames(0)), level(frames(0.5)), { every: 128 });
    const { splits } = levels[0]!;
    expect(splits.length).toBeGreaterThan(15);
    for (const { ahead } of splits) expect(ahead).toBeCloseTo(0.5, 5);
  });

  it("of which one takes another way are compared where both were", () => {
    const b = walk(320, 4, 1).map((messages, i) =>
      i > 5 && i < 25
        ? messages.map((one) => ("origin1" in one ? { ...one, origin2: 300 } : one))
        : messages,
    );
    const { levels } = comparison(level(walk(320, 4, 1)), level(b), { every: 320 });
    expect(lines(levels[0]!.splits)).toEqual(["960 4.0 4.0 0.0", "1280 5.0 5.0 0.0"]);
  });
});

describe("ways at random", () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: -60, max: 60 }), fc.boolean()), {
    minLength: 2,
    maxLength: 60,
  });
  const framesOf = (moves: readonly (readonly [number, boolean])[]) => {
    let x = 0;
    return moves.map(([step, jumps], i) => at(1 + i / 10, (x += jumps ? step * 8 : step)));
  };

  it("have splits whose times rise in both, and are not ahead of themselves", () => {
    fc.assert(
      fc.property(steps, steps, (a, b) => {
        const both = comparison(level(framesOf(a)), level(framesOf(b)), { every: 64 });
        const places = both.levels.flatMap(({ splits }) => splits);
        for (const [i, { a: one, b: other }] of places.entries()) {
          if (i === 0) continue;
          expect(one).toBeGreaterThan(places[i - 1]!.a!);
          expect(other).toBeGreaterThan(places[i - 1]!.b!);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe.each([...fixtures(".dem"), ...fixtures(".qwd"), ...fixtures(".dm2")])("$name", (file) => {
  it("is as fast as itself", () => {
    const way = wayOf(formatOfFile(file.name), file.bytes());
    const { levels } = compareWays(way, way);
    expect(levels.length).toBe(way.levels.length);
    const ahead = levels.flatMap(({ splits }) => splits.map((split) => split.ahead));
    if (way.levels.some(({ places }) => places.length > 100))
      expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.every((seconds) => seconds === 0)).toBe(true);
  });
});

it("follows a player by his name, in a recording of all", () => {
  const [file] = fixtures(".mvd");
  const way = wayOf(formatOfFile(file!.name), file!.bytes(), { player: "PYQW" });
  expect(way.levels.reduce((sum, { places }) => sum + places.length, 0)).toBeGreaterThan(50);
  const nobody = wayOf(formatOfFile(file!.name), file!.bytes());
  expect(nobody.levels.every(({ places }) => places.length === 0)).toBe(true);
});

it.skipIf(!hasCorpus)(`compares two runs of others${whyNoCorpus}`, () => {
  const [a, b] = ["from-memory-demo1.dem", "from-memory-demo1-p999.dem"].map((name) =>
    wayOf(
      dem,
      corpusFiles("dem", ".dem")
        .find((file) => file.name === name)!
        .bytes(),
    ),
  );
  const { levels } = compareWays(a!, b!);
  // As `events` tells of each: both take the grenade launcher, the second one after 3.4 s of play.
  const split = levels[0]!.splits.find(({ name }) => name === "grenade launcher");
  expect([split!.a!.toFixed(2), split!.b!.toFixed(2), split!.ahead!.toFixed(2)]).toEqual([
    "5.23",
    "4.45",
    "-0.78",
  ]);
});
