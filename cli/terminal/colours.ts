import { randomUUID } from "node:crypto";
import pc from "picocolors";
import { harmless } from "./outside.ts";

/** Stands for the ESC of our own colours until it is written: nobody outside knows it, so nobody else can write one. */
const KEY = randomUUID();

type Colours = Readonly<
  Record<"bold" | "dim" | "red" | "green" | "yellow" | "cyan", (text: string) => string>
>;

/** Colours for what goes to stdout: none when it is no terminal, or NO_COLOR is set. */
export const colours = coloursFor(pc.isColorSupported && process.stdout.isTTY === true);
/** Those for stderr. */
export const errorColours = coloursFor(pc.isColorSupported && process.stderr.isTTY === true);

/** @param areShown whether there is a terminal that shows them */
export function coloursFor(areShown: boolean): Colours {
  const { bold, dim, red, green, yellow, cyan } = pc.createColors(areShown);
  return {
    bold: marked(bold),
    dim: marked(dim),
    red: marked(red),
    green: marked(green),
    yellow: marked(yellow),
    cyan: marked(cyan),
  };
}

function marked(colour: (text: string) => string): (text: string) => string {
  const [open, close] = colour("\0").replaceAll("\x1b", KEY).split("\0");
  return (text) => `${open}${text}${close}`;
}

/** Text with colours as a terminal takes it: nothing commands the terminal but these. */
export function forTerminal(text: string): string {
  return harmless(text).replaceAll(KEY, "\x1b");
}
