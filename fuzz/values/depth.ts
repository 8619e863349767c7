import { type KnownDepths, standsAt } from "../../runtime/table/depth.ts";
import type { Table } from "../../runtime/table/table.ts";

/**
 * Tells of structs, by their index, whether they stand too deep.
 *
 * @param depth so many structs that may have themselves inside stand around them
 * @param isLast there are no more of those here
 */
export function deeperOnes(
  { structs }: Table,
  version: number,
  depth: number,
  isLast = false,
): (index: number) => boolean {
  const known: KnownDepths = new Map();
  return (index) => {
    const isNested = structs[index]!.deepest !== undefined;
    return (isLast && isNested) || !standsAt(structs, version, index, depth, known);
  };
}
