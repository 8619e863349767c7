import type { NumberType } from "./number.ts";

export interface ArrayType {
  readonly kind: "array";
  readonly name: string;
  readonly of: NumberType;
  readonly count: number;
}
