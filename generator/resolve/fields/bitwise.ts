import { byKind } from "../../../runtime/table/by-kind.ts";
import { isVaried } from "../../../runtime/table/facts/companions.ts";
import { BIT_TYPES } from "../../../runtime/table/bit-codes/bit-codes.ts";
import { countOf } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Presence } from "../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type Entry, members } from "../../read/source.ts";
import type { NamedType } from "../../facts/built-in.ts";
import type { Scope } from "../scope/scope.ts";
import { lookUp, partType } from "../types/types.ts";

/*
 * Structs whose fields are packed bit by bit. What they have is written by a few functions of the runtime: little of the
 * language is needed where no byte begins anywhere.
 */

/** The type that an entry names, without its `[n]`; among bits a number may have any width. */
export function numberNamed(name: string, entry: Entry, scope: Scope): NamedType | undefined {
  const { types, structs, report } = scope.schema;
  const coded = BIT_TYPES.get(name);
  if (scope.bitwise && coded !== undefined) return { kind: "int", ...coded };
  if (scope.bitwise && /^[ui]\d+$/.test(name)) return partType(name, entry, report);
  return lookUp(name, entry, types, report, structs.keys());
}

/** Reports a field that cannot be among bits. */
export function reportAmongBits(item: Entry, field: Field, { schema: { report } }: Scope): void {
  if (isOfBits(field)) return;
  const [named] = members(item);
  report.error(
    named?.key ?? item,
    "this cannot be in a struct that is bitwise",
    "There are masks, flags, numbers of 1 to 32 bits, `ue`, `se`, structs that are bitwise, and lists of such with a `count` or `count-by`.",
    "bitwise",
  );
}

const isOfBits = byKind<Field, [], boolean>(
  {
    bit: () => true,
    number: () => true,
    mask: ({ parts }) => parts.every(({ from }) => typeof from === "object" && isLowFirst(from)),
    value: (field) =>
      (field.presence === undefined || PRESENCE.includes(field.presence.kind)) &&
      PLAIN.every((key) => field[key] === undefined) &&
      isTypeOfBits(field),
  },
  () => false,
);

const PRESENCE: readonly Presence["kind"][] = ["bit", "given"];
const PLAIN = ["wide", "ends", "selects", "selectsFlavor"] as const;

function isTypeOfBits({ type }: ValueField): boolean {
  if (type.kind === "list") {
    const count = countOf(type);
    return count === undefined || isLowFirst(count);
  }
  return type.kind === "struct" || (type.kind === "int" && isLowFirst(type));
}

function isLowFirst(type: NamedType & { kind: "int" }): boolean {
  return !isVaried(type) && type.bits <= 32 && !type.bigEndian && !type.middleEndian;
}
