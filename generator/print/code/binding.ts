import type { Expr, Operator } from "../../plan/code/model.ts";

/*
 * How close the parts of TypeScript's expressions are bound: what needs parentheses inside of what.
 */

/** Which operators bind closer. */
export const BINDING: Readonly<Record<Operator, number>> = {
  "??": 4,
  "||": 5,
  "&&": 6,
  "|": 7,
  "^": 8,
  "&": 9,
  "===": 10,
  "!==": 10,
  "<": 11,
  "<=": 11,
  ">": 11,
  ">=": 11,
  "<<": 12,
  ">>": 12,
  ">>>": 12,
  "+": 13,
  "-": 13,
  "*": 14,
  "/": 14,
};

export const ASSIGNING = 2;
export const CHOOSING = 3;
export const CASTING = 11;
export const UNARY = 15;
const STEPPING = 16;
export const CALLING = 18;
const WHOLE = 20;

const BINDS: Partial<Record<Expr["kind"], number>> = {
  choice: CHOOSING,
  assign: ASSIGNING,
  lambda: ASSIGNING,
  sequence: 1,
  as: CASTING,
  satisfies: CASTING,
  unary: UNARY,
  step: STEPPING,
};

/** How close an expression binds its parts. */
export function bindingOf(expr: Expr): number {
  if (expr.kind === "operation") return BINDING[expr.operator];
  if (expr.kind === "number" && expr.value < 0) return UNARY;
  return BINDS[expr.kind] ?? WHOLE;
}
