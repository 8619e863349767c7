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
  const { member: name, outer, ranges, not, bit } = test;
  const member = outer ? `the outer ${name}` : name;
  if (bit !== undefined) {
    return `${member} is ${holdsIfSet(test) ? "set" : "not set"}`;
  }
  const values = ranges.map(([low, high]) => (low === high ? `${low}` : `${low} to ${high}`));
  return `${member} is ${not ? "not " : ""}${values.join(" or ")}`;
}

/** Why a member cannot be there, or cannot be missing, where others say what is there. */
export function notGivenReason(
  given: Given,
  members: Readonly<Record<string, unknown>>,
  outer: Outer,
  there: boolean,
): string {
  const outside = new Set(given.flat().flatMap((test) => (test.outer ? [test.member] : [])));
  const said = givenMembers(given)
    .map((name) =>
      outside.has(name)
        ? `the outer ${name} is ${valueText(outer[name])}`
        : `${name} is ${valueText(members[name])}`,
    )
    .join(", ");
  if (!there) return `is missing, and ${said}`;
  return `is there, and ${said}: it goes with ${givenText(given)}`;
}
