import {
  type Expression,
  type Operator,
  OPERATORS,
  readOf,
} from "../../../runtime/table/terms/expressions.ts";
import { ExpressionFault, type Token, tokensOf } from "./tokens.ts";

/*
 * Expressions, as Kaitai Struct writes them:
 *
 *     choice   two ("?" choice ":" choice)?
 *     two      operators between values, of which those further down in `OPERATORS` bind first; "not" is above comparisons
 *     value    ("-" | "~") value | primary ("." name ("(" choices ")")? | "[" choice "]")*
 *     primary  number | text | name | enum "::" name | "(" choice ")" | "[" choices "]"
 */

/** This many expressions may be in each other. */
const DEEPEST = 64;
const COMPARISONS = 2;

/**
 * An expression as data. Throws ExpressionFault.
 *
 * @param constant the number of an enum's name, `kind::NAME`; throws ExpressionFault
 * @param struct the struct that a name means where it is read, as in `read('point')`
 */
export function parseExpression(
  text: string,
  constant: (path: string) => number,
  struct = (name: string): string => name,
): Expression {
  const parser = new Parser(tokensOf(text), constant, struct);
  const expression = parser.choice();
  parser.end();
  return expression;
}

/** The structs that an expression reads; none where it is no expression, which is reported elsewhere. */
export function structsRead(text: string): string[] {
  const structs: string[] = [];
  const noted = (name: string) => {
    structs.push(name);
    return name;
  };
  try {
    parseExpression(text, () => 0, noted);
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
  }
  return structs;
}

class Parser {
  #at = 0;
  #depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly constant: (path: string) => number,
    private readonly struct: (name: string) => string,
  ) {}

  choice(): Expression {
    if (++this.#depth > DEEPEST)
      throw new ExpressionFault("too many expressions are in each other");
    const of = this.#two(0);
    let found = of;
    if (this.#take("?")) {
      const yes = this.choice();
      this.#expect(":");
      found = { kind: "choice", of, yes, no: this.choice() };
    }
    this.#depth--;
    return found;
  }

  end(): void {
    if (this.#next.kind !== "end") throw this.#unexpected();
  }

  #two(level: number): Expression {
    const operators = OPERATORS[level];
    if (operators === undefined) return this.#value();
    if (level === COMPARISONS && this.#take("not")) return this.#not();
    let left = this.#two(level + 1);
    for (;;) {
      const { kind, text } = this.#next;
      if (kind !== "operator" || !(operators as readonly string[]).includes(text)) return left;
      this.#at++;
      const right = this.#two(level + 1);
      left = { kind: "two", operator: text as Operator, left, right };
    }
  }

  /** `not` is of a comparison, or of another `not`. */
  #not(): Expression {
    let count = 1;
    while (this.#take("not")) count++;
    let of = this.#two(COMPARISONS);
    for (let i = 0; i < count; i++) of = { kind: "one", operator: "not", of };
    return of;
  }

  #value(): Expression {
    const signs: ("-" | "~")[] = [];
    for (;;) {
      if (this.#take("-")) signs.push("-");
      else if (this.#take("~")) signs.push("~");
      else if (!this.#take("+")) break;
    }
    let value = this.#member(this.#primary());
    for (const operator of signs.toReversed()) value = { kind: "one", operator, of: value };
    return value;
  }

  #member(primary: Expression): Expression {
    let of = primary;
    for (;;) {
      if (this.#take(".")) {
        const { kind, text: name } = this.#next;
        if (kind !== "name" || name.includes("::")) throw this.#unexpected();
        this.#at++;
        of = this.#take("(") ? this.#call(of, name) : { kind: "member", of, name };
      } else if (this.#take("[")) {
        of = { kind: "index", of, at: this.choice() };
        this.#expect("]");
      } else return of;
    }
  }

  #call(of: Expression, name: string): Expression {
    const call = { kind: "call", of, name, given: this.#list(")") } as const;
    const read = readOf(call);
    if (read === undefined) return call;
    const [, ...others] = call.given;
    return { ...call, given: [{ kind: "text", value: this.struct(read.struct) }, ...others] };
  }

  #primary(): Expression {
    const { kind, text } = this.#next;
    if (this.#take("(")) {
      const inner = this.choice();
      this.#expect(")");
      return inner;
    }
    if (this.#take("[")) return { kind: "list", of: this.#list("]") };
    if (kind === "operator" || kind === "end") throw this.#unexpected();
    this.#at++;
    if (kind === "text" || kind === "number") return { kind, value: text };
    if (text.includes("::")) return { kind: "number", value: String(this.constant(text)) };
    return { kind: "name", name: text };
  }

  #list(end: string): Expression[] {
    const list: Expression[] = [];
    while (!this.#take(end)) {
      if (list.length > 0) {
        this.#expect(",");
        // A list may end with a comma.
        if (this.#take(end)) break;
      }
      list.push(this.choice());
    }
    return list;
  }

  get #next(): Token {
    return this.tokens[this.#at]!;
  }

  #take(operator: string): boolean {
    const { kind, text } = this.#next;
    const isThere = kind === "operator" && text === operator;
    if (isThere) this.#at++;
    return isThere;
  }

  #expect(operator: string): void {
    if (!this.#take(operator)) throw this.#unexpected();
  }

  #unexpected(): ExpressionFault {
    const { kind, text } = this.#next;
    if (kind === "end") return new ExpressionFault("the expression ends too early");
    return new ExpressionFault(`"${text}" does not belong there`);
  }
}
