import { type Given, holdsIfSet, type ValueTest } from "../../../runtime/table/table.ts";
import { bitTest, outerLocal, presenceTest } from "./code.ts";

/*
 * What a field hangs on, as code.
 */

type ValueOf = (member: string, test: ValueTest) => string;

/**
 * `serverversion === 999`: whether earlier members are as a field hangs on.
 *
 * @param valueOf the code of an integer
 */
export function givenTest(given: Given, valueOf: ValueOf): string {
  const lists = given.map((tests) => tests.map((test) => testCode(test, valueOf)));
  const isOnly = lists.length === 1;
  return lists
    .map((tests) => {
      const code = tests.map((test) => (tests.length > 1 ? inParentheses(test) : test));
      const all = code.join(" && ");
      return isOnly || code.length === 1 ? all : `(${all})`;
    })
    .join(" || ");
}

function inParentheses(code: string): string {
  return code.includes(" || ") ? `(${code})` : code;
}

function testCode(test: ValueTest, valueOf: ValueOf): string {
  const code = valueTest(test, valueOf);
  const { member, ranges, not, hangs } = test;
  const isSame = ranges.length === 1 && ranges[0]![0] === ranges[0]![1] && not !== true;
  if (hangs !== true || isSame) return code;
  return `${valueOf(member, test)} !== undefined && ${inParentheses(code)}`;
}

function valueTest(test: ValueTest, valueOf: ValueOf): string {
  const { member, ranges, not, bit } = test;
  if (bit !== undefined) {
    return holdsIfSet(test) ? bitTest(bit.mask, bit.bit) : presenceTest({ ...bit, clear: true });
  }
  const value = test.outer ? outerLocal(member) : valueOf(member, test);
  const code = ranges.map(([low, high]) => {
    if (low === high) return `${value} === ${low}`;
    return `(${value} >= ${low} && ${value} <= ${high})`;
  });
  if (not !== true) return code.join(" || ");
  return ranges.length === 1 && ranges[0]![0] === ranges[0]![1]
    ? `${value} !== ${ranges[0]![0]}`
    : `!(${code.join(" || ")})`;
}
