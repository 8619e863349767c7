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
