import { companionsOf } from "../../runtime/table/facts/companions.ts";
import {
  beforeMember,
  endMember,
  nanMember,
  openMember,
} from "../../runtime/table/facts/members.ts";
import { floatsOf, type ValueType } from "../../runtime/table/types/types.ts";
import type { FloatType } from "../../runtime/table/types/float.ts";
import { layoutOf, listEnd } from "../../runtime/table/messages.ts";
import type { LengthField } from "../../runtime/table/fields/length.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

const NAN_DOC = "The bits of a NaN as it came, which a number loses.";
const OPEN_DOC = "Whether the string ended where the bytes ended.";
const BEFORE_DOC = "What came first, where two came: the second counts.";
const COMPANION_DOCS = {
  width: "How many bytes it came in, where it takes fewer.",
  step: "3 where it is the number itself, which came in three bytes, and no step.",
  end: "The byte that ended it, where that is not the usual one.",
  padding: "What its last byte was filled with, where that is not 0.",
} as const;
const END_DOC = "The mask of what ended the list.";

/** A member beside a field's own that only tells how it came. */
interface CompanionMember {
  readonly name: string;
  /** Its type in interfaces, and that of what is read into it. */
  readonly type: string;
  readonly made: string;
  readonly doc: string;
}

/** The members beside a field's own that only tell how it came. */
export function companions(
  table: Table,
  field: ValueField | LengthField,
  version?: number,
): CompanionMember[] {
  const companions = companionsOf(field).map(({ name, isList, what }) => ({
    name,
    ...(isList ? listOf("number") : one("number")),
    doc: COMPANION_DOCS[what],
  }));
  return field.kind === "length"
    ? companions
    : [...ownCompanions(table, field, version), ...companions];
}

function ownCompanions(
  table: Table,
  { name, type, presence }: ValueField,
  version?: number,
): CompanionMember[] {
  const widths = presenceBy({ presence }, "widths");
  const nan = nanType(type);
  if (nan !== undefined) return [{ name: nanMember(name), ...nan, doc: NAN_DOC }];
  if (type.kind === "string" && type.open)
    return [{ name: openMember(name), ...one("boolean"), doc: OPEN_DOC }];
  if (widths !== undefined && widths.both === undefined)
    return [{ name: beforeMember(name), ...one("number"), doc: BEFORE_DOC }];
  if (type.kind === "list" && hasEndMask(table, type, version))
    return [{ name: endMember(name), ...one("number"), doc: END_DOC }];
  return [];
}

/** Whether the element that ends a list has a mask of its own; in any version, where none is given. */
export function hasEndMask(table: Table, { struct, ends }: ListType, version?: number): boolean {
  if (ends !== "element") return false;
  const { layouts } = table.structs[struct]!;
  const own = version === undefined ? layouts : [layoutOf(table.structs[struct]!, version)!];
  return own.some((layout) => listEnd(layout)?.mask !== undefined);
}

/** The types of the bits of NaNs. */
export function nanType(type: ValueType): Pick<CompanionMember, "type" | "made"> | undefined {
  if (type.kind === "float") return one(nanBitsType(type));
  const of = floatsOf(type);
  return of && listOf(nanBitsType(of));
}

function one(type: string) {
  return { type, made: type };
}

function listOf(type: string) {
  return { type: `readonly ${type}[]`, made: `${type}[]` };
}

/** What the bits of a NaN are. */
function nanBitsType({ bits }: FloatType): "number" | "bigint" {
  return bits === 64 ? "bigint" : "number";
}
