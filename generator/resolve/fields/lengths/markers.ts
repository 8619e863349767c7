import type { Field } from "../../../../runtime/table/fields/field.ts";
import type { Entry } from "../../../read/source.ts";
import type { Scope } from "../../scope/scope.ts";
import { presenceBy } from "../../../../runtime/table/fields/presence.ts";

/** What follows a message may begin with any bytes, also with those of a mark. */
export function reportLastMarker(
  list: Entry | undefined,
  fields: readonly Field[],
  scope: Scope,
): void {
  const last = fields.at(-1);
  if (
    list !== undefined &&
    last?.kind === "value" &&
    presenceBy(last, "marker")?.number !== undefined
  )
    scope.schema.report.error(list.key ?? list, ...UNMARKED(last.name));
}

/** Whether what a field begins with is never that mark. */
export function isNever(marker: number, field: Field): boolean {
  if (field.kind !== "value") return false;
  if (presenceBy(field, "marker")?.number !== undefined)
    return presenceBy(field, "marker")?.number !== marker;
  const { type, selects, selectsBits, presence } = field;
  const whenIs = presenceBy({ presence }, "given")?.tests;
  const isWord =
    type.kind === "int" && type.bits === 32 && type.varint === undefined && type.bigEndian !== true;
  const isWhole = isWord && selectsBits === undefined && whenIs === undefined;
  return isWhole && selects?.every(({ value }) => value >>> 0 !== marker) === true;
}

/** What is known of a field of which nothing tells whether it is there. */
export const UNMARKED = (name: string) =>
  [
    `nothing tells whether "${name}" is there`,
    "After it comes a number that is never its mark: one of 32 bits that `selects`, or another mark.",
    "order",
  ] as const;
