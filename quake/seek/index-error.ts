/** An index does not belong to a recording, or is invalid. */
export class IndexError extends Error {
  override readonly name = "IndexError";

  /** @param reason what is wrong: `it is of a recording of 5 bytes, and this one has 6` */
  constructor(reason: string, options?: ErrorOptions) {
    super(`the index cannot be used: ${reason}. Make it anew: demospec index`, options);
  }
}
