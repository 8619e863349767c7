import * as A from "./assembly.ts";
import { END, MARKS, OUT, PLACES, RECORD, SHAPES, REACH, WORD, WORDS } from "./memory.ts";

/*
 * The loops that bring members of many rows into columns, in WebAssembly. V8 looks at an array's map, its length and its
 * memory anew for each element that JavaScript reads or stores, which here is most of the work; no jump depends on what a
 * row has; and one instruction takes up to 16 bytes.
 *
 * What is dear is to find a member in a row, as it is elsewhere in each shape. So first each row becomes a record, in
 * which all is where it does in all others, and zeros are what the row lacks: a shape tells which of a row's bytes
 * are which of the record's, and which bytes are the same in all rows of this shape. Records are stored by their words,
 * the first words of all beside each other, then the second ones. From these, columns are filled.
 */

/** What is stored of a number. */
export const STORED = ["i8", "i16", "i32", "f32", "f64"] as const;
export type Stored = (typeof STORED)[number];

/** Whether the highest bit of a number is a sign. */
export const SIGNS = ["unsigned", "signed"] as const;
export type Sign = (typeof SIGNS)[number];

/** The module: functions that make records, that store numbers of each kind, and that mark. */
export function moduleBytes(): Uint8Array {
  const loops = SIGNS.flatMap((sign) =>
    STORED.map((stored) => ({
      name: `${sign} ${stored}`,
      parameters: [A.I32, A.I32, A.I32, A.I32, stored === "f32" ? A.F32 : A.F64],
      body: loop(sign, stored),
    })),
  );
  const three = [A.I32, A.I32, A.I32];
  return A.moduleOf(
    [
      { name: "gather", parameters: three, body: gather() },
      { name: "mark", parameters: three, body: mark() },
      ...loops,
    ],
    END,
  );
}

/** Four rows at a time. */
function gather(): number[] {
  const [count, more, table, row, reach, first] = [0, 1, 2, 3, 4, 5];
  const four = [0, 1, 2, 3];
  const record = (i: number) => {
    const shape = [A.GET, row, ...A.memory(A.LOAD16, SHAPES + 2 * i)];
    const place = [A.GET, row, A.GET, row, A.ADD, ...A.memory(A.LOAD, PLACES + 4 * i)];
    return [
      [...shape, A.CONST, Math.log2(REACH), A.SHL, A.GET, table, A.ADD, A.TEE, reach],
      [...A.memory(A.LOAD, 2 * RECORD), ...place, A.ADD, A.GET, more, A.ADD],
      [...A.memory(A.LOAD128, 0), A.GET, reach, ...A.memory(A.LOAD128, 0), ...A.SWIZZLE],
      [A.GET, reach, ...A.memory(A.LOAD128, RECORD), ...A.OR128, A.SET, first + i],
    ].flat();
  };
  // Of two records the first two words, or the last two, beside each other.
  const pair = (i: number, word: number) => {
    const both = [A.GET, first + i, A.GET, first + i + 1];
    return [...both, ...A.words(word, word + 4, word + 1, word + 5)];
  };
  const pairs = [0, 2].flatMap((word) =>
    [0, 2].flatMap((i) => [...pair(i, word), A.SET, first + 4 + word + i / 2]),
  );
  const stores = four.flatMap((word) => {
    const from = first + 4 + (word & 2);
    const own = (word & 1) === 0 ? [0, 1, 4, 5] : [2, 3, 6, 7];
    const at = [A.GET, row, A.GET, row, A.ADD];
    const value = [A.GET, from, A.GET, from + 1, ...A.words(...own)];
    return [...at, ...value, ...A.memory(A.STORE128, WORDS + word * WORD)];
  });
  return A.repeated(
    [A.I32, A.I32, ...Array<number>(8).fill(A.V128)],
    [...four.flatMap(record), ...pairs, ...stores, ...A.step(row, 8), ...A.counted(count, 4)],
  );
}

/** As many rows at a time as make 16 bytes, but at least four. */
function loop(sign: Sign, stored: Stored): number[] {
  const [count, from, left, right, factor, out, kept] = [0, 1, 2, 3, 4, 5, 6];
  const moved = [A.GET, left, ...A.SHL_WORDS, A.GET, right, ...A.SHR_WORDS[sign]];
  const number = (i: number) => [A.GET, from, ...A.memory(A.LOAD128, WORDS + 16 * i), ...moved];
  const single = [...A.TO_F32, A.GET, factor, ...A.ALL_F32, ...A.MUL_F32];
  const double = [...A.TO_F64, A.GET, factor, ...A.ALL_F64, ...A.MUL_F64];
  const half = (i: number) => [...number(i), ...number(i + 1), ...A.TO_I16[sign]];
  const last = [A.GET, kept, A.GET, kept, ...A.words(2, 3, 2, 3)];
  const vectors: Readonly<Record<Stored, readonly (readonly number[])[]>> = {
    i8: [[...half(0), ...half(2), ...A.TO_I8[sign]]],
    i16: [half(0)],
    i32: [number(0)],
    f32: [[...number(0), ...single]],
    f64: [
      [...number(0), A.TEE, kept, ...double],
      [...last, ...double],
    ],
  };
  const own = vectors[stored];
  const rows = { i8: 16, i16: 8, i32: 4, f32: 4, f64: 4 }[stored];
  const stores = own.flatMap((vector, i) => [
    A.GET,
    out,
    ...vector,
    ...A.memory(A.STORE128, OUT + 16 * i),
  ]);
  const next = [...A.step(from, 4 * rows), ...A.step(out, 16 * own.length)];
  return A.repeated([A.I32, A.V128], [...stores, ...next, ...A.counted(count, rows)]);
}

/** The words of eight rows, each moved by one bit more, are a byte of each bitmap. */
function mark(): number[] {
  const [count, shapes, table, out, marks] = [0, 1, 2, 3, 4];
  const eight = Array.from({ length: 8 }, (_, i) => i);
  const word = (i: number) => {
    const shape = [A.GET, shapes, ...A.memory(A.LOAD16, 2 * i), A.CONST, 3, A.SHL];
    return [...shape, A.GET, table, A.ADD, ...A.memory(A.LOAD64, 0)];
  };
  const rows = eight.flatMap((i) => [
    ...word(i),
    ...(i === 0 ? [] : [A.CONST64, i, A.SHL64, A.OR64]),
  ]);
  const stores = eight.flatMap((i) => {
    const byte = i === 0 ? [] : [A.CONST64, ...A.signed(8 * i), A.SHR64];
    return [A.GET, out, A.GET, marks, ...byte, ...A.memory(A.STORE8, OUT + i * MARKS)];
  });
  const next = [...A.step(shapes, 16), ...A.step(out, 1), ...A.counted(count, 1)];
  return A.repeated([A.I32, A.I64], [...rows, A.SET, marks, ...stores, ...next]);
}
