import type { IntType } from "./integers.ts";
import type { NumberType } from "./number.ts";
import type { CountRef } from "./count-ref.ts";

/** Text or bytes that tell at the type where they end: after their number, or at a byte. */
export interface DelimitedType {
  readonly kind: "delimited";
  readonly name: string;
  /** What the bytes are shown as: in UTF-8 a byte b that is part of no character is U+DC00 + b. */
  readonly as: "utf8" | "latin1" | "bytes";
  /** How many bytes there are, before them: an unsigned integer without scale. */
  readonly length?: IntType;
  /** Without: the bytes that end it, of which the value has none. The first one is usual, any other a hint beside it. */
  readonly ends?: readonly number[];
  /** With `ends`: after that many bytes it ends without one. */
  readonly cut?: number;
}

/** Texts, bytes or numbers, one after the other. */
export interface SequenceType {
  readonly kind: "sequence";
  readonly name: string;
  readonly of: DelimitedType | NumberType;
  /** A preceding integer tells how many there are, or an earlier number; or the bytes end. */
  readonly ends: IntType | CountRef | "bytes";
  /** With `bytes`: the length field that counts them. */
  readonly region?: string;
}
