import { BUILT_IN, type NamedType } from "../generator/facts/built-in.ts";
import { BIT_CODES, BIT_TYPES } from "../runtime/table/bit-codes/bit-codes.ts";
import { VARINTS, type VarintName } from "../runtime/table/varints/varints.ts";

/** What there is to say of a type of the language: what it holds, in how many bytes. */
export function builtInText(name: string): string | undefined {
  const coded = BIT_TYPES.get(name);
  if (coded !== undefined)
    return BIT_CODES[coded.bitCode]!.doc(coded, rangeText(coded.bits, coded.signed));
  const type = BUILT_IN.get(name);
  return type && textOf(type);
}

function textOf(type: NamedType): string {
  switch (type.kind) {
    case "int":
    case "big":
      return type.varint === undefined ? integerText(type) : varintText(type, type.varint);
    case "float":
      return `A float of IEEE 754 in ${(type.bits ?? 32) / 8} bytes, ${orderText(type.bigEndian === true)}.`;
    case "text":
      return "A text that a byte of 0 ends. Each byte is a character.";
    case "chars":
      return `A text in ${type.as === "utf8" ? "UTF-8" : "Latin-1"}. \`length\` says how long it is, or \`ends\` which byte ends it.`;
    default:
      return "Bytes as they are. A length in front says how many, or they go `to: end`.";
  }
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
