import { describe, expect, it } from "vitest";
import { kernel } from "../../runtime/columns/kernel/kernel.ts";
import { AROUND } from "../../runtime/columns/kernel/memory.ts";
import { countBits, markBy, markSlowly } from "../../runtime/columns/validity.ts";

describe("bitmaps of rows that have a value", () => {
  const shapes = Uint16Array.from({ length: 43 }, (_, i) => (i * i + (i >> 2)) % 5);
  // What each shape has of eight columns, a byte each.
  const bytes = Uint8Array.from({ length: 5 * 8 }, (_, i) => (i < 8 ? 0 : ((i * i) >> 2) & 1));

  function expected(count: number, base: number, column: number): Uint8Array {
    const bitmap = Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0);
    for (let i = 0; i < count; i++)
      if (bytes[8 * shapes[i]! + column] === 1) bitmap[(base + i) >> 3]! |= 1 << ((base + i) & 7);
    return bitmap;
  }

  function mark(bySlow: boolean, count: number, base: number, bitmaps: Uint8Array[]): void {
    if (bySlow) return markSlowly(shapes, bytes, count, base, bitmaps);
    const by = kernel()!;
    by.shapes.set(shapes.subarray(0, count));
    by.shapes.fill(0, count, count + AROUND);
    markBy(by, bytes, count, base, bitmaps);
  }

  it.each([1, 7, 8, 13])("are set from row %i on, up to eight at once", (base) => {
    for (const bySlow of [false, true])
      for (const columns of [1, 5, 8])
        for (const count of [1, 5, 8, 20, shapes.length]) {
          const bitmaps = Array.from({ length: columns }, () =>
            Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0),
          );
          mark(bySlow, count, base, bitmaps);
          expect(bitmaps).toEqual(bitmaps.map((_, k) => expected(count, base, k)));
        }
  });

  it("are counted from each byte of a word on, few and many", () => {
    const all = Uint8Array.from({ length: 90 }, (_, i) => (i * 73) & 0xff);
    const ones = (byte: number) => byte.toString(2).replaceAll("0", "").length;
    for (let from = 0; from < 13; from++)
      for (const count of [0, 1, 3, 63, 64, 65, 66, 67, 77]) {
        const own = all.subarray(from, from + count);
        const expected = own.reduce((sum, byte) => sum + ones(byte), 0);
        expect([from, count, countBits(own)]).toEqual([from, count, expected]);
      }
  });

  it("are counted, wherever they are", () => {
    const all = Uint8Array.from({ length: 40 }, (_, i) => (i * 37) & 0xff);
    for (const [from, to] of [
      [0, 40],
      [0, 3],
      [4, 11],
      [5, 40],
    ]) {
      const own = all.subarray(from, to);
      const bits = [...own].map((byte) => byte.toString(2).replaceAll("0", "")).join("");
      expect(countBits(own)).toBe(bits.length);
    }
  });
});
