import { Placing } from "../places/placing.ts";
import {
  type DecisionPart,
  type End,
  type WirePosition,
  type Scope,
  Unplaced,
} from "../places/place.ts";
import { bytesOf, decisionAt, numberAt, reachOf } from "../places/read.ts";
import { hasBit } from "../table/facts/bits.ts";
import { membersOf } from "../table/facts/statements.ts";
import type { Field } from "../table/fields/field.ts";
import type { Table } from "../table/table.ts";

/*
 * The shapes of messages: for each value of its masks a message, or an element of a list, has a length, and each member
 * its place. A shape is worked out when it is first met, and then found by the first bytes: the first two look it up in
 * one table, and each further byte that it depends on in a table of its own.
 */

/** A member that is there in a shape, and how it is read. */
export interface Reading {
  /** The column's index. */
  readonly column: number;
  /** Without: it is the same in all messages of this shape, `value`. */
  readonly place: WirePosition | undefined;
  readonly value: number;
}

export interface MessageShape {
  readonly readings: readonly Reading[];
  readonly end: End | undefined;
}

/** In the tables: nothing is known yet, and no shape. What is less names a further table, what is more a shape. */
const UNKNOWN = 0;
export const NONE = -1;

/** This many shapes are remembered, and that many further bytes: messages beyond are decoded. */
const MOST_SHAPES = 8192;
const MOST_BYTES = 5;
const MOST_TABLES = 4096;

/** Longer messages, for which two bytes tell that, are looked up by their shape. */
const MOST_LENGTH = 0xff;

interface Fork {
  readonly name: string;
  readonly parts: readonly DecisionPart[];
  readonly known: ReadonlyMap<string, number>;
  readonly next: Map<number, Step>;
}

/** A fork, the number of a shape, or NONE. */
type Step = Fork | number;

/** The shapes of a message or a struct in one version, as far as columns ask. */
export class MessageShapes {
  /** By number; there is none of number 0. */
  readonly shapes: (MessageShape | undefined)[] = [undefined];
  sizes: Int32Array = new Int32Array(16);
  /** Of shapes that may end a list: how many bytes it takes to see whether one does, and otherwise 0. */
  endSizes: Int32Array = new Int32Array(16);
  /** Of these, where a byte is that only what ends a list has, and that byte: `offset << 8 | byte`. -1: there is none. */
  endBytes: Int32Array = new Int32Array(16);
  /** Where the bytes begin that a shape is looked up by. */
  readonly base: number;
  readonly pairs: Int16Array = new Int16Array(0x10000);
  /**
   * By the first two bytes, where they tell a shape, and that it ends no list: how many bytes such a message has, and
   * `pairs` its shape. 0 where they do not, or nothing is known yet. In a table of their own, as each message waits for
   * the length of the one before: it is small, and stays near the processor. For the same reason both tables are by these
   * bytes as one little-endian number, which is read as it is.
   */
  readonly lengths: Uint8Array = new Uint8Array(0x10000);
  /** By the first byte, where it tells a shape alone. */
  readonly #lasts = new Int16Array(256);
  #more = new Int16Array(256);
  #tables = 0;
  readonly #first: Step;

  /**
   * @param at where its fields begin
   * @param names those of the columns
   */
  constructor(
    readonly table: Table,
    readonly version: number,
    readonly fields: readonly Field[],
    readonly at: number,
    readonly names: readonly string[],
  ) {
    this.#first = this.#step(new Map());
    this.base = typeof this.#first === "number" ? 0 : this.#first.parts[0]!.place.offset;
  }

  /** Whether all of them are decoded. */
  get isNone(): boolean {
    return this.#first === NONE;
  }

  /** Where the list begins that the only name is of, in the message at `start`; -1 where it is to be decoded. */
  listAt(view: DataView, start: number): number {
    if (start + this.base + 2 > view.byteLength) return -1;
    const shape = this.shapeAt(view, start);
    const place = shape === NONE ? undefined : this.shapes[shape]!.readings[0]?.place;
    // In this arm the member of that name may be a number.
    if (place === undefined || place.type !== undefined) return -1;
    return start + place.offset;
  }

  /** The shape of what begins at `start`, two bytes of which are there. NONE: it is to be decoded. */
  shapeAt(view: DataView, start: number): number {
    const at = start + this.base;
    let found = this.pairs[view.getUint16(at, true)]!;
    const last = view.byteLength - at;
    for (let depth = 2; found < NONE && depth < last; depth++)
      found = this.#more[(-2 - found) * 256 + view.getUint8(at + depth)]!;
    return found > UNKNOWN ? found : this.#further(view, start, view.byteLength);
  }

  /** The same where the view may end after the first of the two bytes: NONE where a shape depends on the second. */
  lastShapeAt(view: DataView, start: number): number {
    const at = start + this.base;
    if (at >= view.byteLength) return NONE;
    const byte = view.getUint8(at);
    if (this.#lasts[byte] === UNKNOWN) this.#lasts[byte] = this.#learn(view, start, 1) ?? NONE;
    return this.#lasts[byte]!;
  }

  #further(view: DataView, start: number, end: number): number {
    const at = start + this.base;
    let entries = this.pairs;
    let entry = view.getUint16(at, true);
    for (let depth = 2; ; depth++) {
      if (entries[entry] === UNKNOWN) {
        const learned = this.#learn(view, start, depth) ?? this.#table();
        if (entries !== this.pairs) entries = this.#more;
        entries[entry] = learned;
        if (depth === 2 && learned > UNKNOWN && this.#goesOn(view, start, learned))
          this.#keepLength(entry, learned);
      }
      const found = entries[entry]!;
      if (found >= NONE) return found;
      if (at + depth >= end) return NONE;
      entries = this.#more;
      entry = (-2 - found) * 256 + view.getUint8(at + depth);
    }
  }

  #keepLength(pair: number, shape: number): void {
    const size = this.sizes[shape]!;
    if (size <= MOST_LENGTH) this.lengths[pair] = size;
  }

