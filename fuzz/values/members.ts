import fc from "fast-check";
import { arraysOf } from "../../runtime/table/fields/interleave.ts";
import { beforeMember, endMember, nanMember, openMember } from "../../runtime/table/members.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { floatsOf, type ValueType } from "../../runtime/table/types/types.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { layoutOf, listEnd } from "../../runtime/table/messages.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import type { SparseType } from "../../runtime/table/types/sparse.ts";
import type { StructType } from "../../runtime/table/types/struct.ts";
import type { Table } from "../../runtime/table/table.ts";
import { countRef } from "../../runtime/table/types/counts.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { type ValueTest, presenceBy } from "../../runtime/table/fields/presence.ts";
import { widestParts } from "../../runtime/table/fields/split.ts";
import { fits } from "../../runtime/table/ints.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { isNumbered } from "../../runtime/table/companions.ts";
import { innerDependencies } from "../../runtime/table/outer.ts";
import { anyInteger, anyNumber } from "./numbers.ts";
import { anyDelimited } from "./delimited.ts";
import { variantCompanions } from "./variants.ts";
import { sharedTies } from "../../runtime/table/bits.ts";
import { isOptional, sharesFlag } from "./absent.ts";
import { longEnough } from "./short.ts";
import { endingParts } from "./wrong-ends.ts";
import {
  before,
  flag,
  gap,
  hint,
  maybe,
  nan,
  nans,
  oneOf,
  someBytes,
  sometimes,
  numbered,
  sparse,
  text,
  texts,
  withOtherBits,
} from "./arbitrary.ts";

type Any = fc.Arbitrary<unknown>;

/** What makes members of fields in one version. */
export interface Making {
  readonly table: Table;
  /** An index into the table's versions. */
  readonly version: number;
  /** Whether members that only tell how a message came are made, too. */
  readonly hints: boolean;
  /** The fields beside the one that is made. */
  readonly fields: readonly Field[];
  /** Makes the struct of that index. */
  readonly struct: (index: number) => fc.Arbitrary<object>;
  /** Whether the struct of that index is too deep here: there is none inside, where that can be. */
  readonly isDeeper: (index: number) => boolean;
  /** Each value that chooses an arm makes a record of its own. */
  readonly isEach?: boolean;
}

/** A member, and what makes it. */
export type Made = readonly [name: string, any: Any];

/** What makes the members of a field: its own, and those that tell how it came. */
export function membersOf(making: Making, field: Field): Made[] {
  switch (field.kind) {
    case "mask":
      return field.hidden ? [] : [[field.name, hint(making.hints, hintBits(field, making.fields))]];
    case "bit":
      return [[field.name, flag()]];
    case "checksum":
      return [[field.name, before(making.hints, anyInteger(field.type))]];
    case "gap":
      return [[field.name, gap(making.hints, field.pad ?? 0, field.pad ?? field.align! - 1)]];
    case "number":
      return [[field.name, leaning(making, field.name, field.type, anyInteger(field.type))]];
    case "value":
      return valueMembers(making, field);
    case "split":
      return widestParts(field).map(({ name, type }) => [
        name,
        leaning(making, name, type, anyInteger(type)),
      ]);
    case "interleave":
      return arraysOf(field).flatMap((array) => valueMembers(making, array));
    case "constant":
    case "length":
      return variantCompanions(making.hints, field);
    case "reserved":
    case "terminator":
    case "switch":
      return [];
  }
}

/** All bits that a hint may settle: those that tell widths, and all of them where a bit stops. */
function hintBits(mask: MaskField, fields: readonly Field[]): number {
  if (fields.some((f) => f.kind === "terminator" && f.bit.mask === mask.name)) return allBits(mask);
  const bits = fields.flatMap((f) => {
    const widths = f.kind === "value" ? presenceBy(f, "widths") : undefined;
    return widths?.mask === mask.name ? [widths.narrow.bit, widths.wide.bit] : [];
  });
  return bits.reduce((sum, bit) => sum + 2 ** bit, mask.hint + (mask.inArms ?? 0));
}

