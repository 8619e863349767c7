import type { FloatType } from "../../../runtime/table/types/float.ts";
import type { InterleaveField } from "../../../runtime/table/fields/interleave.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr, further, product } from "../code/count.ts";
import type { Expr, Stmt, WireNumber } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { byOf } from "../parts/by.ts";
import { scaled } from "../parts/scale.ts";
import { bytesOf, roundBytes } from "../size/size.ts";

/** What a number of the view's own is on the wire. */
export function wireOf(type: IntType): WireNumber {
  return wireInt(type.bits, type.signed, type.bigEndian);
}

export function wireInt(bits: number, signed = false, bigEndian = false): WireNumber {
  return { form: signed ? "Int" : "Uint", bits, bigEndian };
}

/** An integer at `at`, and what goes on after it, where the reading does not. */
export function readOn(type: IntType): { readonly value: Expr; readonly after: readonly Stmt[] } {
  if (type.bits === 8 && byOf(type) === undefined)
    return { value: readAt(type, code.increment(code.AT)), after: [] };
  return { value: readAt(type, code.AT), after: [passing(bytesOf(type))] };
}

/** `at += 4;` */
export function passing(count: Count): Stmt {
  return code.set(code.AT, countExpr(count), "+=");
}

/** `view.getInt16(at + 2, true) * 0.125` */
export function readAt(type: IntType, place: Expr, view = code.VIEW): Expr {
  const by = byOf(type);
  if (by !== undefined) return code.method(code.name(by), "at", view, place);
  return scaled(rawAt(type, place, view), type);
}

function rawAt(type: IntType, place: Expr, view: Expr): Expr {
  const { bits, signed, bigEndian } = type;
  if (isOfView(type)) return code.read(wireOf(type), place, view);
  if (type.middleEndian) {
    const low = code.read(wireInt(16), code.plus(place, 1), view);
    const high = code.operation(code.read(wireInt(8, signed), place, view), "*", code.hex(0x10000));
    return code.operation(low, "+", high);
  }
  // Of two that a view has; the higher one has the sign.
  const low = bits === 24 ? 16 : 32;
  const high = bits - low;
  const after = code.plus(place, (bigEndian ? high : low) / 8);
  const lower = code.read(wireInt(low, false, bigEndian), bigEndian ? after : place, view);
  const higher = code.read(wireInt(high, signed, bigEndian), bigEndian ? place : after, view);
  return code.operation(lower, "+", code.operation(higher, "*", code.hex(2 ** low)));
}

/** Whether a DataView reads and writes such an integer. */
export function isOfView({ bits }: IntType): boolean {
  return bits === 8 || bits === 16 || bits === 32;
}

export function scalarAt(type: ValueType, place: Expr): Expr {
  if (byOf(type) !== undefined || (type.kind !== "float" && type.kind !== "big"))
    return readAt(type as IntType, place);
  const bits = type.bits ?? 32;
  const form = type.kind === "float" ? "Float" : type.signed ? "BigInt" : "BigUint";
  return code.read({ form, bits, bigEndian: type.bigEndian === true }, place);
}

export function nanCode(type: ValueType, place: Expr): Expr | undefined {
  if (type.kind === "float") return nanAtCode(type, place);
  if (type.kind !== "array" || type.of.kind !== "float") return undefined;
  return nansCode(type.of, [place, code.number(type.count)]);
}

function nanAtCode(type: FloatType, place: Expr): Expr {
  if (byOf(type) !== undefined) return code.itemOfAny(nansCode(type, [place, code.number(1)]), 0);
  const order = type.bigEndian ? [code.name("false")] : [];
  return code.use(type.bits === 64 ? "nanAt64" : "nanAt", code.VIEW, place, ...order);
}

/**
 * As `nanCode`, of that many floats of a list.
 *
 * @param where the first one's place, and how many there are
 */
export function nansCode(
  type: FloatType,
  where: readonly Expr[],
  step?: Count,
  view = code.VIEW,
): Expr {
  const by = byOf(type);
  const between = step === undefined ? [] : [countExpr(step)];
  if (by !== undefined) return code.method(code.name(by), "nans", view, ...where, ...between);
  const order = type.bigEndian ? [countExpr(step ?? bytesOf(type)), code.name("false")] : between;
  return code.use(type.bits === 64 ? "nanBits64" : "nanBits", view, ...where, ...order);
}

/** The bits of NaNs of one of several arrays that take turns. */
export function turnsNanCode(
  field: InterleaveField,
  type: ValueType,
  place: Expr,
): Expr | undefined {
  if (type.kind !== "float") return undefined;
  return nansCode(type, [place, code.number(field.count)], roundBytes(field));
}

/** All of a value whose bytes are always the same, from a place on. */
export function wholeAt(type: ValueType, place: (further: Count) => Expr = fromHere): Expr {
  if (type.kind !== "array") return scalarAt(type, place(0));
  const step = bytesOf(type.of);
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, place(product(i, step))),
  );
  return code.list(elements);
}

function fromHere(by: Count): Expr {
  return further(code.AT, by);
}

/** Reads an integer into the variable of a member, and goes on after it. */
export function intLines(name: string, type: IntType): Stmt[] {
  const { value, after } = readOn(type);
  return [assign(name, value), ...after];
}

/** Some bits of a word, with their sign. */
export function bitsCode(word: Expr, at: number, type: IntType, wireBits: number): Expr {
  if (type.signed) {
    const top = code.operation(word, "<<", 32 - at - type.bits);
    return code.operation(top, ">>", 32 - type.bits);
  }
  const moved = code.shiftedRight(word, at);
  return at + type.bits === wireBits ? moved : code.and(moved, 2 ** type.bits - 1);
}

/** A part of a long word, of which a byte is at `place(byte)`, the first before it. */
export function longPart(
  place: (byte: number) => Expr,
  low: number,
  type: IntType,
  wire: IntType,
): Expr {
  const lowest = Math.floor(low / 8);
  const count = Math.ceil((low + type.bits) / 8) - lowest;
  const isHigh = wire.bigEndian === true;
  const first = isHigh ? wire.bits / 8 - lowest - count : lowest;
  if (count !== 3) {
    const raw = code.read(wireInt(count * 8, false, isHigh), place(first));
    return bitsCode(raw, low % 8, type, count * 8);
  }
  const [two, one] = isHigh ? [first + 1, first] : [first, first + 2];
  const third = code.shiftedLeft(code.read(wireInt(8), place(one)), 16);
  const raw = code.or([code.read(wireInt(16, false, isHigh), place(two)), third]);
  return bitsCode(raw, low % 8, type, 24);
}

/** `x = …;` */
export function assign(name: string, value: Expr): Stmt {
  return code.set(local(name), value);
}
