import type { IntType } from "../../../table/types/integers.ts";

/** Why bits are no number: they end after `count`, or they would have too many. */
export interface BitFault {
  readonly fault: "cut" | "large";
  readonly count: number;
}

/** How numbers among bits are read and written that have more of them or fewer. */
export interface BitCoding {
  /**
   * The number whose code begins with bit 0, before its scale.
   *
   * @param bitAt a bit of what follows; `undefined` where there are no more
   */
  numberAt(
    bitAt: (i: number) => number | undefined,
    type: IntType,
  ): { readonly value: number; readonly count: number } | BitFault;
  /** The bits of a number's code. */
  bitsOf(value: number, type: IntType): boolean[];
}
