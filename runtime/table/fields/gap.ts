/**
 * Padding. In a value its bytes are a hint, a member that is there where one of them is not zero;
 * encoding takes it where there are as many. Of one that is `open` there are fewer where the bytes ended in it, which the
 * encoder takes where nothing follows.
 */
export interface GapField {
  readonly kind: "gap";
  readonly name: string;
  readonly doc?: string;
  /** How many. */
  readonly pad?: number;
  /** Without `pad`: as many as it takes until the next place is a multiple of this, counted from the message's or the struct's first byte. */
  readonly align?: number;
  /** It may also end where the bytes end. */
  readonly open?: true;
}

/** How many bytes a gap has that begins that many bytes after the message's or the struct's first one. */
export function gapBytes({ pad, align = 1 }: GapField, after: number): number {
  return pad ?? (align - (after % align)) % align;
}
