import type { NumberType } from "./number.ts";

/** A fixed count of numbers of one type. */
export interface ArrayType {
  readonly kind: "array";
  readonly name: string;
  readonly of: NumberType;
  readonly count: number;
}
