import type { Algorithm } from "../algorithms.ts";
import type { IntType } from "../types/integers.ts";

/**
 * A number that is computed of bytes of the same message or struct. In a value it is a hint, a member that is there
 * where another number is in the bytes; encoding takes it where the type holds it.
 */
export interface ChecksumField {
  readonly kind: "checksum";
  readonly name: string;
  readonly doc?: string;
  /** Without sign and scale. */
  readonly type: IntType;
  readonly algorithm: Algorithm;
  /** The field that the bytes begin with. Without: the message or the struct does. */
  readonly from?: string;
  /** The last field of them; `end`: all up to the end, its own as zeros. Without: the one before it. */
  readonly through?: string;
}
