import type { ValueType } from "../../../runtime/table/types/types.ts";
import type { Count } from "../code/count.ts";

/*
 * Numbers that dialects write otherwise, as positions in eighths or as floats. Functions for several dialects are given
 * what reads and writes them.
 */

/** A number that a parameter reads and writes. */
interface ByParameter {
  readonly by?: string;
  readonly bytes?: Count;
}

/** How many bytes a number takes that a parameter reads and writes. */
export function sizeBy(type: ValueType): Count | undefined {
  return (type as ByParameter).bytes;
}

/** The parameter that reads and writes a number, where one does. */
export function byOf(type: ValueType): string | undefined {
  return (type as ByParameter).by;
}
