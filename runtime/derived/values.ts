import type { Operator } from "../table/expressions.ts";
import { bytesToText } from "../bytes/text.ts";
import { decodeUtf8 } from "../bytes/utf8.ts";

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

function numberIn(value: unknown): bigint | number {
  if (typeof value === "bigint" || typeof value === "number") return value;
  if (typeof value === "boolean") return BigInt(value);
  throw new DerivedError(`${kindOf(value)} is no number`);
}

function bounded(value: bigint): bigint {
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

/** What a value has, `length` or `to_s`, or is called with. Throws DerivedError. */
export function property(value: unknown, name: string, given: readonly unknown[]): unknown {
  if (typeof value === "string") return ofText(value, name, given);
  const list = listIn(value);
  if (list !== undefined) return ofList(list, value, name, given);
  const number = numberIn(value);
  if (name === "to_s") return String(number);
  if (name === "to_i") return typeof number === "bigint" ? number : cut(number);
  throw new DerivedError(`${kindOf(value)} has no "${name}"`);
}

function cut(number: number): bigint {
  if (Number.isFinite(number)) return BigInt(Math.trunc(number));
  throw new DerivedError(`${number} is no whole number`);
}

function ofText(text: string, name: string, given: readonly unknown[]): unknown {
  if (name === "length") return BigInt([...text].length);
  if (name === "reverse") return [...text].toReversed().join("");
  if (name === "to_i") return parsed(text, given[0] ?? 10n);
  if (name === "to_s") return text;
  if (name !== "substring") throw new DerivedError(`a text has no "${name}"`);
  const [from, to] = given.map((each) => Number(wholeIn(each)));
  return [...text].slice(from, to).join("");
}

function parsed(text: string, base: unknown): bigint {
  const radix = wholeIn(base);
  const digits = text.replace(/^[-+]/, "");
  let number = 0n;
  for (const digit of digits) {
    const value = /^[0-9a-z]$/i.test(digit) ? Number.parseInt(digit, 36) : 36;
    if (BigInt(value) >= radix) throw new DerivedError(`"${text.slice(0, 20)}" is no number`);
    number = bounded(number * radix + BigInt(value));
  }
  if (digits === "") throw new DerivedError("an empty text is no number");
  return text.startsWith("-") ? -number : number;
}

function ofList(
  list: readonly unknown[],
  value: unknown,
  name: string,
  given: readonly unknown[],
): unknown {
  if (name === "length" || name === "size") return BigInt(list.length);
  if (name === "to_s") return textOf(bytesIn(list, value), given[0]);
  if (list.length === 0) throw new DerivedError(`an empty list has no "${name}"`);
  if (name === "first") return list[0];
  if (name === "last") return list.at(-1);
  if (name === "reverse") return list.toReversed();
  const sign = name === "min" ? 1 : -1;
  if (name !== "min" && name !== "max") throw new DerivedError(`a list has no "${name}"`);
  return list.reduce((most, each) => (sign * compared(each, most) < 0 ? each : most));
}

function bytesIn(list: readonly unknown[], value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  const numbers = list.map((each) => Number(wholeIn(each)));
  if (numbers.every((each) => 0 <= each && each <= 0xff)) return Uint8Array.from(numbers);
  throw new DerivedError("a list of other numbers than bytes is no text");
}

function textOf(bytes: Uint8Array, encoding: unknown = "utf-8"): string {
  const name = String(encoding).toLowerCase().replaceAll("-", "");
  if (name === "utf8" || name === "ascii") return decodeUtf8(bytes);
  if (name === "iso88591") return bytesToText(bytes);
  throw new DerivedError(`the encoding "${String(encoding)}" is not known`);
}

function kindOf(value: unknown): string {
  if (typeof value === "string") return "a text";
  if (listIn(value) !== undefined) return "a list";
  return typeof value === "object" ? "a struct" : `a ${typeof value}`;
}
