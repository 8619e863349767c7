import * as code from "./build.ts";
import type { Expr } from "./model.ts";

/*
 * Numbers of bytes that add themselves up: known ones, and that many times what parameters say of numbers that dialects
 * write otherwise.
 */

/** A number that a parameter of the code tells, and what it is wherever the code is used. */
export interface CountParameter {
  /** The constant that holds it. */
  readonly name: string;
  readonly values: readonly number[];
}

/** `2 + 3 * coordBytes` */
interface Linear {
  readonly constant: number;
  readonly terms: readonly { readonly of: CountParameter; readonly times: number }[];
}

export type Count = number | Linear;

/** Code cannot be the same for all of its uses: which of two counts is more depends on where it is used. */
export class Undecided extends Error {}

export function ofParameter(of: CountParameter): Count {
  return { constant: 0, terms: [{ of, times: 1 }] };
}

export function sum(...counts: readonly Count[]): Count {
  return counts.reduce(add, 0);
}

function add(a: Count, b: Count): Count {
  if (typeof a === "number" && typeof b === "number") return a + b;
  const [first, second] = [linear(a), linear(b)];
  const params = new Set([...first.terms, ...second.terms].map(({ of }) => of));
  const terms = [...params].map((of) => ({ of, times: timesIn(first, of) + timesIn(second, of) }));
  return counted(first.constant + second.constant, terms);
}

function counted(constant: number, terms: Linear["terms"]): Count {
  const some = terms.filter(({ times }) => times !== 0);
  return some.length === 0 ? constant : { constant, terms: some };
}

export function product(times: number, count: Count): Count {
  if (typeof count === "number") return times * count;
  const terms = count.terms.map((term) => ({ of: term.of, times: times * term.times }));
  return counted(times * count.constant, terms);
}

function linear(count: Count): Linear {
  return typeof count === "number" ? { constant: count, terms: [] } : count;
}

function timesIn({ terms }: Linear, of: CountParameter): number {
  return terms.find((term) => term.of === of)?.times ?? 0;
}

/** What a count is, wherever the code is used. */
function valuesOf(count: Count): readonly number[] {
  if (typeof count === "number") return [count];
  const { constant, terms } = count;
  const all = terms[0]!.of.values.map((_, use) => use);
  return all.map((use) =>
    terms.reduce((total, { of, times }) => total + times * of.values[use]!, constant),
  );
}

/**
 * Whether one count is more than another.
 *
 * @throws {Undecided} where that depends on the use
 */
export function isMore(a: Count, b: Count): boolean {
  const values = valuesOf(add(a, product(-1, b)));
  const isFirst = values[0]! > 0;
  if (values.some((value) => value > 0 !== isFirst)) throw new Undecided();
  return isFirst;
}

export function isNone(count: Count): boolean {
  return count === 0;
}

export function areEqual(a: Count, b: Count): boolean {
  return valuesOf(add(a, product(-1, b))).every((value) => value === 0);
}

export function greatest(a: Count, b: Count): Count {
  return isMore(b, a) ? b : a;
}

export function countExpr(count: Count): Expr {
  if (typeof count === "number") return code.number(count);
  const terms = count.terms.toReversed().map(({ of, times }) => {
    const own = code.name(of.name);
    return times === 1 ? own : code.operation(code.number(times), "*", own);
  });
  const all = count.constant === 0 ? terms : [code.number(count.constant), ...terms];
  return code.joined(all, "+");
}

/** A place that many bytes further on. */
export function further(place: Expr, by: Count): Expr {
  return code.plus(place, countExpr(by));
}
