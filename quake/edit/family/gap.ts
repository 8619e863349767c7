import type { RecordedBlock } from "../../../recording/index.ts";
import type { World } from "../../world/index.ts";
import type { EditedBlock } from "../edit.ts";

/** Knows what a recording's frames differ from, and writes those whole that differ from what is cut. */
export interface Gap {
  /** Takes a block that is cut. `worlds` are those that it shows. */
  pass(part: RecordedBlock, worlds: readonly World[]): void;
  /** Takes a block that is kept. Gives it, or what it must be so that it differs from nothing that is cut. */
  keep(part: RecordedBlock, worlds: readonly World[]): EditedBlock;
  /**
   * What goes before the first kept block where something was cut.
   *
   * @param leadIn the blocks of the level that precedes its first frame
   * @param lasting blocks that bring up to date what lasts
   */
  bridge(
    leadIn: readonly EditedBlock[],
    lasting: readonly EditedBlock[],
    first: RecordedBlock,
  ): EditedBlock[];
  /** What goes before a level's first block where the levels before it were cut. */
  start(first: RecordedBlock): EditedBlock[];
}

/** The block that ends a recording, where one does. */
export type Original = RecordedBlock | undefined | typeof DEFAULT;

/** As recordings of the sort end. */
export const DEFAULT = Symbol("default");

export const NO_BYTES = new Uint8Array(0);

/** A gap that needs nothing: frames do not differ from others, and blocks have no numbers. */
export class PlainGap implements Gap {
  pass(_part: RecordedBlock, _worlds: readonly World[]): void {}

  keep(part: RecordedBlock, _worlds: readonly World[]): EditedBlock {
    return part;
  }

  bridge(leadIn: readonly EditedBlock[], lasting: readonly EditedBlock[]): EditedBlock[] {
    return [...leadIn, ...lasting];
  }

  start(_first: RecordedBlock): EditedBlock[] {
    return [];
  }
}
