import { describe, expect, test } from "vitest";
import { resolveSchemas } from "../../generator/index.ts";
import { seCode, ueCode } from "../../runtime/bytes/bit-codes/exp-golomb.ts";
import type { Form } from "../../runtime/bytes/numbers/forms.ts";
import { fixedBig, fixedInteger } from "../../runtime/bytes/numbers/forms.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { varu28, varu32, varu64, vari32, vari64 } from "../../runtime/bytes/varints/leb128.ts";
import { sleb32, sleb64 } from "../../runtime/bytes/varints/sleb128.ts";
import { step23, vari23 } from "../../runtime/bytes/varints/two.ts";
import {
  vari32be,
  vari64be,
  varu28be,
  varu32be,
  varu64be,
} from "../../runtime/bytes/varints/vlq.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { DecodeError, EncodeError } from "../../runtime/errors/errors.ts";
import { interpretEncode } from "../../runtime/interpret/interpret.ts";
import { expGolomb } from "../../runtime/interpret/wire/bit-codes/exp-golomb.ts";
import { varintCoding } from "../../runtime/interpret/wire/varints/varints.ts";
import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import { mostVarintBytes, VARINT_TYPES } from "../../runtime/table/varints/varints.ts";
import { bytesOf, hexOf } from "./by-hand.ts";

/*
 * Integers in as many bytes or bits as they take, and those of a width that no view has, at their limits. What is expected
 * is DWARF's of LEB128 (version 5, table 7.1 f.), protobuf's of folded signs, MIDI's of the highest group first, H.264's of
 * Exp-Golomb codes (table 9-2), and arithmetic.
 */

type AnyForm = Form<number> | Form<bigint>;

function wrote(form: AnyForm, value: number | bigint, way?: number): string {
  const w = new Writer(1);
  w.offset = 1;
  (form as Form<number | bigint>).write(w, value, way);
  return hexOf(written(w).subarray(1));
}

/** A reader of these bytes, with others around them. */
const readerOf = (hex: string) => new Reader(bytesOf(`ff${hex}ff`), 1, 1 + hex.length / 2);

const FORMS: Readonly<Record<string, AnyForm>> = {
  varu28,
  varu32,
  vari32,
  varu64,
  vari64,
  varu28be,
  varu32be,
  vari32be,
  varu64be,
  vari64be,
  sleb32,
  sleb64,
  vari23,
  step23,
};

const NINE = "f".repeat(18);
const LOW_NINE = "80".repeat(9);

