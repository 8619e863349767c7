import { type Cue, type CueForm, timestamp } from "./cue.ts";
import { fromQuake } from "./markup.ts";

/** What a file of subtitles begins with. */
export function cuesHead(form: CueForm): string {
  return form === "vtt" ? "WEBVTT\n\n" : "";
}

/**
 * A subtitle as files have it, with a blank line after it.
 *
 * @param number the subtitle's, from 1 on
 */
export function cueText({ from, to, text }: Cue, number: number, form: CueForm): string {
  const point = form === "vtt" ? "." : ",";
  const times = `${timestamp(from, point)} --> ${timestamp(to, point)}`;
  // A blank line would end the subtitle.
  const lines = fromQuake(text, form)
    .trimEnd()
    .replace(/^\n+/, "")
    .split("\n")
    .map((line) => line.trimEnd() || "\u00a0");
  return `${number}\n${times}\n${lines.join("\n")}\n\n`;
}
