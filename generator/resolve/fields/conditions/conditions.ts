import { numberOf } from "../../../read/source.ts";

/*
 * Conditions in words:
 *
 *     condition   any ("or" any)*
 *     any         all ("and" all)*
 *     all         "not" all | "(" condition ")" | member | member comparison value | member "in" "[" values "]"
 */

/** A condition as it is written. A test without values is of a flag. */
export type Condition =
  | { readonly kind: "and" | "or"; readonly of: readonly Condition[] }
  | {
      readonly kind: "test";
      readonly member: string;
      readonly values: Values;
      readonly not: boolean;
    };

/** From one value to another, both included: numbers, or names of an enum. */
type Values = readonly (readonly [number | string, number | string])[];

type Test = Condition & { readonly kind: "test" };

/** What is wrong with a condition. */
export class ConditionFault extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

const HINT =
  "Expected tests as `qos > 0`, `kind in [1, 3..5]`, `retain`, with `and`, `or`, `not` and parentheses.";

const TOKEN = /\s*(\.\.|[<>=!]=|[<>=()[\],]|-?0x[0-9a-fA-F]+|-?\d+|[A-Za-z]\w*)/y;

/** Throws ConditionFault. */
export function parseCondition(text: string): Condition {
  const parser = new Parser(tokensOf(text));
  const condition = parser.condition();
  parser.end();
  return condition;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null)
      throw new ConditionFault(`"${text.slice(at).trim()}" is nothing that a condition has`, HINT);
    tokens.push(found[1]!);
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  condition(): Condition {
    return this.#joined("or", () => this.#joined("and", () => this.#one()));
  }

  end(): void {
    if (this.#at < this.#tokens.length) throw this.#unexpected();
  }

  #joined(kind: "and" | "or", one: () => Condition): Condition {
    const of = [one()];
    while (this.#take(kind)) of.push(one());
    return of.length === 1 ? of[0]! : { kind, of };
  }

  #one(): Condition {
    if (this.#take("not")) return negated(this.#one());
    if (this.#take("(")) {
      const inner = this.condition();
      this.#expect(")");
      return inner;
    }
    const member = this.#next();
    if (member === undefined || !/^[a-z]/.test(member)) throw this.#unexpected(-1);
    if (this.#take("in")) return { kind: "test", member, values: this.#list(), not: false };
    const [values, not] = this.#comparison();
    return { kind: "test", member, values, not };
  }

  #comparison(): [Values, boolean] {
    const operator = this.#tokens[this.#at] ?? "";
    if (!/^([<>=!]=|[<>=])$/.test(operator)) return [[[1, 1]], false];
    this.#at++;
    const value = this.#value();
    if (operator === "=" || operator === "==") return [[[value, value]], false];
    if (operator === "!=") return [[[value, value]], true];
    if (typeof value === "string")
      throw new ConditionFault(`"${value}" is compared as a number`, "Write the number.");
    if (operator === "<") return [[[-Infinity, value - 1]], false];
    if (operator === "<=") return [[[-Infinity, value]], false];
    return [[[operator === ">" ? value + 1 : value, Infinity]], false];
  }

  #list(): Values {
    this.#expect("[");
    const values: (readonly [number | string, number | string])[] = [];
    do {
      const first = this.#value();
      values.push([first, this.#take("..") ? this.#value() : first]);
    } while (this.#take(","));
    this.#expect("]");
    return values;
  }

  #value(): number | string {
    const token = this.#next();
    if (token !== undefined && /^-?\d/.test(token)) return numberOf(token);
    if (token !== undefined && /^[A-Za-z]/.test(token)) return token;
    throw this.#unexpected(-1);
  }

  #next(): string | undefined {
    return this.#tokens[this.#at++];
  }

  #take(token: string): boolean {
    const isThere = this.#tokens[this.#at] === token;
    if (isThere) this.#at++;
    return isThere;
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw this.#unexpected();
  }

  #unexpected(back = 0): ConditionFault {
    const token = this.#tokens[this.#at + back];
    const what =
      token === undefined ? "the condition ends too early" : `"${token}" does not belong there`;
    return new ConditionFault(what, HINT);
  }
}

function negated(condition: Condition): Condition {
  if (condition.kind === "test") return { ...condition, not: !condition.not };
  return { kind: condition.kind === "and" ? "or" : "and", of: condition.of.map(negated) };
}

/** This many lists of tests stand for a condition. */
const MOST = 64;

/** The condition as lists of tests, of one of which all hold. Throws ConditionFault where there would be too many. */
export function listsOf(condition: Condition): Test[][] {
  if (condition.kind === "test") return [[condition]];
  const parts = condition.of.map(listsOf);
  if (condition.kind === "or") return checked(parts.flat());
  return parts.reduce((all, part) => checked(all.flatMap((a) => part.map((b) => [...a, ...b]))));
}

function checked(lists: Test[][]): Test[][] {
  if (lists.length <= MOST) return lists;
  throw new ConditionFault(
    `the condition has more than ${MOST} ways to hold`,
    "Say it with fewer `or` inside of `and`.",
  );
}
