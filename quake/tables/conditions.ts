import type { ColumnSource, TableValue } from "./table-column.ts";

/** How a value is compared. */
export const OPERATORS = ["=", "!=", "<", "<=", ">", ">="] as const;

/** What rows must have. A row without a value has none of it. */
export interface Condition {
  readonly column: string;
  readonly is: (typeof OPERATORS)[number];
  readonly value: number | bigint | boolean | string;
}

/** Whether a value is as a condition says. */
export function holds({ is, value: other }: Condition, value: TableValue): boolean {
  if (value === undefined) return false;
  switch (is) {
    case "=":
      return isEqual(value, other);
    case "!=":
      return !isEqual(value, other);
    case "<":
      return value < other;
    case "<=":
      return value <= other;
    case ">":
      return value > other;
    case ">=":
      return value >= other;
  }
}

/** An integer may be a number here and a bigint there. */
function isEqual(a: Condition["value"], b: Condition["value"]): boolean {
  return a == b;
}

/** Throws RangeError where a column's values are never of the sort that a condition compares them with. */
export function checkCondition({ column, value }: Condition, { type }: ColumnSource<never>): void {
  const sort = type === "text" ? "string" : type === "bool" ? "boolean" : "number";
  const given = typeof value === "bigint" ? "number" : typeof value;
  if (given === sort) return;
  const words = { string: "a text", boolean: "true or false", number: "a number" };
  throw new RangeError(
    `${column} is compared with ${words[sort]}, not with ${typeof value === "string" ? JSON.stringify(value) : value}`,
  );
}
