import type { IntType, BigType } from "./integers.ts";
import type { FloatType } from "./float.ts";
import type { StringType, StringsType } from "./string.ts";
import type { DelimitedType, SequenceType } from "./delimited.ts";
import type { ArrayType } from "./array.ts";
import type { BytesType } from "./bytes.ts";
import type { StructType } from "./struct.ts";
import type { ListType } from "./list.ts";
import type { SparseType } from "./sparse.ts";
import { endsWithBytes } from "./counts.ts";

/** The type of a member. */
export type ValueType =
  | IntType
  | BigType
  | FloatType
  | StringType
  | DelimitedType
  | SequenceType
  | StringsType
  | ArrayType
  | BytesType
  | StructType
  | ListType
  | SparseType;

/** What the floats of an array or a list are. */
export function floatsOf(type: ValueType): FloatType | undefined {
  const of = type.kind === "array" || type.kind === "sequence" ? type.of : undefined;
  return of?.kind === "float" ? of : undefined;
}

/** The length field that bounds a struct or a list. */
export function regionOf(type: ValueType): string | undefined {
  return type.kind === "struct" || isList(type) ? type.region : undefined;
}

/** Whether it is a list whose elements are counted, or end with the bytes. */
export function isList(type: ValueType): type is ListType | SequenceType {
  return type.kind === "list" || type.kind === "sequence";
}

/** Whether a value ends with the bytes: it takes all, but for a list that an element may end before. */
export function takesAll(type: ValueType): boolean {
  if (type.kind === "bytes") return (type.length ?? type.countRef ?? type.count) === undefined;
  return isList(type) && endsWithBytes(type) && type.region === undefined;
}
