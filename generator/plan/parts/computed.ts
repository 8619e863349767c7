import type { Calculation } from "../../../runtime/table/terms/calculation.ts";
import type { Expression } from "../../../runtime/table/terms/expressions.ts";
import { type ComputedField, pathOf } from "../../../runtime/table/fields/computed.ts";
import * as code from "../code/build.ts";
import type { Expr, Operator, Stmt } from "../code/model.ts";
import { outerLocal } from "../../facts/names.ts";
import { bitTest } from "./tests.ts";

/*
 * Computed numbers as code. What is between its operators is a number, or what `===` makes; each is made the other where
 * it is asked for.
 */

/** A value, and whether it is true or false. */
interface Made {
  readonly of: Expr;
  readonly isTest: boolean;
}

/**
 * `const size$outer = n - 4;`
 *
 * @param valueOf the code of a member beside it
 */
export function computedLine(
  field: ComputedField,
  exact: "exactRead" | "exactWritten",
  valueOf: ValueOf,
): Stmt {
  const value = asNumber(made(field.value, { field, exact, valueOf }));
  const whole = field.isWide === true ? code.use(exact, value) : value;
  return code.constant(outerLocal(field.name), whole);
}

/** `next.kind === 3`: whether an element is the one after which a list ends. */
export function lastTest(field: Calculation, exact: "exactRead" | "exactWritten", element: Expr) {
  const is = made(field.value, { field, exact, valueOf: () => element });
  return is.isTest || field.isWide !== true ? asTest(is) : asTest(plain(code.use(exact, is.of)));
}

/** What the code of a number is made with. */
interface Making {
  readonly field: Calculation;
  /** What asks whether a number is exact. */
  readonly exact: "exactRead" | "exactWritten";
  readonly valueOf: ValueOf;
}

function made(expression: Expression, making: Making): Made {
  const { field, exact, valueOf } = making;
  const inner = (each: Expression) => made(each, making);
  const number = (each: Expression) => asNumber(inner(each));
  switch (expression.kind) {
    case "number":
      return plain(code.number(Number(expression.value)));
    case "name": {
      const { outer, bit, isBig, isOptional } = field.names?.[expression.name] ?? {};
      if (bit !== undefined) return { of: bitTest(bit.mask, bit.bit), isTest: true };
      const value = outer ? code.name(outerLocal(expression.name)) : valueOf(expression.name);
      if (isOptional) return plain(code.operation(value, "??", 0));
      return plain(isBig ? code.use(exact, code.call("Number", value)) : value);
    }
    case "member":
      return plain(memberCode(expression, making));
    case "one": {
      const { operator, of } = expression;
      if (operator === "not") return { of: code.not(asTest(inner(of))), isTest: true };
      return plain(code.operation(code.number(operator === "-" ? 0 : -1), "-", number(of)));
    }
    case "choice": {
      const { of, yes, no } = expression;
      return plain(code.choice(asTest(inner(of)), number(yes), number(no)));
    }
    case "two": {
      const { operator, left, right } = expression;
      if (operator === "and" || operator === "or") {
        const both = [asTest(inner(left)), asTest(inner(right))];
        return { of: code.joined(both, operator === "and" ? "&&" : "||"), isTest: true };
      }
      const test = TESTS[operator];
      if (test !== undefined)
        return { of: code.operation(number(left), test, number(right)), isTest: true };
      return plain(calculated(operator, number(left), number(right)));
    }
    default:
      throw new Error(`a computed number has no ${expression.kind}`);
  }
}

type ValueOf = (member: string) => Expr;

const plain = (of: Expr): Made => ({ of, isTest: false });

/** A member of a struct beside it: a number, or a flag. */
function memberCode(
  expression: Expression & { kind: "member" },
  { field, exact, valueOf }: Making,
): Expr {
  const { of, name } = expression;
  const whole = of.kind === "member" ? structCode(of, valueOf) : valueOf((of as Named).name);
  const number = code.call("Number", code.operation(code.member(whole, name), "??", 0));
  return field.names?.[pathOf(expression)]?.isBig ? code.use(exact, number) : number;
}

type Named = Expression & { kind: "name" };

function structCode({ of, name }: Expression & { kind: "member" }, valueOf: ValueOf): Expr {
  const whole = of.kind === "member" ? structCode(of, valueOf) : valueOf((of as Named).name);
  return code.present(code.member(whole, name));
}

function asNumber({ of, isTest }: Made): Expr {
  return isTest ? code.choice(of, code.number(1), 0) : of;
}

function asTest({ of, isTest }: Made): Expr {
  return isTest ? of : code.differs(of, 0);
}

const TESTS: Readonly<Record<string, Operator>> = {
  "==": "===",
  "!=": "!==",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};

function calculated(operator: string, left: Expr, right: Expr): Expr {
  const math = (name: string, ...of: (Expr | number)[]) =>
    code.method(code.name("Math"), name, ...of);
  const power = () => (right.kind === "number" ? 2 ** right.value : math("pow", 2, right));
  const below = (a: Expr, b: Expr | number) => math("floor", code.operation(a, "/", b));
  switch (operator) {
    case "+":
    case "-":
    case "*":
      return code.operation(left, operator, right);
    case "/":
      return below(left, right);
    case "%":
      return code.operation(left, "-", code.operation(below(left, right), "*", right));
    case "<<":
      return code.operation(left, "*", power());
    case ">>":
      return below(left, power());
    default:
      return code.operation(code.operation(left, operator as "&" | "|" | "^", right), ">>>", 0);
  }
}