/** Types, numbers, and their bytes. */
const VARINTS: readonly (readonly [name: string, value: number | bigint, hex: string])[] = [
  ["varu28", 0, "00"],
  ["varu28", 127, "7f"],
  ["varu28", 128, "8001"],
  ["varu28", 16383, "ff7f"],
  ["varu28", 16384, "808001"],
  ["varu28", 2097151, "ffff7f"],
  ["varu28", 2097152, "80808001"],
  ["varu28", 2 ** 28 - 1, "ffffff7f"],
  ["varu32", 624485, "e58e26"],
  ["varu32", 2 ** 28 - 1, "ffffff7f"],
  ["varu32", 2 ** 28, "8080808001"],
  ["varu32", 2 ** 32 - 1, "ffffffff0f"],
  ["vari32", 0, "00"],
  ["vari32", -1, "01"],
  ["vari32", 1, "02"],
  ["vari32", -2, "03"],
  ["vari32", 64, "8001"],
  ["vari32", 2 ** 31 - 1, "feffffff0f"],
  ["vari32", -(2 ** 31), "ffffffff0f"],
  ["varu64", 127n, "7f"],
  ["varu64", 2n ** 28n, "8080808001"],
  ["varu64", 2n ** 35n - 1n, "ffffffff7f"],
  ["varu64", 2n ** 35n, "808080808001"],
  ["varu64", 2n ** 64n - 1n, `${NINE}01`],
  ["vari64", -1n, "01"],
  ["vari64", 2n ** 63n - 1n, `fe${NINE.slice(2)}01`],
  ["vari64", -(2n ** 63n), `${NINE}01`],
  // MIDI 1.0, page 131.
  ["varu28be", 0x40, "40"],
  ["varu28be", 0x7f, "7f"],
  ["varu28be", 0x80, "8100"],
  ["varu28be", 0x2000, "c000"],
  ["varu28be", 0x3fff, "ff7f"],
  ["varu28be", 0x4000, "818000"],
  ["varu28be", 0x100000, "c08000"],
  ["varu28be", 0x1fffff, "ffff7f"],
  ["varu28be", 0x200000, "81808000"],
  ["varu28be", 0x8000000, "c0808000"],
  ["varu28be", 0xfffffff, "ffffff7f"],
  ["varu32be", 2 ** 28, "8180808000"],
  ["varu32be", 2 ** 32 - 1, "8fffffff7f"],
  ["vari32be", -(2 ** 31), "8fffffff7f"],
  ["vari32be", 2 ** 31 - 1, "8fffffff7e"],
  ["varu64be", 2n ** 64n - 1n, `81${"ff".repeat(8)}7f`],
  ["varu64be", 2n ** 35n, "818080808000"],
  ["vari64be", -(2n ** 63n), `81${"ff".repeat(8)}7f`],
  ["sleb32", 2, "02"],
  ["sleb32", -2, "7e"],
  ["sleb32", 63, "3f"],
  ["sleb32", -64, "40"],
  ["sleb32", 127, "ff00"],
  ["sleb32", -127, "817f"],
  ["sleb32", 128, "8001"],
  ["sleb32", -128, "807f"],
  ["sleb32", 129, "8101"],
  ["sleb32", -129, "ff7e"],
  ["sleb32", 2 ** 27 - 1, "ffffff3f"],
  ["sleb32", -(2 ** 27), "80808040"],
  ["sleb32", 2 ** 27, "808080c000"],
  ["sleb32", 2 ** 31 - 1, "ffffffff07"],
  ["sleb32", -(2 ** 31), "8080808078"],
  ["sleb64", -1n, "7f"],
  ["sleb64", -129n, "ff7e"],
  ["sleb64", 2n ** 55n - 1n, `${"ff".repeat(7)}3f`],
  ["sleb64", -(2n ** 55n), `${"80".repeat(7)}40`],
  ["sleb64", 2n ** 55n, `${"80".repeat(7)}c000`],
  ["sleb64", 2n ** 62n - 1n, `${"ff".repeat(8)}3f`],
  ["sleb64", -(2n ** 62n), `${"80".repeat(8)}40`],
  ["sleb64", 2n ** 63n - 1n, `${NINE}00`],
  ["sleb64", -(2n ** 63n), `${LOW_NINE}7f`],
  ["vari23", 5, "0a00"],
  ["vari23", -1, "feff"],
  ["vari23", 16383, "fe7f"],
  ["vari23", -16384, "0080"],
  ["vari23", 16384, "018000"],
  ["vari23", -16385, "ff7fff"],
  ["vari23", 2 ** 22 - 1, "ffff7f"],
  ["vari23", -(2 ** 22), "010080"],
  ["step23", 16383, "fe7f"],
  ["step23", -16384, "0080"],
];

function typeOf(name: string): IntType | BigType {
  const type = VARINT_TYPES.find((each) => each.name === name)!;
  return { ...type, kind: type.bits === 64 ? "big" : "int" } as IntType | BigType;
}

describe.each(VARINTS)("the %s %s", (name, value, hex) => {
  const form = FORMS[name]!;
  const count = hex.length / 2;
  const type = typeOf(name);
  const coding = varintCoding(type);

  test("is written so", () => {
    expect(wrote(form, value)).toBe(hex);
    expect(hexOf(coding.bytesOf(BigInt(value), type, undefined)!)).toBe(hex);
  });

  test("is read, and passed over", () => {
    const [r, passed] = [readerOf(hex), readerOf(hex)];
    expect(form.read(r)).toBe(value);
    form.skip(passed);
    expect([r.offset, passed.offset]).toEqual([1 + count, 1 + count]);
    const bytes = bytesOf(`ff${hex}ff`);
    const found = { value: BigInt(value), count, needed: count };
    expect(coding.numberAt(bytes, 1, 1 + count, type)).toEqual(found);
    expect(form.variantAt(r, 1)).toBe(count);
    const isLongStep = name === "step23" && count === 3;
    expect(form.oddAt(r, 1)).toBe(isLongStep ? 3 : undefined);
  });

  test("is not read where one of its bytes is missing", () => {
    for (const by of [(r: Reader) => form.read(r), (r: Reader) => form.skip(r)]) {
      const r = readerOf(hex.slice(0, -2));
      expect(() => by(r)).toThrow(
        expect.objectContaining({ place: { path: [], offset: count, missing: 1 } }),
      );
    }
    const bytes = bytesOf(`ff${hex}`);
    expect(coding.numberAt(bytes, 1, count, type)).toEqual({ fault: "cut", count: count - 1 });
  });
});

