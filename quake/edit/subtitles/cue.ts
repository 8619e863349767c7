/** A subtitle: what is on the screen from one time to another. */
export interface Cue {
  /** Seconds of play since the recording's first frame, in whole milliseconds. */
  readonly from: number;
  /** When it is gone again. */
  readonly to: number;
  /** Lines in Quake's character set, a character a byte: those from 128 on are in the second colour. */
  readonly text: string;
  /** The line of the file that has its times, from 1 on. */
  readonly line?: number;
  /** Characters that Quake does not have: `?` is in their place. */
  readonly unknown?: string;
}

/** The forms of subtitle files, SubRip and WebVTT. */
export type CueForm = "srt" | "vtt";

/** Seconds in whole milliseconds, as subtitle files have them: a frame's time is compared so. */
export function millis(seconds: number): number {
  return Math.round(seconds * 1000);
}

/**
 * Seconds as subtitle files write them: `00:01:30,500`.
 *
 * @param point what is before the milliseconds: a comma in SRT, a full stop in WebVTT
 */
export function timestamp(seconds: number, point = ","): string {
  const all = millis(seconds);
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  const parts = [all / 3_600_000, (all / 60_000) % 60, (all / 1000) % 60];
  return `${parts.map((part) => pad(Math.floor(part), 2)).join(":")}${point}${pad(all % 1000, 3)}`;
}
