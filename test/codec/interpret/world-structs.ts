import { coord, f32, flags, int, u16, u32, u8 } from "./types.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";

export const u4 = int("u4", 4, false);
const u12 = int("u12", 12, false);
export const HIGH = { bigEndian: true } as const;
export const u16be = int("u16be", 16, false, HIGH);
export const u32be = int("u32be", 32, false, HIGH);
export const FOUR_LESS = { num: 1, den: 1, plus: -4 } as const;
export const open = { kind: "string", name: "open", cut: 5, open: true } as const;

export function part(type: IntType, at: number, when: number) {
  return { from: type, bits: type.bits, at, when };
}

export function bitsOf(...bits: number[]): number {
  return bits.reduce((sum, bit) => sum + 2 ** bit, 0);
}

/** QuakeWorld's: a word of a number and a mask, 0 ends the list. */
const WORD_ENTITY: readonly Field[] = [
  {
    kind: "split",
    wire: u16,
    parts: [
      { name: "number", type: int("u9", 9, false) },
      { name: "flags", type: int("u7", 7, false), isMask: true },
    ],
    ends: 0,
  },
  {
    kind: "mask",
    name: "flags",
    parts: [
      { from: "split", bits: 7, at: 9 },
      { ...part(u8, 0, 15), unless: 14 },
    ],
    hint: bitsOf(0, 1, 3, 4, 5, 6, 7, 10, 11, 12, 15),
    unused: bitsOf(0, 1, 3, 4, 5, 6, 7, 10, 11, 12),
    defaultValue: 0,
  },
  { kind: "bit", name: "remove", bit: flags(14) },
  { kind: "terminator", bit: flags(14), live: "flags$live" },
  { kind: "value", name: "model", type: u8, presence: { kind: "bit", mask: "flags$live", bit: 2 } },
  {
    kind: "value",
    name: "origin1",
    type: coord,
    presence: { kind: "bit", mask: "flags$live", bit: 9 },
  },
  {
    kind: "value",
    name: "frame",
    type: u8,
    presence: { kind: "bit", mask: "flags$live", bit: 13 },
  },
];

/** Quake II's: a mask before a number that may be wide, 0 ends the list. */
const BYTE_ENTITY: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: u8, bits: 8, at: 0 }, part(u8, 8, 7), part(u8, 16, 15), part(u8, 24, 23)],
    hint: 2 ** 32 - 1 - bitsOf(4, 6, 9, 16, 17, 25, 26),
    unused: 2 ** 32 - 1 - bitsOf(4, 6, 7, 8, 9, 15, 16, 17, 23, 25, 26),
    defaultValue: 0,
  },
  { kind: "value", name: "number", type: u8, wide: { when: flags(8), type: u16 }, ends: 0 },
  { kind: "bit", name: "remove", bit: flags(6) },
  { kind: "terminator", bit: flags(6), live: "flags$live" },
  {
    kind: "value",
    name: "frame",
    type: u16,
    presence: {
      kind: "widths",
      mask: "flags$live",
      narrow: { bit: 4, type: u8 },
      wide: { bit: 17, type: u16 },
    },
  },
  {
    kind: "value",
    name: "skin",
    type: u32,
    presence: {
      kind: "widths",
      mask: "flags$live",
      narrow: { bit: 16, type: u8 },
      wide: { bit: 25, type: u16 },
      both: u32,
    },
  },
  { kind: "bit", name: "beam", bit: { mask: "flags$live", bit: 9 } },
  {
    kind: "value",
    name: "sound",
    type: f32,
    presence: { kind: "bit", mask: "flags$live", bit: 26 },
  },
];

const COMMAND: readonly Field[] = [
  {
    kind: "mask",
    name: "bits",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xf8,
    unused: 0xf8,
    defaultValue: 0x08,
  },
  { kind: "value", name: "angle", type: coord, presence: { kind: "bit", mask: "bits", bit: 0 } },
  { kind: "value", name: "tilt", type: f32, presence: { kind: "bit", mask: "bits", bit: 1 } },
  { kind: "bit", name: "jump", bit: { mask: "bits", bit: 2 } },
  { kind: "value", name: "msec", type: u8 },
];

export function struct(name: string, fields: readonly Field[]) {
  return { name, source: "world.yaml:1", layouts: [{ from: 0, to: 3, fields }] };
}

export const STRUCTS = [
  struct("wordentity", WORD_ENTITY),
  struct("byteentity", BYTE_ENTITY),
  struct("command", COMMAND),
  struct("nail", [
    {
      kind: "split",
      wire: int("u40", 40, false),
      parts: [
        { name: "x", type: u12 },
        { name: "y", type: u12 },
        { name: "z", type: u12 },
        { name: "pitch", type: u4 },
      ],
    },
  ]),
  struct("item", [
    { kind: "value", name: "id", type: u8, ends: 0 },
    { kind: "value", name: "count", type: u8 },
  ]),
  struct("pair", [
    { kind: "value", name: "a", type: u8 },
    { kind: "value", name: "b", type: u8 },
  ]),
  struct("player", [
    {
      kind: "value",
      name: "items",
      type: { kind: "list", name: "items", struct: 4, ends: "element" },
    },
    { kind: "value", name: "last", type: { kind: "struct", name: "command", struct: 2 } },
  ]),
] as const;

export const [WORDS, BYTES, COMMANDS, NAILS, ITEMS, PAIRS, PLAYERS] = STRUCTS.keys();

export function list(of: number | undefined, ends: IntType | "element" | "bytes") {
  return { kind: "list", name: STRUCTS[of!]!.name, struct: of!, ends } as const;
}
