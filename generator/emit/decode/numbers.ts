import type {
  FloatType,
  InterleaveField,
  IntType,
  ValueType,
} from "../../../runtime/table/table.ts";
import { hex, type Imports, local } from "../code/code.ts";
import { byOf } from "../families/by.ts";
import { fixedBytes } from "../size/size.ts";

/** Reads an integer at `at` and goes on behind it: the end of a statement. */
export function readOn(type: IntType, shift = 0): string {
  const by = shift === 0 ? "" : ` << ${shift}`;
  if (type.bits === 8 && byOf(type) === undefined) return `${readAt(type, "at++")}${by};`;
  return `${readAt(type, "at")}${by};\nat += ${type.bits / 8};`;
}

/** `view.getInt16(at + 2, true) * 0.125` */
export function readAt(type: IntType, place: string): string {
  const by = byOf(type);
  if (by !== undefined) return `${by}.at(view, ${place})`;
  return scaled(rawAt(type, place), type);
}

function rawAt(type: IntType, place: string): string {
  const { bits, signed, bigEndian } = type;
  const sign = signed ? "Int" : "Uint";
  if (isOfView(type)) return `view.get${sign}${bits}(${place}${endian(type)})`;
  if (type.middleEndian)
    return `(view.getUint16(${place} + 1, true) + view.get${sign}8(${place}) * 0x10000)`;
  // Of two that a view has; the higher one has the sign.
  const low = bits === 24 ? 16 : 32;
  const high = bits - low;
  const [front, behind] = [place, `${place} + ${(bigEndian ? high : low) / 8}`];
  const order = (count: number) => (count === 8 ? "" : `, ${bigEndian !== true}`);
  const lower = `view.getUint${low}(${bigEndian ? behind : front}${order(low)})`;
  const higher = `view.get${sign}${high}(${bigEndian ? front : behind}${order(high)})`;
  return `(${lower} + ${higher} * ${hex(2 ** low)})`;
}

/** Whether a DataView reads and writes such an integer. */
export function isOfView({ bits }: IntType): boolean {
  return bits === 8 || bits === 16 || bits === 32;
}

/** Not where a member has that name, `m.view`, or a text says it. */
const VIEW = /(?<![\w$."])view(?![\w$])/g;

/** An integer at a place of the reader's or the writer's own view. */
export function ofOwnView(code: string, owner: "r" | "w"): string {
  return code.replaceAll(VIEW, `${owner}.view`);
}

/** The last argument of what reads and writes an integer: whether its lowest byte comes first. */
export function endian({ bits, bigEndian }: IntType): string {
  return bits === 8 ? "" : `, ${bigEndian !== true}`;
}

export function scalarAt(type: ValueType, place: string): string {
  if (type.kind === "float" && byOf(type) === undefined)
    return `view.getFloat${type.bits ?? 32}(${place}, ${type.bigEndian !== true})`;
  if (type.kind !== "big") return readAt(type as IntType, place);
  return `view.getBig${type.signed ? "Int" : "Uint"}64(${place}, ${type.bigEndian !== true})`;
}

export function nanCode(type: ValueType, place: string, imports: Imports): string | undefined {
  if (type.kind === "float") return `${nansCode(type, `${place}, 1`, imports)}?.[0]`;
  if (type.kind !== "array" || type.of.kind !== "float") return undefined;
  return nansCode(type.of, `${place}, ${type.count}`, imports);
}

/** As `nanCode`, of so many floats of a list. */
export function nansCode(type: FloatType, where: string, imports: Imports, step?: number): string {
  const by = byOf(type);
  if (by !== undefined) return `${by}.nans(view, ${where}${step === undefined ? "" : `, ${step}`})`;
  const name = imports.use(type.bits === 64 ? "nanBits64" : "nanBits");
  const between = step ?? fixedBytes(type)!;
  const order = type.bigEndian ? `, ${between}, false` : step === undefined ? "" : `, ${step}`;
  return `${name}(view, ${where}${order})`;
}

/** The bits of NaNs of one of several arrays that take turns. */
export function turnsNanCode(
  { count, fields }: InterleaveField,
  type: ValueType,
  place: string,
  imports: Imports,
): string | undefined {
  if (type.kind !== "float") return undefined;
  const round = fields.reduce((sum, f) => sum + fixedBytes(f.type)!, 0);
  return nansCode(type, `${place}, ${count}`, imports, round);
}

export function wholeAt(type: ValueType): string {
  if (type.kind !== "array") return scalarAt(type, "at");
  const step = fixedBytes(type.of)!;
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, i === 0 ? "at" : `at + ${i * step}`),
  );
  return `[${elements.join(", ")}]`;
}

export function intLines(name: string, type: IntType): string[] {
  if (type.bits === 8 && byOf(type) === undefined) return [assign(name, readAt(type, "at++"))];
  return [assign(name, readAt(type, "at")), `at += ${type.bits / 8};`];
}

export function scaled(raw: string, { scale }: IntType): string {
  if (scale === undefined) return raw;
  const { num, den, plus } = scale;
  const exact = Number.isInteger(Math.log2(den));
  const factor = exact ? ` * ${num / den}` : `${num === 1 ? "" : ` * ${num}`} / ${den}`;
  const operand = /[&|<>]/.test(raw) ? `(${raw})` : raw;
  const times = num === den ? operand : `${operand}${factor}`;
  return plus === 0 ? times : `${times} ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`;
}

/** Some bits of a word, with their sign. */
export function bitsCode(word: string, at: number, type: IntType, wireBits: number): string {
  const top = 32 - at - type.bits;
  if (type.signed) return `(${word} << ${top}) >> ${32 - type.bits}`;
  if (at + type.bits === wireBits) return at === 0 ? word : `${word} >>> ${at}`;
  return at === 0
    ? `${word} & ${hex(2 ** type.bits - 1)}`
    : `(${word} >>> ${at}) & ${hex(2 ** type.bits - 1)}`;
}

/** A part of a long word, of which a byte stands at `place(byte)`, the first in front. */
export function longPart(
  place: (byte: number) => string,
  low: number,
  type: IntType,
  wire: IntType,
): string {
  const lowest = Math.floor(low / 8);
  const count = Math.ceil((low + type.bits) / 8) - lowest;
  const isHigh = wire.bigEndian === true;
  const first = isHigh ? wire.bits / 8 - lowest - count : lowest;
  const [two, one] = isHigh ? [first + 1, first] : [first, first + 2];
  const raw = {
    1: `view.getUint8(${place(first)})`,
    2: `view.getUint16(${place(first)}, ${!isHigh})`,
    3: `(view.getUint16(${place(two)}, ${!isHigh}) | (view.getUint8(${place(one)}) << 16))`,
    4: `view.getUint32(${place(first)}, ${!isHigh})`,
  }[count]!;
  return bitsCode(raw, low % 8, type, count * 8);
}

/** `x = …;` */
export function assign(name: string, value: string): string {
  return `${local(name)} = ${value};`;
}
