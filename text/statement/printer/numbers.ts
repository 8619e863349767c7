import type { Names } from "../names.ts";
import type { IntType, Scale } from "../../../runtime/table/types/integers.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import { bitNumbers } from "../bit-numbers.ts";
import { integerForm } from "../syntax/values.ts";
import type { TextOutput } from "../../output.ts";
import { Lines, Template, put, putEnd, putIntEnd, putText, SLACK } from "../syntax/template.ts";

/** For a comment's own characters, and what is set beyond a template. */
const ROOM = 16 + SLACK;

/** Appends an integer and a comment that tells what it stands for, where that is known, up to the end of the line. */
export function appendNamed(
  out: TextOutput,
  at: number,
  names: Names,
  kind: string,
  value: number,
): void {
  const comment = names.lookUp(kind, value);
  out.length = putIntEnd(out.view, at, value);
  if (comment === undefined) return;
  out.reserve(comment.text.length + ROOM);
  const { template } = comment;
  // In place of the line's end.
  const end = out.length - 1;
  if (template !== undefined) out.length = put(out.view, end, template);
  else out.length = putText(out.view, end, comment.line);
}

/**
 * Remembers how the values of an integer of up to 16 bits are written, by what they are on the wire: writing a
 * coordinate takes longer than looking it up.
 */
export class Numbers extends Lines {
  /** What makes an index of the number on the wire. */
  readonly #low: number;
  readonly #size: number;
  readonly #scale: Scale;
  readonly #write: (value: number) => string;

  constructor(type: IntType, as: TextEntry["as"]) {
    super(2 ** type.bits, 2);
    this.#scale = type.scale ?? { num: 1, den: 1, plus: 0 };
    this.#size = 2 ** type.bits;
    this.#low = type.signed ? 2 ** (type.bits - 1) : 0;
    this.#write = integerForm(type, as).write;
  }

  /** Sets a number by what it is on the wire, and the end of its line. */
  putEnd(view: DataView, at: number, raw: number): number {
    const index = 2 * (raw + this.#low);
    const length = this.bytes[8 * index + 15]!;
    if (length === 0) return this.putFirst(view, at, raw);
    view.setFloat64(at, this.texts[index]!, true);
    view.setFloat64(at + 8, this.texts[index + 1]!, true);
    return at + length;
  }

  /** Sets a number that is not remembered, from what it is on the wire, and the end of its line; and remembers it. */
  putFirst(view: DataView, at: number, raw: number): number {
    const { num, den, plus } = this.#scale;
    const text = this.#write((raw * num) / den + plus);
    const index = raw + this.#low;
    if (index >= 0 && index < this.#size) this.learn(index, text);
    return putEnd(view, putText(view, at, text));
  }
}

/** This many texts are remembered by whatever they are looked up by. */
const MOST = 4096;

/** The numbers of an integer's bits, from 1 on, up to the end of the line. */
export class BitNumbers {
  /** What the numbers stand for. */
  readonly bits: readonly number[];
  readonly #known = new Map<number, Template>();
  /** The last one, which mostly is the next one, too. */
  #value = 0;
  #template: Template;

  /** @param bits those that are given; -1 for there being none, -2 for nothing */
  constructor(bits: readonly number[]) {
    this.bits = bits;
    this.#template = this.#made(this.#value);
  }

  /** Nothing where none of them is set. */
  of(value: number): Template {
    if (value !== this.#value) {
      this.#template = this.#known.get(value) ?? this.#made(value);
      this.#value = value;
    }
    return this.#template;
  }

  #made(value: number): Template {
    const numbers = bitNumbers(this.bits, value);
    const text = new Template(numbers === "" ? "" : `${numbers};\n`);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(value, text);
    return text;
  }
}
