/** A type of the language that has the encoding. */
export interface VarintType {
  readonly name: string;
  /** How many bits its values have at most. */
  readonly bits: number;
  readonly signed: boolean;
  /** In the fewest bytes it is a difference, and in more the number itself. */
  readonly step?: true;
}

/** What is to be known of an encoding of integers in as many bytes as they take. */
export interface VarintFacts {
  /** The types of the language that have it. */
  readonly types: readonly VarintType[];
  /** The fewest bytes that a number takes. */
  readonly least: number;
  /** How many bits that many bytes hold. */
  bitsIn(bytes: number): number;
  /** What there is to say of a type, given its range: `0 to 255`. */
  doc(type: Omit<VarintType, "name">, range: string): string;
}