function allBits({ parts }: MaskField): number {
  return parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
}

function valueMembers(making: Making, field: ValueField): Made[] {
  const isAlone = !sharesFlag(field, sharedTies(making.fields));
  // A list that something else says to be there is there, and empty.
  const isEmpty =
    field.type.kind === "list" && (presenceBy(field, "given")?.tests !== undefined || !isAlone);
  const isGone = makesDeeper(making, field.type) && isOptional(field) && !isEmpty;
  const any = isGone
    ? fc.constant(undefined)
    : field.selects === undefined
      ? leaning(making, field.name, field.type, anyWidth(making, field))
      : anyWidth(making, field);
  // Whether those are there that a bit tells of at once is chosen once for all of them; where another member's value
  // says whether it is there, it goes with that value in the end.
  const isFree = isOptional(field) && presenceBy(field, "given")?.tests === undefined && isAlone;
  return [[field.name, isFree ? maybe(any) : any], ...companions(making, field)];
}

/** Whether a value would be one of structs too many. */
function makesDeeper({ isDeeper }: Making, type: ValueType): boolean {
  return (type.kind === "struct" || type.kind === "list") && isDeeper(type.struct);
}

/** A value that says of others whether they are there: as often one at a border of what they say as any. */
function leaning({ table, version, fields }: Making, name: string, type: ValueType, any: Any): Any {
  const ref = allFields(fields).flatMap((field) => {
    const isDependency = innerDependencies(field).some(
      (one) => one.name === name && one.bit === undefined,
    );
    return isDependency ? testsOf(structOf(table, version, field)) : [];
  });
  const inside = ref.filter(({ outer }) => outer);
  const companion = testsOf(fields).filter(({ bit, outer }) => !outer && bit === undefined);
  const own = [...companion, ...inside].filter(({ member }) => member === name);
  const values = own
    .flatMap(({ ranges }) => ranges.flat())
    .filter((value) => type.kind === "int" && fits(type, value));
  return values.length === 0 ? any : fc.oneof(any, oneOf(...values));
}

/** All that fields depend on. */
function testsOf(fields: readonly Field[]): ValueTest[] {
  return allFields(fields).flatMap((field) =>
    field.kind === "value" ? (presenceBy(field, "given")?.tests ?? []).flat() : [],
  );
}

function structOf(table: Table, version: number, field: Field): readonly Field[] {
  const { struct } = (field as ValueField).type as StructType | ListType;
  return layoutOf(table.structs[struct]!, version)?.fields ?? [];
}

/** The value as each of the types that it may have, as often as any other. */
function anyWidth(making: Making, field: ValueField): Any {
  const { type, wide, presence } = field;
  const widths = presenceBy({ presence }, "widths");
  if (wide === undefined && widths === undefined) return anyValue(making, field, type);
  const types = [type, wide?.type, widths?.narrow.type, widths?.wide.type];
  return fc.oneof(...types.filter((t): t is IntType => t?.kind === "int").map(anyInteger));
}

/** Members beside a field's own that only tell how it came. */
function companions(making: Making, field: ValueField): Made[] {
  const { name, type, presence } = field;
  const widths = presenceBy({ presence }, "widths");
  const { hints } = making;
  const found: Made[] = [];
  if (type.kind === "float") found.push([nanMember(name), nan(hints, type)]);
  const floats = floatsOf(type);
  if (floats !== undefined)
    found.push([nanMember(name), nans(hints, floats, type.kind === "array" ? type.count : MOST)]);
  if (type.kind === "string" && type.open)
    found.push([openMember(name), sometimes(hints, fc.constant(true))]);
  if (widths !== undefined && widths.both === undefined)
    found.push([beforeMember(name), before(hints, anyInteger(widths.narrow.type))]);
  found.push(...variantCompanions(making.hints, field));
  const mask = type.kind === "list" ? endOf(making, type)?.mask : undefined;
  if (mask !== undefined) found.push([endMember(name), hint(hints, allBits(mask))]);
  return found;
}

