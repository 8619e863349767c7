import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Grid, type LevelMap, levelMaps, MapBuilder, Track } from "../../quake/map/index.ts";
import { timedStates, type Vector, type World } from "../../quake/world/index.ts";
import { formatOfFile } from "../../formats/index.ts";
import { fixtures } from "../support/corpus.ts";

const FIXTURES = [".dem", ".qwd", ".mvd", ".dm2"].flatMap(fixtures);

describe("the plan of a level", () => {
  it.each(FIXTURES)("of $name has all players in it, at the places where they were", (file) => {
    const container = formatOfFile(file.name);
    const bytes = file.bytes().subarray(0, 50_000);
    const [level] = levelMaps(container, bytes);
    const { min, max } = level!.bounds!;
    let near = 0;
    for (const { seconds, world } of timedStates(container, bytes))
      for (const { slot, name, origin } of world.players.values()) {
        if (origin.every((x) => x === 0)) continue;
        for (let i = 0; i < 3; i++) {
          expect(origin[i]!).toBeGreaterThanOrEqual(min[i]!);
          expect(origin[i]!).toBeLessThanOrEqual(max[i]!);
        }
        const track = level!.tracks.find((own) => own.slot === slot && own.name === name)!;
        const place = track.at(seconds);
        if (place !== undefined && far(place.origin, origin) < 64) near++;
        else near--;
      }
    expect(near).toBeGreaterThan(10);
    expect(level!.to).toBeGreaterThan(level!.from);
    expect([...level!.players.cells()].length).toBeGreaterThan(0);
  });

  it("is one for each level", () => {
    const builder = new MapBuilder();
    const world = { entities: new Map(), players: new Map() };
    for (const map of ["e1m1", "e1m2"])
      builder.see({
        seconds: 3,
        world: { ...world, level: { map, title: "" } } as unknown as World,
      });
    expect(builder.levels.map(({ map }) => map)).toEqual(["e1m1", "e1m2"]);
    expect(builder.levels[0]!.bounds).toBeUndefined();
  });
});

describe("what is seen of a level", () => {
  const level = { map: "e1m1", title: "" };
  const see = (builder: MapBuilder, seconds: number, world: object) =>
    builder.see({ seconds, world: { entities: new Map(), level, ...world } as unknown as World });
  const players = (...all: object[]) => ({ players: new Map(all.map((one, i) => [i, one])) });
  const thing = (modelindex: number, model: string, origin: Vector) => ({
    modelindex,
    model,
    origin,
  });

  it("bounds it: not what is nowhere, and not what the level is made of", () => {
    const builder = new MapBuilder();
    const entities = [
      thing(2, "progs/a.mdl", [-8, 16, 24]),
      thing(3, "*1", [-999, 0, 0]),
      thing(0, "", [-998, 0, 0]),
      thing(2, "progs/a.mdl", [NaN, 0, 0]),
      thing(2, "progs/a.mdl", [0, 0, 0]),
    ];
    const [ann] = [{ slot: 0, name: "ann", origin: [4, -5, 6], angles: [0, 90, 0] }];
    see(builder, 1, { entities: new Map(entities.entries()), ...players(ann!) });
    see(builder, 2, players({ ...ann, origin: [0, 0, 0] }));
    const [{ bounds, from, to, tracks, ...grids }] = builder.levels as [LevelMap];
    expect(bounds).toEqual({ min: [-8, -5, 6], max: [4, 16, 24] });
    expect([from, to]).toEqual([1, 2]);
    expect(tracks.map(({ slot, name, places }) => [slot, name, places.length])).toEqual([
      [0, "ann", 1],
    ]);
    const count = (grid: Grid) => [...grid.cells()].reduce((sum, cell) => sum + cell.count, 0);
    expect([count(grids.players), count(grids.things)]).toEqual([1, 2]);
  });

  it("is where anything is that is not at the middle of all, as far as levels reach", () => {
    for (const axis of [0, 1, 2]) {
      const builder = new MapBuilder();
      const on = (x: number): Vector => [0, 0, 0].map((_, i) => (i === axis ? x : 0)) as never;
      for (const x of [1, -131_072, 131_073, -131_073, Infinity])
        see(builder, 1, players({ slot: 1, name: "a", origin: on(x), angles: [5, x, 6] }));
      const [{ bounds, tracks }] = builder.levels as [LevelMap];
      expect(bounds).toEqual({ min: on(-131_072), max: on(1) });
      // The yaw is the second angle; at one time nobody is in two places.
      expect(tracks[0]!.places).toEqual([{ seconds: 1, origin: on(1), yaw: 1 }]);
    }
  });

  it("is from its first world on, and ends with its last", () => {
    const builder = new MapBuilder();
    const other = { map: "e1m2", title: "b" };
    for (const seconds of [1, 2]) see(builder, seconds, players());
    for (const seconds of [3, 4]) see(builder, seconds, { ...players(), level: other });
    expect(builder.levels.map(({ map, title, from, to }) => [map, title, from, to])).toEqual([
      ["e1m1", "", 1, 2],
      ["e1m2", "b", 3, 4],
    ]);
  });

  it("has the tracks of 512 players at most", () => {
    const builder = new MapBuilder();
    const all = Array.from({ length: 600 }, (_, i) => ({
      slot: 0,
      name: `${i}`,
      origin: [1, 1, 1],
    }));
    see(builder, 1, players(...all));
    expect(builder.levels[0]!.tracks).toHaveLength(512);
  });
});

