import { expect, test } from "vitest";
import {
  expectByteCount,
  expectBytes,
  writeConstant,
} from "../../runtime/bytes/numbers/constants.ts";
import {
  expectLast,
  exactRead,
  exactWritten,
  partCount,
} from "../../runtime/bytes/numbers/computed.ts";
import { counted, ended, latin1, plainBytes, utf8 } from "../../runtime/bytes/text/delimited.ts";
import { encodingVariants, fixedInteger, putBefore } from "../../runtime/bytes/numbers/forms.ts";
import { framed, putFrame } from "../../runtime/bytes/frames.ts";
import { merged } from "../../runtime/bytes/constructors.ts";
import * as gaps from "../../runtime/bytes/gaps.ts";
import { bitLengths } from "../../runtime/bytes/lengths.ts";
import * as reader from "../../runtime/bytes/reader.ts";
import { numbered, sparseBits } from "../../runtime/bytes/sparse.ts";
import * as text from "../../runtime/bytes/text/text.ts";
import { encodeUtf8 } from "../../runtime/bytes/text/utf8.ts";
import { varu28, varu64 } from "../../runtime/bytes/varints/leb128.ts";
import * as writer from "../../runtime/bytes/writer.ts";
import { fitsAt } from "../../runtime/table/facts/depth.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { MessageTable } from "../../runtime/table/messages.ts";
import { DecodeError, EncodeError } from "../../runtime/errors/errors.ts";
import { quoted } from "../../runtime/errors/quoted.ts";
import { bytesOf, hexOf, readerOf, wrote } from "./by-hand.ts";
import type { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";

/*
 * What generated code asks for, of texts, padding, records and what is before them: the bytes are worked out by hand, as
 * the comments of these functions say what they do.
 */

// ---- texts

test.each([
  ["616200", 10, "ab", 3],
  ["6162ff", 10, "ab\xff", 3],
  ["616263", 3, "abc", 3],
  ["616263", 2, "ab", 2],
  ["61ff", 2, "a\xff", 2],
  ["61ff", 1, "a", 1],
  ["00", 10, "", 1],
  ["e900", 10, "\u00e9", 2],
])("the string %s of at most %s bytes is %j", (hex, cut, value, count) => {
  const [r, passed] = [readerOf(hex), readerOf(hex)];
  expect([text.readString(r, cut), r.offset]).toEqual([value, 1 + count]);
  text.skipString(passed, cut);
  expect(passed.offset).toBe(1 + count);
  expect([text.stringAt(passed, 1, cut), passed.offset]).toEqual([value, 1 + count]);
  expect(wrote((w) => text.writeString(w, value, cut))).toBe(hex.slice(0, 2 * count));
  const open = readerOf(hex);
  expect([text.readOpenString(open, cut), open.offset]).toEqual([value, 1 + count]);
  expect(text.endedOpen(open, 1, value, cut)).toBeUndefined();
  open.offset = 1;
  text.skipOpenString(open, cut);
  expect(open.offset).toBe(1 + count);
});

test("a string that may end with the bytes does, and no other", () => {
  const r = readerOf("61 62");
  expect(() => text.readString(r, 10)).toThrow("the bytes end inside a string");
  expect(() => text.skipString(r, 10)).toThrow("the bytes end inside a string");
  expect([text.readOpenString(r, 10), r.offset, text.endedOpen(r, 1, "ab", 10)]).toEqual([
    "ab",
    3,
    true,
  ]);
  r.offset = 1;
  text.skipOpenString(r, 10);
  expect(r.offset).toBe(3);
  const closed = (own: string, more: string) =>
    wrote((w) => {
      text.writeString(w, own, 10);
      const end = w.offset;
      for (const byte of bytesOf(more)) writer.writeId(w, byte);
      text.openEnd(w, end);
    });
  expect([closed("ab", ""), closed("ab", "07"), closed("a\xff", "")]).toEqual([
    "6162",
    "61620007",
    "61ff",
  ]);
});

test("a list of strings ends with an empty one, with which of two bytes ever", () => {
  for (const [hex, list] of [
    ["6100 6200 00", ["a", "b"]],
    ["00", []],
    ["6100 ff", ["a", "\xff"]],
    ["61ff 00", ["a\xff"]],
  ] as const) {
    const [r, passed] = [readerOf(hex), readerOf(hex)];
    expect(text.readStrings(r, 10)).toEqual(list);
    text.skipStrings(passed, 10);
    expect([r.offset, passed.offset]).toEqual([r.end, r.end]);
    expect([text.stringsAt(r, 1, 10), r.offset]).toEqual([list, r.end]);
    expect(wrote((w) => text.writeStrings(w, list, 10))).toBe(hex.replaceAll(" ", ""));
  }
  for (const list of [["a", ""], ["\xff", "a"], "a", undefined])
    expect(() => wrote((w) => text.writeStrings(w, list as never, 10))).toThrow(EncodeError);
  for (const [wrong, name] of [
    ["a\0", "character 1 is NUL, which ends a string"],
    ["\xffa", "character 0 is 0xFF, which ends a string"],
  ] as const)
    expect(() => wrote((w) => text.writeString(w, wrong, 3))).toThrow(name);
  for (const wrong of ["a\0", "\xffa", "abcd", "\u0100", undefined, 5])
    expect(() => wrote((w) => text.writeString(w, wrong as string, 3))).toThrow(EncodeError);
});

test.each([0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 63, 64, 65, 4096, 4097, 9000])(
  "%s bytes are as many characters",
  (count) => {
    const bytes = Uint8Array.from({ length: count + 2 }, (_, i) => (i * 7) & 0xff);
    const own = Buffer.from(bytes.subarray(1, count + 1)).toString("latin1");
    expect(text.bytesToText(bytes, 1, count + 1)).toBe(own);
    expect(Buffer.compare(text.textToBytes(own), bytes.subarray(1, count + 1))).toBe(0);
  },
);

test("a lone surrogate is a byte where it is one of those that are, and nothing else is", () => {
  expect(hexOf(encodeUtf8("a\udc80b"))).toBe("618062");
  expect(hexOf(encodeUtf8("\udcff\u{1f600}"))).toBe("fff09f9880");
  // C3 A9 is a character.
  expect(() => encodeUtf8("\udcc3\udca9")).toThrow("a character together");
  for (const wrong of ["\ud800", "\udbff", "\udc00", "\udc7f", "\udd00", "\udfff"])
    expect(() => encodeUtf8(`é${wrong}`)).toThrow(/lone surrogate, U\+D/);
  expect(hexOf(encodeUtf8("\ud7ff\ue000"))).toBe("ed9fbfee8080");
  expect(() => encodeUtf8(undefined as never)).toThrow("is missing");
});

test("texts after their number, and up to a byte, come back with how they came", () => {
  const long = counted(utf8, varu28);
  const r = readerOf("8200 c3a9");
  expect([long.read(r), r.offset, long.oddAt(r, 1)]).toEqual(["é", 5, 2]);
  expect(wrote((w) => long.write(w, "é", 2))).toBe("8200c3a9");
  expect(wrote((w) => long.write(w, "é"))).toBe("02c3a9");
  const line = ended(latin1, [0x0a, 0x00], 3);
  const cases = [
    ["61 0a", "a", 0x0a, undefined],
    ["61 00", "a", 0x00, 0x00],
    ["61 62 63", "abc", 0x0a, undefined],
    ["0a", "", 0x0a, undefined],
  ] as const;
  for (const [hex, value, end, odd] of cases) {
    const [own, passed] = [readerOf(hex), readerOf(hex)];
    expect([line.read(own), own.offset]).toEqual([value, own.end]);
    line.skip(passed);
    expect([passed.offset, line.variantAt(own, 1), line.oddAt(own, 1)]).toEqual([
      own.end,
      end,
      odd,
    ]);
    expect(wrote((w) => line.write(w, value, end))).toBe(hex.replaceAll(" ", ""));
  }
  expect(wrote((w) => line.write(w, "a", 0x62))).toBe("610a");
  expect(() => line.read(readerOf("61 62"))).toThrow("the bytes end before what ends a text");
  expect(() => wrote((w) => line.write(w, "abcd"))).toThrow("a reader stops after 3");
  expect(() => wrote((w) => line.write(w, "a\0"))).toThrow("byte 1 is 0, which ends it");
  expect(() => wrote((w) => counted(plainBytes, varu28).write(w, [1] as never))).toThrow(
    "Uint8Array",
  );
});

// ---- padding, and what is always the same

test("padding is what came, where it is as much, or zeros", () => {
  expect([0, 1, 3, 4, 5].map((count) => gaps.toMultiple(count, 4))).toEqual([0, 3, 1, 0, 3]);
  const r = readerOf("00 00 05 00");
  expect([gaps.takeGap(r, 2), r.offset]).toEqual([undefined, 3]);
  expect([gaps.takeGap(r, 2), r.offset]).toEqual([Uint8Array.of(5, 0), 5]);
  expect([gaps.openGap(r, 2, 9), gaps.openGap(r, 2, 1)]).toEqual([3, 1]);
  const open = (hex: string) => gaps.takeOpenGap(readerOf(hex), 3);
  expect([open("00 00"), open("00 00 00"), open("00 00 07"), open("")]).toEqual([
    Uint8Array.of(0, 0),
    undefined,
    Uint8Array.of(0, 0, 7),
    new Uint8Array(0),
  ]);
  const put = (bytes?: Uint8Array) => wrote((w) => (w.bytes.fill(9), gaps.writeGap(w, bytes, 3)));
  expect([put(), put(Uint8Array.of(1, 2)), put(Uint8Array.of(1, 2, 3))]).toEqual([
    "000000",
    "000000",
    "010203",
  ]);
  const short = (bytes: Uint8Array | undefined, more: number[]) =>
    wrote((w) => {
      gaps.writeOpenGap(w, bytes, 3);
      for (const byte of more) writer.writeId(w, byte);
      gaps.closeGap(w);
      gaps.closeGap(w);
    });
  expect(short(Uint8Array.of(1, 2), [])).toBe("0102");
  expect(short(Uint8Array.of(1, 2), [7])).toBe("01020007");
  expect(short(Uint8Array.of(1, 2, 3), [])).toBe("010203");
  expect(short(undefined, [])).toBe("000000");
});

test("a record with what changed of it is the same one where nothing did", () => {
  const before = { 1: 5, 2: 6 };
  expect([merged(before, undefined), merged(before, {})].every((one) => one === before)).toBe(true);
  expect(merged(before, { 2: 7, 3: 8 })).toEqual({ 1: 5, 2: 7, 3: 8 });
  expect(before).toEqual({ 1: 5, 2: 6 });
});

test("padding that was cut once cuts nothing where the writer begins anew", () => {
  const w = new Writer();
  gaps.writeOpenGap(w, Uint8Array.of(1, 2), 3);
  gaps.closeGap(w);
  expect(hexOf(written(w))).toBe("0102");
  writer.resetWriter(w);
  gaps.closeGap(w);
  expect(w.offset).toBe(0);
  // Where something else was is what padding is, as in a new one.
  w.bytes.fill(9);
  writer.writeId(w, 5);
  gaps.writeGap(w, undefined, 3);
  expect(hexOf(written(w))).toBe("05000000");
});

test("bytes that are always the same are looked at, and written", () => {
  expect(expectBytes(readerOf("89 50 4e"), 1, "\x89PN")).toBe(4);
  expect(() => expectBytes(readerOf("89 50 4f"), 1, "\x89PN")).toThrow(DecodeError);
  expect(() => expectBytes(readerOf("89 50"), 1, "\x89PN")).toThrow("3 needed, 2 left");
  expect(wrote((w) => writeConstant(w, "\x89PN"))).toBe("89504e");
  expect(() => expectByteCount("x", new Uint8Array(3), 3)).not.toThrow();
  expect(() => expectByteCount("x", new Uint8Array(2), 3)).toThrow("has 2 bytes, not 3");
});

test("computed numbers are exact, and a number of parts is not below 0", () => {
  const r = readerOf("00");
  expect([partCount(r, 0), exactRead(-5), exactWritten(2 ** 53 - 1)]).toEqual([0, -5, 2 ** 53 - 1]);
  expect(() => partCount(r, -1)).toThrow(DecodeError);
  for (const wrong of [2 ** 53, 0.5, NaN]) {
    expect(() => exactRead(wrong)).toThrow(DecodeError);
    expect(() => exactWritten(wrong)).toThrow(EncodeError);
  }
});

test("a list ends after its last element, and after no other", () => {
  const isLast = (n: number) => n === 9;
  expect(() => expectLast("x", [1, 9], isLast)).not.toThrow();
  expect(() => expectLast("x", [1, 2], isLast, true)).not.toThrow();
  expect(() => expectLast("x", [1, 2], isLast)).toThrow("has no element that ends it");
  expect(() => expectLast("x", [], isLast)).toThrow("has no element that ends it");
  expect(() => expectLast("x", [9, 2], isLast, true)).toThrow(
    "has 1 more elements after the one that ends it",
  );
});

test("records have the numbers of the bits that are set before them", () => {
  const form = numbered(varu64, 64, fixedInteger(16));
  const hex = "81 80 80 80 10 0500 ffff";
  const r = readerOf(hex);
  // Bits 0 and 32.
  expect([form.read(r), r.offset]).toEqual([{ 0: 5, 32: 65535 }, r.end]);
  r.offset = 1;
  form.skip(r);
  expect(r.offset).toBe(r.end);
  expect(wrote((w) => form.write(w, { 32: 65535, 0: 5, 7: undefined as never }))).toBe(
    hex.replaceAll(" ", ""),
  );
  expect(wrote((w) => numbered(varu28, 28, fixedInteger(8)).write(w, { 27: 1 }))).toBe(
    "8080804001",
  );
  for (const key of ["28", "-1", "01", "1.5", "x"])
    expect(() =>
      wrote((w) => numbered(varu28, 28, fixedInteger(8)).write(w, { [key]: 1 })),
    ).toThrow(`the preceding number has no bit ${key}`);
  expect(sparseBits({ 0: 7, 31: 1, 2: undefined as never }, 0x80000001 | 0)).toBe(0x80000001 | 0);
  expect(sparseBits({ 33: 7 }, 2, 2)).toBe(2);
  for (const key of ["1", "32", "00", "-1", "x"])
    expect(() => sparseBits({ [key]: 1 }, 1)).toThrow(`the mask has no bit ${key}`);
  expect(() => sparseBits(null as never, 1)).toThrow("is not an object");
});

test("bytes that the bits of a mask add are their sum", () => {
  const lengths = bitLengths([1, 2, 4, 8, 16, 32, 64]);
  expect(Array.from(lengths.subarray(0, 128))).toEqual(Array.from({ length: 128 }, (_, m) => m));
  expect([lengths[128], lengths[255], bitLengths([0, 0, 0, 0, 0, 0, 0, 3])[128]]).toEqual([
    0, 127, 3,
  ]);
});

// ---- several, and what is before them

test("how several numbers came is told of all, where one of them came otherwise", () => {
  const ways = (hex: string, count: number) => {
    const r = readerOf(hex);
    const found = encodingVariants(varu28, r, 1, count);
    expect(r.offset).toBe(1);
    return found;
  };
  expect(ways("05 8100 06", 3)).toEqual([1, 2, 1]);
  expect(ways("05 06 8100", 2)).toBeUndefined();
  expect(ways("05 06", 0)).toBeUndefined();
});

test("a length is put before what was written, and is all of what follows it", () => {
  const w = new Writer(1);
  for (const byte of [0xaa, ...Array<number>(200).fill(7)]) writer.writeId(w, byte);
  expect(putBefore(varu28, w, 1, 200)).toBe(2);
  expect(hexOf(written(w).subarray(0, 4))).toBe("aac80107");
  expect([w.offset, written(w)[202]]).toEqual([203, 7]);
  const put = wrote((own) => {
    writer.writeId(own, 7);
    writer.writeId(own, 8);
    putFrame(own, 1, fixedInteger(8), -1);
  });
  expect(put).toBe("030708");
  const read = (hex: string, by: (r: Reader) => number) => {
    const r = readerOf(hex);
    const value = framed(r, varu28, -1, by);
    expect(r.end).toBe(1 + bytesOf(hex).length);
    return [value, r.offset];
  };
  const two = (r: Reader) => (reader.skip(r, 2), r.end);
  expect(read("03 07 08 09", two)).toEqual([4, 4]);
  expect(() => read("04 07 08 09", two)).toThrow("1 bytes are left of those that were counted");
  expect(() => read("8300 07 08", two)).toThrow("a length takes more bytes than needed");
  expect(() => read("00", two)).toThrow("a length of -1 is negative");
  expect(() => read("04 07 08", two)).toThrow("3 needed, 2 left");
});

test("members are there where others say so", () => {
  expect(() => writer.expectWhere(1, true)).not.toThrow();
  expect(() => writer.expectWhere(undefined, false)).not.toThrow();
  expect(() => writer.expectWhere(undefined, true)).toThrow("is missing");
  expect(() => writer.expectWhere(1, false)).toThrow("says that it is not");
  for (const nothing of [undefined, [], new Uint8Array(0)])
    expect(() => writer.expectAbsent(nothing, "x")).not.toThrow();
  for (const something of ["", 0, [1], "a"])
    expect(() => writer.expectAbsent(something, "x")).toThrow("is there, and x before it is not");
  expect(() => writer.expectNothing({ a: undefined, b: false }, "a b", "s")).not.toThrow();
  expect(() => writer.expectNothing({ a: 0 }, "b a", "s")).toThrow(
    "is there, and nothing follows s",
  );
  expect(() => writer.expectNothing({ b: true }, "a b", "s")).toThrow(EncodeError);
  expect(() => writer.expectCount("x", 2, 2)).not.toThrow();
  expect(() => writer.expectCount("x", 2, 3)).toThrow("has 2, and another member tells 3");
  expect(() => writer.expectLength([1, 2], 2)).not.toThrow();
  expect(() => writer.expectLength([1], 2)).toThrow("has 1 elements, not 2");
  expect(() => writer.expectLength("ab" as never, 2)).toThrow("not an array");
  expect(() => writer.expectArray([])).not.toThrow();
  expect(() => writer.expectArray({} as never)).toThrow("not an array");
  expect(() => writer.expectObject({})).not.toThrow();
  for (const wrong of [[], null, 5, undefined])
    expect(() => writer.expectObject(wrong as never)).toThrow("not an object");
});

test("ids and marks are written as wide as they are", () => {
  expect(wrote((w) => writer.writeWideId(w, 0x102, 16, true))).toBe("0201");
  expect(wrote((w) => writer.writeWideId(w, 0x102, 16, false))).toBe("0102");
  expect(wrote((w) => writer.writeWideId(w, 0x1020304, 32, false))).toBe("01020304");
  expect(wrote((w) => writer.writeMarker(w, 0x1020304))).toBe("04030201");
  for (const count of [0, 1, 16, 17, 40]) {
    const bytes = Uint8Array.from({ length: count }, (_, i) => i + 1);
    expect(wrote((w) => writer.writeBytes(w, bytes))).toBe(hexOf(bytes));
  }
});

test("a text for people has what is no plain character of ASCII as its number", () => {
  expect(quoted(" ~!")).toBe('" ~!"');
  expect(quoted("\x1f\x7f\x80\xff")).toBe('"\\x1f\\x7f\\x80\\xff"');
  expect(quoted("\u0100\u20ac\u{1d11e}")).toBe('"\\u{100}\\u{20ac}\\u{1d11e}"');
  expect(quoted('\x01\\"\n\r\t')).toBe(`"\\x01\\\\\\"\\n\\r\\t"`);
});

test("a struct fits where all that is always in it does, each that may have itself inside one deeper", () => {
  const inside = (struct: number, more: object = {}) =>
    ({ kind: "value", name: "s", type: { kind: "struct", name: "s", struct }, ...more }) as Field;
  const struct = (fields: readonly Field[], maxDepth?: number): MessageTable => ({
    name: "s",
    source: "s.yaml:1",
    layouts: [{ from: 0, to: 0, fields }],
    ...(maxDepth !== undefined && { maxDepth }),
  });
  const chosen: Field = {
    kind: "switch",
    on: "kind",
    arms: [
      { name: "one", values: [1], fields: [inside(0)] },
      { name: "none", values: [2], fields: [] },
    ],
  };
  const each: Field = {
    ...chosen,
    arms: [0, 2].map((own) => ({ name: `${own}`, values: [own], fields: [inside(own)] })),
  };
  const structs = [
    struct([], 2),
    struct([inside(0)]),
    struct([inside(0)], 5),
    struct([inside(0, { presence: { kind: "more" } })], 5),
    struct([chosen], 5),
    struct([inside(2)]),
    struct([each], 5),
  ];
  const fits = (index: number) =>
    [0, 1, 2].map((depth) => fitsAt(structs, 0, index, depth, new Map()));
  expect(fits(0)).toEqual([true, true, false]);
  expect(fits(1)).toEqual([true, true, false]);
  expect(fits(2)).toEqual([true, false, false]);
  expect(fits(3)).toEqual([true, true, true]);
  expect(fits(4)).toEqual([true, true, true]);
  expect(fits(5)).toEqual([true, false, false]);
  // One of the arms must.
  expect(fits(6)).toEqual([true, false, false]);
});
