import { type BlocksNote, blocksNoteText } from "../added/block-count.ts";
import { timestamp } from "../subtitles/cue.ts";
import type { Gap } from "./unsent.ts";
import { type Shot, type Target, targetName } from "./script.ts";

/** What is not as it was asked for, or what it cost. Seconds are of play. */
export type CameraNote = ShotNote | LostNote | UnsentNote | CostNote | BlocksNote;

/** A shot that no frame shows. */
interface ShotNote {
  readonly kind: "unused";
  readonly shot: Shot;
}

/** What a shot follows, goes around or looks at was not in sight: it was taken to be where it was last. */
interface LostNote {
  readonly kind: "lost";
  readonly shot: Shot;
  readonly target: Target;
  readonly from: number;
  /** Seconds until it was in sight again. */
  readonly seconds: number;
  /** It was not in sight yet: the recording's own view stayed. */
  readonly isUnseen: boolean;
}

/** What a shot's camera sees, and the player did not: the server did not send it, and it is missing in the picture. */
interface UnsentNote {
  readonly kind: "unsent";
  readonly shot: Shot;
  readonly gaps: readonly Gap[];
}

interface CostNote {
  /**
   * - `revived`: frames in which a dead player's health is given as 1
   * - `damages`: messages of damage that are left out
   */
  readonly kind: "revived" | "damages";
  readonly count: number;
}

/** Why and what, in a line. */
export function cameraNoteText(note: CameraNote): string {
  switch (note.kind) {
    case "unused":
      return `${shotName(note.shot)}: no frame of the recording is in its time`;
    case "lost": {
      const { shot, target, from, seconds, isUnseen } = note;
      const what = isUnseen
        ? "the recording's own view stays"
        : "the camera takes it to be where it was";
      return `${shotName(shot)}: ${targetName(target)} is not in sight from ${timestamp(from)} on for ${seconds.toFixed(1)} s: ${what}`;
    }
    case "unsent":
      return `${shotName(note.shot)}: in its view, and not in the recording: ${gapsText(note.gaps)}`;
    case "revived":
      return `${note.count} frames show a health of 1: clients tilt the view of a dead player`;
    case "damages":
      return `${note.count} messages of damage left out: they would shake the view`;
    case "damaged":
    case "large":
      return blocksNoteText(note);
  }
}

/** This many of them are listed: those that are missed the longest. */
const LISTED = 8;

function gapsText(gaps: readonly Gap[]): string {
  const longest = gaps.toSorted((a, b) => b.seconds - a.seconds);
  const texts = longest
    .slice(0, LISTED)
    .map(
      ({ number, model, from, seconds }) =>
        `${number} ${model} from ${timestamp(from)} on for ${seconds.toFixed(1)} s`,
    );
  const more = gaps.length > LISTED ? `, and ${gaps.length - LISTED} more` : "";
  return `${texts.join(", ")}${more}`;
}

/** A shot as people find it. */
export function shotName({ line, level, from }: Shot): string {
  const where = line === undefined ? "" : ` (line ${line})`;
  return `shot at ${timestamp(from)}${level === undefined ? "" : ` of level ${level}`}${where}`;
}
