import type { OfKind } from "../../../runtime/table/by-kind.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { array, sequence } from "./arrays.ts";
import { bytes } from "./delimited.ts";
import { ELEMENTS } from "./elements.ts";
import { sparse } from "./sparse.ts";
import { string, strings } from "./strings.ts";
import { list, struct } from "./structs.ts";
import type { TypeValues } from "./values.ts";

const TYPES: { readonly [K in ValueType["kind"]]: TypeValues<OfKind<ValueType, K>> } = {
  ...ELEMENTS,
  string,
  strings,
  bytes,
  array,
  sequence,
  struct,
  list,
  sparse,
};

/** The values of a type. */
export function typeValues({ kind }: ValueType): TypeValues<ValueType> {
  return TYPES[kind];
}
