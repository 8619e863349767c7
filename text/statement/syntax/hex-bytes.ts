import { reserve, type Writer } from "../../../runtime/bytes/writer.ts";
import type { TextCursor } from "./cursor.ts";
import type { TextOutput } from "../../output.ts";

/*
 * Bytes in hex, `0x0A 0x5A`, over as many lines as they take. A recording may have hundreds of megabytes that nobody
 * understands: they are set and read four characters at a time, without a string or an object for each of them.
 */

/** Lists go on in the next line when they would be longer. */
export const COLUMNS = 79;

/** A byte's characters, and the space after it. */
const WIDTH = "0x0A ".length;

const DIGITS = "0123456789ABCDEF";
/** `0x`, as the lower half of a byte's characters. */
const FRONT = 0x7830;

/** The four characters of each byte, the first one lowest. */
const WORDS = Uint32Array.from({ length: 256 }, (_, byte) => {
  const [high, low] = [DIGITS.charCodeAt(byte >> 4), DIGITS.charCodeAt(byte & 15)];
  return (FRONT | (high << 16) | (low << 24)) >>> 0;
});

/** The values of digits; what is invalid gives more than a byte has. */
const VALUES = new Uint16Array(256).fill(0x100);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

const SPACE = 0x20;
const LINE_FEED = 0x0a;
const SEMICOLON = 0x3b;

/** How many bytes go on in a line. */
function roomAfter(length: number): number {
  return Math.max(0, Math.floor((COLUMNS + 1 - length) / WIDTH));
}

/**
 * Appends bytes, of which there is one at least, after what the line has already.
 *
 * @param begun how long the line is so far
 * @param indent how many spaces are before those that follow
 */
export function putBytes(
  target: TextOutput,
  bytes: Uint8Array,
  begun: number,
  indent: number,
): void {
  const most = Math.max(1, roomAfter(indent));
  target.reserve(WIDTH * bytes.length + (indent + 1) * (Math.ceil(bytes.length / most) + 1));
  const { view } = target;
  let at = target.length;
  let end = Math.min(bytes.length, roomAfter(begun));
  for (let i = 0; ; end = Math.min(bytes.length, i + most)) {
    for (; i < end; i++) {
      view.setUint32(at, WORDS[bytes[i]!]!, true);
      view.setUint8(at + 4, SPACE);
      at += WIDTH;
    }
    if (i === bytes.length) break;
    view.setUint8(at++, LINE_FEED);
    for (const start = at; at < start + indent; at++) view.setUint8(at, SPACE);
  }
  target.length = at - 1;
}

/** Reads bytes that are as they would be written, up to what ends the statement. */
export function scanBytes(text: TextCursor, w: Writer): void {
  const { bytes, view } = text;
  let { at } = text;
  for (;;) {
    const word = view.getUint32(at, true);
    const value = (VALUES[(word >>> 16) & 0xff]! << 4) | VALUES[word >>> 24]!;
    if ((word & 0xffff) !== FRONT || value > 0xff) break;
    reserve(w, 1);
    w.bytes[w.offset++] = value;
    at += WIDTH;
    const next = bytes[at - 1];
    if (next === SEMICOLON) {
      text.at = at - 1;
      return;
    }
    if (next !== SPACE) break;
    if (bytes[at] !== LINE_FEED) continue;
    do at++;
    while (bytes[at] === SPACE);
  }
  text.isBad = true;
}
