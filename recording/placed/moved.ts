import type { PlacedBlock } from "./blocks.ts";

/** A block, where it was and where it is. */
export interface MovedBlock {
  /** Where it was in the file that was read, and where it ended. */
  readonly at: number;
  readonly oldEnd: number;
  /** Where it is in the file that is written, and where it ends. */
  readonly start: number;
  readonly end: number;
  /** Its id and its bytes. */
  body: Uint8Array;
}

/** Blocks one after the other, each where the one before it ends. Offsets are in bytes. */
export class Moved {
  readonly blocks: readonly MovedBlock[];

  constructor(blocks: readonly PlacedBlock[]) {
    let start = 0;
    this.blocks = blocks
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, taken, messages }) => {
        const own = { at, oldEnd: at + taken, start, body: messages };
        start += messages.length - 1;
        return { ...own, end: start };
      });
  }

  /** Whether all are where they were. */
  get isSame(): boolean {
    return this.blocks.every((b) => b.at === b.start && b.oldEnd === b.end);
  }

  get length(): number {
    return this.blocks.at(-1)?.end ?? 0;
  }

  get oldLength(): number {
    return this.blocks.at(-1)?.oldEnd ?? 0;
  }

  /** Where a message is that began at an offset; undefined where no block was there. */
  startOf(old: number): number | undefined {
    return nowAt(old, this.#before(old + 1));
  }

  /** Where a message ends that ended at an offset; undefined where no block was there. */
  endOf(old: number): number | undefined {
    return nowAt(old, this.#before(old));
  }

  /** Where the block ended that began at an offset. */
  oldEndAt(old: number): number | undefined {
    const block = this.#before(old + 1);
    return block?.at === old ? block.oldEnd : undefined;
  }

  /** The last block that began before an offset. */
  #before(old: number): MovedBlock | undefined {
    let [low, high] = [0, this.blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.blocks[middle]!.at < old) low = middle + 1;
      else high = middle;
    }
    return this.blocks[low - 1];
  }
}

/** Where an offset of a block is now; undefined where it is after the block, or the block has no such bytes any more. */
function nowAt(old: number, block: MovedBlock | undefined): number | undefined {
  if (block === undefined || old > block.oldEnd) return undefined;
  if (old === block.oldEnd) return block.end;
  const at = block.start + old - block.at;
  return at < block.end ? at : undefined;
}
