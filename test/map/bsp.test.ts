import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edgesOf, fileInPak, isMap, isPak, pakFiles } from "../../quake/map/index.ts";
import { DecodeError } from "../../runtime/wire.ts";
import { textToBytes } from "./bytes.ts";
import { cube, EDITIONS, SIDE } from "./cube.ts";

describe.each(EDITIONS)("$name maps", (edition) => {
  const bytes = cube(edition);

  it("have edges where faces meet: none that are upright, and none inside of a floor", () => {
    expect(isMap(bytes)).toBe(true);
    const edges = edgesOf(bytes);
    expect(edges).toHaveLength(8);
    for (const [from, to] of edges) {
      expect(Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])).toBe(SIDE);
      expect(to[2]).toBe(from[2]);
    }
  });

  it("have the edges of their last face, which are the world's end where another has none", () => {
    const [whole] = edgesOf(cube(edition, 1));
    expect(edgesOf(cube(edition, 1))).toHaveLength(3);
    expect(whole).toEqual([
      [0, 0, 0],
      [SIDE, 0, 0],
    ]);
  });

  it("may end after their directory, and not before", () => {
    const empty = new Uint8Array(edition.at + 8 * (Math.max(...edition.lumps) + 1));
    empty.set(textToBytes(edition.magic));
    expect(edgesOf(empty)).toEqual([]);
    expect(() => edgesOf(empty.subarray(0, -1))).toThrow("the directory is cut off");
  });

  it("are refused where they are damaged, or read as they are", () => {
    const change = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 5 });
    fc.assert(
      fc.property(change, fc.nat(bytes.length), (changes, length) => {
        const damaged = bytes.slice();
        for (const [at, byte] of changes) damaged[at] = byte;
        try {
          edgesOf(damaged);
          edgesOf(damaged.subarray(0, length));
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("a PAK", () => {
  const map = cube(EDITIONS[0]!);
  const pak = new Uint8Array(12 + map.length + 64);
  pak.set(textToBytes("PACK"));
  pak.set(map, 12);
  pak.set(textToBytes("maps/e1m1.bsp"), 12 + map.length);
  const view = new DataView(pak.buffer);
  for (const [at, value] of [
    [4, 12 + map.length],
    [8, 64],
    [12 + map.length + 56, 12],
    [12 + map.length + 60, map.length],
  ] as const)
    view.setUint32(at, value, true);

  it("gives its files by their names", () => {
    expect(isPak(pak)).toBe(true);
    expect(fileInPak(pak, "maps/E1M1.bsp")).toEqual(map);
    expect(fileInPak(pak, "maps/e1m2.bsp")).toBeUndefined();
    expect(() => fileInPak(pak.subarray(0, 100), "x")).toThrow(/the directory is cut off/);
    expect(fileInPak(map, "x")).toBeUndefined();
  });

  it("may be empty, and then is its header of twelve bytes", async () => {
    const empty = new Uint8Array(12);
    empty.set(textToBytes("PACK"));
    new DataView(empty.buffer).setUint32(4, 12, true);
    const files = (bytes: Uint8Array) =>
      pakFiles(async (from, to) => bytes.subarray(from, to), bytes.length);
    expect([isPak(empty), isPak(empty.subarray(0, 11))]).toEqual([true, false]);
    expect(await files(empty)).toEqual([]);
    expect(await files(pak)).toEqual([{ name: "maps/e1m1.bsp", from: 12, size: map.length }]);
    await expect(files(empty.subarray(0, 11))).rejects.toThrow("this is no PAK");
  });
});
