import type { BigType, IntType, Scale } from "../../../runtime/table/types/integers.ts";
import type { FloatType } from "../../../runtime/table/types/float.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import { intRange } from "../../facts/integers.ts";
import * as code from "../code/build.ts";
import { Undecided } from "../code/count.ts";
import type { Expr, Stmt } from "../code/model.ts";
import { isBrief, passed } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { wireName } from "../../facts/names.ts";
import { isOfView } from "../decode/numbers.ts";
import { scaled } from "../parts/scale.ts";
import { byOf } from "../parts/by.ts";
import { bytesOf } from "../size/size.ts";
import { unscaled } from "../parts/scale.ts";
import { leaveOutOfRange } from "./out-of-range.ts";
import { setAt, setOn, settingAt, WritePlan } from "./plan.ts";

/** A member of what is written. */
export function given(name: string): Expr {
  return code.member(code.MESSAGE, name);
}

/** A member that is there: another version may do without it, and then the interface has it optional. */
export function memberOf({ optional }: Emitting, name: string): Expr {
  return optional?.has(name) ? code.present(given(name)) : given(name);
}

/** The value cut to the type: the value itself just when the type holds it. */
export function fitted(value: Expr, type: IntType): Expr {
  const { bits, signed } = type;
  // What a parameter writes has as many bits as that one says.
  if (byOf(type) !== undefined) throw new Undecided();
  if (bits > 32) {
    const [low, high] = intRange(type);
    const whole = math("trunc", value);
    return math("min", math("max", whole, code.number(low)), code.number(high));
  }
  if (bits === 32) return code.operation(value, signed ? "|" : ">>>", 0);
  if (!signed) return code.and(value, 2 ** bits - 1);
  return code.operation(code.operation(value, "<<", 32 - bits), ">>", 32 - bits);
}

function math(name: string, ...args: readonly Expr[]): Expr {
  return code.method(code.name("Math"), name, ...args);
}

/** The raw integer for a value. Throws where the type does not hold it. */
export function checked(value: Expr, type: IntType): Expr {
  // What writes it checks it.
  return byOf(type) === undefined ? holding(unscaled(value, type), type) : value;
}

/** A raw integer. Throws where the type does not hold it. */
export function holding(raw: Expr, type: IntType): Expr {
  if (isOfView(type)) return code.use(`as${wireName(type)}`, raw);
  return code.use(type.signed ? "asSigned" : "fit", raw, type.bits);
}

/**
 * Writes an integer after a check. Where messages are many it is here and not in a function: a delta message has
 * more of them than the engine inlines.
 */
export function guardedLines(plan: WritePlan, value: Expr, type: IntType): Stmt[] {
  if (isBrief(plan.emitting))
    return [setAt(type, passed(bytesOf(type), byOf(type)), checked(value, type))];
  if (!checksHere(plan, type)) return setOn(plan, type, checked(value, type));
  const raw = type.scale === undefined ? value : RAW;
  return [...guard(plan, value, type), ...setOn(plan, type, raw)];
}

/** Whether an integer is checked where it is written. */
export function checksHere({ emitting }: WritePlan, type: IntType): boolean {
  return emitting.checksInline === true && isOfView(type) && byOf(type) === undefined;
}

/** The integer that a scaled value was found to be. */
export const RAW = code.name("raw");

/**
 * The check, and the integer `raw` where the value is scaled: what it stands for is the value, unless that is no number,
 * none of the range, or between two steps.
 */
export function guard(plan: WritePlan, value: Expr, type: IntType): Stmt[] {
  if (type.scale === undefined)
    return [code.when(code.differs(value, fitted(value, type)), [refusal(plan, value, type)])];
  const exact = stepsCode(value, type.scale);
  const proposed = proposedSteps(value, type);
  const steps = code.name("steps$");
  const range = [...intRange(type), ...limits(type)];
  const nearest = code.use("nearest", value, proposed === undefined ? steps : exact, ...range);
  return [
    code.constant("steps$", proposed ?? exact),
    code.variable("raw", fitted(steps, type)),
    code.when(code.differs(scaled(RAW, type), value), [code.set(RAW, nearest)]),
  ];
}

/**
 * As `stepsCode`, with one product in place of a product and a quotient. Undefined unless it cuts to the right steps for
 * each value that a whole number stands for.
 */
function proposedSteps(value: Expr, type: IntType): Expr | undefined {
  const { num, den, plus } = type.scale!;
  if (num === 1 || type.bits > 16) return undefined;
  const [low, high] = intRange(type);
  for (let raw = low; raw <= high; raw++)
    if (Math.trunc(((raw * num) / den) * (den / num)) !== raw) return undefined;
  return code.operation(lessOffset(value, plus), "*", den / num);
}

function lessOffset(value: Expr, plus: number): Expr {
  return plus === 0 ? value : code.operation(value, "-", plus);
}

function refusal(plan: WritePlan, value: Expr, type: IntType): Stmt {
  const left = leaveOutOfRange(plan.emitting, value, type);
  return left ?? code.fail(code.use("outOfRange", value, ...limits(type)));
}

/** The least and the greatest value. */
function limits(type: IntType): [number, number] {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const values = intRange(type).map((raw) => (raw * num) / den + plus);
  return [Math.min(...values), Math.max(...values)];
}

/** The raw number nearest to a value. */
export function rawCode(value: Expr, scale: Scale): Expr {
  return math("round", stepsCode(value, scale));
}

/** How many steps a value is, which may be no whole number. */
function stepsCode(value: Expr, { num, den, plus }: Scale): Expr {
  const shifted = lessOffset(value, plus);
  const up = den === 1 ? shifted : code.operation(shifted, "*", den);
  return num === 1 ? up : code.operation(up, "/", num);
}

function settingFloat(type: FloatType, place: Expr, value: Expr, nan: Expr): Expr {
  const { bits, bigEndian } = type;
  const by = byOf(type);
  const args = [code.VIEW, place, value, nan];
  if (by !== undefined) return code.method(code.name(by), "set", ...args);
  if (bits === undefined) return code.use(bigEndian ? "setF32be" : "setF32", ...args);
  return code.use("setF64", ...args, ...(bigEndian ? [code.plain(false)] : []));
}

function settingBig({ signed, bigEndian }: BigType, place: Expr, value: Expr): Expr {
  const fits = code.use("asBig", value, code.plain(signed));
  const form = signed ? "BigInt" : "BigUint";
  return code.write({ form, bits: 64, bigEndian: bigEndian === true }, place, fits);
}

/** Sets a number that is not one of up to 48 bits, or an integer that is, at a place. */
export function setNumber(type: NumberType, place: Expr, value: Expr, nan: Expr): Stmt {
  return code.run(settingNumber(type, place, value, nan));
}

/** As `setNumber`, as an expression. */
export function settingNumber(type: NumberType, place: Expr, value: Expr, nan: Expr): Expr {
  if (type.kind === "float") return settingFloat(type, place, value, nan);
  if (type.kind === "big") return settingBig(type, place, value);
  return settingAt(type, place, checked(value, type));
}
