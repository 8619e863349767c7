/** A type that is among bits alone. */
export interface BitType {
  readonly name: string;
  /** How many bits its values have at most, which is not how many its codes have. */
  readonly bits: number;
  readonly signed: boolean;
}

/** What is to be known of a code that gives numbers more bits or fewer, each its own. */
export interface BitCodeFacts {
  /** The types of the language that have it. */
  readonly types: readonly BitType[];
  /** The fewest bits that a number takes. */
  readonly least: number;
  /** What there is to say of a type, given its range: `0 to 255`. */
  doc(type: BitType, range: string): string;
}
