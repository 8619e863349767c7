import type { IntType, Scale, TextEntry } from "../runtime/table.ts";
import type { TextCursor } from "./hearing.ts";
import {
  digitsOf,
  formatFloat,
  formatTime,
  isNineDigits,
  placesOf,
  POWERS,
  restOf,
} from "./lmpc-numbers.ts";
import { integerForm } from "./lmpc-values.ts";
import type { TextOutput } from "./output.ts";

/*
 * What generated code writes statements of LMPC's text form with. A statement is what is in front of its value,
 * by how deep it stands, and its value up to the end of the line. Each `put…` sets bytes at `at`, where there is
 * room for them, and returns where the next ones go.
 */

/** Blocks, messages, lists and their elements: nothing stands deeper. */
const DEEPEST = 8;

/** Looks up what a number stands for, for a comment behind it. */
export interface Names {
  lookUp(kind: string, value: number): string | undefined;
}

/** So many bytes of a text are set at once, as a float of 64 bits: no ASCII is a NaN, whose bits could get lost. */
export const STEP = 8;

/** A text of ASCII that is set again and again, behind a space for each brace around it. */
export class Piece {
  /** Eight bytes a number, `stride` numbers a depth. */
  readonly texts: Float64Array;
  /** As `texts`, four bytes a number. */
  readonly words: Uint32Array;
  readonly stride: number;
  /** In bytes, without the spaces. */
  readonly length: number;

  constructor(text: string, depths = 1) {
    const stride = Math.ceil((text.length + depths - 1) / STEP);
    const view = new DataView(new ArrayBuffer(depths * stride * STEP));
    for (let depth = 0; depth < depths; depth++)
      putText(view, depth * stride * STEP, " ".repeat(depth) + text);
    this.texts = new Float64Array(depths * stride).map((_, i) => view.getFloat64(8 * i, true));
    this.words = new Uint32Array(2 * depths * stride).map((_, i) => view.getUint32(4 * i, true));
    this.stride = stride;
    this.length = text.length;
  }
}

/** What stands in front of a value. */
export function token(name: string): Piece {
  return new Piece(`${name} `, DEEPEST);
}

/** A whole statement without a value. */
export function alone(name: string): Piece {
  return new Piece(`${name};\n`, DEEPEST);
}

/** Opens braces. */
export function opening(name: string): Piece {
  return new Piece(`${name} {\n`, DEEPEST);
}

/** Closes braces. */
export const CLOSING = new Piece("}\n", DEEPEST);

/** Closes braces that were opened at `start`, or says that nothing is in them. */
export function close(
  out: TextOutput,
  start: number,
  depth: number,
  opened: Piece,
  empty: Piece,
): void {
  out.reserve(empty.length + depth + STEP);
  if (out.length === start + opened.length + depth) out.length = put(out.view, start, empty, depth);
  else out.length = put(out.view, out.length, CLOSING, depth);
}

/** Sets a piece, and up to seven bytes behind it that mean nothing. */
export function put(
  view: DataView,
  at: number,
  { texts, stride, length }: Piece,
  depth = 0,
): number {
  const first = depth * stride;
  for (let i = 0; i < stride; i++) view.setFloat64(at + STEP * i, texts[first + i]!, true);
  return at + depth + length;
}

/** Sets a text of ASCII. */
export function putText(view: DataView, at: number, text: string): number {
  for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  return at + text.length;
}

/** Ends a line: `;`. */
export function putEnd(view: DataView, at: number): number {
  view.setUint16(at, 0x0a3b, true);
  return at + 2;
}

/** Remembers texts by numbers, each with the end of its line behind it. */
class Lines {
  readonly #size: number;
  #texts = new Float64Array(0);
  /** Of the texts without the ends of their lines; 0 where there is none. */
  #lengths = new Uint8Array(0);

  /** @param size numbers are below it */
  constructor(size: number) {
    this.#size = size;
  }

  /** Remembers a text, unless it is too long. */
  learn(index: number, text: string): void {
    const { stride, texts } = new Piece(`${text};\n`);
    if (stride > LINE) return;
    if (this.#lengths.length === 0) {
      this.#texts = new Float64Array(LINE * this.#size);
      this.#lengths = new Uint8Array(this.#size);
    }
    this.#texts.set(texts, LINE * index);
    this.#lengths[index] = text.length;
  }

