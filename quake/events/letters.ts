/** Where Quake's character set has its other digits. */
const DIGITS = 0x12;

/** A text in one of Quake's alphabets: the characters from 128 on are those below in another colour. */
export function inOneAlphabet(text: string): string {
  let plain = "";
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    plain += code > 0xff ? text[i] : String.fromCharCode(digit(code & 0x7f));
  }
  return plain;
}

function digit(code: number): number {
  return code >= DIGITS && code < DIGITS + 10 ? code - DIGITS + 0x30 : code;
}
