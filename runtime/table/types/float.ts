/**
 * A float. A NaN's bits are kept beside the value, in the member named by `nanMember`: as a number those of 32 bits,
 * as a bigint those of 64.
 */
export interface FloatType {
  readonly kind: "float";
  readonly name: string;
  /** 32 without. */
  readonly bits?: 64;
  /** Its highest byte comes first. */
  readonly bigEndian?: true;
}
