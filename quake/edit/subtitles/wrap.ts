/** The characters of a line that engines show: they lose the rest of it (`SCR_DrawCenterString`). */
export const COLUMNS = 40;

/** The lines of eight pixels on a screen of 200, from pixel 48 on, where texts of more than four lines begin. */
export const LINES = 19;

/** A text as engines show it, and what of it does not fit. */
export interface Wrapped {
  readonly text: string;
  /** Words that are longer than a line, and are broken. */
  readonly broken: readonly string[];
  /** Lines below the screen, which are left out. */
  readonly left: readonly string[];
}

/** Breaks lines between words, so that none has more than 40 characters. Lines that fit stay as they are. */
export function wrapped(text: string): Wrapped {
  const broken: string[] = [];
  const lines = text.split("\n").flatMap((line) => wrappedLine(line.trimEnd(), broken));
  return { text: lines.slice(0, LINES).join("\n"), broken, left: lines.slice(LINES) };
}

function wrappedLine(line: string, broken: string[]): string[] {
  if (line.length <= COLUMNS) return [line];
  const lines: string[] = [];
  let present = "";
  for (const word of line.split(" ").filter((one) => one !== "")) {
    if (present !== "" && present.length + 1 + word.length <= COLUMNS) {
      present += ` ${word}`;
      continue;
    }
    if (present !== "") lines.push(present);
    let rest = word;
    if (rest.length > COLUMNS) broken.push(word);
    for (; rest.length > COLUMNS; rest = rest.slice(COLUMNS)) lines.push(rest.slice(0, COLUMNS));
    present = rest;
  }
  return [...lines, present];
}
