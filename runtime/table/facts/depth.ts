import { mayBeMissing } from "./statements.ts";
import type { Field } from "../fields/field.ts";
import { layoutOf, type MessageTable } from "../messages.ts";
import type { ListType } from "../types/list.ts";
import type { StructType } from "../types/struct.ts";
import { countRef, endsWithBytes, untilOf } from "../types/counts.ts";
import type { ValueType } from "../types/types.ts";

/** Whether a value has a struct in any case: it is one, or a list of more than a number says. */
export function hasOne(type: ValueType): type is StructType | ListType {
  if (type.kind !== "list") return type.kind === "struct";
  if ((countRef(type)?.plus ?? 0) > 0) return true;
  return untilOf(type) !== undefined && !endsWithBytes(type);
}

/** What is known of structs of a version, by their index and how deep they are. */
export type KnownDepths = Map<string, boolean>;

/**
 * Whether a struct may be in that many others that may have themselves inside, with what is always in it.
 *
 * @param known filled on the way
 */
export function fitsAt(
  structs: readonly MessageTable[],
  version: number,
  index: number,
  depth: number,
  known: KnownDepths,
): boolean {
  const key = `${index} ${depth}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const struct = structs[index]!;
  const { maxDepth } = struct;
  const inside = maxDepth === undefined ? depth : depth + 1;
  const fit = (fields: readonly Field[]): boolean =>
    fields.every((field) => {
      if (field.kind === "switch") return field.arms.some((arm) => fit(arm.fields));
      if (field.kind !== "value" || !hasOne(field.type)) return true;
      return mayBeMissing(field) || fitsAt(structs, version, field.type.struct, inside, known);
    });
  const fits = maxDepth === undefined || depth < maxDepth;
  // No struct always has itself inside, and what may have is one deeper each time.
  const doesFit = fits && fit(layoutOf(struct, version)?.fields ?? []);
  known.set(key, doesFit);
  return doesFit;
}
