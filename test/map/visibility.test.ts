import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SolidMap, Visibility } from "../../quake/map/index.ts";
import type { Vector } from "../../quake/world/index.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { EDITIONS, filed, mapOf, splitMap } from "./split-map.ts";
import { whole } from "../support/whole.ts";

describe.each(EDITIONS)("$name", (edition) => {
  const bytes = splitMap(edition);
  const map = new Visibility(bytes);

  it("have leafs on both sides of planes", () => {
    const leafs = [10, 0, -10, -100, -101].map((x) => map.leafAt([x, 500, -500]));
    expect(leafs).toEqual([1, 1, 2, 2, 3]);
  });

  it("have what is seen from each", () => {
    const seen = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => map.sees(from, to)));
    expect(seen).toEqual([
      [true, false, false, false],
      [false, true, true, false],
      [false, true, true, false],
      [false, false, false, true],
    ]);
  });

  whole("are read with any damage, or refused with words", () => {
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(damage, fc.nat(bytes.length), (damages, length) => {
        const broken = Uint8Array.from(bytes);
        for (const [at, byte] of damages) broken[at] = byte;
        const read = visibilityOf(length % 3 === 0 ? broken.subarray(0, length) : broken);
        // What could be read once never fails after that.
        for (const x of [10, -10, -200]) read?.sees(read.leafAt([x, 0, 0]), 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(EDITIONS)("sets of twenty leafs: $name", (edition) => {
  const all = Array.from({ length: 20 }, (_, i) => i + 1);
  const row = (...sets: readonly (readonly number[])[]) => {
    const [first] = sets as readonly [readonly number[]];
    const leafs = all.map((leaf) => (leaf === 2 ? 0 : leaf === 3 ? first.length : -1));
    const map = new Visibility(
      mapOf(edition, {
        planes: [{ normal: [1, 0, 0], distance: 0, axis: 0 }],
        nodes: [[0, -3, -4]],
        leafs: [[-2, -1], ...leafs.map((set) => [-1, set] as const)],
        sets: sets.flat(),
      }),
    );
    return [2, 3].map((from) => all.filter((to) => to !== from && map.sees(from, to)));
  };

  // Leaf n is bit n - 1: bit (n - 1) % 8 of byte (n - 1) / 8. A byte of 0 is followed by how many there are.
  it.each([
    [
      [0b10000101, 0b1, 0b1000],
      [1, 3, 8, 9, 20],
    ],
    [
      [0b10000001, 0, 1, 0b1000],
      [1, 8, 20],
    ],
    [[0, 2, 0b100], [19]],
    [
      [0, 1, 0b10000000, 0b1],
      [16, 17],
    ],
    [[0, 3], []],
    // More zeros than there are leafs are no more than these.
    [[0, 200], []],
    // id's reader takes none for nothing; here it is one byte.
    [
      [0, 0, 0b1, 0b10],
      [9, 18],
    ],
  ] as const)("%j", (set, seen) => {
    expect(row(set, [0b1, 0, 2])).toEqual([seen, [1]]);
  });

  it("are all where a map has none", () => {
    expect(row([])).toEqual([all.filter((to) => to !== 2), all.filter((to) => to !== 3)]);
  });

  it("end with the bytes: what is not there is not seen", () => {
    expect(row([0b1], [0, 1, 0b10])[1]).toEqual([10]);
    expect(row([0, 1], [0])[1]).toEqual([]);
  });
});

describe.each(EDITIONS)("planes: $name", (edition) => {
  /** Which side of a plane points are on. */
  const sides = (axis: number, normal: readonly number[], points: readonly Vector[]) => {
    const planes = [
      { normal: [0, 0, 0], distance: 0, axis: 3 },
      { normal, distance: 10, axis },
    ];
    const parts = {
      planes,
      // The first one is no part of the tree: the root is the second.
      nodes: [
        [0, -4, -4],
        [1, -2, -3],
      ] as const,
      leafs: [-2, -2, -1, -2].map((contents) => [contents, -1] as const),
      sets: [],
      root: 1,
    };
    const map = new Visibility(mapOf(edition, parts));
    const solid = new SolidMap(mapOf(edition, parts));
    return points.map((point) => [map.leafAt(point), solid.isSolid(point)]);
  };
  const front = [1, true];
  const back = [2, false];

  it("and leafs that there are not are refused with words", () => {
    const plane = { normal: [1, 0, 0], distance: 0, axis: 0 };
    const made = (own: number, front: number, back: number, root = 0) =>
      mapOf(edition, {
        planes: [plane, plane],
        nodes: [[own, front, back]],
        leafs: [
          [-2, -1],
          [-1, -1],
          [-1, -1],
        ],
        sets: [],
        root,
      });
    const both = (bytes: Uint8Array) => () =>
      [new Visibility(bytes).leafAt([1, 0, 0]), new SolidMap(bytes).isSolid([1, 0, 0])] as const;
    // Two planes, one node, three leafs.
    expect(both(made(1, -3, -1))()).toEqual([2, false]);
    for (const wrong of [made(2, -3, -1), made(-1, -3, -1), made(1, -4, -1), made(1, -1, -4)])
      expect(() => new Visibility(wrong)).toThrow(DecodeError);
    for (const wrong of [made(1, 1, -1), made(1, -1, 1), made(1, -1, -1, 1), made(1, -1, -1, -4)])
      expect(() => new Visibility(wrong)).toThrow(DecodeError);
    for (const wrong of [made(2, -3, -1), made(-1, -3, -1), made(1, -4, -1), made(1, 1, -1)])
      expect(() => new SolidMap(wrong).isSolid([1, 0, 0])).toThrow(DecodeError);
    for (const root of [1, -4])
      expect(() => new SolidMap(made(1, -1, -1, root)).isSolid([1, 0, 0])).toThrow(DecodeError);
    expect(() => new SolidMap(made(1, -4, -1)).isSolid([1, 0, 0])).toThrow("there is no leaf 3");
  });

  it("and parts are refused that are cut off by a byte, and not before", () => {
    const { magic } = edition;
    const models = (length: number) => filed(magic, new Map([[14, new Uint8Array(length)]]));
    const both = (bytes: Uint8Array) => [() => new Visibility(bytes), () => new SolidMap(bytes)];
    for (const open of both(models(64))) expect(open).toThrow("there is no node 0");
    for (const open of both(models(63)))
      expect(open).toThrow("faces: the bytes end: faces needs 4 bytes, 3 are left");
    for (const open of both(models(0))) expect(open).toThrow("there is no model 0");
    // A file that ends with its directory, whose last 64 bytes are the model, too.
    const short = models(0);
    const view = new DataView(short.buffer, short.byteOffset);
    view.setUint32(4 + 8 * 14, short.length - 64, true);
    view.setUint32(8 + 8 * 14, 64, true);
    // The root is the number at 36, in the directory the size of part 11.
    for (const open of both(short)) expect(open).toThrow("there is no node 0");
    for (const left of [1, 7, 8, 9])
      for (const open of both(short.subarray(0, -left)))
        expect(open).toThrow(/^header › (leaf_faces|edges|face_edges|models).*: the bytes end: /);
    view.setUint32(8 + 8 * 14, 65, true);
    for (const open of both(short))
      expect(open).toThrow("65 bytes should be at byte 60, and the file has 124 at byte 116");
  });

  it.each([0, 1, 2])("upright to axis %i", (axis) => {
    const on = (x: number): Vector =>
      [-500, 500, -600].map((other, i) => (i === axis ? x : other)) as unknown as Vector;
    const normal = [0, 0, 0].map((_, i) => (i === axis ? 1 : 0));
    // What is on a plane is on its front side.
    expect(sides(axis, normal, [on(11), on(10), on(9.5), on(-11)])).toEqual([
      front,
      front,
      back,
      back,
    ]);
  });

  it("upright to none", () => {
    // 0.5 x - 2 y + 4 z is 10 there.
    const points: Vector[] = [
      [20, 0, 0],
      [19, 0, 0],
      [0, -5, 0],
      [0, 5, 0],
      [0, 0, 2.5],
      [0, 0, 2],
      [40, 5, 0],
      [8, 1, 2],
      [8, 1, 1.9],
    ];
    const expected = [front, back, front, back, front, back, front, front, back];
    expect(sides(3, [0.5, -2, 4], points)).toEqual(expected);
  });
});

/** Undefined where it is refused. */
function visibilityOf(bytes: Uint8Array): Visibility | undefined {
  try {
    return new Visibility(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(DecodeError);
    return undefined;
  }
}
