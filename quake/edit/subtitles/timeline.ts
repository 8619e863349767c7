import { type Cue, millis, timestamp } from "./cue.ts";
import type { CueNoteKind, SubtitleNote } from "./notes.ts";
import { LINES, wrapped } from "./wrap.ts";

/** A subtitle whose time it is. */
interface Present {
  readonly cue: Cue;
  /** Its text, wrapped. */
  readonly text: string;
  readonly number: number;
  isShown: boolean;
  /** A frame that could carry it was within its time. */
  wasCarried: boolean;
  /** The game's text that was listed last. */
  listed?: string;
}

/** The game's own text. */
export interface Printed {
  readonly block: number;
  readonly seconds: number;
  readonly text: string;
}

/** Which subtitles are shown as time goes on, and what must be said of them. */
export class Timeline {
  readonly #cues: readonly Cue[];
  #next = 0;
  #present: Present[] = [];
  readonly notes: SubtitleNote[] = [];
  /** How many were on the screen. */
  shown = 0;

  constructor(cues: readonly Cue[]) {
    this.#cues = cues.toSorted((a, b) => a.from - b.from);
  }

  /** Goes on to a time, in milliseconds. */
  go(now: number): void {
    const over = this.#present.filter(({ cue }) => millis(cue.to) <= now);
    this.#present = this.#present.filter(({ cue }) => millis(cue.to) > now);
    for (const present of over) this.#gone(present);
    for (; this.#next < this.#cues.length; this.#next++) {
      const cue = this.#cues[this.#next]!;
      if (millis(cue.from) > now) return;
      if (millis(cue.to) <= now) this.#note("short", cue);
      else this.#begin(cue);
    }
  }

  /** The text of all whose time it is; undefined where it is nobody's. */
  get text(): string | undefined {
    if (this.#present.length === 0) return undefined;
    const lines = this.#present.flatMap(({ text }) => text.split("\n"));
    return lines.slice(0, LINES).join("\n");
  }

  /** Which they are. */
  get key(): string {
    return this.#present.map(({ number }) => number).join(" ");
  }

  /** A frame that could carry them is there. */
  carry(isTaken: boolean): void {
    for (const present of this.#present) {
      present.wasCarried = true;
      if (!isTaken && !present.isShown) {
        present.isShown = true;
        this.shown++;
      }
    }
  }

  /** The game has a text on the screen. It is listed once for each subtitle, until it is another one. */
  list(printed: Printed): void {
    for (const present of this.#present) {
      if (present.listed === printed.text) continue;
      present.listed = printed.text;
      this.notes.push({ kind: "print", cue: present.cue, ...printed });
    }
  }

  /** The recording is over. */
  end(seconds: number): void {
    const end = timestamp(seconds);
    for (const present of this.#present) {
      if (!present.isShown) this.#gone(present);
      else this.#note("end", present.cue, end);
    }
    for (const cue of this.#cues.slice(this.#next)) this.#note("after", cue, end);
  }

  #begin(cue: Cue): void {
    const { text, broken, left } = wrapped(cue.text);
    for (const word of broken) this.#note("word", cue, word);
    if (left.length > 0) this.#note("lines", cue, left.join(" / "));
    if (cue.unknown !== undefined) this.#note("characters", cue, cue.unknown);
    const number = this.#next;
    this.#present.push({ cue, text, number, isShown: false, wasCarried: false });
  }

  #gone({ cue, isShown, wasCarried }: Present): void {
    if (!isShown) this.#note(wasCarried ? "hidden" : "short", cue);
  }

  #note(kind: CueNoteKind, cue: Cue, detail = ""): void {
    this.notes.push({ kind, cue, detail });
  }
}
