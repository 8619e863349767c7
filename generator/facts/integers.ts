import type { IntType } from "../../runtime/table/types/integers.ts";

/** The least and the greatest raw value. */
export function intRange(type: IntType): [number, number] {
  if (type.signed) return [-(2 ** (type.bits - 1)), 2 ** (type.bits - 1) - 1];
  return [0, 2 ** type.bits - 1];
}
