/*
 * UTF-8 by plain arithmetic, for the interpreter. A byte b that is part of no character is U+DC00 + b.
 */

/** The least number that takes that many bytes: one, two, three, four. */
const LEAST = [0, 0x80, 0x800, 0x10000];

/** The string of bytes. */
export function textOfUtf8(bytes: Uint8Array): string {
  const codes: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const found = characterAt(bytes, at);
    codes.push(String.fromCodePoint(found?.code ?? 0xdc00 + bytes[at]!));
    at += found?.count ?? 1;
  }
  return codes.join("");
}

function characterAt(bytes: Uint8Array, at: number): { code: number; count: number } | undefined {
  const first = bytes[at]!;
  if (first < 0x80) return { code: first, count: 1 };
  const count = [0xc0, 0xe0, 0xf0, 0xf8].findIndex((limit) => first < limit) + 1;
  // What goes on begins nothing, and nothing has more than four bytes.
  if (count < 2) return undefined;
  let code = first % 2 ** (7 - count);
  for (let i = 1; i < count; i++) {
    const byte = bytes[at + i];
    if (byte === undefined || Math.floor(byte / 0x40) !== 2) return undefined;
    code = code * 0x40 + (byte % 0x40);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isOne = code >= LEAST[count - 1]! && code <= 0x10ffff && !isSurrogate;
  return isOne ? { code, count } : undefined;
}

/** The bytes of a string; undefined where no bytes are read as it. */
export function utf8OfText(text: string): Uint8Array | undefined {
  const bytes = [...text].flatMap((character) => {
    const code = character.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) return [code - 0xdc00];
    const count = LEAST.findLastIndex((least) => code >= least) + 1;
    if (count === 1) return [code];
    const after = Array.from({ length: count - 1 }, (_, i) => {
      const rest = Math.floor(code / 0x40 ** (count - 2 - i));
      return 0x80 + (rest % 0x40);
    });
    return [0x100 - 2 ** (8 - count) + Math.floor(code / 0x40 ** (count - 1)), ...after];
  });
  // What is no byte becomes another one, which is read as something else.
  const all = Uint8Array.from(bytes);
  return textOfUtf8(all) === text ? all : undefined;
}
