import { POWERS } from "./decimals.ts";
import { CLOSING, type Template, STEP } from "./template.ts";

/*
 * What statements are scanned with, where they are kept as they are printed: in their order, each on its line. Whatever is otherwise is left to the parser, which knows all that is allowed.
 */

/** A number of that many digits is exact. */
const DIGITS = 15;
/** An integer of that many has 31 bits. */
const SMALL = 9;

/** This many spaces before a word, by their number, and which of its bytes they are. */
const SPACES = [0, 0x20, 0x2020, 0x202020];
const MASKS = [0, 0xff, 0xffff, 0xffffff];
const FOUR_SPACES = 0x20202020;

const ZERO = 0x30;
const POINT = 0x2e;
const MINUS = 0x2d;
const COLON = 0x3a;
const SEMICOLON = 0x3b;
const SPACE = 0x20;
const SLASH = 0x2f;
const LINE_FEED = 0x0a;
/** `;` and a line feed. */
const LINE_END = 0x0a3b;

/** A place in a text, a byte a character. */
export class TextCursor {
  bytes = new Uint8Array(0);
  view = new DataView(this.bytes.buffer);
  at = 0;
  /** Something was otherwise than it is written. */
  isBad = false;

  /** Reads other bytes from now on. After the text are zeros, more than any template is long: what was there before is never met. */
  use(bytes: Uint8Array<ArrayBuffer>): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Passes over a template that is here, after as many spaces as it is deep; says whether it does. */
  take({ words, stride, length }: Template, depth = 0): boolean {
    const { at, view } = this;
    if (at + STEP * stride > view.byteLength) return false;
    const first = 2 * depth * stride;
    const size = depth + length;
    const last = (size - 1) >> 2;
    // The last word, which tells templates apart the soonest; some of its bytes may be the text's next ones.
    const shift = (4 * (last + 1) - size) << 3;
    if ((view.getUint32(at + 4 * last, true) ^ words[first + last]!) << shift !== 0) return false;
    for (let i = 0; i < last; i++)
      if (view.getUint32(at + 4 * i, true) !== words[first + i]) return false;
    this.at = at + size;
    return true;
  }

  /** The first four letters of what is here, after as many spaces as it is deep; 0 where there are fewer spaces. */
  next(depth: number): number {
    const { at, view } = this;
    const front = view.getInt32(at, true);
    const isDeep =
      depth < SPACES.length
        ? (front & MASKS[depth]!) === SPACES[depth]!
        : front === FOUR_SPACES && view.getInt32(at + depth - 4, true) === FOUR_SPACES;
    return isDeep ? view.getInt32(at + depth, true) : 0;
  }

  /** Passes over the brace that closes a message or an element. */
  takeClosing(depth: number): boolean {
    return this.take(CLOSING, depth);
  }

  /** A whole number in decimals, of up to nine digits: it has no box then, and others are rare. */
  int(): number {
    const isNegative = this.bytes[this.at] === MINUS;
    if (isNegative) this.at++;
    const value = this.#whole();
    return isNegative ? -value | 0 : value;
  }

