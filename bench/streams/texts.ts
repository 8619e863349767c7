import type { Contestant } from "../contestants/contestant.ts";
import { CAPACITY } from "../contestants/contestant.ts";

/*
 * Messages of one text each, and what a careful person writes for them: an id, the text's bytes, a NUL.
 */

/** The value that all contestants must give. */
export interface Text {
  readonly type: TextType;
  readonly text: string;
}

const TYPES = { print: 8, stufftext: 9, centerprint: 26 } as const;

type TextType = keyof typeof TYPES;

/** A text whose type is its number on the wire, as those have it who have no names for it. */
export interface NumberedText {
  readonly id: number;
  readonly text: string;
}

export function numbered({ type, text }: Text): NumberedText {
  return { id: TYPES[type], text };
}

export function named({ id, text }: NumberedText): Text {
  return { type: typeOf(id), text };
}

function typeOf(id: number): TextType {
  if (id === TYPES.print) return "print";
  if (id === TYPES.stufftext) return "stufftext";
  if (id === TYPES.centerprint) return "centerprint";
  throw new Error(`${id} is the id of no text`);
}

function decode(packet: Uint8Array, ring: unknown[]): number {
  const buffer = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength);
  let count = 0;
  for (let at = 0; at < buffer.length;) {
    const end = buffer.indexOf(0, at + 1);
    if (end === -1) throw new RangeError("a text without an end");
    ring[count++] = { type: typeOf(buffer[at]!), text: textOf(buffer, at + 1, end) };
    at = end + 1;
  }
  return count;
}

/** Most are short, and a call into Node's own code takes as long as some twenty characters. */
function textOf(buffer: Buffer, start: number, end: number): string {
  if (end - start > 24) return buffer.toString("latin1", start, end);
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(buffer[at]!);
  return text;
}

const output = Buffer.alloc(CAPACITY);

function encode(values: readonly Text[]): Uint8Array {
  let at = 0;
  for (const { type, text } of values) {
    output[at++] = TYPES[type];
    if (text.length > 24) at += output.write(text, at, "latin1");
    else for (let i = 0; i < text.length; i++) output[at++] = text.charCodeAt(i);
    output[at++] = 0;
  }
  return output.subarray(0, at);
}

export const handWrittenTexts: Contestant<Text, Text> = {
  name: "hand-written",
  decode,
  encode,
  plain: (value) => value,
};
