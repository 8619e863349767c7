/*
 * The loop that brings a member of many rows into a column, in WebAssembly. V8 looks at an array's map, its length and
 * its memory anew for each element that JavaScript reads or stores, which here is most of the work; and no jump hangs on
 * what a row has: what it lacks is masked away.
 *
 * A shape tells four words of each member: what to add to a row's place, which bits of the four bytes there are the
 * number, which of them is the sign, and what to add to the number. So what is the same in all messages of a shape has no
 * bits, and what is not there is nothing but zeros.
 */

/** What is stored of a number, in the order of the kernel's functions. */
export type Stored = "i8" | "i16" | "i32" | "f32" | "f64";

/** How a number is loaded: of one sign and size, or as its words say. */
export type Loaded = "plain" | "signed8" | "signed16" | "any";

/** So many rows are brought into the columns at once. */
export const MOST_ROWS = 4096;

/** The rows stand in so many bytes, of which the last row may take more: up to `SLACK`. */
export const SPAN = 1 << 16;
export const SLACK = 1 << 12;

/** Bytes that a row may take in a column. */
export const MOST_STEP = 32;

/** Words that a shape tells of a member. */
export const WORDS = 4;
export const MOST_TABLE = 8193 * WORDS;

/** Of so many columns it is marked at once what rows have of them. */
export const TOGETHER = 8;

/** Rows of no shape, in front of the first one and behind the last. */
export const AROUND = 8;

/** Where in its memory the kernel has everything. */
const PLACES = 0;
const SHAPES = PLACES + 4 * MOST_ROWS + 2 * AROUND;
const OUT = SHAPES + 2 * MOST_ROWS + 2 * AROUND;
/** Bytes of a bitmap of the rows. */
export const MARKS = MOST_ROWS / 8 + 1;
const TABLE = OUT + MOST_STEP * MOST_ROWS;
const BYTES = TABLE + 4 * MOST_TABLE;
const PAGES = Math.ceil((BYTES + SPAN + SLACK + 4) / 0x10000);

/** Fills `count` rows, each `step` bytes behind the one before it, `out` bytes from the first. */
type Loop = (count: number, more: number, out: number, step: number, factor: number) => void;

/** Makes a byte of each bitmap from eight shapes, so many times. */
type Mark = (count: number, shapes: number, out: number) => void;

/** The kernel, and its memory as it is filled and read. */
export interface Kernel {
  readonly places: Int32Array;
  /** With `AROUND` zeros in front, and as many behind the last. */
  readonly shapes: Uint16Array;
  readonly table: Int32Array;
  readonly bytes: Uint8Array;
  /** What was stored. */
  readonly out: ArrayBuffer;
  /** Where in it that begins. */
  readonly outAt: number;
  /** What makes an address of a place, where `bytes` begin with what stands at the place `first`. */
  moreFor(first: number): number;
  readonly loops: Readonly<Record<`${Loaded} ${Stored}`, Loop>>;
  /** Marks what `count` times eight rows have, those from `ahead` rows before the first on; `table` has two words a shape, a byte for each column. */
  mark(count: number, ahead: number): void;
}

let made: Kernel | null | undefined;

/** The kernel; null where nothing may be compiled. It is for one who fills at a time, and remembers nothing. */
export function kernel(): Kernel | null {
  if (made === undefined) made = tryMake();
  return made;
}

function tryMake(): Kernel | null {
  try {
    return make();
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

function make(): Kernel {
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
  const { exports } = new Instance(new Module(moduleBytes()));
  const { buffer } = exports.memory as { buffer: ArrayBuffer };
  return {
    places: new Int32Array(buffer, PLACES, MOST_ROWS),
    shapes: new Uint16Array(buffer, SHAPES, MOST_ROWS + AROUND),
    table: new Int32Array(buffer, TABLE, MOST_TABLE),
    bytes: new Uint8Array(buffer, BYTES, SPAN + SLACK),
    out: buffer,
    outAt: OUT,
    moreFor: (first) => BYTES - first,
    loops: exports as Kernel["loops"],
    mark: (count, ahead) => (exports.mark as Mark)(count, SHAPES - 2 * ahead, OUT),
  };
}

/** The instructions; all four words are looked at where there is none. */
const LOADS: Readonly<Record<Loaded, number | undefined>> = {
  plain: 0x28,
  signed8: 0x2c,
  signed16: 0x2e,
  any: undefined,
};

/** What turns the number on the stack into what is stored, and stores it. */
const STORES: Readonly<Record<Stored, readonly number[]>> = (() => {
  const [i8, i16, i32, f32, f64] = [0x3a, 0x3b, 0x36, 0x38, 0x39].map((store) => [store, 0, 0]);
  // The number as a float, by the factor. Floats of 32 bits hold all that are stored in such.
  const [single, scaled] = [
    [0xb2, 0x20, 4, 0x94],
    [0xb7, 0x20, 4, 0xa2],
  ];
  return {
    i8: i8!,
    i16: i16!,
    i32: i32!,
    f32: [...single!, ...f32!],
    f64: [...scaled!, ...f64!],
  };
})();

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** The module: a function for each kind that is stored, one that marks, and the memory. */
function moduleBytes(): Uint8Array {
  const loops = (Object.keys(LOADS) as Loaded[]).flatMap((loaded) =>
    (Object.keys(STORES) as Stored[]).map((stored) => ({ loaded, stored })),
  );
  const exported = [...text("memory"), 2, 0];
  const functions = loops.map(({ loaded, stored }, i) => [...text(`${loaded} ${stored}`), 0, i]);
  const types = [
    [0x60, 5, I32, I32, I32, I32, F64, 0],
    [0x60, 5, I32, I32, I32, I32, F32, 0],
    [0x60, 3, I32, I32, I32, 0],
  ];
  const typesOf = [...loops.map(({ stored }) => [stored === "f32" ? 1 : 0]), [2]];
  const bodies = loops.map(({ loaded, stored }) => sized(loop(LOADS[loaded], STORES[stored])));
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, types),
    ...section(3, typesOf),
    ...section(5, [[0, ...unsigned(PAGES)]]),
    ...section(7, [exported, ...functions, [...text("mark"), 0, loops.length]]),
    ...section(10, [...bodies, sized(marks())]),
  ]);
}

