import type {
  BigType,
  FloatType,
  IntType,
  NumberType,
  Scale,
} from "../../../runtime/table/table.ts";
import { intRange } from "../../resolve/scales.ts";
import { isBrief, passed } from "../code/brief.ts";
import { hex, wireName } from "../code/code.ts";
import { isOfView, scaled } from "../decode/numbers.ts";
import type { Emitting } from "../code/emitting.ts";
import { byOf } from "../families/by.ts";
import { setAt, setOn, WritePlan } from "./plan.ts";
import { leaveMisfit } from "./misfits.ts";

/** A member that is there: another version may do without it, and then the interface has it optional. */
export function memberOf({ optional }: Emitting, name: string): string {
  return optional?.has(name) ? `m.${name}!` : `m.${name}`;
}

/** The value cut to the type: the value itself just when the type holds it. */
export function fitted(value: string, type: IntType): string {
  const { bits, signed } = type;
  if (bits > 32) {
    const [low, high] = intRange(type);
    return `Math.min(Math.max(Math.trunc(${value}), ${low}), ${high})`;
  }
  if (bits === 32) return signed ? `(${value} | 0)` : `${value} >>> 0`;
  return signed
    ? `(${value} << ${32 - bits}) >> ${32 - bits}`
    : `(${value} & ${hex(2 ** bits - 1)})`;
}

/** The raw integer for a value. Throws where the type does not hold it. */
export function checked(plan: WritePlan, value: string, type: IntType): string {
  // What writes it checks it.
  if (byOf(type) !== undefined) return value;
  if (!isOfView(type)) {
    const fit = plan.use(type.signed ? "asSigned" : "fit");
    return `${fit}(${unscaled(plan.emitting, value, type)}, ${type.bits})`;
  }
  return `${plan.use(`as${wireName(type)}`)}(${unscaled(plan.emitting, value, type)})`;
}

/**
 * Writes an integer behind a check. Where messages are many it stands here and not in a function: a delta message has
 * more of them than the engine inlines.
 */
export function guardedLines(plan: WritePlan, value: string, type: IntType): string[] {
  if (isBrief(plan.emitting))
    return [setAt(plan, type, passed(type.bits / 8, byOf(type)), checked(plan, value, type))];
  if (!checksHere(plan, type)) return setOn(plan, type, checked(plan, value, type));
  return [
    ...guard(plan, value, type),
    ...setOn(plan, type, type.scale === undefined ? value : "raw"),
  ];
}

/** Whether an integer is checked where it is written. */
export function checksHere({ emitting }: WritePlan, type: IntType): boolean {
  return emitting.checksInline === true && isOfView(type) && byOf(type) === undefined;
}

/**
 * The check, and the integer `raw` where the value is scaled: what it stands for is the value, unless that is no number,
 * none of the range, or between two steps.
 */
export function guard(plan: WritePlan, value: string, type: IntType): string[] {
  if (type.scale === undefined)
    return [`if (${value} !== ${fitted(value, type)}) ${refusalCode(plan, value, type)}`];
  const steps = stepsCode(value, type.scale);
  const proposed = proposedSteps(value, type) ?? steps;
  const own = proposed === steps ? "steps$" : steps;
  const range = [...intRange(type), ...limits(type)];
  const nearest = `${plan.use("nearest")}(${value}, ${own}, ${range.join(", ")})`;
  return [
    `const steps$ = ${proposed};`,
    `let raw = ${fitted("steps$", type)};`,
    `if (${scaled("raw", type)} !== ${value}) raw = ${nearest};`,
  ];
}

/**
 * As `stepsCode`, with one product in place of a product and a quotient. Undefined unless it cuts to the right steps for
 * each value that a whole number stands for.
 */
function proposedSteps(value: string, type: IntType): string | undefined {
  const { num, den, plus } = type.scale!;
  if (num === 1 || type.bits > 16) return undefined;
  const [low, high] = intRange(type);
  for (let raw = low; raw <= high; raw++)
    if (Math.trunc(((raw * num) / den) * (den / num)) !== raw) return undefined;
  return `${plus === 0 ? value : `(${value} - ${plus})`} * ${den / num}`;
}

function refusalCode(plan: WritePlan, value: string, type: IntType): string {
  const left = leaveMisfit(plan.emitting, value, type);
  return left ?? `throw ${plan.use("outside")}(${value}, ${limits(type).join(", ")});`;
}

/** The least and the greatest value. */
function limits(type: IntType): [number, number] {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const values = intRange(type).map((raw) => (raw * num) / den + plus);
  return [Math.min(...values), Math.max(...values)];
}

/** The raw number nearest to a value. */
export function rawCode(value: string, scale: Scale): string {
  return `Math.round(${stepsCode(value, scale)})`;
}

/** How many steps a value is, which may be none of a whole number. */
function stepsCode(value: string, { num, den, plus }: Scale): string {
  const shifted = plus === 0 ? value : `(${value} - ${plus})`;
  const up = den === 1 ? shifted : `${shifted} * ${den}`;
  return num === 1 ? up : `(${up}) / ${num}`;
}

/** The raw value nearest to a scaled one. */
export function unscaled({ imports }: Emitting, value: string, { scale }: IntType): string {
  if (scale === undefined) return value;
  const { num, den, plus } = scale;
  const offset = plus === 0 ? "" : `, ${plus}`;
  return `${imports.use("unscale")}(${value}, ${num}, ${den}${offset})`;
}

export function floatCode(
  plan: WritePlan,
  type: FloatType,
  place: string,
  value: string,
  nan: string,
): string {
  const { bits, bigEndian } = type;
  const by = byOf(type);
  if (by !== undefined) return `${by}.set(view, ${place}, ${value}, ${nan});`;
  if (bits === undefined)
    return `${plan.use(bigEndian ? "setF32be" : "setF32")}(view, ${place}, ${value}, ${nan});`;
  const order = bigEndian ? ", false" : "";
  return `${plan.use("setF64")}(view, ${place}, ${value}, ${nan}${order});`;
}

export function bigCode(
  plan: WritePlan,
  { signed, bigEndian }: BigType,
  place: string,
  value: string,
): string {
  const sign = signed ? "Int" : "Uint";
  const fits = `${plan.use("asBig")}(${value}, ${signed})`;
  return `view.setBig${sign}64(${place}, ${fits}, ${bigEndian !== true});`;
}

/** Sets a number that is none of up to 48 bits, or an integer that is, at a place. */
export function numberCode(
  plan: WritePlan,
  type: NumberType,
  place: string,
  value: string,
  nan: string,
): string {
  if (type.kind === "float") return floatCode(plan, type, place, value, nan);
  if (type.kind === "big") return bigCode(plan, type, place, value);
  return setAt(plan, type, place, checked(plan, value, type));
}
