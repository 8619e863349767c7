import { describe, expect, it } from "vitest";
import { markShapes } from "../../runtime/columns/validity.ts";

describe("bitmaps of rows that have a value", () => {
  const shapes = Uint16Array.from({ length: 43 }, (_, i) => (i * i + (i >> 2)) % 5);
  // What each shape has of four columns, a byte each.
  const words = Int32Array.from([0, 0x00000001, 0x01010001, 0x00000100, 0x01000100]);

  function expected(count: number, base: number, column: number): Uint8Array {
    const bitmap = new Uint8Array(8);
    for (let i = 0; i < count; i++)
      if (((words[shapes[i]!]! >> (8 * column)) & 1) === 1)
        bitmap[(base + i) >> 3]! |= 1 << ((base + i) & 7);
    return bitmap;
  }

  it.each([0, 1, 7, 8, 13])("are set from row %i on, up to four at once", (base) => {
    for (let columns = 1; columns <= 4; columns++)
      for (const count of [0, 1, 5, 8, 20, shapes.length]) {
        const bitmaps = Array.from({ length: columns }, () => new Uint8Array(8));
        markShapes(words, shapes, count, base, bitmaps);
        expect(bitmaps).toEqual(bitmaps.map((_, k) => expected(count, base, k)));
      }
  });

  it("keep the bits of rows in front", () => {
    const bitmap = Uint8Array.from([0b101, 0]);
    markShapes(Int32Array.from([0, 1]), Uint16Array.from([1, 0, 1]), 3, 3, [bitmap]);
    expect([...bitmap]).toEqual([0b101101, 0]);
  });
});
