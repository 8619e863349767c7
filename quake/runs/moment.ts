import { codecs, type Message } from "../../generated/netquake.ts";
import { type RecordedBlock, runsOf } from "../../recording/index.ts";
import type { Level, World } from "../world/index.ts";
import { isOf } from "../world/resolved/versioned.ts";
import { type Status, statusOf } from "./status.ts";

/** A block of a run, and what is known after it. */
export interface Moment {
  readonly block: number;
  readonly messages: readonly Message[];
  /** The last frame that ends in it. */
  readonly frame: Frame | undefined;
  /** A part of it could not be read. */
  readonly isDamaged: boolean;
}

/** A frame, and what the status line shows in it. */
export interface Frame {
  readonly block: number;
  readonly world: World;
  readonly level: Level;
  /** The level's clock. */
  readonly time: number;
  readonly status: Status;
}

/** @param worlds those of the frames that the block ends */
export function momentOf(part: RecordedBlock, worlds: readonly World[]): Moment {
  const messages: Message[] = [];
  for (const run of runsOf(part)) if (isOf<Message>(codecs, run)) messages.push(...run.messages);
  const world = worlds.at(-1);
  const block = part.index;
  return {
    block,
    messages,
    frame: world && {
      block,
      world,
      level: world.level,
      time: world.time,
      status: statusOf(world.view.stats),
    },
    isDamaged: part.undecoded !== undefined,
  };
}
