/** What became of blocks: damaged ones stay as they are, others are larger than id's engine reads. */
export interface BlocksNote {
  readonly kind: "damaged" | "large";
  readonly count: number;
  /** The first of them, by its index. */
  readonly block: number;
}

/** What became of them, in a line. */
export function blocksNoteText({ kind, count, block }: BlocksNote): string {
  const blocks = `blocks, from ${block} on,`;
  return kind === "damaged"
    ? `${count} damaged ${blocks} stay as they are`
    : `${count} ${blocks} are larger than id's engine reads`;
}

/** Counts blocks that something became of. */
export class BlockCount {
  readonly #kind: BlocksNote["kind"];
  #count = 0;
  #first: number | undefined;

  constructor(kind: BlocksNote["kind"]) {
    this.#kind = kind;
  }

  add(block: number): void {
    this.#first ??= block;
    this.#count++;
  }

  /** What is to be said of them: nothing where there are none. */
  get notes(): readonly BlocksNote[] {
    if (this.#first === undefined) return [];
    return [{ kind: this.#kind, count: this.#count, block: this.#first }];
  }
}
