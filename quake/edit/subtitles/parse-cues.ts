import { EditError } from "../edit.ts";
import type { Cue, CueForm } from "./cue.ts";
import { toQuake } from "./markup.ts";

const ARROW = "-->";
const TIMES = /^\s*(\S+)\s+-->\s+(\S+)(?:\s.*)?$/;
const TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[,.](\d{3})$/;

/** Blocks of WebVTT that are no subtitles. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Lines without a blank one among them. */
interface Paragraph {
  /** The number of its first line, from 1 on. */
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * Reads subtitles, in WebVTT where the text begins so, otherwise in SRT. They are ordered by their beginning.
 *
 * Throws EditError, with the line, for what is neither, for a cue that does not end after it begins, and for no cues.
 */
export function parseCues(text: string): Cue[] {
  const form: CueForm = /^\uFEFF?WEBVTT(?:\s|$)/.test(text) ? "vtt" : "srt";
  const cues: Cue[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const isHead = form === "vtt" && paragraph.line === 1;
    if (isHead && !paragraph.lines.some((line) => line.includes(ARROW))) continue;
    if (form === "vtt" && NO_CUE.test(paragraph.lines[0]!)) continue;
    cues.push(cueOf(isHead ? withoutHead(paragraph) : paragraph, form));
  }
  if (cues.length === 0) throw new EditError("there are no subtitles in it");
  return cues.toSorted((a, b) => a.from - b.from);
}

function withoutHead({ line, lines }: Paragraph): Paragraph {
  return { line: line + 1, lines: lines.slice(1) };
}

function* paragraphsOf(text: string): Generator<Paragraph, void> {
  let lines: string[] = [];
  let begin = 1;
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    // A no-break space is a line of its own, as extracted texts have it.
    if (/^[ \t]*$/.test(line)) {
      if (lines.length > 0) yield { line: begin, lines };
      lines = [];
      begin = index + 2;
    } else lines.push(line);
  }
  if (lines.length > 0) yield { line: begin, lines };
}

function cueOf({ line: first, lines }: Paragraph, form: CueForm): Cue {
  // Before the times may be a number, or a name.
  const at = lines[0]!.includes(ARROW) ? 0 : 1;
  const line = first + at;
  const times = lines[at];
  if (times === undefined || !times.includes(ARROW)) throw wrong(first, EXPECTED[form]);
  if (form === "srt" && at === 1 && !/^\s*\d+\s*$/.test(lines[0]!)) throw wrong(first, NUMBER);
  const [, begin, end] = TIMES.exec(times) ?? [];
  const from = secondsOf(begin);
  const to = secondsOf(end);
  if (from === undefined || to === undefined)
    throw wrong(
      line,
      `expected two times as 00:01:30${POINT[form]}500 --> 00:01:32${POINT[form]}000`,
    );
  if (to <= from)
    throw wrong(line, `the subtitle begins at ${begin} and ends at ${end}: it must end later`);
  const { text, unknown } = toQuake(lines.slice(at + 1).join("\n"), form);
  if (text.trim() === "") throw wrong(line, "the subtitle has no text");
  return { from, to, text, line, ...(unknown !== "" && { unknown }) };
}

const POINT = { srt: ",", vtt: "." } as const;

const EXPECTED = {
  srt: "expected a subtitle: its number, and in the next line its times as 00:01:30,500 --> 00:01:32,000",
  vtt: "expected a subtitle: its times as 00:01:30.500 --> 00:01:32.000, or its name and in the next line these",
} as const;

const NUMBER = "expected the subtitle's number before its times; is a blank line missing?";

/** Seconds, of whole milliseconds. */
function secondsOf(text = ""): number | undefined {
  const [, hours = "0", minutes, seconds, thousandths] = TIME.exec(text) ?? [];
  if (thousandths === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (whole * 1000 + Number(thousandths)) / 1000;
}

function wrong(line: number, why: string): EditError {
  return new EditError(`line ${line}: ${why}`);
}
