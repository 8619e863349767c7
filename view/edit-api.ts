import type { Cue } from "../quake/edit/index.ts";
import type { ScriptPoint } from "../scripts/points.ts";

/** What is wrong with a text. */
export interface TextFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What edits the whole file: a camera script, or subtitles where its name ends so. */
export interface CutScript {
  readonly name: string;
  readonly text: string;
}

/** An edit that was made. */
export interface Edited {
  /** Nothing for one of the whole file. */
  readonly block?: number;
  /** What was edited, for people. */
  readonly label: string;
  /** Bytes that are other than before: none where the encoder wrote the same. Of the whole file it is blocks. */
  readonly changed: number;
  /** How many bytes longer the file is. */
  readonly longer: number;
  /** What the whole file was edited by. */
  readonly script?: CutScript;
}

/** A time that is seen through one shot. Seconds are of play. */
export interface CutShot {
  /** As people find it. */
  readonly name: string;
  /** The shot's number in the script, from 0 on. */
  readonly shot: number;
  readonly from: number;
  /** When the next frame is seen from elsewhere, or the last one is. */
  readonly to: number;
  /** Degrees. */
  readonly fov: number;
  /** Seven numbers for each frame: seconds, the eyes in map units, and pitch, yaw and roll in degrees. */
  readonly views: readonly number[];
}

/** What an edit would do. */
export interface CutPreview {
  /** What is wrong with the script. */
  readonly faults: readonly TextFault[];
  /** Why it cannot be done to this recording. */
  readonly error?: string;
  /** What is not as it was asked for, and what it costs. */
  readonly notes: readonly string[];
  readonly shots: readonly CutShot[];
  /** What of the script may be moved. */
  readonly points: readonly ScriptPoint[];
  /** Subtitles' alone: what is then in the middle of the screen. */
  readonly cues?: readonly Cue[];
  /** Blocks that are other than before, and new ones. */
  readonly changed: number;
  /** How many bytes longer the file is. */
  readonly longer: number;
}

/** What the worker does for edits of the whole file. */
export interface CutApi {
  /**
   * What an edit would do: the whole file is gone through. Throws where it is not wanted any more: another one was asked
   * for, or the file changed.
   *
   * @param walls a BSP or a PAK: by its maps it is known what a camera sees and the player does not
   */
  cut(script: CutScript, walls?: Blob): Promise<CutPreview>;
  /** Makes the edit that was asked for last. Throws where that cannot be done, or the file changed. */
  applyCut(): Promise<Edited>;
  /** The script with one of its points elsewhere, by its number, and the points that it then has. */
  movePoint(script: CutScript, number: number, to: ScriptPoint["point"]): Promise<MovedPoint>;
  /** The script with a point more in a path; nothing where no path begins before that time. */
  addPoint(script: CutScript, at: number, point: ScriptPoint["point"]): Promise<string | undefined>;
}

/** A script with a point elsewhere. */
export interface MovedPoint {
  readonly text: string;
  readonly points: readonly ScriptPoint[];
}
