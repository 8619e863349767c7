/** A stretch of the wire. */
export interface Box {
  readonly label: string;
  readonly detail: string;
  /** How many bits it has; none where that is given by the bytes. */
  readonly bits?: number;
  readonly sort: "id" | "mask" | "field" | "length" | "open";
  readonly isOptional: boolean;
  /** Parts of a word, or bits of a mask, from left to right. */
  readonly parts: readonly Part[];
  /** With parts of a word: the numbers of its bits at the left and at the right. */
  readonly ends?: readonly [left: number, right: number];
}

export interface Part {
  readonly label: string;
  readonly bits: number;
}

/** Parts that are known from the lowest bit up, as they are drawn. */
export function drawn(parts: readonly Part[], highFirst: boolean): readonly Part[] {
  return highFirst ? parts.toReversed() : parts;
}

/** One whose bits the bytes tell. */
export function box(label: string, detail: string, sort: Box["sort"]): Box {
  return { label, detail, sort, isOptional: false, parts: [] };
}

/** @param bits nothing where the bytes tell how many */
export function sizedBox(
  label: string,
  detail: string,
  sort: Box["sort"],
  bits: number | undefined,
): Box {
  return { ...box(label, detail, sort), ...(bits !== undefined && { bits }) };
}
