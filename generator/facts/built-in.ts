import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import type { DelimitedType } from "../../runtime/table/types/delimited.ts";
import { VARINT_TYPES } from "../../runtime/table/varints/varints.ts";

/** A string whose `cut` may not be known yet, or bytes whose length is not. */
export type NamedType =
  | NumberType
  | DelimitedType
  | CharsType
  | TextType
  | { readonly kind: "bytes"; readonly name: string };

/** Text of which nothing tells yet where it ends. */
export interface CharsType {
  readonly kind: "chars";
  readonly name: string;
  readonly as: "utf8" | "latin1";
}

export interface TextType {
  readonly kind: "text";
  readonly name: string;
  readonly cut?: number;
  readonly open?: true;
}

const INTEGERS = [
  "u8",
  "i8",
  ...["", "be"].flatMap((order) =>
    [16, 24, 32, 40, 48].flatMap((bits) => [`u${bits}${order}`, `i${bits}${order}`]),
  ),
  "u24me",
  "i24me",
];

export const BUILT_IN: ReadonlyMap<string, NamedType> = new Map<string, NamedType>([
  ...INTEGERS.map((name) => [name, intOf(name)] as const),
  ...["u64", "i64", "u64be", "i64be"].map((name) => [name, bigOf(name)] as const),
  ...VARINT_TYPES.map((type) => [type.name, varintOf(type)] as const),
  ["f32", { kind: "float", name: "f32" }],
  ["f32be", { kind: "float", name: "f32be", bigEndian: true }],
  ["f64", { kind: "float", name: "f64", bits: 64 }],
  ["f64be", { kind: "float", name: "f64be", bits: 64, bigEndian: true }],
  ["text", { kind: "text", name: "text" }],
  ["utf8", { kind: "chars", name: "utf8", as: "utf8" }],
  ["latin1", { kind: "chars", name: "latin1", as: "latin1" }],
  ["bytes", { kind: "bytes", name: "bytes" }],
]);

function varintOf(type: (typeof VARINT_TYPES)[number]): IntType | BigType {
  return type.bits === 64 ? { kind: "big", ...type, bits: 64 } : { kind: "int", ...type };
}

/** The integer that a name such as `u16` or `u16be` stands for. */
export function intOf(name: string): IntType {
  const bits = Number.parseInt(name.slice(1), 10);
  const plain = { kind: "int", name, bits, signed: name.startsWith("i") } as const;
  if (name.endsWith("me")) return { ...plain, middleEndian: true };
  return name.endsWith("be") ? { ...plain, bigEndian: true } : plain;
}

/** The integer of 64 bits that a name such as `i64be` stands for. */
function bigOf(name: string): BigType {
  const plain = { kind: "big", name, bits: 64, signed: name.startsWith("i") } as const;
  return name.endsWith("be") ? { ...plain, bigEndian: true } : plain;
}
