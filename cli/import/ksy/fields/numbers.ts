import { parseExpression } from "../../../../generator/resolve/derived/parse.ts";
import { ExpressionFault } from "../../../../generator/resolve/derived/tokens.ts";
import { intRange } from "../../../../generator/facts/integers.ts";
import { type Range, rangeOf } from "../../../../generator/resolve/fields/computed/range.ts";
import { type Expression, partsOf } from "../../../../runtime/table/terms/expressions.ts";
import { computedOf, pathOf } from "../../../../runtime/table/fields/computed.ts";
import { amountOf, Unsayable } from "./expression.ts";
import { nameOf, parentOf } from "../source/find.ts";
import { ANY, isFirst, memberAt, type Outers } from "../source/outers.ts";
import { sizeOf, withSizes } from "./lengths.ts";
import { printed } from "./printed.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

/*
 * Numbers and conditions by expressions, as the codec of a schema computes them: of earlier members, of members of structs,
 * and of computed instances of either.
 */

/** What such an expression asks of the schema. */
export interface Looks {
  /** The type that a path means. */
  find(from: Type, path: string): Type | undefined;
  /** The number of an enum's name. Throws Unsayable. */
  enumValue(from: Type, path: string): number;
  /** The name of a number that a type is given: `_parent.size`, of `_root` as well. Throws Unsayable. */
  outer(type: Type, path: readonly string[]): string;
}

/** A number that is written as it is, a member with what is added to it, or an expression. Throws Unsayable. */
export function amountIn(value: unknown, type: Type, looks: Looks): number | string {
  const text = String(value);
  const instances = mapOf(type.keys["instances"]);
  const isPlain = !Object.keys(instances).some((name) => text.includes(name));
  if (isPlain)
    try {
      return amountOf(text);
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
    }
  const whole = computedIn(text, type, looks);
  if (hasNames(whole)) return printed(whole);
  const number = computedOf({ name: "", text, value: whole }, {}, {});
  if (Number.isNaN(number)) throw new Unsayable(`the number "${text}"`);
  return number;
}

/** A condition as an expression. Throws Unsayable. */
export function testIn(value: unknown, type: Type, looks: Looks): string {
  return printed(computedIn(String(value), type, looks));
}

/**
 * What holds of the last element of a list and of no other. Throws Unsayable.
 *
 * @param at with `struct` where its elements are structs of a member `value`
 */
export function lastIn(
  text: unknown,
  { type, keys, struct }: { type: Type; keys: Keys; struct?: string },
  looks: Looks,
): string {
  const element: Expression = { kind: "name", name: EACH };
  const of: Expression =
    struct === undefined ? element : { kind: "member", of: element, name: "value" };
  const word = keys["type"];
  const found = typeof word === "string" ? looks.find(type, word) : undefined;
  const each = { of, ...(found === undefined ? {} : { type: found }) };
  return printed(made(parsed(String(text), type, looks), { type, looks, each, depth: 0 }));
}

/** The name of an element in a condition on it. */
const EACH = "_";

function hasNames(expression: Expression): boolean {
  return expression.kind === "name" || partsOf(expression).some(hasNames);
}

/** An expression of what the codec knows by then. Throws Unsayable. */
export function computedIn(text: string, type: Type, looks: Looks): Expression {
  return made(parsed(text, type, looks), { type, looks, depth: 0 });
}

/** The same, of an expression in the description's names. Throws Unsayable. */
export function computedBy(expression: Expression, type: Type, looks: Looks): Expression {
  return made(expression, { type, looks, depth: 0 });
}

function parsed(text: string, type: Type, looks: Looks): Expression {
  try {
    const sized = withSizes(text, type, (from, path) => looks.find(from, path));
    const plain = sized.replaceAll(/\.as<\s*[\w:[\]]+\s*>/g, "");
    return parseExpression(plain, (path) => looks.enumValue(type, path));
  } catch (error) {
    if (error instanceof ExpressionFault) throw new Unsayable(`the expression "${text}"`);
    throw error;
  }
}

/** Where an expression is: in a type, whose members are those of a struct, or the message's own. */
interface Around {
  readonly type: Type;
  readonly looks: Looks;
  readonly of?: Expression;
  /** What `_` is, and its type where that is one of the description's. */
  readonly each?: { readonly of: Expression; readonly type?: Type };
  /** In how many computed instances it is. */
  readonly depth: number;
}

const DEEPEST = 8;

function made(expression: Expression, around: Around): Expression {
  const inner = (each: Expression) => made(each, around);
  switch (expression.kind) {
    case "number":
      return expression;
    case "name":
      return named(expression.name, around);
    case "member":
      return memberOf(expression, around);
    case "one":
      return { ...expression, of: inner(expression.of) };
    case "two":
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case "choice": {
      const { of, yes, no } = expression;
      return { ...expression, of: inner(of), yes: inner(yes), no: inner(no) };
    }
    default:
      throw new Unsayable(`a number by ${WORDS[expression.kind]}`);
  }
}

const WORDS = { text: "a text", list: "a list", call: "a call", index: "an element of a list" };

