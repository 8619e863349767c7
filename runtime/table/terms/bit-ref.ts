/** A bit of a mask of the same message. */
export interface BitRef {
  readonly mask: string;
  readonly bit: number;
}
