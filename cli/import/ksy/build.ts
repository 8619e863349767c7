import type { Expression, Operator } from "../../../runtime/table/terms/expressions.ts";

/* Expressions, made of others. */

export function named(name: string): Expression {
  return { kind: "name", name };
}

export function whole(value: number): Expression {
  const size: Expression = { kind: "number", value: String(Math.abs(value)) };
  return value < 0 ? { kind: "one", operator: "-", of: size } : size;
}

export function text(value: string): Expression {
  return { kind: "text", value };
}

export function list(of: readonly Expression[]): Expression {
  return { kind: "list", of };
}

export function memberOf(of: Expression, name: string): Expression {
  return { kind: "member", of, name };
}

export function call(of: Expression, name: string, ...given: Expression[]): Expression {
  return { kind: "call", of, name, given };
}

export function two(operator: Operator, left: Expression, right: Expression): Expression {
  return { kind: "two", operator, left, right };
}

export function choice(of: Expression, yes: Expression, no: Expression): Expression {
  return { kind: "choice", of, yes, no };
}
