/*
 * Text that is set again and again. Each `put…` sets bytes at `at`, where there is room for them and for what is set
 * beyond, and returns where the next ones go.
 */

/** Blocks, messages, lists and their elements: nothing is deeper. */
export const MAX_DEPTH = 8;

/** This many bytes of a text are set at once, as a float of 64 bits: no ASCII is a NaN, whose bits could get lost. */
export const STEP = 8;

/** All templates have that many numbers at least. */
const FEW = 2;
/** What is set beyond a template. */
export const SLACK = FEW * STEP;

/** A text of ASCII that is set again and again, after a space for each brace around it. */
export class Template {
  /** Eight bytes a number, `stride` numbers a depth. */
  readonly texts: Float64Array;
  /** As `texts`, four bytes a number. */
  readonly words: Uint32Array;
  readonly stride: number;
  /** In bytes, without the spaces. */
  readonly length: number;

  constructor(text: string, depths = 1) {
    const stride = Math.max(FEW, Math.ceil((text.length + depths - 1) / STEP));
    const view = new DataView(new ArrayBuffer(depths * stride * STEP));
    for (let depth = 0; depth < depths; depth++)
      putText(view, depth * stride * STEP, " ".repeat(depth) + text);
    this.texts = new Float64Array(depths * stride).map((_, i) => view.getFloat64(8 * i, true));
    this.words = new Uint32Array(2 * depths * stride).map((_, i) => view.getUint32(4 * i, true));
    this.stride = stride;
    this.length = text.length;
  }
}

/** What precedes a value. */
export function token(name: string): Template {
  return new Template(`${name} `, MAX_DEPTH);
}

/** A whole statement without a value. */
export function alone(name: string): Template {
  return new Template(`${name};\n`, MAX_DEPTH);
}

/** Opens braces. */
export function opening(name: string): Template {
  return new Template(`${name} {\n`, MAX_DEPTH);
}

/** Closes braces. */
export const CLOSING = new Template("}\n", MAX_DEPTH);

/** Sets a template, and up to `SLACK` bytes after it that mean nothing: a jump that depends on its length costs more. */
export function put(view: DataView, at: number, template: Template, depth = 0): number {
  const { texts, stride } = template;
  const first = depth * stride;
  view.setFloat64(at, texts[first]!, true);
  view.setFloat64(at + STEP, texts[first + 1]!, true);
  if (stride > FEW) putRest(view, at, template, first);
  return at + depth + template.length;
}

function putRest(view: DataView, at: number, { texts, stride }: Template, first: number): void {
  for (let i = FEW; i < stride; i++) view.setFloat64(at + STEP * i, texts[first + i]!, true);
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

/** How long `;` and a line feed are. */
export const END = 2;

/** Remembers short texts by numbers, each with the end of its line after it. */
export class Lines {
  /** Eight bytes a number, `stride` numbers a line. */
  readonly texts: Float64Array;
  /** The same, byte by byte: the last byte of a line says how long it is, 0 where there is none. */
  readonly bytes: Uint8Array;

  /**
   * @param size numbers are below it
   * @param stride lines are shorter than that many times eight bytes: 1 or 2
   */
  constructor(
    size: number,
    readonly stride: 1 | 2,
  ) {
    this.texts = new Float64Array(stride * size);
    this.bytes = new Uint8Array(this.texts.buffer);
  }

  /** Remembers a text, unless it is too long. */
  learn(index: number, text: string): void {
    const { texts, length } = new Template(`${text};\n`);
    const { stride } = this;
    const last = stride * STEP - 1;
    if (length > last) return;
    this.texts.set(texts.subarray(0, stride), stride * index);
    this.bytes[stride * STEP * index + last] = length;
  }
}

/** Integers below it are set again and again. */
const SMALL = 4096;
/** All of them. */
export const INTS = new Lines(SMALL, 1);
for (let value = 0; value < SMALL; value++) INTS.learn(value, String(value));

/** Sets an integer. */
export function putInt(view: DataView, at: number, value: number): number {
  return putIntEnd(view, at, value) - END;
}

/** Sets an integer and the end of its line. */
export function putIntEnd(view: DataView, at: number, value: number): number {
  const index = value | 0;
  if (index !== value || index < 0 || index >= SMALL)
    return putEnd(view, putText(view, at, String(value)));
  view.setFloat64(at, INTS.texts[index]!, true);
  return at + INTS.bytes[STEP * index + STEP - 1]!;
}