function named(name: string, around: Around): Expression {
  const { type, looks, of, depth, each } = around;
  if (name === EACH && of === undefined && each !== undefined) return each.of;
  if (name === "true" || name === "false")
    return { kind: "number", value: name === "true" ? "1" : "0" };
  if (name.startsWith("_")) throw new Unsayable(`a number by "${name}"`);
  const instance = mapOf(mapOf(type.keys["instances"])[name]);
  if (instance.value !== undefined) {
    if (depth > DEEPEST) throw new Unsayable(`the instance "${name}", which is of too many others`);
    if (instance["if"] !== undefined)
      throw new Unsayable(`the instance "${name}" with a condition`);
    return made(parsed(String(instance.value), type, looks), { ...around, depth: depth + 1 });
  }
  const plain = nameOf(name);
  return of === undefined ? { kind: "name", name: plain } : { kind: "member", of, name: plain };
}

function memberOf({ of, name }: Expression & { kind: "member" }, around: Around): Expression {
  if (name === "to_i") return made(of, around);
  if (name === "_sizeof") return sizeIn(of, around);
  const path = pathOf({ kind: "member", of, name }).split(".");
  if (around.of === undefined && /^_(parent|root)$/.test(path[0]!)) return outside(path, around);
  const inner = typeIn(of, around);
  if (inner === undefined) throw new Unsayable(`a number by "${name}" of a member`);
  return named(name, { ...around, type: inner, of: made(of, around), depth: around.depth });
}

/** A member of what a type is in; of the file's first type, in that itself. */
function outside(path: readonly string[], around: Around): Expression {
  const { type, looks } = around;
  const root = path.lastIndexOf("_root");
  if (root >= 0 && isFirst(type)) return made(memberAt(path.slice(root + 1)), around);
  return { kind: "name", name: looks.outer(type, path) };
}

/** The type of a member that is one. */
function typeIn(expression: Expression, where: Where): Type | undefined {
  if (expression.kind === "name" && expression.name === EACH) return where.each?.type;
  if (expression.kind === "name" && expression.name === "_root") return rootOf(where.type);
  if (expression.kind === "name" && expression.name === "_parent")
    return parentOf(where.type, (from, path) => where.looks.find(from, path));
  if (expression.kind === "index") return typeIn(expression.of, where);
  const found = foundIn(expression, where);
  const word = found?.keys["type"];
  return found && typeof word === "string" ? where.looks.find(found.type, word) : undefined;
}

type Where = Pick<Around, "type" | "looks" | "each">;

function ownerOf(expression: Expression, where: Where): Type | undefined {
  if (expression.kind === "name") return where.type;
  if (expression.kind !== "member") return undefined;
  return typeIn(expression.of, where);
}

function rootOf(type: Type): Type {
  return type.parent === undefined ? type : rootOf(type.parent);
}

/** The attribute that a name or a member means. */
function attributeIn(expression: Expression, where: Where): Keys | undefined {
  const owner = ownerOf(expression, where);
  if (owner === undefined || (expression.kind !== "name" && expression.kind !== "member"))
    return undefined;
  return listOf(owner.keys.seq)
    .map(mapOf)
    .find(({ id }) => id !== undefined && nameOf(String(id)) === nameOf(expression.name));
}

/** The attribute or the instance that a name or a member means, with the type that has it. */
export function foundIn(
  of: Expression,
  where: Where,
): { keys: Keys; type: Type; isInstance: boolean } | undefined {
  const type = ownerOf(of, where);
  const keys = attributeIn(of, where);
  if (type === undefined || (of.kind !== "name" && of.kind !== "member")) return undefined;
  if (keys !== undefined) return { keys, type, isInstance: false };
  const instances = mapOf(type.keys["instances"]);
  const instance = Object.keys(instances).find((name) => nameOf(name) === nameOf(of.name));
  if (instance === undefined) return undefined;
  return { keys: mapOf(instances[instance]), type, isInstance: true };
}

/** How many bytes a member always has. Throws Unsayable. */
export function sizeIn(of: Expression, where: Where): Expression {
  const attribute = attributeIn(of, where);
  const owner = ownerOf(of, where);
  const { looks } = where;
  const size =
    attribute && owner && sizeOf(attribute, owner, (from, path) => looks.find(from, path), 0);
  if (size === undefined) throw new Unsayable("a number by the size of what has no fixed one");
  return { kind: "number", value: String(size) };
}

/** The numbers that an expression of the schema may be in a type. */
export function rangeIn(expression: Expression, type: Type, looks: Looks, outers: Outers): Range {
  try {
    return rangeOf(expression, (leaf) => {
      const outer = outers.of(type).find(({ name }) => name === leaf.name);
      if (leaf.kind === "name" && outer !== undefined) return outer.range;
      const keys = attributeIn(leaf, { type, looks });
      const [, sign, size, bits] =
        /^(?:([us])([124])(?:le|be)?|b(\d+)(?:le|be)?)$/.exec(String(keys?.["type"])) ?? [];
      if (size === undefined && bits === undefined) throw new ExpressionFault("it may be any");
      const width = bits === undefined ? 8 * Number(size) : Number(bits);
      return intRange({ kind: "int", name: "", bits: width, signed: sign === "s" });
    });
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    return ANY;
  }
}
