import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflate, inflatedSize } from "../../runtime/compression/inflate.ts";
import { unpackZlib } from "../../runtime/compression/zlib.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { bytesOf, hexOf } from "./by-hand.ts";

/*
 * Blocks of deflate that zlib's own packer never makes, put together bit by bit as RFC 1951 §3.2 has them. What they are
 * is held against zlib's unpacker.
 */

/** Bits, of which codes have their highest first, and other numbers their lowest. */
class Bits {
  readonly all: number[] = [];

  put(value: number, count: number): this {
    for (let i = 0; i < count; i++) this.all.push((value >> i) & 1);
    return this;
  }

  code(text: string): this {
    for (const bit of text) this.all.push(Number(bit));
    return this;
  }

  get bytes(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.all.length / 8));
    for (const [i, bit] of this.all.entries()) bytes[i >> 3]! |= bit << (i & 7);
    return bytes;
  }
}

/**
 * The beginning of a last block with codes of its own, by their lengths: each length is told in four bits, of 16 codes
 * that are as long. Those that are not given are 0.
 */
function block(literals: Readonly<Record<number, number>>, distances: readonly number[]): Bits {
  const lengths = Array.from({ length: 286 }, (_, symbol) => literals[symbol] ?? 0);
  const bits = new Bits()
    .put(1, 1)
    .put(2, 2)
    .put(29, 5)
    .put(distances.length - 1, 5)
    .put(15, 4);
  // The order is 16, 17, 18, 0, 8 …: of the first three there is no code.
  for (let i = 0; i < 19; i++) bits.put(i < 3 ? 0 : 4, 3);
  for (const length of [...lengths, ...distances]) bits.code(length.toString(2).padStart(4, "0"));
  return bits;
}

function refused(run: () => unknown): { reason: string; offset: number | undefined } {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return { reason: error.reason, offset: error.offset };
    throw error;
  }
  throw new Error("nothing was refused");
}

const A = "a".charCodeAt(0);

test("a single code of a distance may be one bit, and the other value of that is refused", () => {
  // Of one bit: a. Of two: 256 is 10, and 257, a length of 3, is 11.
  const begun = () => block({ [A]: 1, 256: 2, 257: 2 }, [1]);
  const good = begun().code("0").code("11").code("0").code("10").bytes;
  expect(inflateRawSync(good).toString()).toBe("aaaa");
  expect(Buffer.from(inflate(good, 4)).toString()).toBe("aaaa");
  expect(inflatedSize(good, 4)).toBe(4);
  // 15 bits are looked at, and then there is no longer code: the bytes end with them.
  const bad = begun();
  while ((bad.all.length + 2 + 15) % 8 > 0) bad.code("0");
  bad.code("11").put(0x7fff, 15);
  expect(refused(() => inflatedSize(bad.bytes, 100))).toEqual({
    reason: "bits of what is deflated are no code",
    offset: bad.bytes.length,
  });
});

test("no single code is needed, where there is nothing but the end", () => {
  const only = block({ 256: 1 }, [0]).code("0").bytes;
  expect(inflateRawSync(only).length).toBe(0);
  expect(inflatedSize(only, 0)).toBe(0);
});

test.each<[what: string, literals: Record<number, number>, distances: number[], reason: RegExp]>([
  ["one of 15 bits is left", { ...fifteen(), 256: 15 }, [0], /fewer codes/],
  ["half of them are left", { [A]: 2, 256: 2 }, [0], /fewer codes/],
  ["one of a distance's two is left", { [A]: 1, 256: 1 }, [2, 2, 2], /fewer codes/],
  [
    "there is one more than three of two bits",
    { 1: 2, 2: 2, 3: 2, 4: 2, 256: 2 },
    [0],
    /more codes/,
  ],
  ["one of 15 bits is too many", { ...fifteen(), 0: 15, 1: 15, 256: 15 }, [0], /more codes/],
])("codes are refused where %s", (_, literals, distances, expected) => {
  const { bytes } = block(literals, distances).code("0000000000000000");
  expect(() => inflateRawSync(bytes)).toThrow(/invalid/);
  expect(refused(() => inflatedSize(bytes, 100)).reason).toMatch(expected);
});

test.each([
  // RFC 1951 3.2.6: a literal 97 is 10010001, the length 257 is 0000001; distances have five bits, of which 30 and 31 never
  // occur, and lengths above 285, 11000101, do not, either.
  ["the distance 30", ["0000001", "11110"], "deflate knows no such distance"],
  ["the distance 31", ["0000001", "11111"], "deflate knows no such distance"],
  ["the length 286", ["11000110", "00000"], "deflate knows no such length"],
  ["the length 287", ["11000111", "00000"], "deflate knows no such length"],
] as const)("%s of the fixed codes is refused", (_, codes, reason) => {
  const bits = new Bits().put(1, 1).put(1, 2).code("10010001");
  for (const code of [...codes, "0000000"]) bits.code(code);
  expect(() => inflateRawSync(bits.bytes)).toThrow(/invalid/);
  expect(refused(() => inflatedSize(bits.bytes, 1000)).reason).toBe(reason);
});

/** A code of each length from 1 to 14, for which half of what is left is taken. */
function fifteen(): Record<number, number> {
  return Object.fromEntries(Array.from({ length: 14 }, (_, i) => [100 + i, i + 1]));
}

test("codes are as long as 15 bits", () => {
  const bits = block({ ...fifteen(), 120: 15, 256: 15 }, [0]);
  // Each but the last two begins where the one before ended: 0, 10, 110 …; of 15 bits there are two.
  for (let length = 1; length <= 14; length++) bits.code(`${"1".repeat(length - 1)}0`);
  const { bytes } = bits.code(`${"1".repeat(14)}0`).code("1".repeat(15));
  const expected = Buffer.from([...Array.from({ length: 14 }, (_, i) => 100 + i), 120]);
  expect(Buffer.compare(inflateRawSync(bytes), expected)).toBe(0);
  expect(Buffer.compare(inflate(bytes, 15), expected)).toBe(0);
});

test("lengths of codes are those of zlib's packer, from 1 to 15", () => {
  // Of numbers that grow as Fibonacci's each code is a bit longer than the next one.
  const counts = [1, 1];
  while (counts.length < 20) counts.push(counts.at(-1)! + counts.at(-2)!);
  const bytes = Uint8Array.from(
    counts.flatMap((count, i) => Array.from({ length: count }, () => 7 * i)),
  );
  const packed = new Uint8Array(deflateRawSync(bytes, { strategy: constants.Z_HUFFMAN_ONLY }));
  expect(Buffer.compare(inflate(packed, bytes.length), bytes)).toBe(0);
});

test("what zlib packed has two bytes before it, and four after it at least", () => {
  // Of nothing but a header and a checksum the stream is empty: it ends too early at its first byte, the third of all.
  expect(refused(() => unpackZlib(bytesOf("789c 00000001"), 0))).toEqual({
    reason: "what is deflated ends too early",
    offset: 2,
  });
  expect(refused(() => unpackZlib(bytesOf("789c 000001"), 0))).toEqual({
    reason: "what zlib packed ends too early",
    offset: 5,
  });
  expect(hexOf(unpackZlib(bytesOf("789c 0300 00000001"), 0))).toBe("");
  // RFC 1950: a window of 2^(8 + 7) is the largest. 881c is a multiple of 31, as 789c is.
  expect(refused(() => unpackZlib(bytesOf("881c 0300 00000001"), 0))).toEqual({
    reason: "this is no header of what zlib packed",
    offset: 0,
  });
});
