/** Reads and writes a number that dialects write otherwise: what is generated for all of them is given it. */
export interface Scalar {
  readonly bytes: number;
  /** The number at a byte. */
  at(view: DataView, at: number): number;
  /**
   * Writes a number at a byte.
   *
   * @param nan the bits of a NaN as it came
   * @throws EncodeError where it does not fit
   */
  set(view: DataView, at: number, value: number, nan?: number): void;
  /** The bits of that many numbers, each that many bytes after the one before, where one of them is a NaN. */
  nans(view: DataView, at: number, count: number, step?: number): number[] | undefined;
}

/** Of integers none is a NaN. */
export function noNans(): undefined {
  return undefined;
}
