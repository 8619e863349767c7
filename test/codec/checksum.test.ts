import fc from "fast-check";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { checksumBy, sumAround, sumOr } from "../../runtime/bytes/checksums/checksum.ts";
import { giveChecksum } from "../../runtime/bytes/checksums/given-sums.ts";
import { checksumOf, checksumWithin } from "../../runtime/interpret/wire/checksum.ts";
import { type Crc, CHECKSUMS } from "../../runtime/table/algorithms.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** What catalogues give for each, of the bytes `123456789`; of sums worked out by hand: 0x31 to 0x39 are 477. */
const CHECKS: Readonly<Record<string, number>> = {
  "crc-8": 0xf4,
  "crc-16-arc": 0xbb3d,
  "crc-16-modbus": 0x4b37,
  "crc-16-ccitt-false": 0x29b1,
  "crc-16-xmodem": 0x31c3,
  "crc-16-kermit": 0x2189,
  "crc-16-x25": 0x906e,
  "crc-32": 0xcbf43926,
  "crc-32-mpeg-2": 0x0376e6e7,
  "crc-32c": 0xe3069283,
  "adler-32": 0x091e01de,
  // 3132 + 3334 + 3536 + 3738 + 3900 = 109d4, with the carry 09d5.
  internet: 0xf62a,
  "sum-8": 0xdd,
  "sum-16": 0x1dd,
  "sum-32": 0x1dd,
  // 31 to 38 cancel out in pairs to 08, and 39.
  "xor-8": 0x31,
};

test.each(Object.values(CHECKSUMS))("$name has the check value of catalogues", (algorithm) => {
  const bytes = bytesOf("..123456789.");
  expect(checksumBy(algorithm)(bytes, 2, 11)).toBe(CHECKS[algorithm.name]);
  expect(checksumOf(bytes.subarray(2, 11), algorithm)).toBe(CHECKS[algorithm.name]);
});

test("checksums have as many bits as their names say", () => {
  // RFC 1071: the sum of 16-bit words.
  const bitsOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 16);
  const bits = Object.values(CHECKSUMS).map((one) => [one.name, one.bits]);
  expect(bits).toEqual(Object.keys(CHECKS).map((name) => [name, bitsOf(name)]));
});

describe("known examples", () => {
  test("RFC 1071's bytes", () => {
    const bytes = Uint8Array.of(0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7);
    // Their sum is ddf2.
    expect(checksumBy(CHECKSUMS["internet"]!)(bytes, 0, 8)).toBe(0xffff - 0xddf2);
  });

  test("a sum of 16-bit words that is all ones, or carries out of them", () => {
    const sums = [
      // ffff stays; 8000 twice is 10000, with the carry 1; ffff twice is 1fffe, with the carry ffff.
      [[0xff, 0xff], 0],
      [[0x80, 0x00, 0x80, 0x00], 0xfffe],
      [[0xff, 0xff, 0xff, 0xff], 0],
      [[0xff, 0xff, 0x00, 0x01], 0xfffe],
      [[0xff, 0xff, 0xff, 0xff, 0x00, 0x02], 0xfffd],
      [[], 0xffff],
    ] as const;
    for (const [of, sum] of sums) {
      const bytes = Uint8Array.from(of);
      expect(checksumBy(CHECKSUMS["internet"]!)(bytes, 0, bytes.length)).toBe(sum);
      expect(checksumOf(bytes, CHECKSUMS["internet"]!)).toBe(sum);
    }
  });

  test("Adler-32 of a word, and of more bytes than a sum carries", () => {
    const adler = checksumBy(CHECKSUMS["adler-32"]!);
    expect(adler(bytesOf("Wikipedia"), 0, 9)).toBe(0x11e60398);
    const long = new Uint8Array(100_000).fill(0xff);
    let [a, b] = [1, 0];
    for (const byte of long) {
      a = (a + byte) % 65521;
      b = (b + a) % 65521;
    }
    expect(adler(long, 0, long.length)).toBe(b * 0x10000 + a);
    // What zlib packs ends with it.
    for (const count of [0, 1, 256, 257, 300, 5552, 5553, 20_000]) {
      const bytes = new Uint8Array(count).map((_, i) => 0xff - (i % 7));
      const expected = deflateSync(bytes).readUInt32BE(deflateSync(bytes).length - 4);
      expect(adler(bytes, 0, count)).toBe(expected);
      expect(checksumOf(bytes, CHECKSUMS["adler-32"]!)).toBe(expected);
    }
  });

  test("sums of more than their bits hold", () => {
    const bytes = new Uint8Array(300).fill(0xff);
    expect(checksumBy(CHECKSUMS["sum-8"]!)(bytes, 0, 300)).toBe((300 * 255) % 256);
    expect(checksumBy(CHECKSUMS["sum-16"]!)(bytes, 0, 300)).toBe((300 * 255) % 65536);
  });
});

