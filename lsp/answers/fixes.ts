import { suggested } from "../../generator/read/suggest.ts";

/** What a fix writes in place of the characters from `start` to `end`. */
export interface Fix {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What mends an error, where the error itself says so.
 *
 * @param start where in the text the error is shown, up to `end`
 * @param message the error with its advice
 */
export function fixOf(text: string, start: number, end: number, message: string): Fix | undefined {
  const at = written(text, start, end, message);
  if (at === undefined || at.text === text.slice(at.start, at.end)) return undefined;
  return { title: `Write ${at.text}`, ...at };
}

type Edit = Omit<Fix, "title">;

function written(text: string, start: number, end: number, message: string): Edit | undefined {
  const shown = text.slice(start, end);
  const meant = suggested(message);
  if (meant !== undefined) return nameIn(shown, start, message, meant);
  const quoted = /Put it in quotes: `"([^`]+)"`\.$/.exec(message)?.[1];
  if (quoted !== undefined) return valueAround(text, start, quoted);
  const line = /^a (?:colon|space) is missing [^]*\nWrite `([^`…]+)`/.exec(message)?.[1];
  const latin = /\nWrite "([^"]+)" in ASCII\.$/.exec(message)?.[1];
  const own = line ?? latin;
  return own === undefined ? undefined : { start, end, text: own };
}

/** The wrong name in what an error is shown at: the one that its message has in quotes, or all of it. */
function nameIn(shown: string, start: number, message: string, meant: string): Edit | undefined {
  const [head = ""] = message.split("\n");
  const bare = shown.replace(/^(["'])(.*)\1$/, "$2");
  const words = [...head.matchAll(/"([^"]+)"/g)].map(([, word]) => word!);
  for (const word of [...words, bare]) {
    const at = shown.indexOf(word);
    const isOnce = at >= 0 && shown.indexOf(word, at + 1) < 0;
    const around = `${shown[at - 1] ?? ""}${shown[at + word.length] ?? ""}`;
    if (word === "" || /\s/.test(word) || !isOnce || /\w/.test(around)) continue;
    return { start: start + at, end: start + at + word.length, text: meant };
  }
  return undefined;
}

/** A value that has a place in its middle, in quotes. */
function valueAround(text: string, at: number, value: string): Edit | undefined {
  const start = text.lastIndexOf(value, at);
  if (start < 0 || start + value.length <= at) return undefined;
  return { start, end: start + value.length, text: `"${value}"` };
}
