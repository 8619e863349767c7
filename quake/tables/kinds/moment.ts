import type { Level, World } from "../../world/index.ts";
import { type ColumnSource, ofPart } from "../table-column.ts";

/** When and where a row is. */
export interface Moment {
  seconds: number;
  world: World;
  /** The level's number in the recording. */
  level: number;
  /** The level's, as far as it is known by then. */
  map: string;
}

/** Numbers a recording's levels as worlds show them. */
export class LevelCounter {
  #level: Level | undefined;
  #number = -1;

  /** The number of a world's level, from 0 on. */
  of({ level }: World): number {
    if (level !== this.#level) this.#number++;
    this.#level = level;
    return this.#number;
  }
}

/** The map of its level. */
export function mapOfMoment({ map }: Moment): string {
  return map;
}

const COLUMNS: readonly ColumnSource<Moment>[] = [
  {
    name: "time",
    type: "f64",
    unit: "s",
    doc: "Of play, from the recording's first frame, as `cut --time` counts them.",
    of: (row) => row.seconds,
  },
  {
    name: "clock",
    type: "f64",
    unit: "s",
    doc: "The recording's own clock: the server's, in QuakeWorld the client's.",
    of: (row) => row.world.time,
  },
  {
    name: "block",
    type: "i32",
    doc: "The index of the block that ended the frame.",
    of: (row) => row.world.block,
  },
  {
    name: "frame",
    type: "u32",
    doc: "The server's number for the frame, where it has one.",
    of: (row) => row.world.frame,
    unknown: "frames have no numbers",
  },
  {
    name: "level",
    type: "i32",
    doc: "Which level of the recording it is, from 0 on.",
    of: (row) => row.level,
  },
  {
    name: "map",
    type: "text",
    doc: "The map's file without folder and ending, as `e1m1`.",
    of: (row) => row.map || undefined,
    unknown: "no level has begun",
  },
];

/** When and where: the first columns of all tables that have frames. */
export const MOMENT: readonly ColumnSource<Moment>[] = ofPart(COLUMNS, ({ world }) => world);
