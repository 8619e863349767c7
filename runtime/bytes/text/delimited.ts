import { DecodeError, EncodeError } from "../../errors/errors.ts";
import type { Form } from "../numbers/forms.ts";
import { passBytes, type Reader, takeBytes } from "../reader.ts";
import { bytesToText, textToBytes } from "./text.ts";
import { decodeUtf8, encodeUtf8 } from "./utf8.ts";
import { type Writer, writeBytes } from "../writer.ts";

/* Texts and bytes that tell where they end: after their number, or at a byte. */

/** What bytes are shown as. @typeParam T its values */
export interface Shown<T> {
  /** Reads that many bytes. Throws DecodeError when the count is negative or more than is left. */
  read(r: Reader, count: number): T;
  /** Throws EncodeError for what no bytes are shown as. */
  encode(value: T): Uint8Array;
}

/** Text in UTF-8. Bytes that are part of no character become lone surrogates. */
export const utf8: Shown<string> = {
  read(r, count) {
    passBytes(r, count);
    return decodeUtf8(r.bytes, r.offset - count, r.offset);
  },
  encode: encodeUtf8,
};

/** A character a byte. */
export const latin1: Shown<string> = {
  read(r, count) {
    passBytes(r, count);
    return bytesToText(r.bytes, r.offset - count, r.offset);
  },
  encode(text) {
    if (typeof text !== "string") throw new EncodeError("is missing or not a string");
    return textToBytes(text);
  },
};

/** Bytes as they are. */
export const plainBytes: Shown<Uint8Array> = {
  read: takeBytes,
  encode(bytes) {
    if (!(bytes instanceof Uint8Array)) throw new EncodeError("is missing or not a Uint8Array");
    return bytes;
  },
};

class Counted<T> implements Form<T> {
  readonly #shown: Shown<T>;
  readonly #length: Form<number>;

  constructor(shown: Shown<T>, length: Form<number>) {
    this.#shown = shown;
    this.#length = length;
  }

  read(r: Reader): T {
    return this.#shown.read(r, this.#length.read(r));
  }

  skip(r: Reader): void {
    passBytes(r, this.#length.read(r));
  }

  write(w: Writer, value: T, how?: number): void {
    const bytes = this.#shown.encode(value);
    this.#length.write(w, bytes.length, how);
    writeBytes(w, bytes);
  }

  /** Those of its length. */
  variantAt(r: Reader, at: number): number {
    return this.#length.variantAt(r, at);
  }

  oddAt(r: Reader, at: number): number | undefined {
    return this.#length.oddAt(r, at);
  }
}

/** Text or bytes after their number. */
export function counted<T>(shown: Shown<T>, length: Form<number>): Form<T> {
  return new Counted(shown, length);
}

class Ended<T> implements Form<T> {
  readonly #shown: Shown<T>;
  readonly #ends: readonly number[];
  readonly #cut: number;

  constructor(shown: Shown<T>, ends: readonly number[], cut: number) {
    this.#shown = shown;
    this.#ends = ends;
    this.#cut = cut;
  }

  read(r: Reader): T {
    const end = this.#endAt(r, r.offset);
    const count = end - r.offset;
    const value = this.#shown.read(r, count);
    if (count < this.#cut) r.offset++;
    return value;
  }

  skip(r: Reader): void {
    const end = this.#endAt(r, r.offset);
    r.offset = end - r.offset === this.#cut ? end : end + 1;
  }

  write(w: Writer, value: T, how?: number): void {
    const bytes = this.#shown.encode(value);
    if (bytes.length > this.#cut)
      throw new EncodeError(`has ${bytes.length} bytes: a reader stops after ${this.#cut}`);
    const at = bytes.findIndex((byte) => this.#ends.includes(byte));
    if (at >= 0) throw new EncodeError(`byte ${at} is ${bytes[at]}, which ends it`);
    writeBytes(w, bytes);
    if (bytes.length === this.#cut) return;
    const isEnd = how !== undefined && this.#ends.includes(how);
    writeBytes(w, Uint8Array.of(isEnd ? how : this.#ends[0]!));
  }

  /** The byte that ended it. One that was cut has none, and could be taken to have had the usual one. */
  variantAt(r: Reader, at: number): number {
    const end = this.#endAt(r, at);
    return end - at === this.#cut ? this.#ends[0]! : r.bytes[end]!;
  }

  oddAt(r: Reader, at: number): number | undefined {
    const end = this.variantAt(r, at);
    return end === this.#ends[0] ? undefined : end;
  }

  /** Where the byte is that ends it, or after the last one where it is cut. */
  #endAt(r: Reader, start: number): number {
    const limit = Math.min(r.end, start + this.#cut);
    for (let at = start; at < limit; at++) if (this.#ends.includes(r.bytes[at]!)) return at;
    if (limit - start === this.#cut) return limit;
    throw new DecodeError("the bytes end before what ends a text", { path: [], offset: r.end });
  }
}

/**
 * Text or bytes up to one of some bytes.
 *
 * @param ends those bytes, the usual one first
 * @param cut after that many bytes it ends without
 */
export function ended<T>(
  shown: Shown<T>,
  ends: readonly number[],
  cut: number = Number.POSITIVE_INFINITY,
): Form<T> {
  return new Ended(shown, ends, cut);
}

/** Reads them up to the reader's end. */
export function allRead<T>(form: Pick<Form<T>, "read">, r: Reader): T[] {
  const list: T[] = [];
  while (r.offset < r.end) list.push(form.read(r));
  return list;
}