test.each([
  ["varu28", 0, 2 ** 28 - 1],
  ["varu32", 0, 2 ** 32 - 1],
  ["vari32", -(2 ** 31), 2 ** 31 - 1],
  ["varu64", 0n, 2n ** 64n - 1n],
  ["vari64", -(2n ** 63n), 2n ** 63n - 1n],
  ["varu28be", 0, 2 ** 28 - 1],
  ["varu32be", 0, 2 ** 32 - 1],
  ["vari32be", -(2 ** 31), 2 ** 31 - 1],
  ["varu64be", 0n, 2n ** 64n - 1n],
  ["vari64be", -(2n ** 63n), 2n ** 63n - 1n],
  ["sleb32", -(2 ** 31), 2 ** 31 - 1],
  ["sleb64", -(2n ** 63n), 2n ** 63n - 1n],
  ["vari23", -(2 ** 22), 2 ** 22 - 1],
] as const)("a %s is from %s to %s", (type, least, most) => {
  const schema = `protocol: p\ntitle: P\nversions: ["1"]\nmessages: { m: { id: 1, fields: [n: ${type}] } }\n`;
  const [table] = resolveSchemas(new Map([["p.yaml", schema]])).protocols;
  const encode = (n: number | bigint) => interpretEncode(table!, 0, { type: "m", n } as never);
  const [below, above] =
    typeof least === "bigint" ? [least - 1n, (most as bigint) + 1n] : [least - 1, Number(most) + 1];
  for (const n of [least, most]) expect(encode(n)[0]).toBe(1);
  for (const n of [below, above]) expect(() => encode(n)).toThrow(EncodeError);
});

test.each([
  ["varu28", "8080808001", "long"],
  ["varu32", "8080808010", "large"],
  ["varu32", "808080808000", "long"],
  ["vari32", "ffffffff10", "large"],
  ["varu64", `${LOW_NINE}02`, "large"],
  ["varu64", `${LOW_NINE}8000`, "long"],
  ["vari64", `${NINE}02`, "large"],
  ["varu28be", "8180808000", "long"],
  ["varu32be", "9080808000", "large"],
  ["varu64be", `82${"80".repeat(8)}00`, "large"],
  ["sleb32", "8080808008", "large"],
  ["sleb32", "ffffffff77", "large"],
  ["sleb32", "808080808000", "long"],
  ["sleb64", `${LOW_NINE}01`, "large"],
  ["sleb64", `${NINE}7e`, "large"],
])("the %s %s is refused: it is too %s", (name, hex, fault) => {
  const form = FORMS[name]!;
  const type = typeOf(name);
  const most = mostVarintBytes(type);
  const why =
    fault === "long"
      ? `a number has more than ${most} bytes`
      : `a number has more than ${type.bits} bits`;
  for (const by of [(r: Reader) => form.read(r), (r: Reader) => form.skip(r)]) {
    const r = readerOf(hex);
    expect(() => by(r)).toThrow(new DecodeError(why, { path: [], offset: 1 }));
    expect(r.offset).toBe(1);
  }
  const found = varintCoding(type).numberAt(bytesOf(`ff${hex}`), 1, 1 + hex.length / 2, type);
  expect(found).toEqual({ fault, count: most });
});

test.each([
  ["varu28", 2 ** 28],
  ["varu32", 2 ** 32],
  ["varu32", -1],
  ["varu32", 0.5],
  ["vari32", 2 ** 31],
  ["vari32", -(2 ** 31) - 1],
  ["varu64", 2n ** 64n],
  ["varu64", -1n],
  ["vari64", 2n ** 63n],
  ["sleb32", 2 ** 31],
  ["sleb64", -(2n ** 63n) - 1n],
  ["vari23", 2 ** 22],
  ["vari23", -(2 ** 22) - 1],
  ["step23", 16384],
  ["step23", -16385],
])("a %s holds no %s", (name, value) => {
  expect(() => wrote(FORMS[name]!, value)).toThrow(EncodeError);
});

