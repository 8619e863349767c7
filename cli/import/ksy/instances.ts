import { parseExpression } from "../../../generator/resolve/derived/parse.ts";
import { ExpressionFault } from "../../../generator/resolve/derived/tokens.ts";
import { countsOf, type Expression } from "../../../runtime/table/terms/expressions.ts";
import { pathOf } from "../../../runtime/table/fields/computed.ts";
import { memberOf, two } from "./build.ts";
import { Unsayable } from "./fields/expression.ts";
import type { Asks, Field } from "./fields/fields.ts";
import { textOf } from "./fields/fields.ts";
import { nameOf } from "./source/find.ts";
import { withSizes } from "./fields/lengths.ts";
import { printed } from "./fields/printed.ts";
import { type Late, lateOf, type Spot } from "./later/late.ts";
import type { Reads } from "./reads.ts";
import { type Type } from "./source/spec.ts";
import { type Keys } from "../located.ts";

const KNOWN = new Set(["value", "if", "enum", "doc", "doc-ref", "valid"]);
const OUTSIDE = new Set(["_root", "_parent", "_io", "_index", "true", "false"]);

/** A derived value, by its name. */
export type Named = readonly [name: string, value: string | Field];

/**
 * The derived values that an instance becomes, the last of which is its own. Throws Unsayable.
 *
 * @param enumName the schema's name of an enum
 */
export function derivedOf(
  keys: Keys,
  name: string,
  type: Type,
  reads: Reads,
  enumName: (path: string) => string,
): readonly Named[] {
  if (keys.value === undefined) {
    const io = reads.expression(keys["io"] ?? "_io");
    const at: Spot = { of: reads.expression(keys["pos"] ?? 0), plus: 0 };
    return explained(keys, lateOf({ keys, name, type, io, at }, reads), reads);
  }
  const other = Object.keys(keys).find((key) => !KNOWN.has(key) && !key.startsWith("-"));
  if (other !== undefined) throw new Unsayable(`\`${other}\` of a computed member`);
  const more: Field = {};
  if (keys["if"] !== undefined) more["if"] = printed(reads.expression(keys["if"]));
  if (keys["enum"] !== undefined) more["enum"] = enumName(String(keys["enum"]));
  return [[name, withDoc(printed(reads.expression(keys.value)), keys, more)]];
}

/** What is read when it is asked for, with its condition and what is said of it. Throws Unsayable. */
export function explained(keys: Keys, late: Late, reads: Reads): readonly Named[] {
  const condition = conditionIn(keys, late, reads);
  const more = condition === undefined ? {} : { if: printed(condition) };
  return late.values.map(({ name, value }, i) => [
    name,
    withDoc(printed(value), i === late.values.length - 1 ? keys : {}, more),
  ]);
}

/** When such a value is there; nothing where it always is. Throws Unsayable. */
export function conditionIn(keys: Keys, { where }: Late, reads: Reads): Expression | undefined {
  const own = keys["if"];
  if (own === undefined || own === true) return where;
  const test = reads.expression(own);
  return where === undefined ? test : two("and", test, where);
}

/** A derived value, with what is said of it. */
export function withDoc(value: string, keys: Keys, more: Field = {}): string | Field {
  const doc = keys["doc"] === undefined ? {} : { doc: textOf(keys["doc"]) };
  const all = { ...more, ...doc };
  return Object.keys(all).length === 0 ? value : { value, ...all };
}

/** What an expression knows beside the members of its type. */
export interface Knows {
  /** Whether the message's bytes are the type's own. */
  readonly hasIo: boolean;
  /** Whether the message is the type's root. */
  readonly hasRoot: boolean;
  /** What `_` is. */
  readonly each?: Expression | undefined;
  /** Where in its bytes the type is read. */
  readonly pos?: Expression | undefined;
  /** How many bytes something always has. Throws Unsayable. */
  sizeOf(of: Expression): Expression;
  /** Whether it is known in which bytes the members of something are. */
  hasBytes(of: Expression): boolean;
  /** Whether something is a list of which each element is a struct of a member `value`. */
  isAlone(of: Expression): boolean;
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
      if (name === "_" && knows.each !== undefined) return knows.each;
      if (name === "_io" && !knows.hasIo)
        throw new Unsayable("a place in bytes that something else counts");
      if (name.startsWith("_") && (!OUTSIDE.has(name) || (name === "_root" && !knows.hasRoot)))
        throw new Unsayable(`"${name}"`);
      return OUTSIDE.has(name) ? expression : { ...expression, name: nameOf(name) };
    }
    case "member": {
      const { name, of } = expression;
      if (of.kind === "name" && of.name === "_io" && /^(pos|eof)$/.test(name))
        return placeIn(inside(of), name, knows);
      if (name === "_sizeof") return knows.sizeOf(of);
      const isIo = name === "_io" && hasBytes(of, knows);
      if (name.startsWith("_") && name !== "_parent" && !isIo) throw new Unsayable(`"${name}"`);
      const isOwn = name.startsWith("_") || countsOf(name) !== undefined;
      const made = { ...expression, of: inside(of), name: isOwn ? name : nameOf(name) };
      return /^(first|last)$/.test(name) && knows.isAlone(of) ? memberOf(made, "value") : made;
    }
    case "call":
      return { ...expression, of: inside(expression.of), given: expression.given.map(inside) };
    case "index": {
      const made = { ...expression, of: inside(expression.of), at: inside(expression.at) };
      return knows.isAlone(expression.of) ? memberOf(made, "value") : made;
    }
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

function hasBytes(of: Expression, knows: Knows): boolean {
  if (of.kind === "name" && of.name === "_root") return true;
  if (/^_parent(\._parent)*$/.test(pathOf(of))) return knows.hasIo;
  return knows.hasBytes(of);
}

/** `_io.pos`, or `_io.eof`. Throws Unsayable. */
function placeIn(io: Expression, name: string, { pos }: Knows): Expression {
  if (pos === undefined) throw new Unsayable(`"_io.${name}" of what is read later`);
  return name === "pos" ? pos : two(">=", pos, memberOf(io, "size"));
}
