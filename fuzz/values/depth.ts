import type fc from "fast-check";
import type { Making } from "./making.ts";
import { type KnownDepths, fitsAt } from "../../runtime/table/facts/depth.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { isGiven, presenceBy } from "../../runtime/table/fields/presence.ts";
import type { Table } from "../../runtime/table/table.ts";

/**
 * Tells of structs, by their index, whether they are too deep.
 *
 * @param depth that many structs that may have themselves inside are around them
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
    const isNested = structs[index]!.maxDepth !== undefined;
    return (isLast && isNested) || !fitsAt(structs, version, index, depth, known);
  };
}

/**
 * A record in which the members that it tells of do not ask for a struct that would be one too many. What is outside
 * is taken to ask for it.
 */
export function ending<M extends Record<string, unknown>>(
  { isDeeper }: Pick<Making, "isDeeper">,
  fields: readonly Field[],
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const asking = fields.flatMap((f) => {
    if (f.kind !== "value" || f.type.kind !== "struct" || !isDeeper(f.type.struct)) return [];
    const own = (presenceBy(f, "given")?.tests ?? []).map((tests) =>
      tests.filter(({ outer }) => outer !== true),
    );
    return own.filter((tests) => tests.length > 0);
  });
  return asking.length === 0 ? record : record.filter((members) => !isGiven(asking, members));
}
