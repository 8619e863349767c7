/*
 * Values that follow from a message's members, as data. They are in no bytes: codecs do not ask for them.
 */

/** A value that is computed of members. */
export interface DerivedTable {
  readonly name: string;
  readonly doc?: string;
  readonly value: Expression;
  /** The enum whose names its numbers have, an index into `Table.enums`. */
  readonly enum?: number;
  /** It is there where this holds. */
  readonly given?: Expression;
}

/** What must hold of a member or a derived value, of each element where it is a list: `_` is its name there. */
export interface ValidTable {
  readonly name: string;
  readonly value: Expression;
}

/** What is computed. Whole numbers are exact, however long. */
export type Expression =
  /** Digits of a whole number, or a fraction in decimals. */
  | { readonly kind: "number"; readonly value: string }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "list"; readonly of: readonly Expression[] }
  /** `true`, `false`, `_root`, `_parent`, `_io`, or a member or another derived value of the same message or struct. */
  | { readonly kind: "name"; readonly name: string }
  /** A member of a struct; of texts, lists and numbers what they have. */
  | { readonly kind: "member"; readonly of: Expression; readonly name: string }
  | {
      readonly kind: "call";
      readonly of: Expression;
      readonly name: string;
      readonly given: readonly Expression[];
    }
  | { readonly kind: "index"; readonly of: Expression; readonly at: Expression }
  | { readonly kind: "one"; readonly operator: "-" | "~" | "not"; readonly of: Expression }
  | {
      readonly kind: "two";
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: "choice";
      readonly of: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    };

/** Operators by how they bind: those of a later list before those of an earlier one. */
export const OPERATORS = [
  ["or"],
  ["and"],
  ["==", "!=", "<=", ">=", "<", ">"],
  ["|"],
  ["^"],
  ["&"],
  ["<<", ">>"],
  ["+", "-"],
  ["*", "/", "%"],
] as const;

/** An operator between two values. */
export type Operator = (typeof OPERATORS)[number][number];

/** What values other than structs have, and how many values each is called with. */
export const PROPERTIES: Readonly<Record<string, readonly number[]>> = {
  length: [0],
  size: [0],
  first: [0],
  last: [0],
  min: [0],
  max: [0],
  reverse: [0],
  to_i: [0, 1],
  to_s: [0, 1],
  substring: [2],
  until: [1, 2],
  trim: [1],
  xor: [1],
  rotate: [1],
  bits: [2],
  zlib: [0],
  read: [1, 2],
  read_at: [2, 3],
  read_until: [3],
};

/** How many values a property is called with; undefined where none has the name, as `toString`, which all objects have. */
export function countsOf(property: string): readonly number[] | undefined {
  return Object.hasOwn(PROPERTIES, property) ? PROPERTIES[property] : undefined;
}

/** With more values than these, what is read is a list. */
const ONE: Readonly<Record<string, number>> = { read: 1, read_at: 2, read_until: 2 };

/** The struct that a call reads out of bytes, and whether it is a list of such. */
export function readOf(expression: Expression): { struct: string; isList: boolean } | undefined {
  if (expression.kind !== "call") return undefined;
  const [struct] = expression.given;
  const one = Object.hasOwn(ONE, expression.name) ? ONE[expression.name] : undefined;
  return one !== undefined && struct?.kind === "text"
    ? { struct: struct.value, isList: expression.given.length > one }
    : undefined;
}

/** What holds of the last element of a list that is read, which is `_` in it. */
export function untilIn(expression: Expression): Expression | undefined {
  const isUntil = expression.kind === "call" && expression.name === "read_until";
  return isUntil ? expression.given[2] : undefined;
}

/** The expressions that an expression is made of. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "number":
    case "text":
    case "name":
      return [];
    case "list":
      return expression.of;
    case "member":
    case "one":
      return [expression.of];
    case "call":
      return [expression.of, ...expression.given];
    case "index":
      return [expression.of, expression.at];
    case "two":
      return [expression.left, expression.right];
    case "choice":
      return [expression.of, expression.yes, expression.no];
  }
}
