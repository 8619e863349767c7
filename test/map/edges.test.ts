import { describe, expect, it } from "vitest";
import { edgesOf, quakeworldMapChecksum, SolidMap, Visibility } from "../../quake/map/index.ts";
import { type LevelMap, MapBuilder } from "../../quake/map/level-map.ts";
import { Track } from "../../quake/map/track.ts";
import { md4 } from "../../quake/map/md4.ts";
import { DecodeError } from "../../runtime/wire.ts";
import type { World } from "../../quake/world/index.ts";
import { halfMap } from "../runs/half-map.ts";
import { textToBytes } from "./bytes.ts";
import { cube, EDITIONS, SIDE } from "./cube.ts";
import { filed, EDITIONS as SPLIT, splitMap } from "./split-map.ts";

/*
 * Maps up to their last byte and one after it: what they are made of is of BSP §2 and §4.
 */

/** The same bytes, inside of others: files are parts of others, as in a PAK. */
function inside(bytes: Uint8Array): Uint8Array {
  const around = new Uint8Array(bytes.length + 30).fill(0xff);
  around.set(bytes, 13);
  return around.subarray(13, 13 + bytes.length);
}

describe.each(EDITIONS)("edges of $name maps", (edition) => {
  const [, , FACES, EDGES_LUMP, SURFEDGES] = edition.lumps as [
    number,
    number,
    number,
    number,
    number,
  ];
  /** A cube, whose parts may be changed: each is given with its first byte. */
  function changed(
    change: (view: DataView, part: (lump: number) => number) => void,
    faces?: number,
  ) {
    const bytes = cube(edition, faces);
    const view = new DataView(bytes.buffer);
    change(view, (lump) => view.getUint32(edition.at + 8 * lump, true));
    return bytes;
  }
  const number = (view: DataView, at: number, value: number) =>
    edition.wide ? view.setUint32(at, value, true) : view.setUint16(at, value, true);
  const width = edition.wide ? 4 : 2;
  const reason = (bytes: Uint8Array) => {
    try {
      edgesOf(bytes);
      return "";
    } catch (error) {
      expect(error).toBeInstanceOf(DecodeError);
      return (error as DecodeError).reason;
    }
  };

  it("go from corner to corner, in all three directions", () => {
    const text = edgesOf(cube(edition)).map(([from, to]) => `${from.join(" ")} - ${to.join(" ")}`);
    const corners = (z: number) => [
      `0 0 ${z} - ${SIDE} 0 ${z}`,
      `${SIDE} 0 ${z} - ${SIDE} ${SIDE} ${z}`,
      `${SIDE} ${SIDE} ${z} - 0 ${SIDE} ${z}`,
      `0 ${SIDE} ${z} - 0 0 ${z}`,
    ];
    expect(text.toSorted()).toEqual([...corners(0), ...corners(SIDE)].toSorted());
    expect(edgesOf(inside(cube(edition)))).toEqual(edgesOf(cube(edition)));
  });

  it("are refused where an edge or a corner is one too many", () => {
    const corner = (value: number) =>
      changed((view, part) => number(view, part(EDGES_LUMP) + 2 * width, value));
    expect([reason(corner(7)), reason(corner(8))]).toEqual(["", "there is no corner 8"]);
    const edge = (value: number) =>
      changed((view, part) => view.setInt32(part(SURFEDGES), value, true));
    expect([reason(edge(13)), reason(edge(14))]).toEqual(["", "there is no edge 14"]);
    expect(reason(edge(-14))).toBe("there is no edge 14");
  });

  it("are refused where faces have more of them than there are", () => {
    const size = edition.wide ? 28 : 20;
    const [firstAt, countAt] = edition.wide ? [8, 12] : [4, 8];
    const face = (first: number, count: number, faces?: number) =>
      changed((view, part) => {
        view.setUint32(part(FACES) + firstAt, first, true);
        number(view, part(FACES) + countAt, count);
      }, faces);
    // 26 in all: two triangles, and five faces of four.
    expect([reason(face(0, 26, 1)), reason(face(23, 3))]).toEqual(["", ""]);
    expect(reason(face(24, 3))).toBe("there is no list of edges 24");
    expect(reason(face(0, 27, 1))).toBe("there is no list of edges 0");
    // Each is in one face: of three that have ten each, the last has too many.
    const shared = changed((view, part) => {
      for (let i = 0; i < 3; i++) {
        view.setUint32(part(FACES) + size * i + firstAt, i, true);
        number(view, part(FACES) + size * i + countAt, 10);
      }
    }, 3);
    expect(reason(shared)).toBe("there is no list of edges 2");
  });

  it("are in the middle of a floor where its planes are the same to a thousandth", () => {
    const floor = (at: number, value: number) =>
      edgesOf(changed((view, part) => view.setFloat32(part(edition.lumps[0]!) + at, value, true)))
        .length;
    // The first two planes are the floor's: three numbers of their direction, and how far they are.
    for (const at of [0, 4, 12]) {
      expect([at, floor(at, 0.0004)]).toEqual([at, 8]);
      expect([at, floor(at, 0.001)]).toEqual([at, 9]);
    }
    expect([floor(8, 1.0004), floor(8, 1.001)]).toEqual([8, 9]);
  });

  it("are of planes by their numbers, where there are none", () => {
    const planes = (first: number, second: number) =>
      edgesOf(
        changed((view, part) => {
          const size = edition.wide ? 28 : 20;
          number(view, part(FACES), first);
          number(view, part(FACES) + size, second);
        }),
      ).length;
    expect([planes(0, 1), planes(7, 7), planes(7, 8), planes(6, 7)]).toEqual([8, 8, 9, 9]);
    // The last plane is the floor's again, and the wall that had it has none.
    const last = changed((view, part) => {
      const [size, from] = [edition.wide ? 28 : 20, part(edition.lumps[0]!)];
      for (let k = 0; k < 20; k += 4)
        view.setUint32(from + 120 + k, view.getUint32(from + k, true), true);
      number(view, part(FACES) + size, 6);
      number(view, part(FACES) + 6 * size, 9);
    });
    expect(edgesOf(last).length).toBe(8);
    if (edition.wide) expect(planes(0x1_0000, 0x2_0000)).toBe(9);
  });
});

