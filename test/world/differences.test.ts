import { expect, test } from "vitest";
import { changed, changes, isSame } from "../../quake/world/resolved/differences.ts";

test.each([
  [{ 1: 5, 2: 6 }, { 1: 5, 2: 7 }, { 2: 6 }],
  [{ 1: 5 }, {}, { 1: 5 }],
  [{}, { 1: 5 }, {}],
  [{ a: "x", b: 0 }, { a: "x", b: -1 }, { b: 0 }],
])("of %o, what %o does not have is %o", (own, before, expected) => {
  expect(changes(own, before)).toEqual(expected);
});

// With `rounds`, a bit of a mask of 32 stands for as many numbers, 32 apart: all of them are given (docs/schema-language.md).
test.each([
  [{ 3: 1 }, {}, 2, { 3: 1, 35: 0 }],
  [{ 3: 1, 35: 7 }, { 3: 1 }, 2, { 3: 1, 35: 7 }],
  [{ 0: 1, 95: 2 }, {}, 3, { 0: 1, 31: 0, 32: 0, 63: 0, 64: 0, 95: 2 }],
  [{ 3: 1 }, { 3: 1 }, 2, {}],
])(
  "of %o beside %o, in %i rounds, all that a bit stands for is given: %o",
  (own, before, rounds, expected) => {
    expect(changes(own, before, rounds)).toEqual(expected);
  },
);

test("a record with another value is another one", () => {
  const before = { 1: 5, 2: 6 };
  expect(changed(before, 2, 9)).toEqual({ 1: 5, 2: 9 });
  expect(changed(before, 3, 9)).toEqual({ 1: 5, 2: 6, 3: 9 });
  expect(before).toEqual({ 1: 5, 2: 6 });
});

test.each([
  [1, 1, true],
  [1, 2, false],
  [0, -0, false],
  [NaN, NaN, true],
  ["a", "a", true],
  [undefined, undefined, true],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [1, {}, false],
  [{}, 1, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [{ a: [1] }, { a: [1] }, true],
  [{ a: [1] }, { a: [2] }, false],
  [{ a: 1 }, { b: 1 }, false],
])("%o and %o are the same: %s", (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected);
});
