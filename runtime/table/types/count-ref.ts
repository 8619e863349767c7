/**
 * A number that is before it: that of a length field, a computed one, or bits of a member. Encoding asks that one which
 * is no length field is right.
 */
export interface CountRef {
  readonly by: string;
  /** It is a member of the value: these bits of it are the number, all of them without. */
  readonly member?: true;
  /** It is computed, or a number that the struct was given, and no member. */
  readonly outer?: true;
  /** With `outer`: how the schema says it, where that is no name. */
  readonly text?: string;
  readonly bits?: number;
  /** There are that many more. */
  readonly plus?: number;
}

/** The number that an integer tells. */
export function resolveCount({ bits, plus = 0 }: CountRef, value: number): number {
  // A mask of 32 bits would make it a signed number.
  return (bits === undefined ? value : (value & bits) >>> 0) + plus;
}
