import type { Expression } from "../../../../runtime/table/terms/expressions.ts";
import { ExpressionFault } from "../../derived/tokens.ts";

/*
 * Which numbers an expression can be, so that what generated code calculates is exact, or is found not to be: every number
 * that an operator takes is an integer of at most 53 bits, but for sums and products of numbers that are not negative,
 * which are exact where what they become is.
 */

/** The least and the greatest number. */
export type Range = readonly [low: number, high: number];

const MOST_SHIFTED = 52;

/** Whether all numbers of a range are exact. */
export function isExact([low, high]: Range): boolean {
  return low >= -Number.MAX_SAFE_INTEGER && high <= Number.MAX_SAFE_INTEGER;
}

/**
 * The numbers that an expression can be. Throws ExpressionFault.
 *
 * @param leaf those of a name, or of a member of a struct; throws ExpressionFault for what is no integer
 */
export function rangeOf(
  expression: Expression,
  leaf: (of: Expression & { kind: "name" | "member" }) => Range,
): Range {
  const inner = (each: Expression) => rangeOf(each, leaf);
  switch (expression.kind) {
    case "number": {
      const value = Number(expression.value);
      if (Number.isSafeInteger(value)) return [value, value];
      throw new ExpressionFault(`${expression.value} is no whole number of at most 53 bits`);
    }
    case "name":
    case "member":
      return leaf(expression);
    case "one": {
      const [low, high] = inner(expression.of);
      if (expression.operator === "not") return testOf(isNever([low, high]), isAlways([low, high]));
      const by = expression.operator === "~" ? 1 : 0;
      return [-high - by, -low - by];
    }
    case "choice": {
      expectExact(inner(expression.of));
      const [yes, no] = [inner(expression.yes), inner(expression.no)];
      return [Math.min(yes[0], no[0]), Math.max(yes[1], no[1])];
    }
    case "two": {
      const { operator, left, right } = expression;
      return ofTwo(operator, inner(left), inner(right));
    }
    default:
      throw new ExpressionFault(
        "a number that the codec computes is of integers, operators, comparisons and choices",
      );
  }
}

function ofTwo(operator: string, a: Range, b: Range): Range {
  switch (operator) {
    case "+":
      expectExactSum(a, b);
      return [a[0] + b[0], a[1] + b[1]];
    case "*":
      expectExactSum(a, b);
      return corners(a, b, (x, y) => x * y);
    case "==":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
      if (!isExact(a)) expectExact(b);
      return compared(operator, a, b);
    default:
  }
  expectExact(a);
  expectExact(b);
  switch (operator) {
    case "-":
      return [a[0] - b[1], a[1] - b[0]];
    case "/":
      if (b[0] <= 0 && b[1] >= 0) throw new ExpressionFault("it may divide by 0");
      return corners(a, b, (x, y) => Math.floor(x / y));
    case "%":
      if (b[0] <= 0) throw new ExpressionFault("a remainder is of a number above 0");
      return [0, a[0] >= 0 ? Math.min(a[1], b[1] - 1) : b[1] - 1];
    case "<<":
    case ">>":
      if (b[0] < 0 || b[1] > MOST_SHIFTED)
        throw new ExpressionFault(`bits are shifted by 0 to ${MOST_SHIFTED}`);
      return operator === "<<"
        ? corners(a, b, (x, y) => x * 2 ** y)
        : corners(a, b, (x, y) => Math.floor(x / 2 ** y));
    case "&":
    case "|":
    case "^":
      return ofBits(operator, a, b);
    case "and":
      return testOf(isAlways(a) && isAlways(b), isNever(a) || isNever(b));
    default:
      return testOf(isAlways(a) || isAlways(b), isNever(a) && isNever(b));
  }
}

/** What a comparison is of all numbers of two ranges, or 0 to 1 where that depends on them. */
function compared(operator: string, a: Range, b: Range): Range {
  const isBelow = a[1] < b[0];
  const isAbove = a[0] > b[1];
  const isOne = a[0] === a[1] && b[0] === b[1] && a[0] === b[0];
  switch (operator) {
    case "==":
      return testOf(isOne, isBelow || isAbove);
    case "!=":
      return testOf(isBelow || isAbove, isOne);
    case "<":
      return testOf(isBelow, a[0] >= b[1]);
    case "<=":
      return testOf(a[1] <= b[0], isAbove);
    case ">":
      return testOf(isAbove, a[1] <= b[0]);
    default:
      return testOf(a[0] >= b[1], isBelow);
  }
}

function testOf(isTrue: boolean, isFalse: boolean): Range {
  return [isTrue ? 1 : 0, isFalse ? 0 : 1];
}

function isAlways([low, high]: Range): boolean {
  return low > 0 || high < 0;
}

/** Whether a condition of these numbers holds of none. */
export function isNever([low, high]: Range): boolean {
  return low === 0 && high === 0;
}

/** Bits are of integers that 32 of them hold; with a number of 31, of any integer. */
function ofBits(operator: string, a: Range, b: Range): Range {
  const isMask = ([low, high]: Range) => low >= 0 && high <= 0x7fffffff;
  const isWord = ([low, high]: Range) => low >= 0 && high <= 0xffffffff;
  if (operator === "&" && (isMask(a) || isMask(b)))
    return [0, Math.min(...[a, b].filter(isMask).map(([, high]) => high))];
  if (!isWord(a) || !isWord(b))
    throw new ExpressionFault(`"${operator}" is of numbers that 32 bits hold, and not negative`);
  if (operator === "&") return [0, Math.min(a[1], b[1])];
  return [0, 2 ** (32 - Math.clz32(Math.max(a[1], b[1]))) - 1];
}

function corners(a: Range, b: Range, of: (x: number, y: number) => number): Range {
  const all = a.flatMap((x) => b.map((y) => of(x, y)));
  return [Math.min(...all), Math.max(...all)];
}

function expectExactSum(a: Range, b: Range): void {
  if (a[0] >= 0 && b[0] >= 0) return;
  expectExact(a);
  expectExact(b);
}

function expectExact(range: Range): void {
  if (!isExact(range))
    throw new ExpressionFault("a number in it may have more than 53 bits, so that it is not exact");
}