/** Numbers in more bytes than they take, up to as many as there may be. */
test.each<[string, number | bigint, number, string]>([
  ["varu28", 1, 2, "8100"],
  ["varu28", 1, 4, "81808000"],
  ["varu32", 128, 5, "8081808000"],
  ["varu64", 1n, 10, `81${"80".repeat(8)}00`],
  ["varu28be", 1, 2, "8001"],
  ["varu28be", 1, 4, "80808001"],
  ["varu64be", 1n, 10, `${LOW_NINE}01`],
  ["sleb32", 1, 2, "8100"],
  ["sleb32", -1, 2, "ff7f"],
  ["sleb32", -1, 5, "ffffffff7f"],
  ["sleb64", -1n, 10, `${NINE}7f`],
  ["sleb64", 0n, 10, `${LOW_NINE}00`],
  ["vari23", 5, 3, "0b0000"],
  ["vari23", -1, 3, "ffffff"],
  ["step23", 5, 3, "0b0000"],
  ["step23", 2 ** 22 - 1, 3, "ffff7f"],
])("the %s %s comes back in %s bytes", (name, value, way, hex) => {
  const form = FORMS[name]!;
  const r = readerOf(hex);
  expect(form.read(r)).toBe(value);
  expect([r.offset, form.variantAt(r, 1), form.oddAt(r, 1)]).toEqual([1 + way, way, way]);
  expect(wrote(form, value, way)).toBe(hex);
  const type = typeOf(name);
  const coding = varintCoding(type);
  expect(hexOf(coding.bytesOf(BigInt(value), type, way)!)).toBe(hex);
  const found = coding.numberAt(bytesOf(hex), 0, way, type);
  expect(found).toMatchObject({ value: BigInt(value), count: way });
});

test.each([
  ["varu28", 1, 5, "01"],
  ["varu28", 1, 1.5, "01"],
  ["varu28", 128, 1, "8001"],
  ["varu64", 1n, 11, "01"],
  ["sleb32", -1, 6, "7f"],
  ["vari23", 5, 4, "0a00"],
  ["vari23", 16384, 2, "018000"],
  ["step23", 5, 2, "0a00"],
])("the %s %s is in as few bytes as it takes where it cannot be in %s", (name, value, way, hex) => {
  expect(wrote(FORMS[name]!, value, way)).toBe(hex);
  const type = typeOf(name);
  expect(hexOf(varintCoding(type).bytesOf(BigInt(value), type, way)!)).toBe(hex);
});

test("a highest group that is not zero makes a number no longer than it takes", () => {
  // 0x80 and no more is what a longer number has, too: 128.
  for (const [name, hex] of [
    ["varu28", "8081"],
    ["varu28be", "8180"],
    ["sleb32", "c081"],
  ] as const) {
    const form = FORMS[name]!;
    const r = readerOf(`${hex}01`);
    form.read(r);
    expect(form.oddAt(r, 1)).toBeUndefined();
  }
});

/** Integers of a width that no view has, or in an order that none has. */
const FIXED: readonly (readonly [Form<number>, number, string])[] = [
  [fixedInteger(8), 0xfe, "fe"],
  [fixedInteger(8, true), -2, "fe"],
  [fixedInteger(16), 0xfedc, "dcfe"],
  [fixedInteger(16, true), -2, "feff"],
  [fixedInteger(16, false, "high"), 0xfedc, "fedc"],
  [fixedInteger(16, true, "high"), -2, "fffe"],
  [fixedInteger(24), 0x123456, "563412"],
  [fixedInteger(24, true), -2, "feffff"],
  [fixedInteger(24, true), 2 ** 23 - 1, "ffff7f"],
  [fixedInteger(24, true), -(2 ** 23), "000080"],
  [fixedInteger(24, false, "high"), 0x123456, "123456"],
  [fixedInteger(24, false, "middle"), 0x123456, "125634"],
  [fixedInteger(32), 0xfedcba98, "98badcfe"],
  [fixedInteger(32, true), -2, "feffffff"],
  [fixedInteger(32, false, "high"), 0xfedcba98, "fedcba98"],
  [fixedInteger(32, true, "high"), -2, "fffffffe"],
  [fixedInteger(48), 0x123456789abc, "bc9a78563412"],
];
const BIGS: readonly (readonly [Form<bigint>, bigint, string])[] = [
  [fixedBig(false, true), 0xfedcba9876543210n, "1032547698badcfe"],
  [fixedBig(false, false), 0xfedcba9876543210n, "fedcba9876543210"],
  [fixedBig(true, true), -2n, "feffffffffffffff"],
  [fixedBig(true, false), -2n, "fffffffffffffffe"],
];