  has(index: number): boolean {
    return this.#lengths[index]! > 0;
  }

  /** Sets a text that is there, and behind it bytes that mean nothing. */
  put(view: DataView, at: number, index: number): number {
    view.setFloat64(at, this.#texts[LINE * index]!, true);
    view.setFloat64(at + STEP, this.#texts[LINE * index + 1]!, true);
    return at + this.#lengths[index]!;
  }

  /** Sets a text that is there, and the end of its line. */
  putEnd(view: DataView, at: number, index: number): number {
    return this.put(view, at, index) + END;
  }
}

/** How long `;` and a line feed are. */
const END = 2;

/** A line that is remembered is no longer than so many numbers of `Piece`. */
const LINE = 2;

/** Integers below it are set again and again. */
const SMALL = 4096;
const INTS = new Lines(SMALL);
for (let value = 0; value < SMALL; value++) INTS.learn(value, String(value));

/** Sets an integer. */
export function putInt(view: DataView, at: number, value: number): number {
  const index = value | 0;
  if (index !== value || !INTS.has(index)) return putText(view, at, String(value));
  return INTS.put(view, at, index);
}

/** Sets an integer and the end of its line. */
export function putIntEnd(view: DataView, at: number, value: number): number {
  const index = value | 0;
  if (index !== value || !INTS.has(index)) return putEnd(view, putText(view, at, String(value)));
  return INTS.putEnd(view, at, index);
}

/** Sets a float. */
export function putFloat(
  view: DataView,
  at: number,
  value: number,
  bits: number | undefined,
): number {
  const size = Math.abs(value);
  if (!isNineDigits(size)) return putText(view, at, formatFloat(value, bits));
  if (value < 0) view.setUint8(at++, MINUS);
  const places = placesOf(size);
  return putPointed(view, at, digitsOf(size, places), places);
}

/** Sets a time in seconds. */
export function putTime(
  view: DataView,
  at: number,
  value: number,
  bits: number | undefined,
): number {
  const minutes = value >= 60 && value < 3600 ? Math.floor(value / 60) : 0;
  const digits = restOf(value, value - 60 * minutes);
  if (digits < 0) return putText(view, at, formatTime(value, bits));
  if (minutes > 0) {
    at = putInt(view, at, minutes);
    view.setUint8(at++, COLON);
  }
  const end = putPointed(view, at, digits, 8);
  view.setUint8(end, minutes > 0 ? M : S);
  return end + 1;
}

const COLON = 0x3a;
const M = 0x6d;
const S = 0x73;

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;

/** Four digits a word. */
const FOURS = Uint32Array.from(
  { length: 10_000 },
  (_, value) => new Piece(String(value).padStart(4, "0")).words[0]!,
);

/** Sets digits with a point in front of the last few, of which there are up to nine. */
function putPointed(view: DataView, at: number, digits: number, places: number): number {
  const power = POWERS[places]!;
  const whole = Math.floor(digits / power);
  const point = putInt(view, at, whole);
  view.setUint8(point, POINT);
  const end = point + 1 + places;
  let rest = digits - whole * power;
  let first = end;
  for (; first > point + 4; first -= 4) {
    const more = Math.floor(rest / 10_000);
    view.setUint32(first - 4, FOURS[rest - more * 10_000]!, true);
    rest = more;
  }
  for (; first > point + 1; first--) {
    const more = Math.floor(rest / 10);
    view.setUint8(first - 1, ZERO + rest - more * 10);
    rest = more;
  }
  return end;
}

/** Sets ` // comment` in place of the end of a line, and that end. */
function appendComment(out: TextOutput, comment: string): void {
  const at = out.length - 1;
  const known = COMMENTS.get(comment) ?? learnComment(comment);
  out.reserve(comment.length + ROOM);
  if (known !== undefined) out.length = put(out.view, at, known);
  else out.length = putText(out.view, at, behind(comment));
}

/** For a comment's own characters, and what is set beyond a piece. */
const ROOM = 16;

const COMMENTS = new Map<string, Piece>();

function behind(comment: string): string {
  return ` // ${comment}\n`;
}

/** Nothing where the comment is more than ASCII. */
function learnComment(comment: string): Piece | undefined {
  // oxlint-disable-next-line no-control-regex -- all that is ASCII
  if (!/^[\u0000-\u007e]*$/.test(comment)) return undefined;
  if (COMMENTS.size >= MOST) COMMENTS.clear();
  const piece = new Piece(behind(comment));
  COMMENTS.set(comment, piece);
  return piece;
}

/** Appends an integer and a comment that tells what it stands for, where that is known, up to the end of the line. */
export function appendNamed(
  out: TextOutput,
  at: number,
  names: Names,
  kind: string,
  value: number,
): void {
  const name = names.lookUp(kind, value);
  out.length = putIntEnd(out.view, at, value);
  if (name === undefined) return;
  appendComment(out, name);
}

/** Remembers how the values of an integer of up to 16 bits are written: writing a coordinate takes longer than looking it up. */
export class Numbers {
  /** What makes an index of the number on the wire. */
  readonly #low: number;
  readonly #size: number;
  readonly #scale: Scale;
  readonly #write: (value: number) => string;
  readonly #read: (text: string) => number | undefined;
  /** The number of the wire stands in the text. */
  readonly #isRaw: boolean;
  /** It stands there as another type reads it. */
  readonly #special: boolean;
  readonly #lines: Lines;

  constructor(type: IntType, as: TextEntry["as"]) {
    this.#scale = type.scale ?? { num: 1, den: 1, plus: 0 };
    this.#size = 2 ** type.bits;
    this.#low = type.signed ? 2 ** (type.bits - 1) : 0;
    const { write, read } = integerForm(type, as);
    this.#write = write;
    this.#read = read;
    this.#isRaw = as === "float";
    this.#special = typeof as === "object";
    this.#lines = new Lines(this.#size);
  }

  /** Sets a number. */
  put(view: DataView, at: number, value: number): number {
    const { num, den, plus } = this.#scale;
    return this.putRaw(view, at, Math.round(((value - plus) * den) / num));
  }

  /** Sets a number and the end of its line. */
  putEnd(view: DataView, at: number, value: number): number {
    return putEnd(view, this.put(view, at, value));
  }

  /** Sets a number, from what it is on the wire. */
  putRaw(view: DataView, at: number, raw: number): number {
    const index = (raw + this.#low) | 0;
    const lines = this.#lines;
    if (lines.has(index)) return lines.put(view, at, index);
    return this.#putFirst(view, at, raw, index);
  }

  /** Sets a number, from what it is on the wire, and the end of its line. */
  putRawEnd(view: DataView, at: number, raw: number): number {
    const index = (raw + this.#low) | 0;
    const lines = this.#lines;
    if (lines.has(index)) return lines.putEnd(view, at, index);
    return putEnd(view, this.#putFirst(view, at, raw, index));
  }

  /** Sets a number, and remembers it. */
  #putFirst(view: DataView, at: number, raw: number, index: number): number {
    const { num, den, plus } = this.#scale;
    const text = this.#write((raw * num) / den + plus);
    if (index >= 0 && index < this.#size) this.#lines.learn(index, text);
    return putText(view, at, text);
  }

  /** Reads a number. */
  hear(text: TextCursor): number {
    if (this.#special) {
      const value = this.#read(text.word());
      if (value === undefined || !Number.isFinite(value)) text.isBad = true;
      return value ?? 0;
    }
    const { num, den, plus } = this.#scale;
    const value = text.decimal();
    const raw = Math.round(this.#isRaw ? value : ((value - plus) * den) / num);
    return (raw * num) / den + plus;
  }
}

/** So many texts are remembered by whatever they are looked up by. */
const MOST = 4096;

/** The numbers of an integer's bits, from 1 on, up to the end of the line. */
export class BitNumbers {
  /** What the numbers stand for. */
  readonly bits: readonly number[];
  readonly #known = new Map<number, Piece>();

  /** @param bits those that are told; -1 for there being none, -2 for nothing */
  constructor(bits: readonly number[]) {
    this.bits = bits;
  }

  /** Nothing where none of them is set. */
  of(value: number): Piece {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const numbers = this.bits.flatMap((bit, i) => {
      const set = bit === -1 ? value === 0 : bit >= 0 && ((value >>> bit) & 1) === 1;
      return set ? [i + 1] : [];
    });
    const text = new Piece(numbers.length === 0 ? "" : `${numbers.join(" ")};\n`);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(value, text);
    return text;
  }
}
