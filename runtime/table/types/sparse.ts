import type { IntType, BigType } from "./integers.ts";

/** An integer for each bit that is set in a mask before it, lowest first: a record by bit number. */
export interface SparseType {
  readonly kind: "sparse";
  readonly name: string;
  readonly of: IntType;
  /** Without: the bits are those of a number before the integers, `by`. */
  readonly mask?: string;
  readonly by?: IntType | BigType;
  /**
   * How often the bits are gone through, all of them each time: in round n, from 0 on, bit b stands for the number
   * n × 32 + b. Once without. Only of a mask of 32 bits.
   */
  readonly rounds?: number;
}
