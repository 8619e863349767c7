import pc from "picocolors";

/** Colours for what goes to stdout: none when it is no terminal, or NO_COLOR is set. */
export const colours = pc.createColors(pc.isColorSupported && process.stdout.isTTY === true);

const NUMBER = new Intl.NumberFormat("en-GB");

/** `40,112`. */
export function number(value: number): string {
  return NUMBER.format(value);
}

/** `1 block`, `247 blocks`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}

/** Text from a recording, safe for a terminal: Quake's coloured letters become plain, control characters are shown. */
export function plain(text: string): string {
  let out = "";
  for (const character of text) {
    const code = character.charCodeAt(0) & 0x7f;
    if (code >= 0x12 && code <= 0x1b) out += String.fromCharCode(code - 0x12 + 0x30);
    else out += code < 0x20 || code === 0x7f ? "·" : String.fromCharCode(code);
  }
  return out;
}
