/** Bytes up to NUL or 0xFF, or cut after `cut` bytes. */
export interface StringType {
  readonly kind: "string";
  readonly name: string;
  readonly cut: number;
  /**
   * It may also end where the bytes end: a hint, in the member named by `openMember`,
   * which only counts while nothing is written after the string.
   */
  readonly open?: true;
}

/** Strings up to an empty one. */
export interface StringsType {
  readonly kind: "strings";
  readonly name: string;
  readonly cut: number;
}