describe("a map's checksum", () => {
  /** Of as many letters "a", with `openssl dgst -md4 -provider legacy`: where a block of 64 bytes is full. */
  it.each([
    [55, "c889c81dd86c4d2e025778944ea02881"],
    [56, "d5f9a9e9257077a5f08b0b92f348b0ad"],
    [63, "7ea3da77432d44c323671097d1348fc8"],
    [64, "52f5076fabd22680234a3fa9f9dc5732"],
    [119, "e65dd227ccef97fa1d34d70189120f76"],
    [120, "b03ddbd470b47c013e0c7ab2ddd763db"],
  ])("MD4 of %i letters", (count, digest) => {
    expect(Buffer.from(md4(textToBytes("a".repeat(count))).buffer).toString("hex")).toBe(digest);
  });

  it("is of all fifteen parts of the directory, each of which is in the file", () => {
    const empty = new Uint8Array(4 + 8 * 15);
    empty.set(textToBytes("\x1d\0\0\0"));
    expect(quakeworldMapChecksum(empty)).toBe(quakeworldMapChecksum(inside(empty)));
    expect(() => quakeworldMapChecksum(empty.subarray(0, -1))).toThrow(DecodeError);
    for (let lump = 0; lump < 15; lump++) {
      const longer = empty.slice();
      new DataView(longer.buffer).setUint32(4 + 8 * lump, empty.length, true);
      expect(quakeworldMapChecksum(longer)).toBe(quakeworldMapChecksum(empty));
      new DataView(longer.buffer).setUint32(8 + 8 * lump, 1, true);
      expect(() => quakeworldMapChecksum(longer)).toThrow(
        "1 bytes should be at byte 124, and the file has 124",
      );
    }
    const map = cube(EDITIONS[0]!);
    expect(quakeworldMapChecksum(inside(map))).toBe(quakeworldMapChecksum(map));
  });
});

