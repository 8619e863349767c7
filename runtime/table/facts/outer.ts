import type { Field } from "../fields/field.ts";
import type { ListType } from "../types/list.ts";
import type { Outer } from "../fields/presence.ts";
import type { OuterMember, StructType } from "../types/struct.ts";
import type { ValueType } from "../types/types.ts";

/** The outer parameters of a struct: nothing of most. */
export function outerParametersOf(type: ValueType): readonly OuterMember[] {
  return type.kind === "struct" || type.kind === "list" ? (type.outer ?? []) : [];
}

/** The members of a message or a struct that structs in it are given, without those that it was given itself. */
export function innerDependencies(field: Field): readonly OuterMember[] {
  if (field.kind !== "value") return [];
  return outerParametersOf(field.type).filter(({ outer }) => outer !== true);
}

/**
 * What a struct knows of what it is in: integers, and flags as 0 or 1.
 *
 * @param members of what it is in
 * @param around what that was given itself
 */
export function outerOf(
  type: StructType | ListType,
  members: Readonly<Record<string, unknown>>,
  around: Outer,
): Outer {
  const { outer } = type;
  if (outer === undefined) return NOTHING;
  const parameters: Record<string, unknown> = {};
  for (const { name, bit, outer: isOutside } of outer) {
    // A flag that is left out is not set.
    if (bit !== undefined) parameters[name] = Number(Boolean(members[name]));
    else parameters[name] = isOutside ? around[name] : members[name];
  }
  return parameters;
}

const NOTHING: Outer = {};
