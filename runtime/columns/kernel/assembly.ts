/* WebAssembly, as far as the kernel is made of it. */

export const [I32, I64, F32, F64, V128] = [0x7f, 0x7e, 0x7d, 0x7c, 0x7b] as const;
export const [GET, SET, TEE, CONST, CONST64] = [0x20, 0x21, 0x22, 0x41, 0x42] as const;
export const [ADD, SUB, SHL, MORE] = [0x6a, 0x6b, 0x74, 0x4a] as const;
export const [OR64, SHL64, SHR64] = [0x84, 0x86, 0x88] as const;
export const [LOAD, LOAD64, LOAD16, STORE8] = [0x28, 0x29, 0x2f, 0x3c] as const;

/** An instruction for 16 bytes. */
const simd = (instruction: number) => [0xfd, ...unsigned(instruction)];

export const LOAD128 = simd(0);
export const STORE128 = simd(11);
export const SHUFFLE = simd(13);
export const SWIZZLE = simd(14);
export const OR128 = simd(80);
export const SHL_WORDS = simd(171);
export const SHR_WORDS = { signed: simd(172), unsigned: simd(173) } as const;
/** Two times four words to eight of 16 bits, and two times eight of these to bytes. */
export const TO_I16 = { signed: simd(133), unsigned: simd(134) } as const;
export const TO_I8 = { signed: simd(101), unsigned: simd(102) } as const;
/** Words to floats, of 64 bits the first two; and their products. */
export const TO_F32 = simd(250);
export const TO_F64 = simd(254);
export const [ALL_F32, ALL_F64, MUL_F32, MUL_F64] = [19, 20, 230, 242].map(simd) as [
  number[],
  number[],
  number[],
  number[],
];

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const PAGE = 0x10000;

/** A function, and under which name it is known. */
export interface Exported {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly body: readonly number[];
}

/** A module of these functions, which return nothing, with that many bytes of `memory`. */
export function moduleOf(functions: readonly Exported[], bytes: number): Uint8Array {
  const exported = functions.map(({ name }, i) => [...text(name), 0, i]);
  return Uint8Array.from([
    ...MAGIC,
    ...section(
      1,
      functions.map(({ parameters }) => [0x60, ...sized(parameters), 0]),
    ),
    ...section(
      3,
      functions.map((_, i) => unsigned(i)),
    ),
    ...section(5, [[0, ...unsigned(Math.ceil(bytes / PAGE))]]),
    ...section(7, [[...text("memory"), 2, 0], ...exported]),
    ...section(
      10,
      functions.map(({ body }) => sized(body)),
    ),
  ]);
}

/** A function's body, with locals of these types: what is in it again and again, until it leaves zero. */
export function repeated(locals: readonly number[], body: readonly number[]): number[] {
  const own = locals.map((type) => [1, type]);
  return [own.length, ...own.flat(), 0x03, 0x40, ...body, 0x0d, 0, 0x0b, 0x0b];
}

/** Loads from, or stores at, the address on the stack and `at` more. Any alignment will do. */
export function memory(instruction: number | readonly number[], at: number): number[] {
  return [...[instruction].flat(), 0, ...unsigned(at)];
}

/** Adds to a local number. */
export function step(pointer: number, bytes: number): number[] {
  return [GET, pointer, CONST, ...signed(bytes), ADD, SET, pointer];
}

/** This many fewer: whether there are more. */
export function counted(count: number, by: number): number[] {
  return [GET, count, CONST, by, SUB, TEE, count, CONST, 0, MORE];
}

/** Of two vectors' words, 0 to 3 and 4 to 7, four. */
export function words(...four: readonly number[]): number[] {
  return [...SHUFFLE, ...four.flatMap((word) => [0, 1, 2, 3].map((i) => 4 * word + i))];
}

/** Of two bytes at most, and no more than 13 bits. */
export function signed(value: number): number[] {
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