const [I32, I64, F32, F64] = [0x7f, 0x7e, 0x7d, 0x7c];
const [GET, SET, TEE, CONST, CONST64] = [0x20, 0x21, 0x22, 0x41, 0x42];
const [ADD, SUB, AND, XOR, SHL] = [0x6a, 0x6b, 0x71, 0x73, 0x74];
const [OR64, SHL64, SHR64] = [0x84, 0x86, 0x88];
const [LOAD, LOAD64, LOAD16, STORE8] = [0x28, 0x29, 0x2f, 0x3c];

/** A function's body: what stands in it again and again, until it leaves zero. */
function repeated(locals: readonly number[], body: readonly number[]): number[] {
  return [...locals, 0x03, 0x40, ...body, 0x0d, 0, 0x0b, 0x0b];
}

/** Any alignment will do. */
function memory(instruction: number, at: number): number[] {
  return [instruction, 0, ...unsigned(at)];
}

/** Until `count`, which is at least 1, is 0. */
function counted(count: number): number[] {
  return [GET, count, CONST, 1, SUB, TEE, count];
}

function step(pointer: number, bytes: readonly number[]): number[] {
  return [GET, pointer, ...bytes, ADD, SET, pointer];
}

function loop(load: number | undefined, store: readonly number[]): number[] {
  // Behind the parameters: twice the row's index, and where the words of its shape are.
  const [count, more, out, size, row, words] = [0, 1, 2, 3, 5, 6];
  const shift = [CONST, Math.log2(4 * WORDS), SHL];
  const shape = [GET, row, ...memory(LOAD16, SHAPES), ...shift, TEE, words];
  const place = [GET, row, CONST, 1, SHL, ...memory(LOAD, PLACES)];
  const address = [...shape, ...memory(LOAD, TABLE), ...place, ADD, GET, more, ADD];
  const word = (i: number) => [GET, words, ...memory(LOAD, TABLE + 4 * i)];
  const bits = [...address, ...memory(load ?? LOAD, 0), ...word(1), AND];
  const number = load === undefined ? [...bits, ...word(2), XOR, ...word(3), ADD] : bits;
  const next = [...step(out, [GET, size]), ...step(row, [CONST, 2])];
  return repeated([1, 2, I32], [GET, out, ...number, ...store, ...next, ...counted(count)]);
}

/** The words of eight rows, each moved by one bit more, are a byte of each bitmap. */
function marks(): number[] {
  const [count, shapes, out, words] = [0, 1, 2, 3];
  const eight = Array.from({ length: 8 }, (_, i) => i);
  const word = (i: number) => {
    const shape = [GET, shapes, ...memory(LOAD16, 2 * i), CONST, 3, SHL];
    return [...shape, ...memory(LOAD64, TABLE)];
  };
  const rows = eight.flatMap((i) => [...word(i), ...(i === 0 ? [] : [CONST64, i, SHL64, OR64])]);
  const stores = eight.flatMap((i) => {
    const byte = i === 0 ? [] : [CONST64, ...signed(8 * i), SHR64];
    return [GET, out, GET, words, ...byte, ...memory(STORE8, i * MARKS)];
  });
  const next = [...step(shapes, [CONST, 16]), ...step(out, [CONST, 1])];
  return repeated([1, 1, I64], [...rows, SET, words, ...stores, ...next, ...counted(count)]);
}

/** Of two bytes at most. */
function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, value >> 7];
}

function section(id: number, entries: readonly (readonly number[])[]): number[] {
  return [id, ...sized([...unsigned(entries.length), ...entries.flat()])];
}

function sized(bytes: readonly number[]): number[] {
  return [...unsigned(bytes.length), ...bytes];
}

function text(name: string): number[] {
  return sized([...name].map((character) => character.charCodeAt(0)));
}

/** Seven bits a byte, the lowest first. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}
