import { byKind } from "../../runtime/table/by-kind.ts";
import { fixedBits } from "../../runtime/table/facts/ints.ts";
import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";

/** How many bits a type takes, where that is always the same. */
export const bitsOf: (type: ValueType) => number | undefined = byKind<
  ValueType,
  [],
  number | undefined
>(
  {
    int: fixedBits,
    big: fixedBits,
    float: ({ bits = 32 }) => bits,
    array: ({ of, count }) => {
      const one = bitsOf(of);
      return one && one * count;
    },
  },
  () => undefined,
);

/** For each number of several bytes whether its highest one comes first. */
export const ordersOf: (type: ValueType) => readonly boolean[] = byKind<
  ValueType,
  [],
  readonly boolean[]
>(
  {
    int: orderOf,
    big: orderOf,
    float: ({ bigEndian }) => [bigEndian === true],
    array: ({ of }) => ordersOf(of),
    sequence: ({ of }) => ordersOf(of),
    sparse: ({ of }) => ordersOf(of),
  },
  () => [],
);

function orderOf({ bits, varint, bigEndian }: IntType | BigType): boolean[] {
  return bits === 8 || varint !== undefined ? [] : [bigEndian === true];
}
