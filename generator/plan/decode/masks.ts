import type { IntType } from "../../../runtime/table/types/integers.ts";
import type {
  MaskField,
  MaskPart,
  NumberField,
  ReservedField,
  TerminatorField,
} from "../../../runtime/table/fields/masks.ts";
import * as code from "../code/build.ts";
import type { Expr, Stmt } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { bitTest, held } from "../parts/tests.ts";
import { ensured } from "./ensured.ts";
import { readOn, wireInt } from "./numbers.ts";
import { Plan } from "./plan.ts";

/** The mask that fields after a stop use. */
export function liveMask({ bit, live }: TerminatorField): Stmt {
  const mask = held(bit.mask);
  return code.constant(live, code.choice(bitTest(bit.mask, bit.bit), code.number(0), mask));
}

/** Bits of a number that are in one mask, and which of the number's is the lowest of them. */
export interface BitRun {
  readonly mask: string;
  readonly bits: readonly number[];
  readonly from: number;
}

/** A number's bits, as they are in its masks. */
export function bitRuns({ bits }: NumberField): BitRun[] {
  const runs: { mask: string; bits: number[]; from: number }[] = [];
  for (const [from, { mask, bit }] of bits.entries()) {
    const last = runs.at(-1);
    if (last?.mask === mask) last.bits.push(bit);
    else runs.push({ mask, bits: [bit], from });
  }
  return runs;
}

/** The number that bits of masks are. */
export function numberCode(field: NumberField): Expr {
  return code.or(bitRuns(field).map((run) => code.shiftedLeft(runCode(run), run.from)));
}

function runCode({ mask, bits }: BitRun): Expr {
  if (!isRun(bits)) return code.use("gatherBits", held(mask), bitList(bits));
  return code.and(code.shiftedRight(held(mask), bits[0]!), 2 ** bits.length - 1);
}

/** `[0, 2, 5]` */
export function bitList(bits: readonly number[]): Expr {
  return code.list(bits.map(code.number));
}

/** Whether each bit is above the one before. */
export function isRun(bits: readonly number[]): boolean {
  return bits.every((bit, i) => bit === bits[0]! + i);
}

/** Stops where a bit announces what is not described. */
export function refusal({ bit, why }: ReservedField): Stmt {
  const unsupported = code.use("unsupported", code.READER, code.string(why));
  return code.when(bitTest(bit.mask, bit.bit), [code.fail(unsupported)]);
}

export function planMask(plan: Plan, field: MaskField): void {
  const [first, ...more] = field.parts;
  const name = local(field.name);
  if (first!.from === "id")
    plan.line(code.declaration(more.length > 0, name, idMask(first!, code.AT)));
  else if (first!.from !== "split") {
    const { value, after } = readOn(first!.from);
    plan.moving({ kind: "line", stmt: code.declaration(more.length > 0, name, value) });
    for (const stmt of after) plan.line(stmt);
  }
  for (const stmt of maskParts(field, plan.checks)) plan.moving({ kind: "line", stmt });
  plan.maskSoFar = field.name;
  if (!field.hidden) plan.member({ name: field.name, value: code.name(name) });
}

/**
 * The bits of the message's id that are a mask's.
 *
 * @param place the id's
 */
export function idMask({ low = 0, bits }: MaskPart, place: Expr): Expr {
  return code.and(code.shiftedRight(code.read(wireInt(8), place), low), 2 ** bits - 1);
}

/** The test for a further part of a mask. */
export function partTest(mask: MaskField, part: MaskPart): Expr {
  if (part.unless === undefined) return bitTest(mask.name, part.when!);
  const both = 2 ** part.when! + 2 ** part.unless;
  return code.equals(code.and(held(mask.name), both), code.hex(2 ** part.when!));
}

/** The parts of a mask after its first. */
function maskParts(field: MaskField, checks: boolean): Stmt[] {
  const lines = field.parts.slice(1).map((part) => {
    const ensure = checks ? [ensured(code.AT, part.bits / 8)] : [];
    return code.when(partTest(field, part), [...ensure, ...addPart(field, part)]);
  });
  return lines.length === 0 ? [] : [...lines, ...unsigned(field)];
}

/** Reads a further part into a mask. */
export function addPart({ name }: MaskField, { from, at }: MaskPart): Stmt[] {
  const { value, after } = readOn(from as IntType);
  return [code.set(held(name), code.shiftedLeft(value, at), "|="), ...after];
}

/** Bit arithmetic has made a mask of 32 bits signed; it is kept as the number it is on the wire. */
export function unsigned({ name, parts }: MaskField): Stmt[] {
  const bits = Math.max(...parts.map((part) => part.at + part.bits));
  return bits === 32 ? [code.set(held(name), 0, ">>>=")] : [];
}

/** The bits of a word that a mask begins with. */
export function wordMask(mask: MaskField, word: Expr, low: number): Stmt {
  const [first, ...more] = mask.parts;
  const bits = 2 ** first!.bits - 1;
  const own =
    first!.at === low
      ? code.and(word, bits * 2 ** low)
      : code.operation(code.and(code.operation(word, ">>>", low), bits), "<<", first!.at);
  // A mask of 32 bits is kept as the number it is on the wire: further parts see to that after them.
  const isSigned = first!.at + first!.bits === 32 && more.length === 0;
  const value = isSigned ? code.operation(own, ">>>", 0) : own;
  return code.declaration(more.length > 0, local(mask.name), value);
}
