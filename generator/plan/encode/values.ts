import type { ArrayType } from "../../../runtime/table/types/array.ts";
import { beforeMember, nanMember } from "../../../runtime/table/facts/members.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type ValueTest, presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";
import { isNumbered } from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import { countExpr, product } from "../code/count.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { isBrief, isShort, passed } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { givenTest } from "../parts/given.ts";
import { numbersCode, selectionOf } from "../parts/selection.ts";
import { bitTest } from "../parts/tests.ts";
import { passing } from "../decode/numbers.ts";
import { roundsCode, widthsChain } from "../decode/values.ts";
import { byOf } from "../parts/by.ts";
import { bytesOf, fixedBytes } from "../size/size.ts";
import { isLoop } from "../../members/members.ts";
import { writeShort } from "./brief.ts";
import { lateBit } from "./late.ts";
import { byWriter, endCheck } from "./lists.ts";
import {
  checked,
  checksHere,
  given,
  guard,
  guardedLines,
  memberOf,
  RAW,
  setNumber,
} from "./numbers.ts";
import { setAt, setOn, WritePlan } from "./plan.ts";

export function planValue(plan: WritePlan, field: ValueField): void {
  planBytes(plan, field);
  // What is no number of the type was refused by then.
  plan.line(...selectCheck(plan.emitting, field));
}

function planBytes(plan: WritePlan, field: ValueField): void {
  const { emitting } = plan;
  const { presence } = field;
  const isConditional =
    presence?.kind === "bit" || presence?.kind === "given" || presence?.kind === "marker";
  const value = isConditional ? given(field.name) : memberOf(emitting, field.name);
  plan.line(...whereCheck(plan, field));
  if (field.type.kind === "string" && field.type.open)
    plan.line(code.variable(`${field.name}End$`, code.number(-1)));
  // Where arms are chosen by it, its type has just their values.
  if (field.ends !== undefined) {
    const end = code.as(code.number(field.ends), "number");
    plan.line(endCheck(code.equals(value, end), field.name));
  }
  if (field.type.kind === "sparse" && !isNumbered(field.type))
    return planSparse(plan, field, field.type);
  if (presence?.kind === "widths") return planWidths(plan, field, presence);
  const sometimes = presence !== undefined;
  if (!sometimes && field.wide === undefined) return planPlain(plan, field, value);
  const isThere = code.isPresent(given(field.name));
  if (fixedBytes(field.type) === undefined) {
    const lines = byWriter(plan, field, sometimes ? given(field.name) : value);
    return plan.byWriter(code.when(isThere, [...markLine(field), ...lines]));
  }
  const own =
    field.wide === undefined ? movingLines(plan, field, value) : wideLines(plan, field, value);
  const marker = presence?.kind === "marker" ? setOn(plan, MARK, code.hex(presence.number)) : [];
  const lines = [...lateBit(plan.late, field), ...marker, ...own];
  plan.moving(...(sometimes ? [code.when(isThere, lines)] : lines));
}

function markLine({ presence }: ValueField): Stmt[] {
  const marker = presenceBy({ presence }, "marker")?.number;
  return marker === undefined
    ? []
    : [code.run(code.use("writeMarker", code.WRITER, code.hex(marker)))];
}

/** Asks that a field is there just where earlier members say so. */
export function whereCheck({ emitting }: WritePlan, { name, presence }: ValueField): Stmt[] {
  const whenIs = presenceBy({ presence }, "given")?.tests;
  if (whenIs === undefined) return [];
  const test = givenTest(whenIs, (name, test) => testedOf(emitting, name, test));
  return [code.run(code.use("expectWhere", given(name), test))];
}

/** What a condition tests: where it compares, a cast says that a member which only some versions have is there. */
function testedOf(emitting: Emitting, name: string, { isConditional, ranges }: ValueTest): Expr {
  const compares = isConditional !== true && ranges.some(([low, high]) => low !== high);
  return compares ? memberOf(emitting, name) : given(name);
}

const MARK: IntType = { kind: "int", name: "u32", bits: 32, signed: false };

/** An integer for each bit of a mask that was made from them. */
function planSparse(plan: WritePlan, field: ValueField, type: SparseType): void {
  const { of } = type;
  const value = memberOf(plan.emitting, field.name);
  const write = (bit: Expr) => setOn(plan, of, checked(code.itemThere(value, bit), of));
  plan.moving(roundsCode(type, write));
}

/** An integer in the width that its bits tell. */
function planWidths(plan: WritePlan, field: ValueField, widths: Widths): void {
  const value = code.present(given(field.name));
  const { mask, narrow, wide, both } = widths;
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const write = (type: IntType, what = value) => guardedLines(plan, what, type);
  if (both === undefined) {
    const before = code.present(given(beforeMember(field.name)));
    const first = code.constant("first", code.choice(isWide, before, value));
    return plan.moving(
      code.when(isNarrow, [first, ...write(narrow.type, code.name("first"))]),
      code.whenBraced(isWide, write(wide.type)),
    );
  }
  const [most, few, many] = [write(both), write(narrow.type), write(wide.type)];
  if (isBrief(plan.emitting)) return plan.moving(widthsChain(widths, most, few, many));
  plan.moving(code.when(isNarrow, [code.when(isWide, most, few)], [code.whenBraced(isWide, many)]));
}

