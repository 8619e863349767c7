import {
  type Given,
  givenMembers,
  holdsIfSet,
  type Outer,
  type ValueTest,
} from "../table/fields/presence.ts";
import { valueText } from "./reasons.ts";

/** What a field depends on: `qos is 1 or 2, or retain is set`. */
export function givenText(given: Given): string {
  return given.map((tests) => tests.map(testText).join(" and ")).join(", or ");
}

function testText(test: ValueTest): string {
  const { member: name, outer, computed, ranges, not, bit } = test;
  const member = computed ?? (outer ? `the outer ${name}` : name);
  if (isComparison(test)) return computed!;
  if (bit !== undefined) {
    return `${member} is ${holdsIfSet(test) ? "set" : "not set"}`;
  }
  const values = ranges.map(([low, high]) => (low === high ? `${low}` : `${low} to ${high}`));
  return `${member} is ${not ? "not " : ""}${values.join(" or ")}`;
}

/** A condition of its own, which has no name. */
function isComparison({ computed, member }: ValueTest): boolean {
  return computed !== undefined && computed !== member;
}

/** Why a member cannot be there, or cannot be missing, where others say what is there. */
export function notGivenReason(
  given: Given,
  members: Readonly<Record<string, unknown>>,
  outer: Outer,
  there: boolean,
): string {
  const tests = new Map(given.flat().map((test) => [test.member, test]));
  const said = givenMembers(given)
    .map((name) => {
      const test = tests.get(name)!;
      if (isComparison(test)) return outer[name] === 0 ? `not ${test.computed}` : test.computed;
      if (test.computed !== undefined) return `${name} is ${valueText(outer[name])}`;
      return test.outer
        ? `the outer ${name} is ${valueText(outer[name])}`
        : `${name} is ${valueText(members[name])}`;
    })
    .join(", ");
  if (!there) return `is missing, and ${said}`;
  return `is there, and ${said}: it goes with ${givenText(given)}`;
}