describe("a map's solid parts and monsters", () => {
  it("are the same inside of a larger file", () => {
    const map = new SolidMap(inside(halfMap(100, '{ "classname" "monster_ogre" }')));
    expect([map.isSolid([0, 0, 99]), map.isSolid([0, 0, 101]), map.isSolid([0, 0, 100])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(map.monsters()).toEqual([1, 1, 1, 1]);
  });

  it("are counted whatever else their flags say, but for zombies on a cross", () => {
    const monsters = (kind: string, flags?: number) =>
      new SolidMap(
        halfMap(
          0,
          `{ "classname" "monster_${kind}" ${flags === undefined ? "" : `"spawnflags" "${flags}"`} }`,
        ),
      ).monsters();
    for (const kind of ["ogre", "zombie"]) expect(monsters(kind)).toEqual([1, 1, 1, 1]);
    expect([monsters("ogre", 1), monsters("zombie", 1), monsters("zombie", 2)]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
    expect([255, 256, 512, 1024].map((flags) => monsters("ogre", flags))).toEqual([
      [1, 1, 1, 1],
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 0],
    ]);
  });

  it("are refused where the tree leads out of the file", () => {
    const map = halfMap(100);
    const view = new DataView(map.buffer, map.byteOffset, map.length);
    const [leaves, length] = [view.getUint32(4 + 80, true), view.getUint32(8 + 80, true)];
    expect(leaves).toBeGreaterThan(0);
    // The head of the tree is a leaf: the last one, and one after it.
    const models = view.getUint32(4 + 8 * 14, true);
    view.setInt32(models + 36, -length / 28, true);
    expect(new SolidMap(map).isSolid([0, 0, 0])).toBeTypeOf("boolean");
    view.setInt32(models + 36, -length / 28 - 1, true);
    expect(() => new SolidMap(map).isSolid([0, 0, 0])).toThrow(`there is no leaf ${length / 28}`);
    view.setInt32(models + 36, view.getUint32(8 + 40, true) / 24, true);
    expect(() => new SolidMap(map).isSolid([0, 0, 0])).toThrow("there is no node");
    view.setUint32(8 + 80, 28, true);
    view.setInt16(view.getUint32(4 + 40, true) + 4, -1, true);
    view.setInt32(models + 36, -1, true);
    expect(new SolidMap(map).isSolid([0, 0, 0])).toBeTypeOf("boolean");
  });
});

describe.each(SPLIT)("what is seen in $name maps", (edition) => {
  it("is the same inside of a larger file", () => {
    const visibility = new Visibility(inside(splitMap(edition)));
    expect([5, -5, -105].map((x) => visibility.leafAt([x, 0, 0]))).toEqual([1, 2, 3]);
    expect([visibility.sees(1, 2), visibility.sees(1, 3)]).toEqual([true, false]);
  });
});

describe("the lines of a track", () => {
  it("end where more than three of its steps are between two places", () => {
    const track = new Track(0, "ann");
    const place = (seconds: number) => {
      return { seconds, origin: [1, 1, 1] as const, yaw: undefined };
    };
    // Four times as many as are kept, less one: each is at least 0.4 s after the one before.
    for (let i = 0; i < 4 * (1 << 13); i++) track.add(place(i / 10));
    expect(track.data.often).toBe(0.4);
    const end = track.places.at(-1)!.seconds;
    for (const seconds of [1.15, 2.4, 3.5]) track.add(place(end + seconds));
    const lines = [...track.lines(end)].map((line) => line.map(({ seconds }) => seconds - end));
    expect(lines.map((line) => line.map((seconds) => seconds.toFixed(2)))).toEqual([
      ["0.00", "1.15"],
      ["2.40", "3.50"],
    ]);
    expect([...track.lines(end + 2, end + 3)].flat().length).toBe(2);
    expect([...new Track(0, "").lines()]).toEqual([]);
  });
});

describe("a plan's squares", () => {
  it("are by east and north", () => {
    const builder = new MapBuilder();
    const model = { modelindex: 2, model: "progs/a.mdl", origin: [160, 32, 480] };
    const player = { slot: 0, name: "a", origin: [320, 64, 640], angles: [0, 0, 0] };
    builder.see({
      seconds: 1,
      world: {
        entities: new Map([[1, model]]),
        players: new Map([[0, player]]),
        level: { map: "", title: "" },
      } as never as World,
    });
    const [{ things, players }] = builder.levels as [LevelMap];
    const cells = (grid: LevelMap["things"]) => [...grid.cells()].map(({ x, y }) => [x, y]);
    expect(cells(things)).toEqual([
      [160, 32],
      [320, 64],
    ]);
    expect(cells(players)).toEqual([[320, 64]]);
  });

  it("are bounded also where all is south of where it is west", () => {
    for (const origin of [
      [-100, 50, 0],
      [100, -50, 5],
    ]) {
      const builder = new MapBuilder();
      const player = { slot: 0, name: "a", origin };
      const world = { entities: new Map(), players: new Map([[0, player]]), level: {} };
      builder.see({ seconds: 1, world: world as never as World });
      expect(builder.levels[0]!.bounds).toEqual({ min: origin, max: origin });
    }
  });
});

it("no part of a directory is more than the file has", () => {
  expect(() => new SolidMap(filed("\x1d\0\0\0", new Map()))).toThrow("there is no model 0");
});
