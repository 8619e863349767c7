import type { BigType, IntType } from "../types/integers.ts";
import { countOf } from "../types/counts.ts";
import { endMember } from "./members.ts";
import type { Field } from "../fields/field.ts";
import type { LengthField } from "../fields/length.ts";
import type { ListType } from "../types/list.ts";
import type { SequenceType, DelimitedType } from "../types/delimited.ts";
import type { SparseType } from "../types/sparse.ts";
import type { StructType } from "../types/struct.ts";
import type { ValueField } from "../fields/value.ts";
import type { ValueType } from "../types/types.ts";
import type { VarintName } from "../varints/varints.ts";

/**
 * A member beside a field's own that tells how it came, where there are several ways: in how many bytes a number was
 * that could have been in fewer, which of several bytes ended a text, or what filled the last byte of bits.
 */
export interface Companion {
  readonly name: string;
  readonly what: "width" | "end" | "step" | "padding";
  /** One number for each element of a list. */
  readonly isList: boolean;
  /** The number that is as wide as the member says. */
  readonly of?: IntType | BigType;
}

/** The member that keeps how many bytes the number `name` came in, where these are more than it takes. */
export function widthMember(name: string): string {
  return `${name}Width`;
}

/** The member that keeps how many bytes the number of elements of the list `name` came in. */
export function countWidthMember(name: string): string {
  return `${name}CountWidth`;
}

/** The member that keeps what filled the last byte of the bits of `name`, where that is not 0. */
export function paddingMember(name: string): string {
  return `${name}Padding`;
}

/** Whether a value is bits whose last byte is filled up. */
export function isPadded(type: ValueType): type is (StructType | ListType) & { padded: true } {
  return (type.kind === "struct" || type.kind === "list") && type.padded === true;
}

/** Whether a type is a number in as many bytes as it takes. */
export function isVaried<T extends ValueType>(
  type: T,
): type is T & (IntType | BigType) & { readonly varint: VarintName } {
  return (type.kind === "int" || type.kind === "big") && type.varint !== undefined;
}

/** Whether how many bytes a number takes tells what it means: it is then a part of the value, and no hint. */
export function isStep(type: ValueType): boolean {
  return type.kind === "array" ? isStep(type.of) : type.kind === "int" && type.step === true;
}

/** Whether a record's numbers are given by one before them, and by no mask. */
export function isNumbered(
  type: ValueType,
): type is SparseType & { readonly by: IntType | BigType } {
  return type.kind === "sparse" && type.by !== undefined;
}

/** How a text or bytes came, of several ways, as a member of that name. */
function delimitedCompanions(
  name: string,
  { length, ends = [] }: DelimitedType,
  isList: boolean,
): Companion[] {
  if (length !== undefined && isVaried(length)) return [width(widthMember(name), length, isList)];
  if (ends.length < 2) return [];
  return [{ name: endMember(name), what: "end", isList }];
}

/** The members beside a field's own that tell in which of several ways it came. */
export function companionsOf(field: Field): readonly Companion[] {
  if (field.kind === "length") return lengthCompanions(field);
  return field.kind === "value" ? valueCompanions(field) : [];
}

/** Those that are a part of the value: no hints. */
export function stepMembers(field: Field): string[] {
  return companionsOf(field).flatMap(({ name, what }) => (what === "step" ? [name] : []));
}

function lengthCompanions({ name, type }: LengthField): Companion[] {
  return isVaried(type) ? [width(widthMember(name), type, false)] : [];
}

function valueCompanions({ name, type }: ValueField): Companion[] {
  if (isVaried(type)) return [width(widthMember(name), type, false)];
  if (type.kind === "array" && isVaried(type.of)) return [width(widthMember(name), type.of, true)];
  if (isNumbered(type)) return [width(widthMember(name), type.by, false)];
  if (type.kind === "delimited") return delimitedCompanions(name, type, false);
  if (type.kind === "sequence") {
    const { of } = type;
    if (of.kind === "delimited")
      return [...delimitedCompanions(name, of, true), ...countCompanions(name, type)];
    const own = isVaried(of) ? [width(widthMember(name), of, true)] : [];
    return [...own, ...countCompanions(name, type)];
  }
  const count = type.kind === "list" ? countCompanions(name, type) : [];
  return isPadded(type) ? [...count, padding(name)] : count;
}

function padding(name: string): Companion {
  return { name: paddingMember(name), what: "padding", isList: false };
}

function countCompanions(name: string, type: ListType | SequenceType): Companion[] {
  const count = countOf(type);
  return count !== undefined && isVaried(count)
    ? [width(countWidthMember(name), count, false)]
    : [];
}

function width(name: string, type: IntType | BigType, isList: boolean): Companion {
  const what = isStep(type) ? "step" : "width";
  return { name, what, isList, of: type };
}