  /** Digits: mostly there are no more than four, which are given from what follows without a loop. */
  #whole(): number {
    const { bytes } = this;
    const start = this.at;
    const four = leadingDigits(this.view, start);
    let value = four >> 3;
    let at = start + (four & 7);
    if (at === start + 4)
      for (let digit = bytes[at]! - ZERO; isDigit(digit); digit = bytes[at]! - ZERO) {
        value = (Math.imul(value, 10) + digit) | 0;
        at++;
      }
    if (at === start || at - start > SMALL) this.isBad = true;
    this.at = at;
    return value;
  }

  /** A number with a point. */
  decimal(): number {
    const { bytes, view } = this;
    const isNegative = bytes[this.at] === MINUS;
    if (isNegative) this.at++;
    const start = this.at;
    const whole = this.#whole();
    const point = this.at;
    if (bytes[point] !== POINT) this.isBad = true;
    // Mostly there are from four to eight digits after the point, which are computed without a loop.
    const four = fourDigits(view, point + 1);
    const more = leadingDigits(view, point + 5);
    const count = more & 7;
    if (four >= 0 && (count < 4 || !isDigit(bytes[point + 9]! - ZERO))) {
      this.at = point + 5 + count;
      if (this.at - start > DIGITS + 1) this.isBad = true;
      const value = ((whole * 1e4 + four) * POWERS[count]! + (more >> 3)) / POWERS[4 + count]!;
      return isNegative ? -value : value;
    }
    const value = this.#rest(start, point, whole);
    return isNegative ? -value : value;
  }

  /** A number whose digits from `start` on have any number of others after the point. */
  #rest(start: number, point: number, whole: number): number {
    const { bytes, view } = this;
    let at = point + 1;
    let value = whole;
    for (let four = fourDigits(view, at); four >= 0; four = fourDigits(view, at)) {
      value = value * 10_000 + four;
      at += 4;
    }
    for (let digit = bytes[at]! - ZERO; isDigit(digit); digit = bytes[at]! - ZERO) {
      value = value * 10 + digit;
      at++;
    }
    if (at - start > DIGITS + 1) this.isBad = true;
    this.at = at;
    // Both are exact, so their quotient is the nearest number to what is written.
    return this.isBad ? 0 : value / POWERS[at - point - 1]!;
  }

  /** A 32-bit float. */
  float(): number {
    return Math.fround(this.decimal());
  }

  /** Seconds, as `12.5s`, `1:12.5m` or `1:02:12.5h`. */
  time(): number {
    const { bytes } = this;
    let whole = 0;
    let unit = 0x73;
    // What the colons precedes is a whole number.
    for (let place = this.at; ; place++) {
      const code = bytes[place]!;
      if (code === COLON) {
        whole = (whole + this.int()) * 60;
        this.at++;
        unit = unit === 0x73 ? 0x6d : 0x68;
        if (this.at !== place + 1) this.isBad = true;
      } else if (code < ZERO || code > 0x39) break;
    }
    const seconds = this.decimal();
    if (bytes[this.at] === unit) this.at++;
    else this.isBad = true;
    // 0 and -0 are 0.
    return Math.fround(unit === 0x73 ? seconds : whole + seconds);
  }

  /** Passes over the space between two numbers. */
  space(): void {
    if (this.bytes[this.at] === SPACE) this.at++;
    else this.isBad = true;
  }

  /** Passes over the end of a statement and its line, with a comment where there is one. */
  end(): void {
    const { bytes } = this;
    let { at } = this;
    if (this.view.getUint16(at, true) === LINE_END) {
      this.at = at + 2;
      return;
    }
    if (bytes[at] !== SEMICOLON) this.isBad = true;
    at++;
    if (bytes[at] === SPACE && bytes[at + 1] === SLASH && bytes[at + 2] === SLASH)
      while (bytes[at]! > 0 && bytes[at] !== LINE_FEED) at++;
    if (bytes[at] !== LINE_FEED) this.isBad = true;
    this.at = at + 1;
  }

  /** Passes over what is left of a line, where that is nothing or a comment. */
  passLine(): void {
    const { bytes } = this;
    let { at } = this;
    if (bytes[at] === SPACE && bytes[at + 1] === SLASH && bytes[at + 2] === SLASH)
      while (bytes[at]! > 0 && bytes[at] !== LINE_FEED) at++;
    if (bytes[at] === LINE_FEED) this.at = at + 1;
  }

  /**
   * The bits that a list of numbers stands for, with those that are set already.
   *
   * @param bits what 1, 2, … stand for; -1 for there being none, less for nothing
   */
  bits(bits: readonly number[], set: number | undefined): number {
    let value = set ?? 0;
    for (;;) {
      const bit = bits[this.int() - 1];
      if (bit === undefined || bit < -1 || this.isBad) {
        this.isBad = true;
        return value;
      }
      if (bit >= 0) value = withBit(value, bit);
      if (this.bytes[this.at] !== SPACE) return value;
      this.at++;
    }
  }

  /** A number that the word at a place has, as `wordNumber` tells it. */
  numberAt(at: number): number {
    const { bytes } = this;
    let number = 0;
    for (let i = at; isWord(bytes[i]!); i++) number = (Math.imul(number, 31) + bytes[i]!) | 0;
    return number;
  }

  /** The text from here up to a byte that is not one of a word's. */
  word(): string {
    const { bytes, at } = this;
    let end = at;
    while (end < bytes.length && isWord(bytes[end]!)) end++;
    this.at = end;
    let word = "";
    for (let i = at; i < Math.min(end, at + LONGEST); i++) word += String.fromCharCode(bytes[i]!);
    return word;
  }
}

/** No word that means anything is longer. */
const LONGEST = 64;

function isDigit(digit: number): boolean {
  return digit >= 0 && digit <= 9;
}

/** The number of four digits, or -1 where one of the bytes is not one. */
function fourDigits(view: DataView, at: number): number {
  const digits = view.getInt32(at, true) ^ 0x30303030;
  return othersIn(digits) === 0 ? numberOf(digits) : -1;
}

/** The number of up to four digits, times eight, and how many there are. */
function leadingDigits(view: DataView, at: number): number {
  const digits = view.getInt32(at, true) ^ 0x30303030;
  const others = othersIn(digits);
  if (others === 0) return (numberOf(digits) << 3) | 4;
  const count = (31 - Math.clz32(others & -others)) >> 3;
  return count === 0 ? 0 : (numberOf(digits << (32 - 8 * count)) << 3) | count;
}

/** The highest bits of bytes of more than 9, which they reach; after the first such byte that of a 9, too. */
function othersIn(digits: number): number {
  return ((digits + 0x76767676) | digits) & 0x80808080;
}

/** The number of four bytes of one digit each, of which the first comes lowest. */
function numberOf(digits: number): number {
  const pairs = (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
  return (pairs & 0xff) * 100 + (pairs >>> 16);
}

function isWord(code: number): boolean {
  if (code <= SPACE || code === SEMICOLON || code === SLASH) return false;
  return code !== 0x22 && code !== 0x7b && code !== 0x7d;
}

/** A number that few other words have. */
export function wordNumber(word: string): number {
  let number = 0;
  for (let i = 0; i < word.length; i++) number = (Math.imul(number, 31) + word.charCodeAt(i)) | 0;
  return number;
}

/** An integer with a bit set. */
function withBit(value: number | undefined, bit: number): number {
  const own = value ?? 0;
  return ((own >>> bit) & 1) === 1 ? own : own + 2 ** bit;
}
