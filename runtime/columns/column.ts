import { decodeUtf8, encodeUtf8 } from "../bytes/text/utf8.ts";
import type { ColumnType, ElementType } from "./element-types.ts";
import { countBits } from "./validity.ts";

/** The numbers of a column. */
export type ColumnValues =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array
  | BigUint64Array
  | BigInt64Array;

/** The values of a member, one after the other. What is laid out is laid out as Arrow does it. */
export interface Column extends ElementType {
  readonly name: string;
  readonly length: number;
  /**
   * `size` numbers a row, 0 where there are none; flags are 0 or 1. Of texts and bytes: all of their bytes. Columns of few
   * rows may share a buffer: who transfers buffers names each once.
   */
  readonly values: ColumnValues;
  /** Of texts and bytes: where each begins, and after the last one where it ends. */
  readonly offsets?: Int32Array;
  /** A bit a row, the lowest of each byte first: set where there is a value. Without: there is one in all rows. */
  readonly validity?: Uint8Array;
  /** Rows without a value. */
  readonly nulls: number;
}

/** Columns of the same rows. */
export interface Columns {
  /** How many rows there are. */
  readonly length: number;
  readonly columns: Readonly<Record<string, Column>>;
}

const ARRAYS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
  u64: BigUint64Array,
  i64: BigInt64Array,
  bool: Uint8Array,
} as const;

/** Arrays of nothing, which need not be made for each column; none of texts and bytes. */
const EMPTY = /* @__PURE__ */ Object.fromEntries(
  Object.entries(ARRAYS).map(([type, array]) => [type, new array(0)]),
) as Partial<Record<ColumnType, ColumnValues>>;

/** They are in arrays of their own sort, which take no other numbers. */
const BIG: ReadonlySet<ColumnType> = new Set(["u64", "i64"]);

/** The value of a row as decoding gives it: undefined where there is none. */
export function valueAt(column: Column, row: number): unknown {
  const { type, size, isArray, values, offsets, validity } = column;
  if (validity !== undefined && ((validity[row >> 3]! >> (row & 7)) & 1) === 0) return undefined;
  if (offsets !== undefined) {
    const bytes = (values as Uint8Array).subarray(offsets[row], offsets[row + 1]);
    if (type === "bytes") return bytes;
    return type === "utf8" ? decodeUtf8(bytes) : latin1(bytes);
  }
  if (type === "bool") return values[row] === 1;
  if (isArray !== true) return values[row];
  return Array.from(values.subarray(row * size, (row + 1) * size) as ArrayLike<unknown>);
}

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** A column that grows. */
export class GrowingColumn {
  /** Zeros after the last row, or what was there before. */
  values: ColumnValues;
  /** Bits of the rows that have a value; without, all have one. */
  validity: Uint8Array | undefined;
  offsets: Int32Array | undefined;
  #bytes = 0;

  /** There is room for that many rows. */
  #room = 0;
  /** Other numbers may be in it. */
  #isOld = false;
  /** A bitmap that nobody needs any more. */
  #oldValidity: Uint8Array | undefined;

  /** @param old a column that nobody needs any more */
  constructor(
    readonly name: string,
    readonly elementType: ElementType,
    old?: Column,
  ) {
    const { type, size } = elementType;
    const empty = EMPTY[type];
    this.values = empty ?? EMPTY.bool!;
    if (empty === undefined) this.offsets = new Int32Array(1);
    else if (old?.type === type && !BIG.has(type) && old.values.length > 0) {
      this.values = old.values;
      this.#room = Math.floor(old.values.length / size);
      this.#isOld = true;
      this.#oldValidity = old.validity;
    }
  }

  get room(): number {
    return this.#room;
  }

  /** How many bytes that many rows take; of texts 0, as nobody knows. */
  bytesOf(rows: number): number {
    if (this.offsets !== undefined) return 0;
    return rows * this.elementType.size * this.values.BYTES_PER_ELEMENT;
  }