describe("a track", () => {
  const at = (seconds: number, x: number) => ({ seconds, origin: [x, 0, 0] as Vector, yaw: 90 });

  it("goes straight from place to place, but not through jumps and gaps", () => {
    const track = new Track(0, "ann");
    for (const [seconds, x] of [
      [1, 0],
      [1.05, 999],
      [1.5, 100],
      [2, 1900],
      [5, 1900],
    ] as const)
      track.add(at(seconds, x));
    expect(track.at(0.9)).toBeUndefined();
    expect(track.at(1.25)!.origin).toEqual([50, 0, 0]);
    expect(track.at(1.75)!.origin).toEqual([100, 0, 0]);
    expect(track.at(2.5)!.origin).toEqual([1900, 0, 0]);
    expect(track.at(4)).toBeUndefined();
    const lines = [...track.lines()].map((line) => line.map(({ seconds }) => seconds));
    expect(lines).toEqual([[1, 1.5], [2], [5]]);
    expect([...track.lines(1.6, 2.2)].flat().map(({ seconds }) => seconds)).toEqual([1.5, 2]);
  });

  it("has places that are a tenth of a second apart, or more", () => {
    const track = new Track(3, "ann");
    for (const seconds of [0, 0.05, 0.1, 0.19, 0.2, 0.35]) track.add(at(seconds, seconds));
    expect(track.places.map(({ seconds }) => seconds)).toEqual([0, 0.1, 0.2, 0.35]);
    expect(Track.of(track.data).data).toEqual(track.data);
    expect(track.data).toMatchObject({ slot: 3, name: "ann", often: 0.1 });
  });

  it("has a gap where more than a second is between two places", () => {
    const track = new Track(0, "ann");
    for (const [seconds, x] of [
      [1, 0],
      [2, 10],
      [3.0625, 20],
    ] as const)
      track.add(at(seconds, x));
    expect(track.at(1.5)!.origin).toEqual([5, 0, 0]);
    expect(track.at(1)!.origin).toEqual([0, 0, 0]);
    expect(track.at(3)!.origin).toEqual([10, 0, 0]);
    expect(track.at(3.03)).toBeUndefined();
    // After the last one it is as long.
    expect(track.at(4.0625)!.origin).toEqual([20, 0, 0]);
    expect(track.at(4.0626)).toBeUndefined();
    expect([...track.lines()].map((line) => line.length)).toEqual([2, 1]);
    expect([...track.lines(1.5, 2)].map((line) => line.length)).toEqual([2]);
    expect([...track.lines(2, 3.0625)].map((line) => line.length)).toEqual([1, 1]);
    expect([...track.lines(9)].map((line) => line.length)).toEqual([1]);
    expect([...track.lines(0, 0.5)]).toEqual([]);
  });

  it("has a jump where somebody went 300 units in a tenth of a second, in whatever direction", () => {
    const lines = (seconds: number, x: number, y: number, z = 0) => {
      const track = new Track(0, "ann");
      track.add({ seconds: 1, origin: [5, -5, 0], yaw: 0 });
      track.add({ seconds: 1 + seconds, origin: [5 + x, -5 + y, z], yaw: 0 });
      return [...track.lines()].length;
    };
    expect([lines(0.125, 374, 0), lines(0.125, 375, 0)]).toEqual([1, 2]);
    expect([lines(0.5, 0, -1499), lines(0.5, 0, -1500)]).toEqual([1, 2]);
    expect([lines(0.5, 900, -1199), lines(0.5, 900, 1200)]).toEqual([1, 2]);
    // Who falls has not jumped.
    expect(lines(0.125, 0, 0, -5000)).toBe(1);
    const track = new Track(0, "ann");
    for (const [seconds, x] of [
      [1, 0],
      [1.125, 5000],
    ] as const)
      track.add(at(seconds, x));
    expect(track.at(1.1)!.origin).toEqual([0, 0, 0]);
  });

  it("keeps 8192 places, and of more every second one", () => {
    const track = new Track(0, "ann");
    for (let i = 0; i < 8192; i++) track.add(at(i / 8, i));
    expect([track.places.length, track.data.often]).toEqual([8192, 0.1]);
    track.add(at(1024, 8192));
    expect([track.places.length, track.data.often]).toEqual([4097, 0.2]);
    expect(track.places.map(({ origin }) => origin[0])).toEqual(
      Array.from({ length: 4097 }, (_, i) => 2 * i),
    );
  });

  it("keeps a limited count of places, however long it is", () => {
    const track = new Track(0, "ann");
    for (let i = 0; i < 50_000; i++) track.add(at(i / 10, i));
    expect(track.places.length).toBeLessThan(1 << 13);
    const place = track.at(4000)!;
    expect(Math.abs(place.origin[0] - 40_000)).toBeLessThan(1);
  });

  it("that is thinned goes on over as many places as before: a gap is three of its steps", () => {
    const track = new Track(0, "ann");
    // Twice too many: each is at least 0.4 s after the one before, and a gap longer than 1.2 s.
    const count = 4 * (1 << 13);
    for (let i = 0; i < count; i++) track.add(at(i / 10, 1));
    expect(track.data.often).toBe(0.4);
    const end = track.places.at(-1)!.seconds;
    track.add(at(end + 1.15, 2));
    expect(track.at(end + 1)!.origin[0]).toBeCloseTo(1 + 1 / 1.15);
    track.add(at(end + 2.45, 3));
    expect(track.at(end + 1.15 + 1.19)!.origin[0]).toBe(2);
    expect(track.at(end + 1.15 + 1.25)).toBeUndefined();
  });
});

