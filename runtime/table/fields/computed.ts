import type { Calculation } from "../terms/calculation.ts";
import { type Expression, partsOf } from "../terms/expressions.ts";
import type { Outer } from "./presence.ts";

/**
 * A whole number that follows from earlier members, and is in no bytes and no member: it counts what comes, or says
 * what is there. What is after it knows it as it knows what a struct is given.
 */
export interface ComputedField extends Calculation {
  readonly kind: "computed";
  readonly doc?: string;
}

/** A computed number; NaN where it cannot be computed of these members. */
export function computedOf(
  { value, names = {} }: Calculation,
  members: Readonly<Record<string, unknown>>,
  outer: Outer,
): number {
  const lookup: Lookup = (name) => {
    const { outer: isOutside, bit, isOptional } = names[name] ?? {};
    // A flag that is left out is not set.
    if (bit !== undefined) return Boolean(members[name]);
    if (isOptional) return members[name] ?? 0;
    return isOutside ? outer[name] : members[name];
  };
  try {
    const number = numberOf(evaluate(value, lookup));
    return Number.isSafeInteger(number) ? number : NaN;
  } catch (error) {
    if (error instanceof InexactError) return NaN;
    throw error;
  }
}

/** A number of 64 bits is no exact one: nothing follows from it, not even that it is another one. */
class InexactError extends Error {}

/** What follows a computed number knows it, too. */
export function withComputed(field: ComputedField, value: number, outer: Outer): Outer {
  return { ...outer, [field.name]: value };
}

/** The members that it asks for, those of other structs by the struct's name. */
export function computedNames({ value, names = {} }: ComputedField): string[] {
  const found = (each: Expression): string[] =>
    each.kind === "name" ? [each.name] : partsOf(each).flatMap(found);
  return found(value).filter((name) => !names[name]?.outer && !names[name]?.bit);
}

/** `header.size` */
export function pathOf(leaf: Expression): string {
  if (leaf.kind === "member") return `${pathOf(leaf.of)}.${leaf.name}`;
  return leaf.kind === "name" ? leaf.name : "";
}

type Lookup = (name: string) => unknown;

function evaluate(expression: Expression, of: Lookup): unknown {
  const whole = (each: Expression) => numberOf(evaluate(each, of));
  switch (expression.kind) {
    case "number":
      return Number(expression.value);
    case "name":
      return of(expression.name);
    case "member":
      return memberOf(evaluate(expression.of, of), expression.name);
    case "one": {
      const inner = whole(expression.of);
      if (expression.operator === "not") return Number(inner === 0);
      return expression.operator === "-" ? 0 - inner : -1 - inner;
    }
    case "choice":
      return evaluate(whole(expression.of) === 0 ? expression.no : expression.yes, of);
    case "two": {
      const { operator, left, right } = expression;
      const first = whole(left);
      if (operator === "and") return first === 0 ? 0 : Number(whole(right) !== 0);
      if (operator === "or") return first === 0 ? Number(whole(right) !== 0) : 1;
      return OPERATIONS[operator]!(first, whole(right));
    }
    default:
      return NaN;
  }
}

/** A member of a struct; a flag may be left out. */
function memberOf(of: unknown, name: string): unknown {
  if (typeof of !== "object" || of === null) return undefined;
  return (of as Readonly<Record<string, unknown>>)[name] ?? 0;
}

/** An integer, or a flag as 0 or 1. */
function numberOf(value: unknown): number {
  if (typeof value === "bigint" && !Number.isSafeInteger(Number(value))) throw new InexactError();
  if (typeof value === "bigint") return Number(value);
  return typeof value === "boolean" ? Number(value) : typeof value === "number" ? value : NaN;
}

/** Division and remainder are of the number below, as in derived values. */
const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => Math.floor(a / b),
  "%": (a, b) => a - Math.floor(a / b) * b,
  "<<": (a, b) => a * 2 ** b,
  ">>": (a, b) => Math.floor(a / 2 ** b),
  "&": (a, b) => (a & b) >>> 0,
  "|": (a, b) => (a | b) >>> 0,
  "^": (a, b) => (a ^ b) >>> 0,
  "==": (a, b) => Number(a === b),
  "!=": (a, b) => Number(a !== b),
  "<": (a, b) => Number(a < b),
  "<=": (a, b) => Number(a <= b),
  ">": (a, b) => Number(a > b),
  ">=": (a, b) => Number(a >= b),
};