/** A CRC as books define it: the remainder of a long division, bit by bit. */
function divided(bytes: Uint8Array, crc: Crc): bigint {
  const { bits, polynomial, init = 0, reflect, xor = 0 } = crc;
  const turned = (value: bigint, count: number) =>
    BigInt(`0b${value.toString(2).padStart(count, "0").split("").toReversed().join("")}`);
  const top = 1n << BigInt(bits);
  let rest = BigInt(init);
  for (const byte of bytes) {
    const own = reflect ? turned(BigInt(byte), 8) : BigInt(byte);
    rest ^= own << BigInt(bits - 8);
    for (let i = 0; i < 8; i++) {
      rest <<= 1n;
      if (rest >= top) rest = (rest ^ BigInt(polynomial)) & (top - 1n);
    }
  }
  return (reflect ? turned(rest, bits) : rest) ^ BigInt(xor);
}

test("any CRC is the remainder of a division", () => {
  const crc = fc.constantFrom(8, 16, 24, 32).chain((bits) => {
    const number = fc.integer({ min: 0, max: 2 ** bits - 1 });
    return fc
      .record({ polynomial: number, init: number, xor: number, reflect: fc.boolean() })
      .map(({ reflect, ...all }) => ({
        bits,
        ...all,
        ...(reflect ? { reflect: true as const } : {}),
      }));
  });
  fc.assert(
    fc.property(crc, fc.uint8Array({ maxLength: 20 }), (own, bytes) => {
      const algorithm = { kind: "crc", name: "own", ...own } as const;
      const sum = checksumBy(algorithm);
      expect(BigInt(sum(bytes, 0, bytes.length))).toBe(divided(bytes, own));
      expect(BigInt(checksumOf(bytes, algorithm))).toBe(divided(bytes, own));
    }),
    { numRuns: 100, seed: 1 },
  );
});

test("the interpreter's sums are those of the code", () => {
  const named = fc.constantFrom(...Object.values(CHECKSUMS));
  fc.assert(
    fc.property(named, fc.uint8Array({ maxLength: 300 }), (algorithm, bytes) => {
      expect(checksumOf(bytes, algorithm)).toBe(checksumBy(algorithm)(bytes, 0, bytes.length));
    }),
    { numRuns: 200, seed: 1 },
  );
});

test("a sum that came is written again where it is a whole number that there is room for", () => {
  const written = (asRead: number | undefined) => sumOr(asRead, 0xff, 7);
  expect([0, 5, 0xff].map(written)).toEqual([0, 5, 0xff]);
  expect([undefined, -1, 0x100, 1.5, -0.5, NaN, Infinity, -Infinity].map(written)).toEqual(
    Array(8).fill(7),
  );
});

test("its own bytes count as zeros", () => {
  const sum = checksumBy(CHECKSUMS["sum-8"]!);
  const bytes = Uint8Array.of(1, 2, 4, 8, 16);
  expect(sumAround(sum, bytes, 1, 5, 2, 2)).toBe(2 + 16);
  expect(sumAround(sum, bytes, 3, 5, 0, 1)).toBe(8 + 16);
  expect(sumAround(sum, bytes, 3, 5, 1, 1)).toBe(8 + 16);
  expect(checksumWithin(CHECKSUMS["sum-8"]!, bytes.subarray(1), 1, 2)).toBe(2 + 16);
  expect(checksumWithin(CHECKSUMS["sum-8"]!, bytes.subarray(3), -3, 1)).toBe(8 + 16);
  expect(bytes).toEqual(Uint8Array.of(1, 2, 4, 8, 16));
});

test("a function that nobody gave is asked for, and what one returns is cut to the bits", () => {
  const sum = checksumBy({ kind: "function", name: "test.own", bits: 8 });
  expect(() => sum(bytesOf("ab"), 0, 2)).toThrow("nobody gave the checksum test.own");
  giveChecksum("test.own", (bytes) => 0x100 + bytes.length);
  expect(sum(bytesOf("abc"), 1, 3)).toBe(2);
});
