/** Where Quake's character set has its other digits. */
const DIGITS = 0x12;

/**
 * Tells whether a text has some words in it, in whatever case and in either of Quake's alphabets: the characters from
 * 128 on are those below in another colour. Words are looked for as they are: nothing in them has a meaning of its own.
 */
export function lookingFor(words: string): (text: string) => boolean {
  const plain = plainly(words);
  return (text) => plainly(text).includes(plain);
}

/** A text in one alphabet and in small letters. */
export function plainly(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    out += code > 0xff ? text[i] : String.fromCharCode(plainCode(code & 0x7f));
  }
  return out.toLowerCase();
}

function plainCode(code: number): number {
  return code >= DIGITS && code < DIGITS + 10 ? code - DIGITS + 0x30 : code;
}

/** Whether a name in Quake's characters is one that was typed: in whatever case and colour. */
export function isNamed(name: string, typed: string): boolean {
  return plainly(name).trim() === plainly(typed).trim();
}
