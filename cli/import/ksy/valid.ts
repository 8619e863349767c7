import type { Expression } from "../../../runtime/table/terms/expressions.ts";
import { named, two, whole } from "./build.ts";
import { Unsayable } from "./fields/expression.ts";
import type { Reads } from "./reads.ts";
import { type Keys, listOf, mapOf } from "../located.ts";

const EACH = named("_");
const MOST = 64;

/**
 * What must hold of an attribute's values, of each where there are several. Throws Unsayable.
 *
 * @param numbers those of the attribute's enum
 */
export function validOf(valid: unknown, reads: Reads, numbers: () => Iterable<number>): Expression {
  const keys = mapOf(valid);
  if (Object.keys(keys).length === 0) return two("==", EACH, reads.expression(valid));
  const { eq, min, max, expr, ...more } = keys as Said;
  const { "any-of": anyOf, "in-enum": inEnum, ...others } = more;
  const [strange] = Object.keys(others);
  if (strange !== undefined) throw new Unsayable(`\`${strange}\` of \`valid\``);
  const tests = [
    ...(eq === undefined ? [] : [two("==", EACH, reads.expression(eq))]),
    ...(min === undefined ? [] : [two(">=", EACH, reads.expression(min))]),
    ...(max === undefined ? [] : [two("<=", EACH, reads.expression(max))]),
    ...(expr === undefined ? [] : [reads.expression(expr)]),
    ...(anyOf === undefined ? [] : [isOneOf(listOf(anyOf).map((each) => reads.expression(each)))]),
    ...(inEnum === true ? [isOneOf([...numbers()].map(whole))] : []),
  ];
  if (tests.length === 0) throw new Unsayable("`valid` of nothing");
  return tests.reduce((all, test) => two("and", all, test));
}

const conditions = new WeakMap<Keys, Keys>();

/** What is refused with the condition of an attribute; the same for the same attribute. */
export function validOfKeys(keys: Keys): Keys {
  const known = conditions.get(keys) ?? {};
  conditions.set(keys, known);
  return known;
}

interface Said extends Keys {
  readonly eq?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly expr?: unknown;
  readonly "any-of"?: unknown;
  readonly "in-enum"?: unknown;
}

function isOneOf(values: readonly Expression[]): Expression {
  if (values.length === 0 || values.length > MOST)
    throw new Unsayable(`\`valid\` of ${values.length} values`);
  return values.map((value) => two("==", EACH, value)).reduce((any, test) => two("or", any, test));
}
