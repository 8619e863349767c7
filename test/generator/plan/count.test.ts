import { expect, test } from "vitest";
import * as code from "../../../generator/plan/code/build.ts";
import {
  areEqual,
  countExpr,
  further,
  greatest,
  isMore,
  ofParameter,
  product,
  sum,
  Undecided,
} from "../../../generator/plan/code/count.ts";
import { printExpr } from "../../../generator/print/code/code.ts";

// Positions of two, four and four bytes, and angles of one, two and one.
const coord = ofParameter({ name: "coordBytes", values: [2, 4, 4] });
const angle = ofParameter({ name: "angleBytes", values: [1, 2, 1] });

test("counts add up: what is known, and what parameters say", () => {
  expect(sum(1, 2, 3)).toBe(6);
  expect(printExpr(countExpr(sum(1, coord, 2, product(2, coord))))).toBe("3 + 3 * coordBytes");
  expect(printExpr(countExpr(sum(coord, angle)))).toBe("angleBytes + coordBytes");
  expect(product(0, coord)).toBe(0);
  expect(sum(coord, product(-1, coord))).toBe(0);
});

test("places are found by them", () => {
  expect(printExpr(further(code.AT, 0))).toBe("at");
  expect(printExpr(further(further(code.AT, 2), 3))).toBe("at + 5");
  expect(printExpr(further(code.AT, sum(1, coord)))).toBe("at + (1 + coordBytes)");
});

test("one count is more than another, wherever the code is used, or that is not decided", () => {
  expect(isMore(product(3, coord), 5)).toBe(true);
  expect(isMore(coord, angle)).toBe(true);
  expect(() => isMore(coord, 3)).toThrow(Undecided);
  expect(greatest(angle, coord)).toBe(coord);
  expect(areEqual(sum(coord, 1), sum(1, coord))).toBe(true);
  expect(areEqual(coord, 2)).toBe(false);
});
