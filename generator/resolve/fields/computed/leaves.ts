import type { ComputedName } from "../../../../runtime/table/terms/calculation.ts";
import { pathOf } from "../../../../runtime/table/fields/computed.ts";
import type { Expression } from "../../../../runtime/table/terms/expressions.ts";
import { type Entry, member } from "../../../read/source.ts";
import { Report } from "../../../read/diagnostics.ts";
import { suggest } from "../../../read/suggest.ts";
import { intRange } from "../../../facts/integers.ts";
import { ExpressionFault } from "../../derived/tokens.ts";
import { schemaIn } from "../../scope/orders.ts";
import { type Chooser, newScope, type Scope } from "../../scope/scope.ts";
import type { Range } from "./range.ts";

type Leaf = Expression & { kind: "name" | "member" };

/**
 * The numbers that a name can be, or a member of a struct. Throws ExpressionFault.
 *
 * @param names gets what is no integer of the message or the struct itself
 */
export function leafOf(leaf: Leaf, scope: Scope, names: Record<string, ComputedName>): Range {
  if (leaf.kind === "member") return memberOf(leaf, scope, names);
  const { name } = leaf;
  const chooser = scope.choosers.get(name);
  if (chooser?.chooses === true) {
    if (chooser.outer) names[name] = { outer: true };
    return intRange(chooser.type);
  }
  if (isThereSometimes(chooser)) {
    names[name] = { isOptional: true };
    return withZero(intRange(chooser!.type));
  }
  const bit = chooser === undefined ? scope.flags.get(name) : undefined;
  if (bit !== undefined) {
    names[name] = { bit };
    return [0, 1];
  }
  const big = scope.bigs.get(name);
  if (big === undefined) throw unknown(name, scope);
  names[name] = { isBig: true };
  return exactRange(big.type.signed);
}

/** Whether an integer is there by a condition: where it is not, it is 0. */
export function isThereSometimes(chooser: Chooser | undefined): boolean {
  return chooser?.isConditional === true && chooser.outer !== true;
}

function withZero([low, high]: Range): Range {
  return [Math.min(low, 0), Math.max(high, 0)];
}

/** What is exact of 64 bits. */
function exactRange(signed: boolean): Range {
  return [signed ? -Number.MAX_SAFE_INTEGER : 0, Number.MAX_SAFE_INTEGER];
}

/** The numbers of `header.size`, of structs that are always there. */
function memberOf(
  leaf: Expression & { kind: "member" },
  scope: Scope,
  names: Record<string, ComputedName>,
): Range {
  const { of, name } = leaf;
  const inner = insideOf(of, scope);
  const chooser = inner.choosers.get(name);
  if (chooser?.chooses === true && chooser.outer !== true) return rangeOfChooser(chooser);
  if (isThereSometimes(chooser)) return withZero(intRange(chooser!.type));
  if (chooser === undefined && inner.flags.has(name)) return [0, 1];
  const big = inner.bigs.get(name);
  if (big === undefined) throw unknown(name, inner);
  names[pathOf(leaf)] = { isBig: true };
  return exactRange(big.type.signed);
}

/** Where a switch on it has no arm for all others, it is one of those that choose an arm. */
function rangeOfChooser({ type, only }: Chooser): Range {
  const values = only?.map(Number) ?? intRange(type);
  return [Math.min(...values), Math.max(...values)];
}

/** What a struct has, which is before and always there. */
function insideOf(of: Expression, scope: Scope): Scope {
  if (of.kind !== "name" && of.kind !== "member")
    throw new ExpressionFault("members are of structs that are before it");
  const around = of.kind === "name" ? scope : insideOf(of.of, scope);
  const field = around.values.get(of.name);
  if (field === undefined) throw unknown(of.name, around);
  if (field.type.kind !== "struct" || field.presence !== undefined)
    throw new ExpressionFault(`"${of.name}" is no struct that is always there`);
  const [name, entry] = [...scope.schema.structs][field.type.struct]!;
  return scopeOf(entry, { ...around, schema: schemaIn(around.schema, name) });
}

/** What is known after the last field of a struct. What is wrong with it is reported elsewhere. */
function scopeOf(entry: Entry, { schema, version, kind, resolve, deep = 0 }: Scope): Scope {
  if (deep > DEEPEST)
    throw new ExpressionFault("it looks into structs that are in too many others");
  const apart = { ...schema, report: new Report(), usedGroups: new Set<string>() };
  const bits = member(entry, "bitwise") === undefined ? {} : { bitwise: true as const };
  const inside = { ...bits, kind, deep: deep + 1, ...(resolve === undefined ? {} : { resolve }) };
  const scope = { ...newScope(apart, version, "struct"), ...inside };
  resolve?.(member(entry, "fields"), scope);
  return scope;
}

const DEEPEST = 8;

function unknown(name: string, { choosers, flags, names }: Scope): ExpressionFault {
  if (names.has(name))
    return new ExpressionFault(
      `"${name}" is no integer without scale, of one width, always there, and no bit`,
    );
  const hint = suggest(name, [...choosers.keys(), ...flags.keys()]) ?? "";
  return new ExpressionFault(`there is no field "${name}" before this. ${hint}`.trim());
}
