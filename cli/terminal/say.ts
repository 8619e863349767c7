import { errorColours, forTerminal } from "./colours.ts";
import { jsonText } from "./outside.ts";

/*
 * All that the command says, but for recordings and their texts, goes through here: whatever is in it, from recordings,
 * servers, schemas or names of files, commands nobody's terminal.
 */

/** Writes a line, or several, to stdout. */
export function say(text: string): boolean {
  return process.stdout.write(`${forTerminal(text)}\n`);
}

/** This many characters are written at once. */
const AT_ONCE = 1 << 16;

/** Writes lines to stdout, many at once, and waits where the reader is slower. */
export async function sayLines(lines: Iterable<string>): Promise<void> {
  let text = "";
  for (const line of lines) {
    text += text === "" ? line : `\n${line}`;
    if (text.length < AT_ONCE) continue;
    if (!say(text)) await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
    text = "";
  }
  if (text !== "") say(text);
}

/** Writes a value to stdout as a line of JSON. */
export function sayJson(value: unknown): void {
  say(jsonText(value));
}

/** Writes to stdout what is no report but what was asked for: a recording, or its text in a form of its own. */
export function put(bytes: Uint8Array): boolean {
  return process.stdout.write(bytes);
}

/** Writes a line, or several, to stderr: what is no part of what was asked for. */
export function note(text: string): void {
  process.stderr.write(`${forTerminal(text)}\n`);
}

/** Warns of what does not keep the work from being done. */
export function warn(text: string): void {
  note(`${errorColours.yellow("warning:")} ${text}`);
}

/** What commander says, which ends its lines itself. */
export const commanderOutput = {
  writeOut: (text: string): void => void process.stdout.write(forTerminal(text)),
  writeErr: (text: string): void => void process.stderr.write(forTerminal(text)),
};
