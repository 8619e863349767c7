import { afterEach, describe, expect, it, vi } from "vitest";
import { EncodeError } from "../../runtime/errors/errors.ts";
import {
  resetWriter,
  reserve,
  takeWritten,
  Writer,
  writeBytes,
  written,
} from "../../runtime/bytes/writer.ts";

/** No typed array is longer here, so that what is larger than any can be shown with little. */
const LONGEST = 3000;
const Real = Uint8Array;

function limitArrays(): void {
  vi.stubGlobal(
    "Uint8Array",
    class extends Real {
      static get [Symbol.species]() {
        return Real;
      }
      constructor(count: number) {
        if (count > LONGEST) throw new RangeError(`Invalid typed array length: ${count}`);
        super(count);
      }
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

describe("a writer's room", () => {
  it("is what is needed where there cannot be twice as much as before", () => {
    const w = new Writer(2000);
    writeBytes(w, new Uint8Array(2000).fill(7));
    limitArrays();
    reserve(w, 100);
    expect(w.bytes.length).toBe(2100);
    expect(w.view.byteLength).toBe(2100);
    expect(w.capacity).toBe(2100);
    expect(w.bytes.subarray(0, 2000).every((byte) => byte === 7)).toBe(true);
  });

  it("has an end, which is told", () => {
    const w = new Writer(2000);
    w.offset = 1000;
    limitArrays();
    expect(() => reserve(w, 2001)).toThrow(EncodeError);
    expect(() => reserve(w, 2001)).toThrow("takes 3001 bytes in all, which are more than");
    expect(w.offset).toBe(1000);
  });

  it("is never more than V8 counts in one integer", () => {
    const w = new Writer();
    expect(() => reserve(w, 2 ** 31)).toThrow("takes 2147483648 bytes in all");
    expect(reserve(w, 8)).toBe(0);
  });

  it("is given back where a large block took it, and what was taken stays", () => {
    for (const count of [100, 3 << 20]) {
      const w = new Writer(16);
      writeBytes(w, new Uint8Array(count).fill(7));
      const taken = takeWritten(w);
      expect(w.bytes.length).toBeLessThanOrEqual(1 << 20);
      writeBytes(w, new Uint8Array(50).fill(8));
      expect(taken.length).toBe(count);
      expect(taken.every((byte) => byte === 7)).toBe(true);
      expect(written(w).every((byte) => byte === 8)).toBe(true);
      resetWriter(w);
      expect(written(w).length).toBe(0);
    }
  });
});