  /** Whether two bytes tell of what begins at `start` that it ends no list. */
  #goesOn(view: DataView, start: number, shape: number): boolean {
    const { end } = this.shapes[shape]!;
    if (end === undefined) return true;
    const after = end.place.offset + bytesOf(end.place);
    return after <= this.base + 2 && this.endAt(view, start, shape) === undefined;
  }

  /** Whether the element of that shape at `start` ends a list, where one of that shape may, and all bytes that say so are there. */
  endsAt(view: DataView, start: number, shape: number): boolean {
    const byte = this.endBytes[shape]!;
    if (byte >= 0 && view.getUint8(start + (byte >> 8)) !== (byte & 0xff)) return false;
    return this.endAt(view, start, shape) !== undefined;
  }

  /** What ends a list, where the element of that shape at `start` does. */
  endAt(view: DataView, start: number, shape: number): End | undefined {
    const { end } = this.shapes[shape]!;
    if (end === undefined) return undefined;
    return numberAt(view, start + end.place.offset, end.place) === end.value ? end : undefined;
  }

  /** What follows that many bytes, of those that a shape depends on: all of them are there. Undefined: more bytes. */
  #learn(view: DataView, start: number, depth: number): number | undefined {
    let step = this.#first;
    while (typeof step !== "number") {
      // What decides precedes what shapes are looked up by.
      if (step.parts.some(({ place, isNext }) => !isNext && place.offset < this.base)) return NONE;
      const value = decisionAt(view, start, step.parts, this.base + depth);
      if (value === undefined)
        return reachOf(step.parts) - this.base > MOST_BYTES ? NONE : undefined;
      step = this.#decided(step, value);
    }
    return step;
  }

  #table(): number {
    if (this.#tables === MOST_TABLES) return NONE;
    const index = this.#tables++;
    if ((index + 1) * 256 > this.#more.length) {
      const larger = new Int16Array(2 * this.#more.length);
      larger.set(this.#more);
      this.#more = larger;
    }
    return -2 - index;
  }

  #decided(fork: Fork, value: number): Step {
    let step = fork.next.get(value);
    if (step === undefined) {
      step = this.#step(new Map([...fork.known, [fork.name, value]]));
      fork.next.set(value, step);
    }
    return step;
  }

  #step(known: ReadonlyMap<string, number>): Step {
    if (this.shapes.length > MOST_SHAPES) return NONE;
    const { table, version, at, fields } = this;
    try {
      const placed = new Placing(table, version, at, known).place(undefined, fields);
      if (!("scope" in placed)) return { ...placed, known, next: new Map() };
      if (listsIn(placed.scope).some((name) => !this.names.includes(name))) return NONE;
      return this.#shape(placed.scope, placed.size, placed.end);
    } catch (error) {
      if (error instanceof Unplaced) return NONE;
      throw error;
    }
  }

  #shape(scope: Scope, size: number, end: End | undefined): number {
    const number = this.shapes.length;
    if (number === this.sizes.length) {
      this.sizes = twiceAsLong(this.sizes);
      this.endSizes = twiceAsLong(this.endSizes);
      this.endBytes = twiceAsLong(this.endBytes);
    }
    this.sizes[number] = size;
    this.endSizes[number] = end?.size ?? 0;
    this.endBytes[number] = end === undefined ? -1 : endByteOf(end);
    const readings = this.names.flatMap((name, column) => readingOf(scope, name, column) ?? []);
    this.shapes.push({ readings, end });
    return number;
  }
}

function twiceAsLong(numbers: Int32Array): Int32Array {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

/** The lowest byte of the number that ends a list, and where it is. */
function endByteOf({ place, value }: End): number {
  return (place.offset << 8) | (value & 0xff);
}

/** The lists that a shape has, which take as many bytes as they like: those of the structs in it by no name. */
function listsIn({ fields, places, structs }: Scope): string[] {
  const own = fields.flatMap((field) =>
    field.kind === "value" && field.type.kind === "list" && places.has(field.name)
      ? [field.name]
      : [],
  );
  return [...own, ...[...structs.values()].flatMap((inner) => listsIn(inner).map(() => ""))];
}

/** Whether a member is a list up to an element that ends it, with nothing after it. */
function isLastList({ fields }: Scope, name: string): boolean {
  const last = fields.at(-1);
  if (last?.kind !== "value" || last.name !== name || last.type.kind !== "list") return false;
  return last.type.ends === "element";
}

function readingOf(scope: Scope, name: string, column: number): Reading | undefined {
  const mask = scope.masks.get(name);
  if (mask !== undefined) return { column, place: undefined, value: mask >>> 0 };
  const member = membersOf(scope.fields).get(name);
  if (member?.kind === "bit") {
    const flags = scope.masks.get(member.mask);
    if (flags === undefined) throw new Unplaced();
    return { column, place: undefined, value: hasBit(flags, member.bit) ? 1 : 0 };
  }
  const place = scope.places.get(name);
  if (place === undefined) return undefined;
  if (place.type === undefined && !isLastList(scope, name)) throw new Unplaced();
  return { column, place, value: 0 };
}
