import type { BigType, IntType } from "../../../table/types/integers.ts";

/** Why bytes are no number: they end, they go on after `count` bytes, or they have too many bits. */
export interface VarintFault {
  readonly fault: "cut" | "long" | "large";
  readonly count: number;
}

/** A number, how many bytes it has, and how few would do. */
export interface FoundVarint {
  readonly value: bigint;
  readonly count: number;
  readonly needed: number;
}

/** How integers are read and written in as many bytes as they take: as bigints, for the interpreter. */
export interface VarintCoding {
  /** The number at a place, before its scale. */
  numberAt(
    bytes: Uint8Array,
    start: number,
    end: number,
    type: IntType | BigType,
  ): FoundVarint | VarintFault;
  /** The bytes of a number, in that many where it may have them. `undefined` where a step does not fit. */
  bytesOf(value: bigint, type: IntType | BigType, width: unknown): Uint8Array | undefined;
}
