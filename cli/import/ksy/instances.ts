import { parseExpression } from "../../../generator/resolve/derived/parse.ts";
import { ExpressionFault } from "../../../generator/resolve/derived/tokens.ts";
import { type Expression, PROPERTIES } from "../../../runtime/table/expressions.ts";
import { Unsayable } from "./expression.ts";
import type { Asks, Field } from "./fields.ts";
import { textOf } from "./fields.ts";
import { nameOf } from "./find.ts";
import { withSizes } from "./lengths.ts";
import { printed } from "./printed.ts";
import { placeOf, type Reads, valueIn } from "./reads.ts";
import { type Type } from "./spec.ts";
import { type Keys } from "../located.ts";

const KNOWN = new Set(["value", "if", "enum", "doc", "doc-ref", "valid"]);
const OUTSIDE = new Set(["_root", "_parent", "_io", "_index", "true", "false"]);

/**
 * The derived value that an instance becomes. Throws Unsayable.
 *
 * @param enumName the schema's name of an enum
 */
export function derivedOf(
  keys: Keys,
  type: Type,
  reads: Reads,
  enumName: (path: string) => string,
): string | Field {
  const isComputed = keys.value !== undefined;
  const other = Object.keys(keys).find((key) => !KNOWN.has(key) && !key.startsWith("-"));
  if (isComputed && other !== undefined) throw new Unsayable(`\`${other}\` of a computed member`);
  const value = isComputed
    ? reads.expression(keys.value)
    : valueIn(placeOf(keys, reads), keys, type, reads);
  const more: Field = {};
  if (keys["if"] !== undefined) more["if"] = printed(reads.expression(keys["if"]));
  if (isComputed && keys["enum"] !== undefined) more["enum"] = enumName(String(keys["enum"]));
  return withDoc(printed(value), keys, more);
}

/** A derived value, with what is said of it. */
export function withDoc(value: string, keys: Keys, more: Field = {}): string | Field {
  const doc = keys["doc"] === undefined ? {} : { doc: textOf(keys["doc"]) };
  const all = { ...more, ...doc };
  return Object.keys(all).length === 0 ? value : { value, ...all };
}

/** Whether a type knows the message's bytes as its own, and the message. */
interface Knows {
  readonly hasIo: boolean;
  readonly hasRoot: boolean;
  /** `_` is a value. */
  readonly hasEach?: boolean;
}

/** An expression with the schema's names. Throws Unsayable. */
export function expressionOf(text: string, type: Type, asks: Asks, knows: Knows): Expression {
  // A cast changes nothing of a value.
  const sized = withSizes(text, type, (from, path) => asks.find(from, path));
  const plain = sized.replaceAll(/\.as<\s*[\w:[\]]+\s*>/g, "");
  try {
    const parsed = parseExpression(plain, (path) => asks.enumValue(type, path));
    return renamed(parsed, knows);
  } catch (error) {
    if (error instanceof ExpressionFault) throw new Unsayable(`an expression: ${error.message}`);
    throw error;
  }
}

function renamed(expression: Expression, knows: Knows): Expression {
  const inside = (each: Expression) => renamed(each, knows);
  switch (expression.kind) {
    case "name": {
      const { name } = expression;
      if (name === "_" && knows.hasEach === true) return expression;
      if (name === "_io" && !knows.hasIo)
        throw new Unsayable("a place in bytes that something else counts");
      if (name.startsWith("_") && (!OUTSIDE.has(name) || (name === "_root" && !knows.hasRoot)))
        throw new Unsayable(`"${name}"`);
      return OUTSIDE.has(name) ? expression : { ...expression, name: nameOf(name) };
    }
    case "member": {
      const { name, of } = expression;
      // Of another member nobody knows here whether it has bytes of its own.
      const whose = of.kind === "name" ? of.name : "";
      const isIo = name === "_io" && (whose === "_root" || (whose === "_parent" && knows.hasIo));
      if (name.startsWith("_") && name !== "_parent" && !isIo) throw new Unsayable(`"${name}"`);
      const isOwn = name.startsWith("_") || PROPERTIES[name] !== undefined;
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