test.each<readonly [AnyForm, number | bigint, string]>([...FIXED, ...BIGS])(
  "an integer that always has as many bytes comes back: $1, $2",
  (form, value, hex) => {
    expect(wrote(form, value)).toBe(hex);
    const [r, passed] = [readerOf(hex), readerOf(hex)];
    expect(form.read(r)).toBe(value);
    form.skip(passed);
    expect([r.offset, passed.offset]).toEqual([1 + hex.length / 2, 1 + hex.length / 2]);
    expect([form.variantAt(r, 1), form.oddAt(r, 1)]).toEqual([0, undefined]);
    for (const by of [(own: Reader) => form.read(own), (own: Reader) => form.skip(own)])
      expect(() => by(readerOf(hex.slice(0, -2)))).toThrow(DecodeError);
  },
);

/** H.264, 9.1: zeros, a one, and as many bits, from the first bit on, which is the lowest of a byte. */
test.each<["ue" | "se", number, string]>([
  ["ue", 0, "1"],
  ["ue", 1, "010"],
  ["ue", 2, "011"],
  ["ue", 3, "00100"],
  ["ue", 6, "00111"],
  ["ue", 7, "0001000"],
  ["ue", 2 ** 32 - 1, `${"0".repeat(32)}1${"0".repeat(32)}`],
  ["ue", 2 ** 32 - 2, `${"0".repeat(31)}${"1".repeat(32)}`],
  ["se", 0, "1"],
  ["se", 1, "010"],
  ["se", -1, "011"],
  ["se", 2, "00100"],
  ["se", -2, "00101"],
  ["se", 2 ** 31 - 1, `${"0".repeat(31)}${"1".repeat(31)}0`],
  ["se", -(2 ** 31), `${"0".repeat(32)}1${"0".repeat(31)}1`],
])("the code %s of %s has the bits %s", (name, value, bits) => {
  const form = name === "ue" ? ueCode : seCode;
  const type = { kind: "int", bits: 32, signed: name === "se" } as IntType;
  const w = new Writer(1);
  form.put(w, value);
  expect(bitsIn(written(w)).slice(0, bits.length)).toBe(bits);
  expect(8 * w.offset - w.left).toBe(bits.length);
  expect(form.take(new Reader(written(w)))).toBe(value);
  const own = Array.from(bits, (bit) => bit === "1");
  expect(expGolomb.bitsOf(value, type)).toEqual(own);
  const bitAt = (i: number) => (i < own.length ? Number(own[i]) : undefined);
  expect(expGolomb.numberAt(bitAt, type)).toEqual({ value, count: bits.length });
  const isCut = (i: number) => (i < own.length - 1 ? Number(own[i]) : undefined);
  expect(expGolomb.numberAt(isCut, type)).toEqual({ fault: "cut", count: bits.length - 1 });
});

test.each<["ue" | "se", string]>([
  ["ue", `${"0".repeat(33)}1${"0".repeat(33)}`],
  // It is told at the zero that is too many: what follows need not be there.
  ["ue", `${"0".repeat(33)}1000000`],
  ["ue", `${"0".repeat(32)}1${"0".repeat(31)}1`],
  ["se", `${"0".repeat(32)}1${"0".repeat(32)}`],
  ["se", `${"0".repeat(32)}1${"0".repeat(30)}10`],
])("the code %s has no number of more than 32 bits: %s", (name, bits) => {
  const form = name === "ue" ? ueCode : seCode;
  const w = new Writer();
  for (const [i, bit] of [...bits].entries()) w.bytes[i >> 3]! |= Number(bit) << (i & 7);
  const bytes = w.bytes.subarray(0, Math.ceil(bits.length / 8));
  expect(() => form.take(new Reader(bytes))).toThrow("a number has more than 32 bits");
  const type = { kind: "int", bits: 32, signed: name === "se" } as IntType;
  const bitAt = (i: number) => (i < bits.length ? Number(bits[i]) : undefined);
  expect(expGolomb.numberAt(bitAt, type)).toMatchObject({ fault: "large" });
});

function bitsIn(bytes: Uint8Array): string {
  return [...bytes]
    .map((byte) => [...byte.toString(2).padStart(8, "0")].reverse().join(""))
    .join("");
}
