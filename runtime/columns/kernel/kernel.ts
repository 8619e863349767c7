import * as at from "./memory.ts";
import { moduleBytes, type Sign, type Stored } from "./module.ts";

/**
 * Stores a number of that many records, one after the other: of the words that are `from` the first one, that which is
 * left of them when they are moved `left` and then `right`, times `factor`.
 */
type Loop = (count: number, from: number, left: number, right: number, factor: number) => void;

/** The kernel, and its memory as it is filled and read. */
export interface Kernel {
  readonly places: Int32Array;
  /** With `AROUND` zeros before it, and as many after the last. */
  readonly shapes: Uint16Array;
  readonly bytes: Uint8Array;
  /** What was stored. */
  readonly out: ArrayBuffer;
  /** Makes records of that many rows by a table, where `bytes` begin with what is at the place `first`. */
  gather(count: number, first: number, table: Uint8Array): void;
  readonly loops: Readonly<Record<`${Sign} ${Stored}`, Loop>>;
  /** Marks what `count` times eight rows have, those from `ahead` rows before the first on; the table has two words a shape, a byte for each column. */
  mark(count: number, ahead: number, table: Uint8Array): void;
}

let made: Kernel | null | undefined;

/** The kernel; null where nothing may be compiled. It is for one who fills at a time, and remembers tables alone. */
export function kernel(): Kernel | null {
  if (made === undefined) made = tryMake();
  return made;
}

function tryMake(): Kernel | null {
  try {
    return newKernel();
  } catch {
    // A page's policy may refuse it, and some machines have none.
    return null;
  }
}

/** As much of it as is needed: without a browser's types, TypeScript knows nothing of it. */
interface Assembly {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { exports: Readonly<Record<string, unknown>> };
}

/** What the functions are given besides: addresses. */
interface Functions {
  gather(count: number, more: number, table: number): void;
  mark(count: number, shapes: number, table: number): void;
}

/** A kernel with memory of its own. Throws where nothing may be compiled. */
export function newKernel(): Kernel {
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
  const { exports } = new Instance(new Module(moduleBytes()));
  const { buffer } = exports.memory as { buffer: ArrayBuffer };
  const { gather, mark } = exports as unknown as Functions;
  const tables = new Tables(buffer);
  return {
    places: new Int32Array(buffer, at.PLACES, at.MOST_ROWS),
    shapes: new Uint16Array(buffer, at.SHAPES, at.MOST_ROWS + at.AROUND),
    bytes: new Uint8Array(buffer, at.BYTES, at.SPAN + at.SLACK),
    out: buffer,
    gather: (count, first, table) => gather(count, at.BYTES - first, tables.placeOf(table)),
    loops: exports as Kernel["loops"],
    mark: (count, ahead, table) => mark(count, at.SHAPES - 2 * ahead, tables.placeOf(table)),
  };
}

/** The tables that were last asked for. Where there are many shapes, to bring them takes as long as to fill a column. */
class Tables {
  readonly #kept: Uint8Array[] = [];
  #next = 0;

  constructor(readonly memory: ArrayBuffer) {}

  /** Where a table is, whose bytes never change. */
  placeOf(table: Uint8Array): number {
    let index = this.#kept.indexOf(table);
    if (index < 0) {
      index = this.#next;
      this.#next = (index + 1) % at.TABLES;
      this.#kept[index] = table;
      new Uint8Array(this.memory, at.TABLE + index * at.MOST_TABLE).set(table);
    }
    return at.TABLE + index * at.MOST_TABLE;
  }
}