/** What ends a list that one of its elements ends. */
function endOf({ table, version }: Making, { struct, ends }: ListType) {
  return ends === "element" ? listEnd(layoutOf(table.structs[struct]!, version)!) : undefined;
}

function anyValue(making: Making, field: ValueField, type: ValueType): Any {
  const { selects, selectsBits, selectsFlavor } = field;
  if (selects !== undefined) {
    const known = oneOf(...selects.map(({ value }) => value));
    return selectsBits === undefined
      ? known
      : withOtherBits(known, selectsBits, 2 ** (type as IntType).bits - 1);
  }
  switch (type.kind) {
    case "int":
      if (selectsFlavor === undefined)
        return type.scale === undefined ? anyNumber(type) : anyInteger(type);
      return fc.oneof(oneOf(...selectsFlavor.map(({ value }) => value)), anyInteger(type));
    case "big":
    case "float":
      return anyNumber(type);
    case "string":
      return text(type.cut);
    case "delimited":
      return anyDelimited(type);
    case "sequence":
      // Of one that must be as long as a member tells there is an element to repeat.
      return fc.array(type.of.kind === "delimited" ? anyDelimited(type.of) : anyNumber(type.of), {
        minLength: countRef(type)?.member === true ? 1 : 0,
        maxLength: MOST,
      });
    case "strings":
      return texts(type.cut);
    case "bytes":
      return longEnough(
        making.fields,
        field,
        type.as === undefined
          ? someBytes()
          : anyDelimited({ kind: "delimited", name: "", as: type.as }),
      );
    case "array":
      return times(anyNumber(type.of), type.count);
    case "struct":
      return type.alone ? anyElement(making, type.struct) : making.struct(type.struct);
    case "list":
      return anyList(making, type);
    case "sparse":
      return isNumbered(type)
        ? numbered(anyInteger(type.of), type.by.bits)
        : sparse(anyInteger(type.of), carriedBits(making, type), type.rounds);
  }
}

function times(element: Any, count: number): Any {
  return fc.array(element, { minLength: count, maxLength: count });
}

/** The bits that have a value each. */
function carriedBits({ fields }: Making, { mask }: SparseType): number {
  return allBits(fields.find((f): f is MaskField => f.kind === "mask" && f.name === mask)!);
}

/** The longest list. */
const MOST = 4;

function anyList(making: Making, type: ListType): Any {
  const ref = countRef(type)?.member === true;
  if (makesDeeper(making, type)) return fc.constant([]);
  const { struct, ends } = type;
  const element = ends === "element" ? anyElement(making, struct) : making.struct(struct);
  // Of one that must be as long as a member tells there is an element to repeat.
  return fc.array(element, { minLength: ref ? 1 : 0, maxLength: MOST });
}

/** A struct that does not end its list. */
function anyElement(making: Making, struct: number): fc.Arbitrary<object> {
  const element = making.struct(struct);
  const layout = layoutOf(making.table.structs[struct]!, making.version)!;
  const end = listEnd(layout)?.field;
  // With a bit that goes on there is no element that ends the list.
  if (end === undefined || (end.kind === "split" && end.goesOn !== undefined)) return element;
  return element.filter((members) => !endsList(layout.fields, end, { ...members }));
}

/** Whether an element ends its list. In a word with a mask any member that the mask tells of goes on. */
function endsList(
  fields: readonly Field[],
  end: NonNullable<ReturnType<typeof listEnd>>["field"],
  members: Readonly<Record<string, unknown>>,
): boolean {
  if (end.kind === "value") return members[end.name] === end.ends;
  const ending = Object.entries(endingParts(end));
  if (ending.some(([name, value]) => members[name] !== value)) return false;
  if (ending.length === end.parts.length) return true;
  return !fields.some((f) => {
    if (f.kind === "bit") return members[f.name] === true;
    if (f.kind === "number") return members[f.name] !== 0;
    if (f.kind !== "value" || !isOptional(f)) return false;
    return (members[f.name] !== undefined) !== (presenceBy(f, "bit")?.clear === true);
  });
}
