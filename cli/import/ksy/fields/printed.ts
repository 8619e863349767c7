import { type Expression, OPERATORS } from "../../../../runtime/table/terms/expressions.ts";

/** An expression as text, with parentheses where they are needed. */
export function printed(expression: Expression): string {
  return print(expression, 0);
}

const CHOICE = 0;
const NOT = 3;
const SIGN = OPERATORS.length + 1;
const PRIMARY = SIGN + 1;

/** @param least what binds less is in parentheses */
function print(expression: Expression, least: number): string {
  const [text, level] = own(expression);
  return level < least ? `(${text})` : text;
}

function own(expression: Expression): [text: string, level: number] {
  switch (expression.kind) {
    case "number":
      return [expression.value, PRIMARY];
    case "text":
      return [quoted(expression.value), PRIMARY];
    case "name":
      return [expression.name, PRIMARY];
    case "list":
      return [`[${expression.of.map(printed).join(", ")}]`, PRIMARY];
    case "member":
      return [`${print(expression.of, PRIMARY)}.${expression.name}`, PRIMARY];
    case "call": {
      const given = expression.given.map(printed).join(", ");
      return [`${print(expression.of, PRIMARY)}.${expression.name}(${given})`, PRIMARY];
    }
    case "index":
      return [`${print(expression.of, PRIMARY)}[${printed(expression.at)}]`, PRIMARY];
    case "one": {
      const isNot = expression.operator === "not";
      const of = print(expression.of, isNot ? NOT : SIGN);
      return [`${expression.operator}${isNot ? " " : ""}${of}`, isNot ? NOT : SIGN];
    }
    case "choice": {
      const parts = [expression.yes, expression.no].map((each) => print(each, CHOICE));
      return [`${print(expression.of, 1)} ? ${parts.join(" : ")}`, CHOICE];
    }
    case "two": {
      const { operator, left, right } = expression;
      const level = 1 + OPERATORS.findIndex((all) => (all as readonly string[]).includes(operator));
      return [`${print(left, level)} ${operator} ${print(right, level + 1)}`, level];
    }
  }
}

/** JSON's escapes are among those of expressions, but for what is no character of its own. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
