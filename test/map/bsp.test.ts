import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edgesOf, fileInPak, isMap, isPak, pakFiles } from "../../quake/map/index.ts";
import { DecodeError } from "../../runtime/wire.ts";
import { textToBytes } from "./bytes.ts";
import { cube, EDITIONS, SIDE } from "./cube.ts";
import { whole } from "../support/whole.ts";

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
    const empty = new Uint8Array(edition.at + 8 * edition.count);
    empty.set(textToBytes(edition.magic));
    expect(edgesOf(empty)).toEqual([]);
    expect(() => edgesOf(empty.subarray(0, -1))).toThrow(
      "size: the bytes end: size needs 4 bytes, 3 are left",
    );
    expect([isMap(empty), isMap(empty.subarray(0, -1)), isMap(textToBytes("PACK"))]).toEqual([
      true,
      false,
      false,
    ]);
    for (const other of [new Uint8Array(200), textToBytes("none"), textToBytes("IBSP\x2e\0\0\0")])
      expect(() => edgesOf(other)).toThrow("this is no map of Quake or Quake II");
  });

  it("are refused where a part has more than 32 MiB, or parts have the same bytes", () => {
    const large = new Uint8Array(edition.at + 8 * edition.count + (1 << 25) + 1);
    large.set(textToBytes(edition.magic));
    const view = new DataView(large.buffer);
    const place = (lump: number, size: number) => {
      view.setUint32(edition.at + 8 * lump, large.length - size, true);
      view.setUint32(edition.at + 8 * lump + 4, size, true);
    };
    place(edition.lumps[0]!, (1 << 25) + 1);
    expect(() => edgesOf(large)).toThrow("no more than 33554432 are read at byte ");
    const small = large.subarray(0, edition.at + 8 * edition.count + 60);
    for (const lump of edition.lumps) {
      view.setUint32(edition.at + 8 * lump, small.length - 60, true);
      view.setUint32(edition.at + 8 * lump + 4, edition.wide && lump === 7 ? 56 : 60, true);
    }
    expect(() => edgesOf(small)).toThrow("messages before it have the same bytes");
  });

  whole("are refused where they are damaged, or read as they are", () => {
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
    expect(() => fileInPak(pak.subarray(0, 100), "x")).toThrow(
      /^header › directory_offset › directory: 64 bytes should be at byte \d+, and the file has 100 at byte 4/,
    );
    expect(fileInPak(map, "x")).toBeUndefined();
    const other = pak.slice();
    other[3] = 0x58;
    expect(fileInPak(other, "maps/e1m1.bsp")).toBeUndefined();
  });

  it("has as many files as its directory of 64 bytes each, with names of 56", async () => {
    const names = ["a", "x".repeat(56), "maps/Mixed.BSP"];
    const at = 12 + 6;
    const whole = new Uint8Array(at + 64 * names.length);
    whole.set(textToBytes("PACK"));
    whole.set([10, 11, 20, 21, 22, 30], 12);
    const view = new DataView(whole.buffer);
    view.setUint32(4, at, true);
    view.setUint32(8, 64 * names.length, true);
    let from = 12;
    for (const [i, name] of names.entries()) {
      whole.set(textToBytes(name), at + 64 * i);
      view.setUint32(at + 64 * i + 56, from, true);
      view.setUint32(at + 64 * i + 60, [2, 3, 1][i]!, true);
      from += [2, 3, 1][i]!;
    }
    const files = (bytes: Uint8Array) =>
      pakFiles(async (first, last) => bytes.subarray(first, last), bytes.length);
    expect(await files(whole)).toEqual([
      { name: names[0], from: 12, size: 2 },
      { name: names[1], from: 14, size: 3 },
      { name: names[2], from: 17, size: 1 },
    ]);
    expect([...fileInPak(whole, names[1]!)!]).toEqual([20, 21, 22]);
    expect([...fileInPak(whole, "maps/mixed.bsp")!]).toEqual([30]);
    // The last one may end where the PAK does, and no later.
    view.setUint32(at + 128 + 56, whole.length - 1, true);
    expect((await files(whole))[2]).toEqual({ name: names[2], from: whole.length - 1, size: 1 });
    view.setUint32(at + 128 + 60, 2, true);
    await expect(files(whole)).rejects.toMatchObject({
      message: expect.stringContaining("2 bytes should be at byte 209, and the file has 210"),
      offset: at + 128 + 56,
      path: ["directory", "entries[2]", "offset", "file"],
    });
  });

  it("has 100,000 files at most", async () => {
    const header = (count: number) => {
      const bytes = new Uint8Array(12);
      bytes.set(textToBytes("PACK"));
      new DataView(bytes.buffer).setUint32(4, 12, true);
      new DataView(bytes.buffer).setUint32(8, 64 * count, true);
      return bytes;
    };
    const asked: number[] = [];
    const read = (count: number) =>
      pakFiles(async (from, to) => {
        asked.push(to - from);
        return from === 0 ? header(count) : new Uint8Array(0);
      }, 1e9);
    expect(await read(100_000)).toEqual([]);
    await expect(read(100_001)).rejects.toThrow(
      "100,001 files in it: no more than 100,000 are read",
    );
    expect(asked).toEqual([4096, 6_400_000, 4096]);
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
    await expect(files(empty.subarray(0, 11))).rejects.toThrow(
      "directory_size needs 4 bytes, 3 are left",
    );
  });
});