/** What is always there, at a place that is known. */
function planPlain(plan: WritePlan, field: ValueField, value: Expr): void {
  const { type } = field;
  if (fixedBytes(type) === undefined) return plan.byWriter(...byWriter(plan, field, value));
  if (type.kind === "int") return plan.int(type, checked(value, type));
  if (type.kind === "float" || type.kind === "big") {
    plan.line(setNumber(type, plan.place(), value, given(nanMember(field.name))));
    return plan.pass(bytesOf(type));
  }
  if (type.kind !== "array") return plan.byWriter(...byWriter(plan, field, value));
  if (isBrief(plan.emitting) && isShort(type)) {
    plan.line(writeShort(plan.emitting, type, plan.place(), value));
    return plan.pass(bytesOf(type));
  }
  plan.line(code.run(code.use("expectLength", value, type.count)));
  const isScaled = type.of.kind === "int" && type.of.scale !== undefined;
  if (isLoop(type) || isScaled) return planLoop(plan, field.name, value, type);
  for (let i = 0; i < type.count; i++) planElement(plan, field.name, value, type.of, i);
}

/** An array too long to be written out: of many elements, or of elements that take a line more. */
function planLoop(plan: WritePlan, name: string, array: Expr, { of, count }: ArrayType): void {
  const i = code.name("i");
  const size = bytesOf(of);
  const offset = size === 1 ? i : code.operation(countExpr(size), "*", i);
  const place = code.operation(plan.place(), "+", offset);
  const value = code.itemThere(array, i);
  plan.line(code.upTo(count, [loopLine(plan, name, of, place, value)]));
  plan.pass(product(count, size));
}

function loopLine(plan: WritePlan, name: string, of: NumberType, place: Expr, value: Expr): Stmt {
  if (of.kind !== "int")
    return setNumber(of, place, value, code.itemOfAny(given(nanMember(name)), code.name("i")));
  if (of.scale === undefined || !checksHere(plan, of)) return setAt(of, place, checked(value, of));
  const own = code.name("value");
  return code.block([
    code.constant("value", value),
    ...guard(plan, own, of),
    setAt(of, place, RAW),
  ]);
}

function planElement(
  plan: WritePlan,
  name: string,
  array: Expr,
  type: NumberType,
  index: number,
): void {
  const value = code.item(array, index);
  if (type.kind === "int") return plan.int(type, checked(value, type));
  const nan = code.itemOfAny(given(nanMember(name)), index);
  plan.line(setNumber(type, plan.place(), value, nan));
  plan.pass(bytesOf(type));
}

/** As `planPlain`, from `at` on, and then after it. */
function movingLines(plan: WritePlan, field: ValueField, value: Expr): Block {
  const { type } = field;
  if (type.kind === "int") return guardedLines(plan, value, type);
  const size = bytesOf(type);
  const nan = given(nanMember(field.name));
  if (isBrief(plan.emitting)) {
    if (type.kind === "float" || type.kind === "big")
      return [setNumber(type, passed(size, byOf(type)), value, nan)];
    if (type.kind === "array" && isShort(type))
      return [writeShort(plan.emitting, type, passed(size), value)];
  }
  if (type.kind === "float" || type.kind === "big")
    return [setNumber(type, code.AT, value, nan), passing(size)];
  const inner = new WritePlan(plan.emitting);
  planPlain(inner, field, value);
  // Its room is there already, and the writer is set at the end.
  return [...inner.finish(), passing(size)];
}

function selectCheck(emitting: Emitting, field: ValueField): Stmt[] {
  const selection = selectionOf(emitting, field);
  if (selection === undefined) return [];
  const isOne = selection.before.length === 0;
  const own =
    presenceBy(field, "given")?.tests === undefined
      ? memberOf(emitting, field.name)
      : given(field.name);
  const check = isOne
    ? code.use("expectOneOf", own, ...selection.known)
    : code.use("expectRow", numbersCode(selection, field, given), selection.rows!);
  if (presenceBy(field, "given")?.tests === undefined) return [code.run(check)];
  return [code.when(code.isPresent(own), [code.run(check)])];
}

function wideLines(plan: WritePlan, field: ValueField, value: Expr): Block {
  const test = bitTest(field.wide!.when.mask, field.wide!.when.bit);
  const wide = guardedLines(plan, value, field.wide!.type);
  const narrow = narrowLines(plan, field, value);
  if (isBrief(plan.emitting) && wide.length + narrow.length === 2)
    return [code.whenBrief(test, wide, narrow)];
  return [code.when(test, wide, narrow)];
}

/** Where the bit is clear, that was found to fit, unless steps differ. */
function narrowLines(plan: WritePlan, { type, wide }: ValueField, value: Expr): Block {
  const narrow = type as IntType;
  const isFound = narrow.scale === undefined && wide!.type.scale === undefined;
  return isFound && checksHere(plan, narrow)
    ? setOn(plan, narrow, value)
    : guardedLines(plan, value, narrow);
}

export function planInterleave(plan: WritePlan, field: Field & { kind: "interleave" }): void {
  const { emitting } = plan;
  for (const { name } of field.fields)
    plan.line(code.run(code.use("expectLength", memberOf(emitting, name), field.count)));
  for (let i = 0; i < field.count; i++) {
    for (const { name, type } of field.fields)
      planElement(plan, name, memberOf(emitting, name), type, i);
  }
}
