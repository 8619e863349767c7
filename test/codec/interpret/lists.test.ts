import { child, coverage } from "./coverage.ts";
import { decode, encodeError, encodeHex, idOf, world, worldError, worldHex } from "./calls.ts";
import { WORLD } from "./world.ts";
import { describe, expect, test } from "vitest";
import { interpretDecode } from "../../../runtime/interpret/interpret.ts";

describe("lists", () => {
  const nail = { x: 0x123, y: 0x456, z: 0x789, pitch: 10 };

  test("with a preceding count", () => {
    const found = world("nails", "02 23 61 45 89 a7 00 00 00 00 00 ff");
    expect(found.value).toStrictEqual({
      type: "nails",
      nails: [nail, { x: 0, y: 0, z: 0, pitch: 0 }],
    });
    expect(found.end).toBe(12);
    expect(child(found.root, "count")).toMatchObject({ start: 1, bitLength: 8, value: 2 });
    expect(child(found.root, "nails[1]")).toMatchObject({ start: 7, bitLength: 40, type: "nail" });
    expect(worldHex({ type: "nails", nails: [nail] })).toBe("01 23 61 45 89 a7");
    expect(worldError({ type: "nails", nails: Array(256).fill(nail) })).toBe(
      "nails › nails: has 256 elements: its count (u8) ends at 255",
    );
    expect(world("nails", "").error?.path).toEqual(["nails", "nails", "count"]);
    expect(world("nails", "01 00").error).toMatchObject({
      path: ["nails", "nails[0]", "x, y, z, pitch"],
      offset: 3,
    });
  });

  test("that go to the end of the bytes", () => {
    const found = world("pairs", "01 02 03 04");
    expect(found.value!["pairs"]).toEqual([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]);
    expect(world("pairs", "").value).toEqual({ type: "pairs", pairs: [] });
    expect(world("pairs", "01 02 03").error).toMatchObject({
      path: ["pairs", "pairs[1]", "b"],
      offset: 4,
    });
  });

  test("whose elements take no bytes", () => {
    const structs = WORLD.structs.map((one) => ({
      ...one,
      layouts: [{ from: 0, to: 3, fields: [] }],
    }));
    const table = { ...WORLD, structs };
    const { error } = decode(`${idOf("pairs")} 01`, 0, table);
    expect(error).toMatchObject({
      reason: "takes no bytes, so that nothing would end the list",
      path: ["pairs", "pairs[0]"],
      offset: 1,
    });
    const message = { type: "pairs", pairs: [{}] };
    expect(encodeError(message, 0, table).path).toEqual(["pairs", "pairs[0]"]);
    expect(encodeHex({ type: "nails", nails: [{}, {}] }, 0, table)).toBe(`${idOf("nails")} 02`);
  });

  test("of many elements have few nodes, which cover all of them", () => {
    const body = Array.from({ length: 20000 }, () => 7);
    const ends = { pairs: [], nails: [200, ...Array.from({ length: 1000 }, () => 7)] };
    for (const [name, front] of Object.entries(ends)) {
      const id = parseInt(idOf(name), 16);
      const bytes = Uint8Array.from([id, ...front, ...(name === "pairs" ? body : [])]);
      const { root, error } = interpretDecode(WORLD, 0, bytes, 0, bytes.length);
      expect(error).toBeUndefined();
      expect(child(root, name).children.length).toBeLessThan(5000);
      expect(coverage(root, 0, bytes.length).every((count) => count === 1)).toBe(true);
    }
    const bytes = Uint8Array.from([parseInt(idOf("pairs"), 16), ...body]);
    const { root } = interpretDecode(WORLD, 0, bytes, 0, bytes.length);
    expect(child(root, "pairs[4095…]")).toMatchObject({
      start: 8191,
      bitLength: (20000 - 8190) * 8,
      children: [],
      notes: ["and all that follow"],
    });
  });
});
