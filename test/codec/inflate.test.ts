import { constants, deflateRawSync, deflateSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { inflate, inflatedSize } from "../../runtime/compression/inflate.ts";
import { unpackZlib } from "../../runtime/compression/zlib.ts";

/*
 * What deflate packed, held against zlib's own, which has none of this code.
 */

const text = fc.string({ maxLength: 400 }).map((s) => new Uint8Array(Buffer.from(s.repeat(9))));
const anyBytes = fc.oneof(fc.uint8Array({ maxLength: 3000 }), text);
const options = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  strategy: fc.constantFrom(
    constants.Z_DEFAULT_STRATEGY,
    constants.Z_FIXED,
    constants.Z_HUFFMAN_ONLY,
    constants.Z_RLE,
  ),
});
const RUNS = { numRuns: 150 };

function reason(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error.reason;
    throw error;
  }
  return "nothing is wrong";
}

describe("what deflate packed", () => {
  it("is unpacked, however it was packed", () => {
    fc.assert(
      fc.property(anyBytes, options, (bytes, how) => {
        const packed = new Uint8Array(deflateRawSync(bytes, how));
        expect(Buffer.compare(inflate(packed, bytes.length), bytes)).toBe(0);
        expect(inflatedSize(packed, bytes.length)).toBe(bytes.length);
        if (bytes.length > 0)
          expect(reason(() => inflatedSize(packed, bytes.length - 1))).toMatch(/expected/);
      }),
      RUNS,
    );
  });

  it("repeats what is as far away as it may be, and as long", () => {
    const bytes = new Uint8Array(70_000).map((_, i) => (i < 33_000 ? (i * i) >> 7 : i % 3));
    bytes.copyWithin(32_768, 0, 300);
    expect(Buffer.compare(inflate(new Uint8Array(deflateRawSync(bytes)), 70_000), bytes)).toBe(0);
  });

  it("repeats each length from each distance that there is", () => {
    // RFC 1951: a stored block of random bytes, and one of fixed codes, in which each pair has each of its ends.
    const ends = (bits: number) => (bits === 0 ? [0] : [0, 2 ** bits - 1]);
    const lengths = Array.from({ length: 29 }, (_, i) => {
      const bits = i < 4 || i === 28 ? 0 : (i - 4) >> 2;
      return ends(bits).map((more) => [i, bits, more] as const);
    }).flat();
    const distances = Array.from({ length: 30 }, (_, i) => {
      const bits = i < 2 ? 0 : (i - 2) >> 1;
      return ends(bits).map((more) => [i, bits, more] as const);
    }).flat();
    // The highest bits of a row of numbers (Knuth's, of 32 bits): bytes that are beside each other tell nothing of others.
    let state = 1;
    const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
    const stored = new Uint8Array(32_768).map(next);
    const bits: number[] = [];
    // Codes have their highest bit first, other numbers their lowest.
    const put = (value: number, count: number, isCode = false) => {
      for (let i = 0; i < count; i++) bits.push((value >> (isCode ? count - 1 - i : i)) & 1);
    };
    put(1, 1);
    put(1, 2);
    for (let i = 0; i < Math.max(lengths.length, distances.length); i++) {
      const [length, lengthBits, longer] = lengths[i % lengths.length]!;
      // The furthest first: what near ones repeat is alike at many distances.
      const [distance, distanceBits, further] = distances.at(-1 - (i % distances.length))!;
      if (length < 23) put(1 + length, 7, true);
      else put(0xc0 + length - 23, 8, true);
      put(longer, lengthBits);
      put(distance, 5, true);
      put(further, distanceBits);
    }
    put(0, 7, true);
    const fixed = new Uint8Array(Math.ceil(bits.length / 8));
    bits.forEach((bit, i) => (fixed[i >> 3]! |= bit << (i & 7)));
    const packed = Uint8Array.of(0, 0x00, 0x80, 0xff, 0x7f, ...stored, ...fixed);
    const bytes = inflateRawSync(packed);
    expect(Buffer.compare(inflate(packed, bytes.length), bytes)).toBe(0);
    expect(inflatedSize(packed, bytes.length)).toBe(bytes.length);
  });

  it("is refused where another number of bytes is expected, and where it is cut or goes on", () => {
    fc.assert(
      fc.property(anyBytes, options, fc.nat(), (bytes, how, at) => {
        const packed = new Uint8Array(deflateRawSync(bytes, how));
        const size = bytes.length;
        expect(reason(() => inflate(packed, size + 1))).toMatch(/expected|cannot be/);
        if (size > 0) expect(reason(() => inflate(packed, size - 1))).toMatch(/expected/);
        const cut = packed.subarray(0, at % packed.length);
        expect(reason(() => inflate(cut, size))).toMatch(/too early|cannot be/);
        expect(reason(() => inflate(new Uint8Array([...packed, 0]), size))).toMatch(/follow/);
      }),
      { numRuns: 60 },
    );
  });

  it("throws nothing but that it cannot be read, whatever the bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(4000), (bytes, size) => {
        expect(reason(() => inflate(bytes, size))).not.toBe("");
      }),
      { numRuns: 400 },
    );
  });

  it("takes no more than what is expected, and what so few bytes can be", () => {
    const bomb = new Uint8Array(deflateRawSync(new Uint8Array(10_000_000)));
    expect(reason(() => inflate(bomb, 100))).toMatch(/more than the 100 bytes that were expected/);
    expect(reason(() => inflate(new Uint8Array(8), 0xffffffff))).toMatch(/8 deflated bytes cannot/);
  });

  // RFC 1951 §3.2.3 to 3.2.7, by hand: the bits of each byte from its lowest.
  const wrong = [
    ["a block of the third kind", "07", /no such block/],
    ["a stored block whose length is not told twice", "0103000000", /no length/],
    ["a stored block that is longer than the bytes", "010300fcff01", /too early/],
    // Fixed codes: 0000001 is 257, a length of 3, and 00000 a distance of 1, with nothing before it.
    ["a repetition of what is not there", "0302", /before its first/],
    // 11000110 and 11000111 are 286 and 287.
    ["a length that there is none of", "1b03", /no such length/],
  ] as const;
  it.each(wrong)("%s is refused", (_, hex, expected) => {
    expect(reason(() => inflate(new Uint8Array(Buffer.from(hex, "hex")), 3))).toMatch(expected);
  });
});

