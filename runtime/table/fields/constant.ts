/** Bytes that are always the same. No part of the value. */
export interface ConstantField {
  readonly kind: "constant";
  readonly doc?: string;
  readonly bytes: readonly number[];
}
