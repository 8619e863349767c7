import { expect } from "vitest";
import { qizmoTables, type QizmoTables, unpackQwz } from "../../quake/qwz/index.ts";
import { type Coded, rangeEncoded } from "./range-encoder.ts";

/*
 * Recordings as Qizmo packs them, symbol by symbol, with tables that are nobody's: any counts do.
 */

/** Rows of texts go on in the row after them, as docs/qizmo.md lists them. */
const TEXTS = [78, 80, 82, 105, 124];
const DAMAGE_FROM = 132;
const KINDS = [0x80000000, 0x7ffffc00, 0x200, 0x1ff];

/** Counts that differ by row and symbol. */
function countsOf(row: number): number[] {
  return Array.from({ length: 256 }, (_, symbol) => 1 + ((31 * row + 7 * symbol) % 13));
}

/** `compress.dat`. */
export function madeCounts(counts: (row: number) => readonly number[] = countsOf): Buffer {
  const bytes = Buffer.alloc(256 * 256 * 4);
  for (let row = 0; row < 256; row++)
    for (const [symbol, count] of counts(row).entries())
      bytes.writeUInt32LE(count, 4 * (256 * row + symbol));
  return bytes;
}

/** A text list: strings from symbol 256 on. */
export function textList(strings: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: 512 }, (_, symbol) => strings[symbol] ?? "");
}

export const STRINGS = {
  print: textList({ 0x120: "jumps high\n", 0x1ff: "last" }),
  chat: textList({ 0x140: "over there " }),
  stufftext: textList({ 0x100: "hop\n" }),
  centerprint: textList({ 0x123: "round" }),
  setinfo: textList({ 0x101: "hat" }),
  models: ["", "progs/a.mdl", "progs/b.mdl", "progs/c.mdl"],
  sounds: ["", "a.wav", "b.wav", "c.wav"],
};

export const TABLES: QizmoTables = qizmoTables(madeCounts(), JSON.stringify(STRINGS));

/** A row's symbol, or the kind of a block. */
export type Step = readonly [row: number | "kind", symbol: number];

function coded([row, symbol]: Step): Coded {
  if (row === "kind") return { counts: KINDS, symbol };
  const counts = countsOf(row);
  // The packet before is more likely than its count.
  if (row === 0) counts[1]! += 256;
  if (row === DAMAGE_FROM) return { counts: counts.slice(0, 2), symbol };
  return { counts: TEXTS.includes(row) ? [...counts, ...countsOf(row + 1)] : counts, symbol };
}

export function madeQwz(...parts: readonly (readonly Step[])[]): Uint8Array {
  return rangeEncoded(parts.flat().map(coded));
}

export function unpacked(bytes: Uint8Array, tables = TABLES): Buffer {
  return Buffer.concat([...unpackQwz(bytes, tables)]);
}

/** Unpacks what is made of these parts and an end, as hex. */
export function hexOf(...parts: readonly (readonly Step[])[]): string {
  return unpacked(madeQwz(...parts, END)).toString("hex");
}

export const END: readonly Step[] = [["kind", 3]];
/** Bytes of which each has the same row. */
export const plain = (...bytes: readonly number[]): Step[] => bytes.map((byte) => [131, byte]);
export const text = (row: number, characters: string): Step[] =>
  [...Buffer.from(`${characters}\0`, "latin1")].map((byte) => [row, byte]);

/** A packet that is copied: its size, and its bytes. */
export function copied(hex: string): Step[] {
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  return [["kind", 1], [242, 0], ...plain(bytes.length & 0xff, bytes.length >> 8, ...bytes)];
}

/** A packet by models, a number after the last, that is a change of none: who recorded is where he was never seen. */
export const FRESH: readonly Step[] = [
  ["kind", 1],
  [242, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];

/** No further message. */
export const DONE: readonly Step[] = [[4, 0]];

/** A command that changes nothing, and how much later the next block is than the one before it. */
export const COMMAND: readonly Step[] = [
  ["kind", 0],
  [224, 0],
  [225, 0],
  [241, 0],
];

/** 32 bits and words as they are written. */
export const hex32 = (value: number): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.toString("hex");
};

/** A packet in the recording: its time, kind and size come first. */
export function packetHex(seconds: number, hex: string): string {
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  const time = Buffer.alloc(4);
  time.writeFloatLE(seconds);
  return `${time.toString("hex")}01${hex32(bytes.length)}${bytes.toString("hex")}`;
}

/** Number and acknowledgement, and who recorded: player 0, of whom nothing is said but his place and frame. */
export function selfHex(
  number: number,
  flags = "0000",
  place = "0000 0000 0000",
  rest = "",
): string {
  return `${hex32(number)}${hex32(number)} 2a 00 ${flags} ${place} 00 ${rest}`;
}

/** As COMMAND, but of 13 ms, and its bytes. */
export const MOVE: readonly Step[] = [
  ["kind", 0],
  [224, 0],
  [225, 0x20],
  [240, 13],
  [241, 0],
];
/** The same again, of which nothing changed: the bit of its time stays. */
export const AGAIN: readonly Step[] = [
  ["kind", 0],
  [224, 0],
  [225, 0],
  [240, 0],
  [241, 0],
];
const NO_ANGLES = "00000000".repeat(3);
export const MOVE_HEX = `00000000 00 0d000000 ${NO_ANGLES} 0000 0000 0000 00 08 ${NO_ANGLES}`;

/** No entity is in sight. */
export const NO_ENTITIES: readonly Step[] = [
  [4, 0x30],
  [41, 0],
];

/** All of what comes out. */
export function expectHex(parts: readonly (readonly Step[])[], ...hexes: readonly string[]): void {
  expect(hexOf(...parts)).toBe(hexes.join("").replaceAll(/\s/g, ""));
}
