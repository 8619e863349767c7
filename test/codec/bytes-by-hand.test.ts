import {
  putBits,
  putPadding,
  takeBits,
  takePadding,
  takeSignedBits,
} from "../../runtime/bytes/bits/bit-runs.ts";
import { expect, test } from "vitest";
import { doubles, floats } from "../../runtime/bytes/numbers/float-forms.ts";
import { type Form } from "../../runtime/bytes/numbers/forms.ts";
import { asBig, asSigned, setLong } from "../../runtime/bytes/numbers/long-numbers.ts";
import * as reader from "../../runtime/bytes/reader.ts";
import { nearest, unscale } from "../../runtime/bytes/numbers/scales.ts";
import { sameBytes } from "../../runtime/bytes/same-bytes.ts";
import * as writer from "../../runtime/bytes/writer.ts";
import { DecodeError, EncodeError, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { gatherBits, spreadBits } from "../../runtime/bytes/bits/bits.ts";
import { bytesOf, readerOf, wrote } from "./by-hand.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer } from "../../runtime/bytes/writer.ts";

/*
 * What generated code asks for, at its limits: the bytes are worked out by hand, as the comments of these functions say
 * what they do.
 */

// ---- numbers

test.each<[string, (value: number) => number, number, number]>([
  ["u8", writer.asU8, 0, 255],
  ["i8", writer.asI8, -128, 127],
  ["u16", writer.asU16, 0, 65535],
  ["i16", writer.asI16, -32768, 32767],
  ["u32", writer.asU32, 0, 4294967295],
  ["i32", writer.asI32, -2147483648, 2147483647],
  ["24 bits with a sign", (value) => asSigned(value, 24), -8388608, 8388607],
  ["12 bits", (value) => writer.fit(value, 12), 0, 4095],
])("a %s holds what it holds, and no more", (_, as, low, high) => {
  expect([low, 0, high].map(as)).toEqual([low, 0, high]);
  for (const wrong of [low - 1, high + 1, 0.5, NaN, Infinity, undefined, "1", null])
    expect(() => as(wrong as number)).toThrow(EncodeError);
});

test("bits of a number with a sign are those of two's complement", () => {
  expect([-2048, -1, 0, 2047].map((n) => writer.fitSigned(n, 12))).toEqual([2048, 4095, 0, 2047]);
  for (const wrong of [-2049, 2048, 0.5])
    expect(() => writer.fitSigned(wrong, 12)).toThrow(
      `${wrong} is not a whole number from -2048 to 2047`,
    );
  expect([asBig(-(2n ** 63n), true), asBig(2n ** 64n - 1n, false)]).toEqual([
    -(2n ** 63n),
    2n ** 64n - 1n,
  ]);
  expect(() => asBig(2n ** 63n, true)).toThrow("from -9223372036854775808 to 9223372036854775807");
  expect(() => asBig(-1n, false)).toThrow("from 0 to 18446744073709551615");
  for (const [value, isSigned] of [
    [2n ** 63n, true],
    [-1n, false],
    [2n ** 64n, false],
  ] as const)
    expect(() => asBig(value, isSigned)).toThrow("is not a whole number from");
});

test("bits that are separate are gathered and spread, their own lowest first", () => {
  // 0b1010_0000: bit 7 is the lowest, bit 5 the second, bit 0 the third.
  expect(gatherBits(0b1010_0000, [7, 5, 0])).toBe(0b011);
  expect(gatherBits(0x80000001 | 0, [0, 31])).toBe(3);
  expect(spreadBits(0b011, [7, 5, 0])).toBe(0b1010_0000);
  expect(spreadBits(0b100, [7, 5, 0])).toBe(1);
  expect(() => spreadBits(8, [7, 5, 0])).toThrow(EncodeError);
});

/** IEEE 754: 1.5 is 3FC00000, the largest float of 32 bits 7F7FFFFF; quiet NaNs, and one that is not. */
test.each<[string, Form<number, any>, number, string, unknown]>([
  ["32", floats(true), 1.5, "0000c03f", undefined],
  ["32, the highest byte first,", floats(false), 1.5, "3fc00000", undefined],
  ["64", doubles(true), 1.5, "000000000000f83f", undefined],
  ["64, the highest byte first,", doubles(false), 1.5, "3ff8000000000000", undefined],
  ["32", floats(true), 3.4028234663852886e38, "ffff7f7f", undefined],
  ["32", floats(true), Infinity, "0000807f", undefined],
  ["32", floats(true), NaN, "010080ff", 0xff800001],
  ["32, the highest byte first,", floats(false), NaN, "ff800001", 0xff800001],
  ["64", doubles(true), NaN, "010000000000f0ff", 0xfff0000000000001n],
  ["64, the highest byte first,", doubles(false), NaN, "fff0000000000001", 0xfff0000000000001n],
])("a float of %s bits comes back: $2", (_, form, value, hex, bits) => {
  const r = readerOf(hex);
  expect(form.read(r)).toBe(value);
  expect([r.offset, form.oddAt(r, 1)]).toEqual([1 + hex.length / 2, bits]);
  expect(wrote((w) => form.write(w, value, bits))).toBe(hex);
});

test.each([
  [4, floats(true)],
  [4, floats(false)],
  [8, doubles(true)],
  [8, doubles(false)],
])("a float of %s bytes is not read from bytes after the reader's end: %#", (size, form) => {
  const bytes = new Uint8Array(16);
  for (const read of [(r: Reader) => form.read(r), (r: Reader) => form.skip(r)])
    expect(() => read(new Reader(bytes, 1, size))).toThrow(DecodeError);
});

test("a whole number of bytes that no view has is set from its lowest or its highest one on", () => {
  const view = new DataView(new ArrayBuffer(7));
  const after = (little: boolean, value: number) => {
    setLong(view, 1, value, 5, little);
    return Buffer.from(view.buffer).toString("hex");
  };
  expect(after(true, 0x123456789a)).toBe("009a7856341200");
  expect(after(false, 0x123456789a)).toBe("00123456789a00");
  // -2 is all ones but for the lowest bit.
  expect(after(true, -2)).toBe("00feffffffff00");
});

test("bits that are no NaN's are left out, and what no float is near is refused", () => {
  for (const wrong of [undefined, 0x7f800000, 0x3f800001, 0x7f800001 + 2 ** 32, -1, 0.5])
    expect(wrote((w) => floats(true).write(w, NaN, wrong))).toBe("0000c07f");
  for (const wrong of [undefined, 0x7ff0000000000000n, 0x3ff0000000000001n, 2n ** 64n, -1n])
    expect(wrote((w) => doubles(true).write(w, NaN, wrong))).toBe("000000000000f87f");
  expect(wrote((w) => doubles(true).write(w, NaN, 0x7ff0000000000001n))).toBe("010000000000f07f");
  for (const wrong of [3.5e38, -3.5e38, undefined, "1"])
    expect(() => wrote((w) => floats(true).write(w, wrong as number))).toThrow(EncodeError);
});

test("which of several floats are NaNs is told with the bits of all", () => {
  const view = new DataView(bytesOf("0000803f 99 010080ff 99 0000803f").buffer);
  expect(reader.nanBits(view, 0, 2, 5)).toEqual([0x3f800000, 0xff800001]);
  expect(reader.nanBits(view, 0, 1, 5)).toBeUndefined();
  expect([reader.nanAt(view, 0), reader.nanAt(view, 5)]).toEqual([undefined, 0xff800001]);
  const infinite = new DataView(bytesOf("0000807f 000080ff 000000000000f07f").buffer);
  expect([reader.nanAt(infinite, 0), reader.nanAt(infinite, 4)]).toEqual([undefined, undefined]);
  expect(reader.nanAt64(infinite, 8)).toBeUndefined();
  const long = new DataView(bytesOf("000000000000f03f 010000000000f07f").buffer);
  expect(reader.nanAt64(long, 8)).toBe(0x7ff0000000000001n);
  expect(reader.nanBits64(long, 0, 2)).toEqual([0x3ff0000000000000n, 0x7ff0000000000001n]);
  expect(reader.nanBits64(long, 0, 1)).toBeUndefined();
});

test("a scaled value is the nearest number of steps", () => {
  // value = raw × num / den + plus
  expect([unscale(1.125, 1, 8), unscale(-1.07, 1, 8), unscale(10, 4, 2, 4)]).toEqual([9, -9, 3]);
  expect(() => unscale(undefined as never, 1, 8)).toThrow(EncodeError);
  const range = [-128, 127, -16, 15.875] as const;
  expect([nearest(-16, -128, ...range), nearest(15.9, 127.2, ...range)]).toEqual([-128, 127]);
  for (const [value, steps] of [
    [16, 128],
    [-16.1, -128.8],
    [NaN, NaN],
  ] as const)
    expect(() => nearest(value, steps, ...range)).toThrow(
      `${value} is not a number from -16 to 15.875`,
    );
});

test("bits are taken from the lowest of each byte on, and what is left of the last one is kept", () => {
  const r = readerOf("b5 03 f8");
  // 0x3b5: 101, 10110, 11.
  expect([takeBits(r, 3), takeBits(r, 5), takeBits(r, 2)]).toEqual([0b101, 0b10110, 0b11]);
  expect([takePadding(r), r.offset, r.left]).toEqual([undefined, 3, 0]);
  expect([takeSignedBits(r, 4), takePadding(r)]).toEqual([-8, 0b1111]);
  expect(() => takeBits(r, 1)).toThrow("1 needed, 0 left");
  expect(takeBits(readerOf("ffffffff"), 32)).toBe(0xffffffff);
  expect(takeSignedBits(readerOf("ffffffff"), 32)).toBe(-1);
  expect(takeSignedBits(readerOf("07"), 4)).toBe(7);
  const put = (padding: number | undefined) =>
    wrote((w) => {
      putBits(w, 0b101, 3);
      putBits(w, -1, 2);
      putPadding(w, padding);
    });
  expect([undefined, 0, 1, 7].map(put)).toEqual(["1d", "1d", "3d", "fd"]);
  for (const wrong of [8, -1, 0.5, NaN]) expect(put(wrong)).toBe("1d");
  expect(wrote((w) => putBits(w, 0x12345678, 32))).toBe("78563412");
});

// ---- where bytes end

test("what is asked for is there to its last byte, or is missing", () => {
  const r = readerOf("01 02 03");
  expect(() => reader.ensure(r, 1, 3)).not.toThrow();
  expect(() => reader.ensure(r, 2, 3)).toThrow(
    new DecodeError("the bytes end: 3 needed, 2 left", { path: [], offset: 4, missing: 1 }),
  );
  expect(reader.advance(r, 1, 3)).toBe(4);
  expect(() => reader.advance(r, 3, 2)).toThrow("2 needed, 1 left");
  expect([reader.remaining(r), reader.peekId(r), reader.peekWideId(r, 16, true)]).toEqual([
    3, 1, 0x201,
  ]);
  expect(reader.peekWideId(r, 16, false)).toBe(0x102);
  expect(() => reader.peekWideId(r, 32, true)).toThrow("4 needed, 3 left");
  const four = readerOf("01 02 03 04");
  expect([reader.peekWideId(four, 32, true), reader.peekWideId(four, 32, false)]).toEqual([
    0x4030201, 0x1020304,
  ]);
  reader.skip(r, 3);
  expect(r.offset).toBe(4);
  expect(() => reader.expectEnd(r)).not.toThrow();
  expect(() => reader.peekId(r)).toThrow("1 needed, 0 left");
  expect(() => reader.skip(r, 1)).toThrow("1 needed, 0 left");
  r.offset = 3;
  expect(() => reader.expectEnd(r)).toThrow("1 bytes are left of those that were counted");
  expect(reader.regionEnd(r, 3, 0)).toBe(3);
  expect(() => reader.regionEnd(r, 3, 2)).toThrow("2 needed, 1 left");
});

test("a reader has a part of its bytes, and one of other bytes is another one", () => {
  const bytes = Uint8Array.of(1, 2, 3, 4, 5);
  for (const [start, end] of [
    [-1, 2],
    [3, 2],
    [0, 6],
    [NaN, 2],
  ] as const)
    expect(() => new Reader(bytes, start, end)).toThrow(RangeError);
  expect(new Reader(bytes, 5, 5).offset).toBe(5);
  const r = new Reader(bytes);
  const same = reader.retarget(r, bytes.subarray(2, 5));
  expect([same === r, r.offset, r.end]).toEqual([true, 2, 5]);
  const other = reader.retarget(r, Uint8Array.of(7, 8).subarray(1));
  expect([other === r, other.offset, other.end, other.bytes[1]]).toEqual([false, 1, 2, 8]);
  const inner = new Reader(bytes.subarray(1));
  expect(reader.retarget(inner, bytes.subarray(2, 4))).toMatchObject({ offset: 2, end: 4 });
  expect(reader.retarget(inner, bytes.subarray(2, 4)) === inner).toBe(false);
  const short = new Reader(bytes.subarray(0, 3));
  expect(reader.retarget(short, bytes.subarray(1, 3)) === short).toBe(true);
  expect(reader.retarget(short, bytes.subarray(1, 4)) === short).toBe(false);
});

test("a protocol's number is one of those that are known, alone or with others", () => {
  const r = readerOf("00");
  expect(reader.expectProtocol(r, 0x80000005, [5], 0x7fffffff)).toBe(0x80000005);
  expect(reader.expectProtocol(r, 0x80000005, [0x80000005])).toBe(0x80000005);
  // Of the bits that count the highest is no sign.
  expect(reader.expectProtocol(r, 0x80000005 | 0, [0x80000004], 0xfffffffe)).toBe(0x80000005 | 0);
  expect(() => reader.expectProtocol(r, 7, [5, 6])).toThrow(UnknownProtocolError);
  expect(() => reader.expectProtocol(r, 7, [7], 3)).toThrow("protocol 7 is none of 7");
  const known = [
    [1, undefined, 3],
    [1, 2, 4],
  ];
  reader.expectTogether(r, [1, undefined, 3], known);
  const error = new UnknownProtocolError(
    "protocol 1, 2, 3 is none of those that are described",
    { path: [], offset: 1 },
    2,
  );
  expect(() => reader.expectTogether(r, [1, 2, 3], known, 1)).toThrow(error);
  expect(() => writer.expectRow([1, 2, 4], known)).not.toThrow();
  expect(() => writer.expectRow([1, 2, 3], known)).toThrow("1, 2, 3 is none of what is described");
  expect(() => writer.expectOneOf(5, [5])).not.toThrow();
  expect(() => writer.expectOneOf(0x80000005, [5], 0x7fffffff)).not.toThrow();
  expect(() => writer.expectOneOf(0x80000005 | 0, [0x80000004], 0xfffffffe)).not.toThrow();
  expect(() => writer.expectOneOf(4, [5, 6])).toThrow("4 is none of 5, 6");
  expect(() => writer.expectOneOf(7, [7], 3)).toThrow("7 is none of 7");
});

test("structs are nested as deep as they may be, and no deeper", () => {
  const [r, w] = [readerOf("00"), new Writer()];
  for (let depth = 0; depth < 3; depth++) {
    reader.enterRead(r, 3);
    writer.enterWrite(w, 3);
  }
  expect(() => reader.enterRead(r, 3)).toThrow("there may be 3 of them");
  expect(() => writer.enterWrite(w, 3)).toThrow("there may be 3 of them");
});

test.each([
  ["", "", true],
  ["0102", "0102", true],
  ["0102", "0103", false],
  ["01", "0102", false],
  ["0102", "01", false],
])("whether %s and %s are the same bytes: %s", (a, b, isSame) => {
  expect(sameBytes(bytesOf(a), bytesOf(b))).toBe(isSame);
});
