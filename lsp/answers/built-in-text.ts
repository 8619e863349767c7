import { BUILT_IN, type NamedType } from "../../generator/facts/built-in.ts";
import { BIT_CODES, BIT_TYPES } from "../../runtime/table/bit-codes/bit-codes.ts";
import { byKind } from "../../runtime/table/by-kind.ts";
import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import { VARINTS, type VarintName } from "../../runtime/table/varints/varints.ts";

/** What there is to say of a type of the language: what it holds, in how many bytes. */
export function builtInText(name: string): string | undefined {
  const coded = BIT_TYPES.get(name);
  if (coded !== undefined)
    return BIT_CODES[coded.bitCode]!.doc(coded, rangeText(coded.bits, coded.signed));
  const type = BUILT_IN.get(name);
  return type && textOf(type);
}

/** What there is to say of each kind of type. */
const textOf = byKind<NamedType, [], string>(
  {
    int: numberText,
    big: numberText,
    float: ({ bits = 32, bigEndian = false }) =>
      `A float of IEEE 754 in ${bits / 8} bytes, ${orderText(bigEndian)}.`,
    text: () => "A text that a byte of 0 ends. Each byte is a character.",
    chars: ({ as }) =>
      `A text in ${as === "utf8" ? "UTF-8" : "Latin-1"}. \`length\` says how long it is, or \`ends\` which byte ends it.`,
  },
  () => "Bytes as they are. A preceding length says how many, or they go `to: end`.",
);

function numberText(type: IntType | BigType): string {
  return type.varint === undefined ? integerText(type) : varintText(type, type.varint);
}

interface Integer {
  readonly bits: number;
  readonly signed: boolean;
  readonly bigEndian?: boolean;
  readonly middleEndian?: boolean;
  readonly step?: true;
}

function integerText({ bits, signed, bigEndian, middleEndian }: Integer): string {
  const order = middleEndian ? "the lowest in the middle" : orderText(bigEndian === true);
  const place = bits === 8 ? "a byte" : `${bits / 8} bytes, ${order}`;
  return `${signed ? "A signed" : "An unsigned"} integer in ${place}: ${rangeText(bits, signed)}.`;
}

function varintText(type: Integer, varint: VarintName): string {
  return VARINTS[varint].doc(type, rangeText(type.bits, type.signed));
}

function orderText(bigEndian: boolean): string {
  return bigEndian ? "the highest first" : "the lowest first";
}

function rangeText(bits: number, signed: boolean): string {
  const all = 1n << BigInt(bits);
  return signed ? `${-all / 2n} to ${all / 2n - 1n}` : `0 to ${all - 1n}`;
}
