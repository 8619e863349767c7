import { type Cue, timestamp } from "./cue.ts";
import { fromQuake } from "./markup.ts";

/** What became of a subtitle that is not as it was asked for, or what the game printed meanwhile. */
export type SubtitleNote = CueNote | PrintNote;

interface CueNote {
  readonly kind: CueNoteKind;
  readonly cue: Cue;
  /** `word`: the word; `lines`: the lines; `characters`: the characters; of the others when the recording ends. */
  readonly detail: string;
}

/**
 * What is said of a subtitle.
 *
 * - `after`: it begins after the recording's end, and is left out
 * - `end`: the recording ends before it does
 * - `short`: no frame that could carry it is within its time, and it is left out
 * - `hidden`: all its time the screen has something else: the game's own text, the level's figures or an episode's text
 * - `word`: a word is longer than a line, and is broken
 * - `lines`: lines below the screen are left out
 * - `characters`: Quake does not have these characters
 */
export type CueNoteKind = "after" | "end" | "short" | "hidden" | "word" | "lines" | "characters";

/** The game has a text of its own on the screen within a subtitle's time. It stays, and the subtitle comes after it. */
interface PrintNote {
  readonly kind: "print";
  readonly cue: Cue;
  /** The block that prints it. */
  readonly block: number;
  /** Seconds of play. */
  readonly seconds: number;
  /** In Quake's character set. */
  readonly text: string;
}

/** Why and what, in a line. */
export function noteText(note: SubtitleNote): string {
  const { line, from } = note.cue;
  const which = `subtitle at ${timestamp(from)}${line === undefined ? "" : ` (line ${line})`}`;
  return `${which}: ${note.kind === "print" ? printText(note) : TEXTS[note.kind](note.detail)}`;
}

const TEXTS: Readonly<Record<CueNoteKind, (detail: string) => string>> = {
  after: (end) => `left out: the recording ends at ${end}`,
  end: (end) => `shown only until the recording ends at ${end}`,
  short: () => "left out: no frame that could carry it is within its time",
  hidden: () => "not shown: all its time the screen has the game's own text or a level's figures",
  word: (word) => `a word is longer than a line, and is broken: ${plainly(word)}`,
  lines: (lines) => `lines below the screen are left out: ${plainly(lines)}`,
  characters: (characters) => `Quake does not have, and "?" is in place of: ${characters}`,
};

function printText({ block, seconds, text }: PrintNote): string {
  const words = plainly(text).trim().replaceAll(/\s+/g, " ");
  return `comes after the game's own text of block ${block}, ${timestamp(seconds)}: ${words}`;
}

/** Without colours. */
function plainly(text: string): string {
  return fromQuake(text, "srt").replaceAll(/<\/?b>/g, "");
}
