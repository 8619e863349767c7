import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseExpression } from "../../generator/resolve/derived/parse.ts";
import { type Range, rangeOf } from "../../generator/resolve/fields/computed/range.ts";

/*
 * Which numbers an expression can be. What is expected of small numbers comes of trying all of them, by the operators as
 * Kaitai Struct's user guide, "Expression language", has them; what is expected of large ones is arithmetic beside it.
 */

/** The numbers that an expression of these names can be. */
function rangeBy(text: string, ranges: Readonly<Record<string, Range>>): Range {
  const expression = parseExpression(text, () => 0);
  const [low, high] = rangeOf(expression, (leaf) => ranges[leaf.name]!);
  // There is one 0.
  return [low + 0, high + 0];
}

const OPERATORS: Readonly<Record<string, (x: number, y: number) => number>> = {
  "+": (x, y) => x + y,
  "-": (x, y) => x - y,
  "*": (x, y) => x * y,
  "==": (x, y) => Number(x === y),
  "!=": (x, y) => Number(x !== y),
  "<": (x, y) => Number(x < y),
  "<=": (x, y) => Number(x <= y),
  ">": (x, y) => Number(x > y),
  ">=": (x, y) => Number(x >= y),
  and: (x, y) => Number(x !== 0 && y !== 0),
  or: (x, y) => Number(x !== 0 || y !== 0),
};
/** Those that are not of all numbers, and of which numbers. */
const SOME: Readonly<Record<string, [of: (x: number, y: number) => number, low: number]>> = {
  "/": [(x, y) => Math.floor(x / y), 1],
  "<<": [(x, y) => x * 2 ** y, 0],
  ">>": [(x, y) => Math.floor(x / 2 ** y), 0],
};

/** Ranges of a few numbers about 0. */
const some = (low: number) =>
  fc
    .tuple(fc.integer({ min: low, max: 6 }), fc.nat(4))
    .map(([from, more]): Range => [from, from + more]);

function numbersOf([low, high]: Range): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** The least and the greatest number that comes of all numbers of two ranges. */
function tried(a: Range, b: Range, of: (x: number, y: number) => number): Range {
  const all = numbersOf(a).flatMap((x) => numbersOf(b).map((y) => of(x, y)));
  return [Math.min(...all) + 0, Math.max(...all) + 0];
}

describe("a range is of all numbers that come of it, and of no others", () => {
  const all = [
    ...Object.entries(OPERATORS).map(([operator, of]) => ({ operator, of, low: -6 })),
    ...Object.entries(SOME).map(([operator, [of, low]]) => ({ operator, of, low })),
  ];
  test.each(all)("$operator", ({ operator, of, low }) => {
    const isAsTried = (a: Range, b: Range) => {
      expect(rangeBy(`a ${operator} b`, { a, b })).toEqual(tried(a, b, of));
    };
    fc.assert(fc.property(some(-6), some(low), isAsTried), { numRuns: 300 });
  });

  test("of one number, and of a choice between two", () => {
    const isAsTried = (a: Range, b: Range) => {
      const none: Range = [0, 0];
      expect(rangeBy("-a", { a })).toEqual(tried(a, none, (x) => 0 - x));
      expect(rangeBy("not not a", { a })).toEqual(tried(a, none, (x) => Number(x !== 0)));
      expect(rangeBy("~a", { a })).toEqual(tried(a, none, (x) => ~x));
      expect(rangeBy("not a", { a })).toEqual(tried(a, none, (x) => Number(x === 0)));
      const both = [...a, ...b];
      expect(rangeBy("c ? a : b", { a, b, c: [0, 1] })).toEqual([
        Math.min(...both),
        Math.max(...both),
      ]);
    };
    fc.assert(fc.property(some(-6), some(-6), isAsTried), { numRuns: 300 });
  });

  test("of remainders and of bits it may be wider, and never narrower", () => {
    const isAround = (a: Range, b: Range, [low, high]: Range, operator: string) => {
      const [least, most] = rangeBy(`a ${operator} b`, { a, b });
      expect([least, most >= high]).toEqual([0, true]);
      expect(low).toBeGreaterThanOrEqual(0);
      // Not wider than all bits that are in use, nor than what a remainder can be.
      const bits = 2 ** Math.max(a[1], b[1]).toString(2).length - 1;
      expect(most).toBeLessThanOrEqual(
        operator === "%" ? b[1] - 1 : operator === "&" ? b[1] : bits,
      );
    };
    const of = { "&": (x: number, y: number) => x & y, "|": (x: number, y: number) => x | y };
    const property = (a: Range, b: Range, wide: Range) => {
      isAround(a, b, tried(a, b, of["&"]), "&");
      isAround(wide, b, tried(wide, b, of["&"]), "&");
      isAround(a, b, tried(a, b, of["|"]), "|");
      isAround(
        a,
        b,
        tried(a, b, (x, y) => x ^ y),
        "^",
      );
      if (b[0] === 0) return;
      isAround(
        wide,
        b,
        tried(wide, b, (x, y) => x - y * Math.floor(x / y)),
        "%",
      );
      // What is not below 0 has no more than itself.
      expect(rangeBy("a % b", { a, b })[1]).toBe(Math.min(a[1], b[1] - 1));
    };
    fc.assert(fc.property(some(0), some(0), some(-6), property), { numRuns: 300 });
    expect(rangeBy("a & b", { a: [0, 9], b: [0, 5] })).toEqual([0, 5]);
    expect(rangeBy("a & b", { a: [0, 5], b: [0, 9] })).toEqual([0, 5]);
  });
});