describe("a grid", () => {
  it("counts everything once, in a given count of squares", () => {
    const grid = new Grid();
    for (let i = 0; i < 100_000; i++) grid.add((i % 400) * 20, Math.floor(i / 400) * 20);
    grid.add(Number.NaN, 0);
    const cells = [...grid.cells()];
    expect(cells.length).toBeLessThanOrEqual(1 << 15);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(100_000);
    expect(Math.max(...cells.map(({ count }) => count))).toBe(grid.most);
  });

  it("has 32,768 squares at most, of 16 units and then of twice as many", () => {
    const grid = new Grid();
    expect([grid.most, [...grid.cells()]]).toEqual([0, []]);
    for (let i = 0; i < 32_768; i++) grid.add(16 * (i % 256), 16 * (i >> 8));
    expect([grid.size, [...grid.cells()].length, grid.most]).toEqual([16, 32_768, 1]);
    grid.add(-1, 17, 5);
    expect([grid.size, grid.most]).toEqual([32, 5]);
    const cells = [...grid.cells()];
    expect(cells.length).toBe(8193);
    expect(cells.filter(({ count }) => count !== 4)).toEqual([{ x: -32, y: 0, count: 5 }]);
    grid.add(-1, 17);
    expect(grid.most).toBe(6);
  });

  it("reaches as far as any level does, 131,072 units from its middle", () => {
    const grid = new Grid();
    for (const far of [131_072, -131_072]) {
      grid.add(far, 0);
      grid.add(0, far);
      grid.add(far + Math.sign(far), 0);
      grid.add(0, far + Math.sign(far));
    }
    expect([...grid.cells()].map(({ x, y }) => [x, y])).toEqual([
      [131_072, 0],
      [0, 131_072],
      [-131_072, 0],
      [0, -131_072],
    ]);
  });

  it("takes damage for nowhere, however far away it is", () => {
    const grid = new Grid();
    for (let i = 1; i < 100_000; i++) grid.add(1e300 / i, i);
    expect([...grid.cells()]).toEqual([]);
  });

  it("has each point in the square that it says", () => {
    const x = fc.integer({ min: -800_000, max: 800_000 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(x, x, (px, py) => {
        const grid = new Grid();
        grid.add(px, py);
        const [cell] = grid.cells();
        expect(px - cell!.x).toBeGreaterThanOrEqual(0);
        expect(px - cell!.x).toBeLessThan(grid.size);
        expect(py - cell!.y).toBeLessThan(grid.size);
      }),
      { numRuns: 50 },
    );
  });
});

function far(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