  /** Makes room for that many rows. */
  grow(rows: number): void {
    if (rows <= this.#room) return;
    this.#room = rows;
    if (this.validity !== undefined) this.validity = grown(this.validity, (rows + 7) >> 3);
    if (this.offsets === undefined) this.values = grown(this.values, rows * this.elementType.size);
    else this.offsets = grown(this.offsets, rows + 1);
  }

  /** The same before there are any, in a buffer's bytes from `at` on. */
  growIn(buffer: ArrayBuffer, at: number, rows: number): void {
    if (rows <= this.#room || this.offsets !== undefined) return this.grow(rows);
    this.#room = rows;
    const array = this.values.constructor as ViewOf<ColumnValues>;
    this.values = new array(buffer, at, rows * this.elementType.size);
  }

  /** From this row on there may be no value: up to it there is one in each row, unless that was said before. Returns the bits. */
  lackFrom(row: number): Uint8Array {
    if (this.validity !== undefined) return this.validity;
    const bytes = (this.#room + 7) >> 3;
    const old = this.#oldValidity;
    this.validity = old?.length === bytes ? old.fill(0) : new Uint8Array(bytes);
    this.markAll(0, row);
    return this.validity;
  }

  /** Says of all rows from one to another that they have a value. */
  markAll(from: number, to: number): void {
    const bits = this.validity;
    if (bits === undefined) return;
    let row = from;
    for (; row < to && (row & 7) !== 0; row++) bits[row >> 3]! |= 1 << (row & 7);
    const bytes = (to - row) >> 3;
    if (bytes > 0) bits.fill(0xff, row >> 3, (row >> 3) + bytes);
    for (row += Math.max(0, bytes) * 8; row < to; row++) bits[row >> 3]! |= 1 << (row & 7);
  }

  /** Where there is no value there are zeros. */
  clear(row: number): void {
    const { size } = this.elementType;
    const end = (row + 1) * size;
    if (this.#isOld) for (let i = row * size; i < end; i++) this.values[i] = 0;
  }

  /** Sets the values of the rows from `base` on, which have none, to the members of as many objects. */
  setAll(base: number, rows: readonly object[]): void {
    const { name } = this;
    const end = base + rows.length;
    this.markAll(base, end);
    for (let row = base; row < end; row++) {
      const value = (rows[row - base] as Readonly<Record<string, unknown>>)[name];
      if (value !== undefined) this.#set(row, value);
      else {
        this.lackFrom(end)[row >> 3]! &= ~(1 << (row & 7));
        this.clear(row);
      }
      this.endTexts(row, row + 1);
    }
  }

  #set(row: number, value: unknown): void {
    if (this.offsets !== undefined) this.#append(value as string | Uint8Array);
    else if (this.elementType.isArray === true)
      this.values.set(value as never, row * this.elementType.size);
    else this.values[row] = value as never;
  }

  /** Of texts: rows after which the last text ends. */
  endTexts(from: number, to: number): void {
    this.offsets?.fill(this.#bytes, from + 1, to + 1);
  }

  #append(value: string | Uint8Array): void {
    const bytes = typeof value === "string" ? this.#encoded(value) : value;
    const end = this.#bytes + bytes.length;
    if (end > this.values.length)
      this.values = grown(this.values, Math.max(end, 2 * this.values.length));
    (this.values as Uint8Array).set(bytes, this.#bytes);
    this.#bytes = end;
  }

  #encoded(text: string): Uint8Array {
    if (this.elementType.type === "utf8") return encodeUtf8(text);
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  }

  finish(rows: number): Column {
    const { name, elementType, offsets, validity } = this;
    const { type, size } = elementType;
    const nulls = validity === undefined ? 0 : rows - countBits(validity);
    const values = cut(this.values, offsets === undefined ? rows * size : this.#bytes);
    const found: { -readonly [K in keyof Column]: Column[K] } = {
      name,
      type,
      size,
      length: rows,
      values,
      nulls,
    };
    if (elementType.isArray === true) found.isArray = true;
    if (offsets !== undefined) found.offsets = cut(offsets, rows + 1);
    if (nulls > 0) found.validity = cut(validity!, (rows + 7) >> 3);
    return found;
  }
}

/** The first numbers of an array. A view is made where that is not all of it: it takes as long as to fill some rows. */
function cut<A extends ColumnValues>(values: A, length: number): A {
  // What is transferred elsewhere must be of one column only. Of another array it is made faster than of a length of 0.
  if (values.length === 0) return new (values.constructor as ArrayOf<A>)(values);
  return values.length === length ? values : (values.subarray(0, length) as A);
}

/** V8 holds arrays of up to this many bytes itself: a larger one takes as long to make as ten such. */
const HELD = 64;

/** What is kept, or sent elsewhere, takes the others along: no more than this many bytes. */
const MOST_TOGETHER = 4096;

/** Makes room in columns that have no rows yet, in one buffer where that is quicker. */
export function growTogether(columns: readonly GrowingColumn[], rows: number): void {
  let [all, most] = [0, 0];
  for (const column of columns) {
    const bytes = column.bytesOf(rows);
    all += aligned(bytes);
    if (bytes > most) most = bytes;
  }
  const buffer = most > HELD && all <= MOST_TOGETHER ? new ArrayBuffer(all) : undefined;
  let at = 0;
  for (const column of columns) {
    if (buffer === undefined) column.grow(rows);
    else column.growIn(buffer, at, rows);
    at += aligned(column.bytesOf(rows));
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

type ViewOf<A> = new (buffer: ArrayBuffer, at: number, length: number) => A;
type ArrayOf<A> = new (values: number | A) => A;

function grown<A extends ColumnValues>(values: A, length: number): A {
  const larger = new (values.constructor as ArrayOf<A>)(length);
  if (values.length > 0) larger.set(values as never);
  return larger;
}