describe("at the limits of what is exact", () => {
  const MOST = 2 ** 53 - 1;
  const safe: Range = [-MOST, MOST];
  const above: Range = [0, 2 ** 53];
  const below: Range = [-(2 ** 53), 0];
  const u32: Range = [0, 2 ** 32 - 1];
  const u31: Range = [0, 2 ** 31 - 1];
  const u33: Range = [0, 2 ** 32];
  const INEXACT = /may have more than 53 bits/;

  test.each<[string, Record<string, Range>, Range]>([
    ["9007199254740991", {}, [MOST, MOST]],
    // What is not negative may be inexact in a sum or a product.
    ["a + b", { a: above, b: above }, [0, 2 ** 54]],
    ["a * b", { a: above, b: above }, [0, 2 ** 106]],
    ["a + b", { a: safe, b: [0, 0] }, safe],
    ["a - b", { a: safe, b: [0, 0] }, safe],
    // One of what is compared is exact.
    ["a == b", { a: above, b: safe }, [0, 1]],
    ["a == b", { a: safe, b: above }, [0, 1]],
    ["a < b", { a: [0, 1], b: [2, 2 ** 60] }, [1, 1]],
    ["a ? 3 : b", { a: safe, b: [5, 6] }, [3, 6]],
    ["a << b", { a: [1, 1], b: [52, 52] }, [2 ** 52, 2 ** 52]],
    ["a >> b", { a: [2 ** 52, 2 ** 52], b: [0, 52] }, [1, 2 ** 52]],
    // A number of 31 bits takes bits of any integer, on either side.
    ["a & b", { a: safe, b: u31 }, u31],
    ["a & b", { a: u31, b: safe }, u31],
    ["a & b", { a: u32, b: u32 }, u32],
    ["a & b", { a: u32, b: [0, 2 ** 31] }, [0, 2 ** 31]],
    ["a | b", { a: u32, b: [0, 0] }, u32],
    ["a ^ b", { a: [0, 0], b: u32 }, u32],
    ["a | b", { a: [0, 0], b: [0, 0] }, [0, 0]],
    ["a | b", { a: [0, 4], b: [0, 3] }, [0, 7]],
    ["a % b", { a: [-9, 100], b: [7, 7] }, [0, 6]],
  ])("%s is what it is: %o", (text, ranges, expected) => {
    expect(rangeBy(text, ranges)).toEqual(expected);
  });

  test.each<[string, Record<string, Range>, RegExp]>([
    ["9007199254740992", {}, /is no whole number of at most 53 bits/],
    ["a + b", { a: above, b: [-1, 0] }, INEXACT],
    ["a + b", { a: [-1, 0], b: above }, INEXACT],
    ["a * b", { a: below, b: [0, 1] }, INEXACT],
    ["a - b", { a: above, b: [0, 1] }, INEXACT],
    ["a - b", { a: [0, 1], b: below }, INEXACT],
    ["a / b", { a: above, b: [1, 1] }, INEXACT],
    ["a == b", { a: above, b: below }, INEXACT],
    ["a and b", { a: above, b: [0, 1] }, INEXACT],
    ["a or b", { a: [0, 1], b: above }, INEXACT],
    ["a ? 1 : 2", { a: above }, INEXACT],
    ["a / b", { a: [1, 1], b: [-1, 0] }, /may divide by 0/],
    ["a / b", { a: [1, 1], b: [0, 1] }, /may divide by 0/],
    ["a % b", { a: [1, 1], b: [0, 1] }, /a remainder is of a number above 0/],
    ["a << b", { a: [1, 1], b: [-1, 1] }, /shifted by 0 to 52/],
    ["a >> b", { a: [1, 1], b: [0, 53] }, /shifted by 0 to 52/],
    ["a & b", { a: u33, b: [0, 2 ** 31] }, /that 32 bits hold/],
    ["a & b", { a: [-1, 1], b: u32 }, /that 32 bits hold/],
    ["a | b", { a: u33, b: u31 }, /that 32 bits hold/],
    ["a | b", { a: u31, b: u33 }, /that 32 bits hold/],
    ["a ^ b", { a: [0, 1], b: [-1, 1] }, /that 32 bits hold/],
  ])("%s is refused: %o", (text, ranges, why) => {
    expect(() => rangeBy(text, ranges)).toThrow(why);
  });
});
