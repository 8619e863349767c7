import { expect, test } from "vitest";
import { parseExpression } from "../../generator/resolve/derived/parse.ts";
import { computedOf } from "../../runtime/table/fields/computed.ts";
import { gapBytes } from "../../runtime/table/fields/gap.ts";
import { isGiven } from "../../runtime/table/fields/presence.ts";
import type { Calculation } from "../../runtime/table/terms/calculation.ts";
import { isInFourBytes } from "../../runtime/table/fields/split.ts";

/*
 * Numbers and conditions that follow from members: arithmetic, with operators as Kaitai Struct's user guide, "Expression
 * language", has them.
 */

type Members = Readonly<Record<string, unknown>>;

test.each<[text: string, members: object, number: number]>([
  ["a + b", { a: 5, b: -7 }, -2],
  ["a - b", { a: 5, b: 7 }, -2],
  ["a * b", { a: -5, b: 7 }, -35],
  // Of the number below: -7 is -4 * 2 + 1, and -3 * 3 + 2.
  ["a / b", { a: -7, b: 2 }, -4],
  ["a % b", { a: -7, b: 3 }, 2],
  ["a << b", { a: 3, b: 40 }, 3 * 2 ** 40],
  ["a >> b", { a: 5 * 2 ** 40, b: 40 }, 5],
  ["a >> b", { a: -5, b: 1 }, -3],
  // The highest of 32 bits is no sign.
  ["a & b", { a: 0xffffffff, b: 0x80000001 }, 0x80000001],
  ["a | b", { a: 0x80000000, b: 1 }, 0x80000001],
  ["a ^ b", { a: 0x80000001, b: 1 }, 0x80000000],
  ["-a", { a: 5 }, -5],
  ["~a", { a: 5 }, -6],
  ["not a", { a: 2 }, 0],
  ["not a", { a: 0 }, 1],
  ["a and b", { a: 2, b: 3 }, 1],
  ["a and b", { a: 2, b: 0 }, 0],
  ["a and b", { a: 0, b: 3 }, 0],
  ["a or b", { a: 0, b: 0 }, 0],
  ["a or b", { a: 0, b: 3 }, 1],
  ["a or b", { a: 2, b: 0 }, 1],
  ["a ? b : 7", { a: 2, b: 3 }, 3],
  ["a ? b : 7", { a: 0, b: 3 }, 7],
  ["a < b", { a: 3, b: 3 }, 0],
  ["a <= b", { a: 3, b: 3 }, 1],
  ["a <= b", { a: 4, b: 3 }, 0],
  ["a > b", { a: 3, b: 3 }, 0],
  ["a >= b", { a: 3, b: 3 }, 1],
  ["a >= b", { a: 2, b: 3 }, 0],
  ["a == b", { a: 3, b: 3 }, 1],
  ["a == b", { a: 3, b: 4 }, 0],
  ["a != b", { a: 3, b: 3 }, 0],
  ["a.b + 1", { a: { b: 4 } }, 5],
  // A flag of a struct may be left out, and is a number otherwise.
  ["a.b + 1", { a: {} }, 1],
  ["a + 1", { a: true }, 2],
  ["a + 1", { a: 5n }, 6],
  ["a + 1", { a: 2 ** 53 - 2 }, 2 ** 53 - 1],
  // Not exact, or no number.
  ["a + 1", { a: 2 ** 53 - 1 }, NaN],
  ["a == a", { a: 2n ** 60n }, NaN],
  ["a + 1", {}, NaN],
  ["a + 1", { a: "5" }, NaN],
  ["a.b + 1", { a: 5 }, NaN],
])("%s of %o is %d", (text, members, number) => {
  const value = parseExpression(text, () => 0);
  expect(computedOf({ name: "x", text, value }, members as Members, {})).toBe(number);
});

test("a computed number knows of flags, of what may not be there, and of what is outside", () => {
  const of = (names: NonNullable<Calculation["names"]>, members: Members, outer: Members = {}) =>
    computedOf(
      { name: "x", text: "", value: parseExpression("a + 1", () => 0), names },
      members,
      outer,
    );
  const bit = { mask: "m", bit: 0 };
  expect([of({ a: { bit } }, {}), of({ a: { bit } }, { a: true })]).toEqual([1, 2]);
  expect([of({ a: { isOptional: true } }, {}), of({ a: { isOptional: true } }, { a: 4 })]).toEqual([
    1, 5,
  ]);
  expect([of({ a: { outer: true } }, { a: 4 }, { a: 8 }), of({}, { a: 4 }, { a: 8 })]).toEqual([
    9, 5,
  ]);
});

test("tests of a condition hold at both ends of a range, all of one list, or of another", () => {
  const test = (member: string, low: number, high: number, more = {}) => ({
    member,
    ranges: [[low, high]] as const,
    ...more,
  });
  const a = test("a", 2, 4);
  expect([1, 2, 4, 5].map((n) => isGiven([[a]], { a: n }))).toEqual([false, true, true, false]);
  const not = test("a", 2, 4, { not: true });
  expect([1, 2, 4, 5].map((n) => isGiven([[not]], { a: n }))).toEqual([true, false, false, true]);
  // What is not there passes no test.
  expect([isGiven([[a]], {}), isGiven([[not]], {})]).toEqual([false, false]);
  const b = test("b", 1, 1, { bit: { mask: "m", bit: 0 } });
  expect([{}, { b: false }, { b: true }].map((members) => isGiven([[b]], members))).toEqual([
    false,
    false,
    true,
  ]);
  const both = (members: object) => [
    isGiven([[a, b]], members as Members),
    isGiven([[a], [b]], members as Members),
  ];
  expect([both({ a: 2, b: true }), both({ a: 2 }), both({ b: true }), both({})]).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
  const outside = test("a", 2, 4, { outer: true });
  expect([
    isGiven([[outside]], { a: 2 }, { a: 5 }),
    isGiven([[outside]], { a: 5 }, { a: 2 }),
  ]).toEqual([false, true]);
  expect(isGiven([], { a: 2 })).toBe(false);
});

test("padding goes up to a multiple, and parts of a word are in four of its bytes", () => {
  const gap = (own: object, after: number) => gapBytes({ kind: "gap", name: "x", ...own }, after);
  expect([0, 1, 3, 4, 5].map((after) => gap({ align: 4 }, after))).toEqual([0, 3, 1, 0, 3]);
  expect([gap({ pad: 3 }, 2), gap({ pad: 3 }, 0), gap({}, 5)]).toEqual([3, 3, 0]);
  const parts = [
    [0, 32],
    [1, 32],
    [7, 25],
    [7, 26],
    [8, 32],
    [15, 25],
    [15, 26],
  ] as const;
  expect(parts.map(([low, bits]) => isInFourBytes(low, bits))).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
});
