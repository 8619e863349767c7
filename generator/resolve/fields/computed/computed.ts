import type { Calculation, ComputedName } from "../../../../runtime/table/terms/calculation.ts";
import { type ComputedField } from "../../../../runtime/table/fields/computed.ts";
import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { StructType } from "../../../../runtime/table/types/struct.ts";
import type { ValueField } from "../../../../runtime/table/fields/value.ts";
import { type Entry, member, text } from "../../../read/source.ts";
import { docOf } from "../../types/docs.ts";
import { expressionOf } from "../../derived/derived.ts";
import { ExpressionFault } from "../../derived/tokens.ts";
import type { Scope } from "../../scope/scope.ts";
import { leafOf } from "./leaves.ts";
import { isExact, isNever, type Range, rangeOf } from "./range.ts";

const HINT =
  "It is a whole number of earlier integers, always there or by `if`, of members of structs before it, or of bits: `length - 4`, `width * height / 2`, `kind == 1 ? 4 : size`.";

/** Resolves a number that is computed of others, which has a name of its own. */
export function resolveComputed(
  name: string,
  entry: Entry,
  scope: Scope,
): ComputedField | undefined {
  const made = computedField(name, member(entry, "computed")!, scope);
  if (made === undefined) return undefined;
  const { field, range } = made;
  scope.choosers.set(name, { type: intOfRange(range), chooses: true, outer: true, computed: true });
  return { ...field, ...docOf(entry) };
}

/**
 * A number that a field asks for where it is: the field is before it. Nothing where it is wrong, which is reported.
 *
 * @param name one that no field has
 */
export function computedBefore(name: string, at: Entry, scope: Scope): ComputedField | undefined {
  const made = computedField(name, at, scope);
  if (made !== undefined) scope.computed.push(made.field);
  return made?.field;
}

/**
 * What holds of the last element of a list of structs. Nothing where it is wrong, which is reported.
 *
 * @param element the type of the elements, whose name is `_`
 */
export function lastElement(
  name: string,
  at: Entry,
  element: StructType,
  scope: Scope,
): Calculation | undefined {
  const each: ValueField = { kind: "value", name: ELEMENT, type: element };
  // Whoever skips the list knows of what is before it only what is computed.
  const choosers = new Map([...scope.choosers].filter(([, { outer }]) => outer === true));
  const [flags, bigs] = [new Map<string, never>(), new Map<string, never>()];
  const values = new Map([[ELEMENT, each]]);
  const own = { ...scope, choosers, flags, bigs, values };
  const made = computedField(name, at, own, ELEMENT_HINT);
  if (made === undefined) return undefined;
  if (isNever(made.range))
    scope.schema.report.error(at, `"${text(at)}" holds of no element`, NEVER_HINT);
  const { kind: _, ...calculation } = made.field;
  return calculation;
}

const ELEMENT = "_";
const ELEMENT_HINT =
  "It is of numbers of the element, `_.size == 0`, of structs in it, and of numbers that are `computed` before the list.";
const NEVER_HINT = "Ask for numbers that an element can have.";

function computedField(
  name: string,
  at: Entry,
  scope: Scope,
  hint = HINT,
): { field: ComputedField; range: Range } | undefined {
  const { report } = scope.schema;
  const value = expressionOf(at, scope.schema, hint);
  if (value === undefined) return undefined;
  const names: Record<string, ComputedName> = {};
  try {
    const range = rangeOf(value, (leaf) => leafOf(leaf, scope, names));
    const isWide = isExact(range) ? {} : { isWide: true as const };
    const own = Object.keys(names).length === 0 ? {} : { names };
    return { field: { kind: "computed", name, text: text(at), value, ...own, ...isWide }, range };
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    report.error(at, error.message, hint);
    return undefined;
  }
}

/** The smallest integer type that holds all of them. */
export function intOfRange([low, high]: Range): IntType {
  const signed = low < 0;
  const most = Math.min(Math.max(high, -1 - low), Number.MAX_SAFE_INTEGER);
  const bits = Math.max(1, Math.ceil(Math.log2(most + 1)) + (signed ? 1 : 0));
  return { kind: "int", name: `${signed ? "i" : "u"}${bits}`, bits, signed };
}
