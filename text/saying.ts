import type { IntType, Scale, TextEntry } from "../runtime/table.ts";
import type { Hear, TextCursor } from "./hearing.ts";
import { formatFloat, formatTime } from "./lmpc-numbers.ts";
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
  lookUp(
    kind: string,
    value: number,
    members: Readonly<Record<string, unknown>>,
  ): string | undefined;
}

/**
 * Appends the statements of a message or a struct, without its braces.
 * Gives false where there is more to say, as a mask that does not follow from the members: what it wrote is to be
 * taken back then.
 */
export type Say<M> = (message: M, depth: number, out: TextOutput, names: Names) => boolean;

/** What says and hears a message in some versions. */
export interface Saying<M> {
  readonly message: string;
  /** Its only value stands behind its name, without braces: the statement is all of it. */
  readonly single?: true;
  /** Indexes into the table's versions, both included. */
  readonly from: number;
  readonly to: number;
  readonly say: Say<M>;
  readonly hear?: Hear<M>;
}

/** Text that is written again and again, four bytes a word: it takes half of the time that single bytes take. */
export interface Piece {
  readonly words: Uint32Array;
  /** In bytes. The last word may have some more. */
  readonly length: number;
}

/** A piece of ASCII. */
export function pieceOf(text: string): Piece {
  const words = new Uint32Array(Math.ceil(text.length / 4));
  const view = new DataView(words.buffer);
  for (let i = 0; i < text.length; i++) view.setUint8(i, text.charCodeAt(i));
  return { words: words.map((_, i) => view.getUint32(4 * i, true)), length: text.length };
}

/** A piece is set in whole words. */
export const WORD = 4;

function byDepth(text: string): Piece[] {
  return Array.from({ length: DEEPEST }, (_, depth) => pieceOf(" ".repeat(depth) + text));
}

/** What stands in front of a value, by its depth: a space for each brace around it. */
export function token(name: string): Piece[] {
  return byDepth(`${name} `);
}

/** A whole statement without a value, by its depth. */
export function alone(name: string): Piece[] {
  return byDepth(`${name};\n`);
}

/** Opens braces, by their depth. */
export function opening(name: string): Piece[] {
  return byDepth(`${name} {\n`);
}

/** Closing braces, by their depth. */
export const CLOSING = byDepth("}\n");

/** Closes braces that were opened at `start`, or says that nothing is in them. */
export function close(
  out: TextOutput,
  start: number,
  depth: number,
  opened: readonly Piece[],
  empty: readonly Piece[],
): void {
  out.reserve(empty[depth]!.length + WORD);
  if (out.length === start + opened[depth]!.length)
    out.length = put(out.view, start, empty[depth]!);
  else out.length = put(out.view, out.length, CLOSING[depth]!);
}

/** Sets a piece, and up to three bytes behind it that mean nothing. */
export function put(view: DataView, at: number, { words, length }: Piece): number {
  for (let i = 0; i < words.length; i++) view.setUint32(at + 4 * i, words[i]!, true);
  return at + length;
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

/** Integers that are set again and again: each has a word for its digits. */
const INTS = Array.from({ length: 4096 }, (_, value) => pieceOf(String(value)));

/** Sets an integer. */
export function putInt(view: DataView, at: number, value: number): number {
  const known = INTS[value];
  if (known === undefined) return putText(view, at, String(value));
  view.setUint32(at, known.words[0]!, true);
  return at + known.length;
}

/** Sets a float. */
export function putFloat(
  view: DataView,
  at: number,
  value: number,
  bits: number | undefined,
): number {
  return putText(view, at, formatFloat(value, bits));
}

/** Sets a time in seconds. */
export function putTime(
  view: DataView,
  at: number,
  value: number,
  bits: number | undefined,
): number {
  return putText(view, at, formatTime(value, bits));
}

const COMMENT = pieceOf(" // ");

/** Appends an integer and a comment that tells what it stands for, where that is known, up to the end of the line. */
export function appendNamed(
  out: TextOutput,
  at: number,
  names: Names,
  kind: string,
  value: number,
  members: object,
): void {
  const name = names.lookUp(kind, value, members as Readonly<Record<string, unknown>>);
  const end = putEnd(out.view, putInt(out.view, at, value));
  out.length = end;
  if (name === undefined) return;
  out.reserve(name.length + COMMENT.length + WORD);
  const { view } = out;
  // In place of the line's end.
  out.length = putText(view, putText(view, put(view, end - 1, COMMENT), name), "\n");
}

/** Words of a number: how many bytes it has, and these. */
const STRIDE = 6;

/** Remembers how the values of an integer of up to 16 bits are written: writing a coordinate takes longer than looking it up. */
export class Numbers {
  readonly #low: number;
  readonly #size: number;
  readonly #scale: Scale;
  readonly #plus: number;
  readonly #factor: number;
  readonly #write: (value: number) => string;
  readonly #read: (text: string) => number | undefined;
  /** The number of the wire stands in the text. */
  readonly #isRaw: boolean;
  /** It stands there as another type reads it. */
  readonly #special: boolean;
  /** `STRIDE` words for each number; the first is 0 where it is not known yet. */
  #known: Uint32Array | undefined;

  constructor(type: IntType, as: TextEntry["as"]) {
    this.#scale = type.scale ?? { num: 1, den: 1, plus: 0 };
    const { num, den, plus } = this.#scale;
    this.#low = type.signed ? 2 ** (type.bits - 1) : 0;
    this.#size = 2 ** type.bits;
    this.#plus = plus;
    this.#factor = den / num;
    const { write, read } = integerForm(type, as);
    this.#write = write;
    this.#read = read;
    this.#isRaw = as === "float";
    this.#special = typeof as === "object";
  }

  put(view: DataView, at: number, value: number): number {
    const index = Math.round((value - this.#plus) * this.#factor) + this.#low;
    if (!(index >= 0 && index < this.#size)) return putText(view, at, this.#write(value));
    const known = (this.#known ??= new Uint32Array(this.#size * STRIDE));
    const place = index * STRIDE;
    if (known[place] === 0) this.#learn(known, place, value);
    const length = known[place]!;
    for (let i = 0; i < length; i += 4) view.setUint32(at + i, known[place + 1 + (i >>> 2)]!, true);
    return at + length;
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

  #learn(known: Uint32Array, place: number, value: number): void {
    const { words, length } = pieceOf(this.#write(value));
    known[place] = length;
    known.set(words, place + 1);
  }
}

/** So many values of a word are remembered. */
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
    const text = pieceOf(numbers.length === 0 ? "" : `${numbers.join(" ")};\n`);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(value, text);
    return text;
  }
}
