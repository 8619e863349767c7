/*
 * Text that is set again and again. Each `put…` sets bytes at `at`, where there is room for them and for what is set
 * beyond, and returns where the next ones go.
 */

/** Blocks, messages, lists and their elements: nothing stands deeper. */
export const DEEPEST = 8;

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

/** Remembers short texts by numbers, each with the end of its line behind it. */
export class Lines {
  readonly #size: number;
  #texts = new Float64Array(0);
  /** The same, byte by byte: the last byte of a line says how long its text is, 0 where there is none. */
  #bytes = new Uint8Array(0);

  /** @param size numbers are below it */
  constructor(size: number) {
    this.#size = size;
  }

  /** Remembers a text, unless it is too long. */
  learn(index: number, text: string): void {
    const { stride, texts, length } = new Piece(`${text};\n`);
    if (length >= LINE * STEP) return;
    if (this.#texts.length === 0) {
      this.#texts = new Float64Array(LINE * this.#size);
      this.#bytes = new Uint8Array(this.#texts.buffer);
    }
    this.#texts.set(texts.subarray(0, stride), LINE * index);
    this.#bytes[LINE * STEP * index + LAST] = text.length;
  }

  /** How long a text is; 0 where it is not there. */
  lengthOf(index: number): number {
    return this.#bytes[LINE * STEP * index + LAST] ?? 0;
  }

  /** Sets a text that is there, and the end of its line behind it. */
  put(view: DataView, at: number, index: number): void {
    view.setFloat64(at, this.#texts[LINE * index]!, true);
    view.setFloat64(at + STEP, this.#texts[LINE * index + 1]!, true);
  }
}

/** How long `;` and a line feed are. */
export const END = 2;

/** So many numbers of `Piece` a line has that is remembered. */
const LINE = 2;
const LAST = LINE * STEP - 1;

/** Integers below it are set again and again. */
const SMALL = 4096;
const INTS = new Lines(SMALL);
for (let value = 0; value < SMALL; value++) INTS.learn(value, String(value));

/** Sets an integer. */
export function putInt(view: DataView, at: number, value: number): number {
  const index = value | 0;
  const length = index === value ? INTS.lengthOf(index) : 0;
  if (length === 0) return putText(view, at, String(value));
  INTS.put(view, at, index);
  return at + length;
}

/** Sets an integer and the end of its line. */
export function putIntEnd(view: DataView, at: number, value: number): number {
  const index = value | 0;
  const length = index === value ? INTS.lengthOf(index) : 0;
  if (length === 0) return putEnd(view, putText(view, at, String(value)));
  INTS.put(view, at, index);
  return at + length + END;
}

/** Sets a whole line: a call less counts where there are millions. */
export function putIntLine(
  view: DataView,
  at: number,
  token: Piece,
  depth: number,
  value: number,
): number {
  return putIntEnd(view, put(view, at, token, depth), value);
}
