import type { OfKind } from "../../../runtime/table/by-kind.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import { delimited } from "./delimited.ts";
import { float } from "./float.ts";
import { big, int } from "./integers.ts";
import type { TypeValues } from "./values.ts";

/** What may be several times. */
type ElementType = NumberType | DelimitedType;

export const ELEMENTS: {
  readonly [K in ElementType["kind"]]: TypeValues<OfKind<ElementType, K>>;
} = { int, big, float, delimited };

/** The values of an element. */
export function elementValues({ kind }: ElementType): TypeValues<ElementType> {
  return ELEMENTS[kind];
}
