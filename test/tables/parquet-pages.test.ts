import fc from "fast-check";
import { snappyUncompress } from "hyparquet";
import { describe, expect, it } from "vitest";
import { dictionaryOf } from "../../cli/table/writers/parquet/dictionary.ts";
import { snappy } from "../../cli/table/writers/parquet/snappy.ts";

/** As hyparquet reads it. */
function uncompressed(bytes: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  snappyUncompress(bytes, output);
  return output;
}

/** Bytes that are like no others before them: a generator of 32 bits, its upper eight. */
function unlike(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** Bytes, and how often they come one after the other. */
const piece = fc
  .tuple(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 100 }))
  .map(([bytes, times]) => Array.from({ length: times }, () => [...bytes]).flat());

describe("snappy", () => {
  it("is read as the bytes that it was made of", () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const bytes = Uint8Array.from(pieces.flat());
        expect(Buffer.compare(uncompressed(snappy(bytes), bytes.length), bytes)).toBe(0);
      }),
    );
  });

  it.each([59, 60, 61, 256, 257, 65_536, 65_537, 200_000])(
    "has %i bytes that are like no others, and then those again",
    (length) => {
      const bytes = Buffer.concat([unlike(length, 1), unlike(length, 1), unlike(length, 2)]);
      expect(Buffer.compare(uncompressed(snappy(bytes), bytes.length), bytes)).toBe(0);
    },
  );

  it("makes a byte 65,536 times a twentieth of that, and what has no order hardly longer", () => {
    expect(snappy(new Uint8Array(65_536)).length).toBeLessThan(65_536 / 20);
    expect(snappy(unlike(65_536, 1)).length).toBeLessThan(65_536 + 64);
  });
});

describe("dictionaryOf", () => {
  const DIFFERENT = 8192;
  const TIMES = 8;
  /** Each of some numbers several times. */
  const words = (of: (i: number) => number) =>
    Int32Array.from({ length: DIFFERENT * TIMES }, (_, i) => of(i % DIFFERENT));

  it("knows numbers again", () => {
    const { size, keys, indexes } = dictionaryOf(
      words((i) => i),
      DIFFERENT * TIMES,
      1,
    )!;
    expect({ size, last: indexes[DIFFERENT * TIMES - 1] }).toEqual({ size: 8192, last: 8191 });
    expect(keys).toEqual(Int32Array.from({ length: DIFFERENT }, (_, i) => i));
  });

  it("gives up where all of them meet at one place", () => {
    // What is multiplied by the inverse of the factor is what the place is of.
    const meeting = words((i) => Math.imul(i, inverseOf(0x9e3779b1)));
    expect(dictionaryOf(meeting, DIFFERENT * TIMES, 1)).toBeUndefined();
  });
});

/** What times an odd number is 1 in 32 bits, by Newton's steps. */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let step = 0; step < 5; step++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}
