import type { BitRef } from "./bit-ref.ts";
import type { Expression } from "./expressions.ts";

/** A whole number that codecs compute of members. */
export interface Calculation {
  readonly name: string;
  /** As the schema has it, for messages. */
  readonly text: string;
  /** Of names, members of structs, numbers, operators and choices. A comparison is 1 where it holds. */
  readonly value: Expression;
  /** What its names are that are no integers of the message or the struct itself, and `header.size` of 64 bits. */
  readonly names?: Readonly<Record<string, ComputedName>>;
  /** It may be beyond what a number holds exactly, and is then an error. */
  readonly isWide?: true;
}

/** What a name in a computed number is. */
export interface ComputedName {
  /** The struct was given it, or it is computed, too. */
  readonly outer?: true;
  /** It is a flag: this bit. */
  readonly bit?: BitRef;
  /** It may not be there, and is 0 then. */
  readonly isOptional?: true;
  /** It has 64 bits: one that is not exact as a number is an error. */
  readonly isBig?: true;
}
