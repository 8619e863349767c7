import { EncodeError } from "../../errors/errors.ts";
import { bytesToText } from "./text.ts";

/*
 * UTF-8 that loses nothing. A byte that is part of no character, as in a text in another encoding, in one that was cut
 * or in one with characters in more bytes than they take, becomes a lone surrogate: byte b is U+DC00 + b, U+DC80 to
 * U+DCFF, which no character in UTF-8 is. So each row of bytes is a string, and a string is one row of bytes at most.
 */

const ESCAPE = 0xdc00;

/** Throws for what is no UTF-8, and leaves a byte order mark where it is. */
const STRICT: InstanceType<typeof TextDecoder> = /* @__PURE__ */ new TextDecoder("utf-8", {
  fatal: true,
  ignoreBOM: true,
});

/** Texts that are longer are left to the engine, whose own functions take long to be called. */
const SHORT = 64;

/** Shorter ones that are not all ASCII take less by hand. */
const SHORTER = 24;

function isAscii(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at]! >= 0x80) return false;
  return true;
}

/** The bytes of a short text, where all of its characters are ASCII. */
function asciiBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return undefined;
    bytes[i] = code;
  }
  return bytes;
}

/** The string of `bytes[start, end)`. */
export function decodeUtf8(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  const length = end - start;
  if (length <= SHORT && isAscii(bytes, start, end)) return bytesToText(bytes, start, end);
  if (length <= SHORTER) return decodeByHand(bytes, start, end);
  try {
    return STRICT.decode(bytes.subarray(start, end));
  } catch {
    return decodeByHand(bytes, start, end);
  }
}

/** Also for bytes of which some are part of no character. */
function decodeByHand(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end;) {
    const length = lengthAt(bytes, at, end);
    text += String.fromCodePoint(
      length === 0 ? ESCAPE + bytes[at]! : characterAt(bytes, at, length),
    );
    at += length === 0 ? 1 : length;
  }
  return text;
}

function characterAt(bytes: Uint8Array, at: number, length: number): number {
  const first = bytes[at]!;
  if (length === 1) return first;
  let code = first & (0x7f >> length);
  for (let i = 1; i < length; i++) code = (code << 6) | (bytes[at + i]! & 0x3f);
  return code;
}

/** How many bytes the character at a place has; 0 where there is none. */
function lengthAt(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + length > end) return 0;
  const second = bytes[at + 1]!;
  // Characters in more bytes than they take, surrogates, and what is beyond U+10FFFF.
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  for (let i = 2; i < length; i++) if ((bytes[at + i]! & 0xc0) !== 0x80) return 0;
  return length;
}

const ENCODER: InstanceType<typeof TextEncoder> = /* @__PURE__ */ new TextEncoder();

/** The bytes of a string. Throws EncodeError for one that no bytes are read as. */
export function encodeUtf8(text: string): Uint8Array {
  if (typeof text !== "string")
    throw new EncodeError(text === undefined ? "is missing" : "is not a string");
  const ascii = text.length <= SHORT ? asciiBytes(text) : undefined;
  if (ascii !== undefined) return ascii;
  // Of whole characters none is a surrogate.
  if (!/[\ud800-\udfff]/u.test(text)) return ENCODER.encode(text);
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0xd800 || code > 0xdfff) bytes.push(...ENCODER.encode(character));
    else if (code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff) bytes.push(code - ESCAPE);
    else
      throw new EncodeError(
        `has a lone surrogate, U+${code.toString(16).toUpperCase()}: only U+DC80 to U+DCFF stand for a byte`,
      );
  }
  const all = Uint8Array.from(bytes);
  if (decodeUtf8(all) !== text)
    throw new EncodeError("has surrogates for bytes that are a character together");
  return all;
}