describe("what zlib packed", () => {
  it("is unpacked, and refused where a byte is otherwise", () => {
    fc.assert(
      fc.property(
        anyBytes,
        options,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, how, n, by) => {
          const packed = new Uint8Array(deflateSync(bytes, how));
          expect(Buffer.compare(unpackZlib(packed, bytes.length), bytes)).toBe(0);
          // Of the header, one byte tells of the other; after it is the checksum.
          const at = n % 6;
          packed[at < 2 ? at : packed.length - 6 + at]! ^= by;
          expect(reason(() => unpackZlib(packed, bytes.length))).toMatch(
            /header|checksum|dictionary/,
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  // RFC 1950 §2.2, by hand: a stored block of nothing, and the checksum 1.
  const wrong = [
    ["nothing", "", /too early/],
    ["half a checksum", "7801010000ff", /too early|header/],
    ["another way to pack", "77080300000000010000", /no header/],
    ["a way to pack that is one more", "79180300000000010000", /no header/],
    ["a window that is too large", "88190300000000010000", /no header/],
    ["a dictionary", "782000000001030000000001", /dictionary/],
    ["another checksum", "7801010000ffff00000002", /checksum of the unpacked data is 0x00000001/],
  ] as const;
  it.each(wrong)("%s is refused", (_, hex, expected) => {
    expect(reason(() => unpackZlib(new Uint8Array(Buffer.from(hex, "hex")), 0))).toMatch(expected);
  });
});
