import type { IntegrityReport } from "./integrity/finding.ts";

/** What a recording of a run shows, as archives of runs list it. */
export interface RunReport {
  /** The number that the first serverinfo announces. */
  readonly protocol: number | undefined;
  readonly engine: Engine | undefined;
  /** Those that showed a frame, in their order. */
  readonly levels: readonly RunLevel[];
  readonly totals: RunTotals;
  /** How long which movement keys were held, where JoeQuake hid them in console commands. */
  readonly keys: KeyReport | undefined;
  /** What was found, where it was asked for. */
  readonly integrity: IntegrityReport | undefined;
}

/** What the server says of itself before its first serverinfo. */
export interface Engine {
  /** As it names itself: `FITZQUAKE 0.85`. Several engines say `VERSION 1.09`. */
  readonly name: string;
  /** The checksum of the game's program, progs.dat, as the server prints it. */
  readonly progs: number | undefined;
}

/** A level of a run. */
export interface RunLevel {
  readonly map: string;
  readonly title: string;
  /** The block of its serverinfo, or Quake II's serverdata; 0 where none came. */
  readonly block: number;
  /** 0 easy, 1 normal, 2 hard, 3 nightmare; nothing where nothing says it. */
  readonly skill: number | undefined;
  /** Nothing in Quake II, which does not say it. */
  readonly isDeathmatch: boolean | undefined;
  /** The names of those who are there at its end, a character a byte. */
  readonly players: readonly string[];
  /** How it ended, where it did. */
  readonly finish: Finish | undefined;
  /**
   * The level's clock at the finish, or, where there is none, at the last frame: seconds, as JoeQuake and QdQstats count
   * them. The clock of a level begins before its first frame. Quake II's is the number of the frame, of which there are
   * ten a second.
   */
  readonly time: number;
  /** Seconds from its first frame to its last. */
  readonly shown: number;
  /** What was printed of its time. */
  readonly printed: PrintedTime | undefined;
  readonly kills: Share;
  readonly secrets: Share;
  /** Quake II's alone. */
  readonly goals?: Share;
  /** How often the health of the player who recorded fell to 0 or below. */
  readonly deaths: number;
}

/** A level's end. */
export interface Finish {
  /** `exit`: Quake II's server loads another level, and whoever plays is alive. */
  readonly by: "intermission" | "finale" | "cutscene" | "exit";
  readonly block: number;
}

/** A count, and the most that there can be. */
export interface Share {
  /** Nothing where nothing shows it: Quake II's are those of the help computer, when it was opened last. */
  readonly done: number | undefined;
  /** Nothing where the server did not send it. */
  readonly of: number | undefined;
}

/** A time that the game or the engine printed. */
export interface PrintedTime {
  readonly seconds: number;
  /** `engine`: "exact time was", as JoeQuake prints; `QdQstats`: "The recorded time was". */
  readonly by: "engine" | "QdQstats";
  readonly block: number;
}

/** All levels that were finished. */
export interface RunTotals {
  readonly levels: number;
  readonly seconds: number;
  readonly kills: Share;
  readonly secrets: Share;
  readonly deaths: number;
  /** "total time is", as JoeQuake prints of the levels so far. */
  readonly printed: number | undefined;
}

/** How often which key was down, of the frames that say it. */
export interface KeyReport {
  readonly frames: number;
  readonly forward: number;
  readonly back: number;
  readonly left: number;
  readonly right: number;
  readonly jump: number;
}
