import type { VersionRange } from "../versions.ts";
import type { BitRef } from "../terms/bit-ref.ts";
import type { Presence } from "./presence.ts";
import type { ValueType } from "../types/types.ts";
import type { IntType } from "../types/integers.ts";

/** A member: its name, its type, and when it is there. */
export interface ValueField {
  readonly kind: "value";
  readonly name: string;
  readonly doc?: string;
  readonly type: ValueType;
  /** What its being there depends on. Without, it is always there. */
  readonly presence?: Presence;
  /** A wider integer that is instead of `type` when this bit is set. */
  readonly wide?: { readonly when: BitRef; readonly type: IntType };
  /** In a struct: this value ends the list that it is an element of, and nothing of the element follows. */
  readonly ends?: number;
  /** What its absence means: a value, of 64 bits as its digits, or a member of an earlier message as `baseline.frame`. */
  readonly absent?: number | string;
  /** What it is where `absent` looks up what is not there. 0 without. */
  readonly atFirst?: number;
  /** It tells what that member tells in another way: to the world they are one member, of that name. */
  readonly sameAs?: string;
  /** It is the high byte of that member's value, which has its low bits: what both stand for is one number. */
  readonly highOf?: string;
  /** The largest value that the engines accept; more is worth a warning. */
  readonly max?: number;
  /**
   * The field says in which versions all that follows is: the numbers that are known, with the versions they stand for.
   * A number is here several times where its versions do not follow each other. Where several fields of a message
   * say so, it is those that all of them say (`selection.ts`).
   */
  readonly selects?: readonly { readonly value: number; readonly versions: VersionRange }[];
  /** With `selects`: the bits of the value that say so. All without. */
  readonly selectsBits?: number;
  /** With a mark and `selects`: what none of the bits tells is not what is spoken where the mark is not there. */
  readonly markTells?: true;
  /** With `selects`: numbers that are known and not described. */
  readonly foreign?: readonly { readonly value: number; readonly name: string }[];
  /** The field says of which kind all that follows is, an index into `Table.kinds`. Other values say that it is plain. */
  readonly selectsFlavor?: readonly { readonly value: number; readonly flavor: number }[];
}

/** Whether what an absence means is a member of an earlier message. */
export function isLookedUp(absent: ValueField["absent"]): absent is string {
  return typeof absent === "string" && /^[a-z]/.test(absent);
}
