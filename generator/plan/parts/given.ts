import { type Given, holdsIfSet, type ValueTest } from "../../../runtime/table/fields/presence.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { outerLocal } from "../../facts/names.ts";
import { bitTest, presenceTest } from "./tests.ts";

/*
 * What a field depends on, as code.
 */

type ValueOf = (member: string, test: ValueTest) => Expr;

/**
 * `serverversion === 999`: whether earlier members are as a field depends on.
 *
 * @param valueOf the code of an integer
 */
export function givenTest(given: Given, valueOf: ValueOf): Expr {
  const lists = given.map((tests) =>
    code.joined(
      tests.map((test) => testCode(test, valueOf)),
      "&&",
    ),
  );
  return code.joined(lists, "||");
}

function testCode(test: ValueTest, valueOf: ValueOf): Expr {
  const whole = valueTest(test, valueOf);
  const { member, ranges, not, isConditional } = test;
  const isSame = ranges.length === 1 && ranges[0]![0] === ranges[0]![1] && not !== true;
  if (isConditional !== true || isSame) return whole;
  return code.operation(code.isPresent(valueOf(member, test)), "&&", whole);
}

function valueTest(test: ValueTest, valueOf: ValueOf): Expr {
  const { member, ranges, not, bit } = test;
  if (bit !== undefined)
    return holdsIfSet(test) ? bitTest(bit.mask, bit.bit) : presenceTest({ ...bit, clear: true });
  const value = test.outer ? code.name(outerLocal(member)) : valueOf(member, test);
  if (not === true && ranges.length === 1 && ranges[0]![0] === ranges[0]![1])
    return code.differs(value, ranges[0]![0]);
  const isIn = code.joined(
    ranges.map(([low, high]) => rangeTest(value, low, high)),
    "||",
  );
  return not === true ? code.not(isIn) : isIn;
}

function rangeTest(value: Expr, low: number, high: number): Expr {
  if (low === high) return code.equals(value, low);
  const [above, below] = [code.operation(value, ">=", low), code.operation(value, "<=", high)];
  return code.operation(above, "&&", below);
}
