import { parseExpression } from "../../../generator/resolve/derived/parse.ts";
import { ExpressionFault } from "../../../generator/resolve/derived/tokens.ts";
import { type Expression, PROPERTIES } from "../../../runtime/table/expressions.ts";
import { Unsayable } from "./expression.ts";
import type { Asks, Field } from "./fields.ts";
import { textOf } from "./fields.ts";
import { nameOf } from "./find.ts";
import { printed } from "./printed.ts";
import type { Keys, Type } from "./spec.ts";

const KNOWN = new Set(["value", "if", "enum", "doc", "doc-ref"]);
const OUTSIDE = new Set(["_root", "_parent", "true", "false"]);

/** The derived value that a computed instance becomes. Throws Unsayable. */
export function derivedOf(keys: Keys, type: Type, root: Type, asks: Asks): string | Field {
  if (keys.value === undefined) throw new Unsayable("a member that is elsewhere in the bytes");
  const other = Object.keys(keys).find((key) => !KNOWN.has(key) && !key.startsWith("-"));
  if (other !== undefined) throw new Unsayable(`\`${other}\` of a computed member`);
  const said = (text: unknown) => printed(expressionOf(String(text), type, root, asks));
  const value = said(keys.value);
  const more: Field = {};
  if (keys["if"] !== undefined) more["if"] = said(keys["if"]);
  if (keys["enum"] !== undefined) more["enum"] = asks.enumName(type, String(keys["enum"]));
  if (keys["doc"] !== undefined) more["doc"] = textOf(keys["doc"]);
  return Object.keys(more).length === 0 ? value : { value, ...more };
}

/** An expression with the schema's names. Throws Unsayable. */
export function expressionOf(text: string, type: Type, root: Type, asks: Asks): Expression {
  // A cast changes nothing of a value.
  const plain = text.replaceAll(/\.as<\s*[\w:[\]]+\s*>/g, "");
  try {
    const parsed = parseExpression(plain, (path) => asks.enumValue(type, path));
    return renamed(parsed, type.file === root.file);
  } catch (error) {
    if (error instanceof ExpressionFault) throw new Unsayable(`an expression: ${error.message}`);
    throw error;
  }
}

/** @param hasRoot whether `_root` is the message */
function renamed(expression: Expression, hasRoot: boolean): Expression {
  const inside = (each: Expression) => renamed(each, hasRoot);
  switch (expression.kind) {
    case "name": {
      const { name } = expression;
      if (name.startsWith("_") && (!OUTSIDE.has(name) || (name === "_root" && !hasRoot)))
        throw new Unsayable(`"${name}"`);
      return OUTSIDE.has(name) ? expression : { ...expression, name: nameOf(name) };
    }
    case "member": {
      const { name } = expression;
      if (name.startsWith("_") && name !== "_parent") throw new Unsayable(`"${name}"`);
      const isOwn = name === "_parent" || PROPERTIES[name] !== undefined;
      return { ...expression, of: inside(expression.of), name: isOwn ? name : nameOf(name) };
    }
    case "call":
      return { ...expression, of: inside(expression.of), given: expression.given.map(inside) };
    case "index":
      return { ...expression, of: inside(expression.of), at: inside(expression.at) };
    case "one":
      return { ...expression, of: inside(expression.of) };
    case "list":
      return { ...expression, of: expression.of.map(inside) };
    case "two":
      return { ...expression, left: inside(expression.left), right: inside(expression.right) };
    case "choice":
      return {
        ...expression,
        of: inside(expression.of),
        yes: inside(expression.yes),
        no: inside(expression.no),
      };
    default:
      return expression;
  }
}
