import {
  type Given,
  isInRanges,
  type ValueTest,
} from "../../../../runtime/table/fields/presence.ts";
import { intRange } from "../../../facts/integers.ts";
import type { Chooser, Scope } from "../../scope/scope.ts";

type Ranges = ValueTest["ranges"];

/**
 * What a field depends on, without what says nothing: each list has one test a member, none is of what can never be, and
 * none asks what one before it has answered. TypeScript refuses a comparison that can only fail.
 *
 * @returns undefined where the field is always there; a list of no tests where it never is
 */
export function simplestGiven(lists: Given, scope: Scope): Given | undefined {
  const given: ValueTest[][] = [];
  for (const tests of lists) {
    const answered = given.filter(({ length }) => length === 1).map(([test]) => opposite(test!));
    const own = new Set(tests.map(({ member }) => member));
    const possible = possibleOf(
      [...tests, ...answered.filter(({ member }) => own.has(member))],
      scope,
    );
    if (possible?.length === 0) return undefined;
    if (possible !== undefined) given.push(possible);
  }
  return given;
}

function opposite({ not, ...test }: ValueTest): ValueTest {
  return not ? test : { ...test, not: true };
}

/** Undefined of tests that never hold together. */
function possibleOf(tests: readonly ValueTest[], { choosers }: Scope): ValueTest[] | undefined {
  const possible = [...new Set(tests.map(({ member }) => member))]
    .map((on) => together(tests.filter(({ member }) => member === on)))
    .map((test) => within(test, choosers.get(test.member)))
    // What excludes nothing is always so.
    .filter(({ ranges, not }) => !not || ranges.length > 0);
  return possible.every(({ ranges }) => ranges.length > 0) ? possible : undefined;
}

/** One test of a member, which holds where all of them do. */
function together(tests: readonly ValueTest[]): ValueTest {
  if (tests.length === 1) return tests[0]!;
  const { not: _, ...test } = tests[0]!;
  const passed = tests.filter(({ not }) => !not).map(({ ranges }) => ranges);
  const barred = tests.filter(({ not }) => not).flatMap(({ ranges }) => ranges);
  if (passed.length === 0) return { ...test, ranges: barred, not: true };
  return { ...test, ranges: barred.reduce<Ranges>(without, passed.reduce(common)) };
}

function common(left: Ranges, right: Ranges): Ranges {
  return left.flatMap(([from, to]) =>
    right.flatMap(([low, high]): [number, number][] => {
      const range: [number, number] = [Math.max(from, low), Math.min(to, high)];
      return range[0] > range[1] ? [] : [range];
    }),
  );
}

function without(ranges: Ranges, [low, high]: readonly [number, number]): Ranges {
  return ranges.flatMap(([from, to]) =>
    [[from, Math.min(to, low - 1)] as const, [Math.max(from, high + 1), to] as const].filter(
      ([first, last]) => first <= last,
    ),
  );
}

/** A test by the values that its member has: in an arm that it chose, those of the arm. */
function within(test: ValueTest, chooser: Chooser | undefined): ValueTest {
  const { not, isConditional, ...own } = test;
  const only = chooser?.only;
  // Any value passes, and being there is still asked.
  if (only === undefined && isConditional && not && test.ranges.length === 0)
    return { ...own, isConditional, ranges: [intRange(chooser!.type)] };
  if (only === undefined) return test;
  const values = only.map(Number);
  const ranges = test.ranges.filter((range) => values.some((value) => isInRanges([range], value)));
  const isAll = values.every((value) => isInRanges(ranges, value));
  if (isAll) return { ...own, ranges: [], ...(not ? {} : { not: true }) };
  return { ...own, ranges, ...(not ? { not } : {}) };
}
