import { BIT_TYPES } from "../../../runtime/table/bit-codes/bit-codes.ts";
import { VARINT_TYPES } from "../../../runtime/table/varints/varints.ts";
import { near } from "../../read/suggest.ts";

/** What to write in place of a type's name that nobody knows. */
export function typeHint(name: string, names: readonly string[]): string | undefined {
  if (name.includes("[")) return "There can be no array here.";
  if (BIT_TYPES.has(name)) return "It is in a struct that is `bitwise`.";
  if (/^[ui]8be$/.test(name)) return "A single byte has no order: leave out `be`.";
  if (VARINT_TYPES.some((type) => withoutBits(type.name) === withoutBits(name)))
    return `Numbers in as many bytes as they take are ${VARINT_TYPES.map((type) => type.name).join(", ")}.`;
  if (/^[ui]\d+(be)?$/.test(name))
    return "Integers have 8, 16, 24, 32, 40, 48 or 64 bits; others are parts of a `split`.";
  const defaultValue = defaultName(name);
  if (names.includes(defaultValue)) return `Did you mean "${defaultValue}"?`;
  return near(name, names) ?? `The types are ${names.join(", ")}.`;
}

const withoutBits = (name: string) => name.replace(/\d+/, "");

/** The type's name here that is called otherwise elsewhere: `uint16_t`, `u16le`, `byte`, `float`. */
function defaultName(name: string): string {
  const number = /^(u?)int(\d+)(?:_?t)?(?:_?(le|be))?$|^([ui])(\d+)_?(le)$/i.exec(name);
  if (number !== null) {
    const [, u, bits, order = "", sign, own] = number;
    if (own !== undefined) return `${sign}${own}`.toLowerCase();
    return `${u === "" ? "i" : "u"}${bits}${/be/i.test(order) ? "be" : ""}`;
  }
  return ELSEWHERE[name.toLowerCase()] ?? name.toLowerCase();
}

const ELSEWHERE: Readonly<Record<string, string>> = {
  byte: "u8",
  ubyte: "u8",
  uchar: "u8",
  sbyte: "i8",
  short: "i16",
  ushort: "u16",
  int: "i32",
  uint: "u32",
  long: "i32",
  ulong: "u32",
  float: "f32",
  float32: "f32",
  double: "f64",
  float64: "f64",
  string: "text",
};
