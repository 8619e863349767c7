import type { Level, Roster } from "../../world/index.ts";
import type { ColumnSource } from "../table-column.ts";
import { NOTHING, type TableKind } from "./kind.ts";

/** A level that has shown frames. */
export interface LevelRow {
  readonly number: number;
  readonly level: Level;
  readonly roster: Roster;
  /** Of play, at its first frame and at its last one. */
  readonly seconds: number;
  last: number;
  block: number;
  frames: number;
}

const COLUMNS: readonly ColumnSource<LevelRow>[] = [
  {
    name: "level",
    type: "i32",
    doc: "Its number in the recording, from 0 on.",
    of: (row) => row.number,
  },
  {
    name: "map",
    type: "text",
    doc: "The map's file without folder and ending, as `e1m1`.",
    of: (row) => row.level.map || undefined,
    unknown: "no level has begun",
  },
  { name: "title", type: "text", doc: "What it calls itself.", of: (row) => row.level.title },
  {
    name: "gamedir",
    type: "text",
    doc: "The game's folder.",
    of: (row) => row.level.gamedir || undefined,
    unknown: "not sent",
  },
  {
    name: "time",
    type: "f64",
    unit: "s",
    doc: "Of play, from the recording's first frame to the level's.",
    of: (row) => row.seconds,
  },
  {
    name: "duration",
    type: "f64",
    unit: "s",
    doc: "From its first frame to its last one.",
    of: (row) => row.last - row.seconds,
  },
  {
    name: "block",
    type: "i32",
    doc: "The block that ended its first frame.",
    of: (row) => row.block,
  },
  { name: "frames", type: "i32", doc: "How many frames it shows.", of: (row) => row.frames },
  {
    name: "players",
    type: "i32",
    doc: "How many played it, those too who left.",
    of: (row) => row.roster.all().length,
  },
  {
    name: "maxclients",
    type: "i32",
    doc: "How many players there is room for.",
    of: (row) => row.level.maxclients || undefined,
    unknown: "not sent",
  },
];

/** The levels that show a frame: a row each, when the next one begins. */
export function levelsTable(): TableKind<LevelRow> {
  let now: LevelRow | undefined;
  return {
    columns: COLUMNS,
    wanted: NOTHING,
    mapOf: ({ level }) => level.map,
    show({ world, seconds }, put, roster) {
      const { level, block } = world;
      if (now?.level !== level) {
        if (now !== undefined) put(now);
        const number = (now?.number ?? -1) + 1;
        now = { number, level, roster: roster(), seconds, last: seconds, block, frames: 0 };
      }
      now.last = seconds;
      now.frames++;
    },
    *end() {
      if (now !== undefined) yield now;
    },
  };
}
