import type { Operator } from "../table/terms/expressions.ts";

/*
 * What operators do. Whole numbers are bigints here, so that they are exact; a number is one with a fraction.
 */

/** Why a value cannot be computed. */
export class DerivedError extends Error {
  override readonly name = "DerivedError";
}

/** Whole numbers have at most this many bits, texts this many characters. */
const MOST_BITS = 256n;
const MOST = 1n << MOST_BITS;
const LONGEST = 1_000_000;

/** Whether a condition holds. Throws DerivedError. */
export function isTrue(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value === "bigint") return value !== 0n;
  if (typeof value === "number") return value !== 0;
  throw new DerivedError(`${kindOf(value)} is no condition`);
}

/** What an operator between two values makes of them; `and` and `or` are no such. Throws DerivedError. */
export function combined(operator: Operator, left: unknown, right: unknown): unknown {
  switch (operator) {
    case "==":
      return compared(left, right) === 0;
    case "!=":
      return compared(left, right) !== 0;
    case "<":
      return compared(left, right) < 0;
    case ">":
      return compared(left, right) > 0;
    case "<=":
      return compared(left, right) <= 0;
    case ">=":
      return compared(left, right) >= 0;
    default:
  }
  if (operator === "+" && typeof left === "string" && typeof right === "string") {
    if (left.length + right.length > LONGEST) throw new DerivedError("a text is too long");
    return left + right;
  }
  const [a, b] = [numberIn(left), numberIn(right)];
  if (typeof a === "bigint" && typeof b === "bigint") return bounded(ofWholes(operator, a, b));
  return ofFractions(operator, Number(a), Number(b));
}

/** The negative of a number, or a whole number with all bits turned. Throws DerivedError. */
export function signed(operator: "-" | "~", value: unknown): bigint | number {
  const number = numberIn(value);
  if (operator === "-") return -number;
  return ~wholeIn(number);
}

/** A whole number. Throws DerivedError for another value. */
export function wholeIn(value: unknown): bigint {
  if (typeof value === "bigint") return value;
  throw new DerivedError(`${kindOf(value)} is no whole number`);
}

/** Below 0 where the first is less than the second, above where it is more. Throws DerivedError. */
export function compared(left: unknown, right: unknown): number {
  const [a, b] = [left, right].map((each) => (typeof each === "boolean" ? BigInt(each) : each));
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
  const [listA, listB] = [listIn(a), listIn(b)];
  if (listA !== undefined && listB !== undefined) {
    for (let i = 0; i < Math.min(listA.length, listB.length); i++) {
      const first = compared(listA[i], listB[i]);
      if (first !== 0) return first;
    }
    return listA.length - listB.length;
  }
  const [x, y] = [numberIn(a), numberIn(b)];
  // A NaN is not equal to anything.
  return x < y ? -1 : x > y ? 1 : Number.isNaN(x) || Number.isNaN(y) ? NaN : 0;
}

/** The elements of a list, or of bytes as whole numbers. */
export function listIn(value: unknown): readonly unknown[] | undefined {
  if (value instanceof Uint8Array) return Array.from(value, BigInt);
  return Array.isArray(value) ? value : undefined;
}

/** A number, or a flag as 0 or 1. Throws DerivedError for another value. */
export function numberIn(value: unknown): bigint | number {
  if (typeof value === "bigint" || typeof value === "number") return value;
  if (typeof value === "boolean") return BigInt(value);
  throw new DerivedError(`${kindOf(value)} is no number`);
}

/** A whole number that is not too long. Throws DerivedError for one that is. */
export function bounded(value: bigint): bigint {
  if (value < MOST && -value < MOST) return value;
  throw new DerivedError(`a number has more than ${MOST_BITS} bits`);
}

/** Division and remainder are of the number below: -7 / 2 is -4, -7 % 2 is 1. */
function ofWholes(operator: Operator, a: bigint, b: bigint): bigint {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return (a - remainder(a, b)) / b;
    case "%":
      return remainder(a, b);
    case "&":
      return a & b;
    case "|":
      return a | b;
    case "^":
      return a ^ b;
    case "<<":
      return a << shift(b);
    default:
      return a >> shift(b);
  }
}

function remainder(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new DerivedError("it is divided by 0");
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

function shift(by: bigint): bigint {
  if (0n <= by && by <= MOST_BITS) return by;
  throw new DerivedError(`a number is shifted by ${by}`);
}

function ofFractions(operator: Operator, a: number, b: number): number {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "%":
      return a - Math.floor(a / b) * b;
    default:
      throw new DerivedError(`${operator} is of whole numbers`);
  }
}

/** `a text`, for errors. */
export function kindOf(value: unknown): string {
  if (typeof value === "string") return "a text";
  if (listIn(value) !== undefined) return "a list";
  return typeof value === "object" ? "a struct" : `a ${typeof value}`;
}
