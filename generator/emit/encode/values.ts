import {
  type ArrayType,
  beforeMember,
  type Field,
  type IntType,
  nanMember,
  type NumberType,
  type SparseType,
  type ValueField,
  type ValueTest,
  type Widths,
} from "../../../runtime/table/table.ts";
import { isNumbered } from "../../../runtime/table/besides.ts";
import { isBrief, isShort, passed } from "../code/brief.ts";
import { writeShort } from "./brief.ts";
import { bitTest, hex, when } from "../code/code.ts";
import { givenTest } from "../code/given.ts";
import type { Emitting } from "../code/emitting.ts";
import { roundsCode, widthsChain } from "../decode/values.ts";
import { isLoop } from "../types/members.ts";
import { numbersCode, selectionOf } from "../code/selection.ts";
import { byOf } from "../families/by.ts";
import { fixedBytes } from "../size/size.ts";
import { lateBit } from "./late.ts";
import { byWriter, endCheck } from "./lists.ts";
import { checked, checksHere, guard, guardedLines, memberOf, numberCode } from "./numbers.ts";
import { setAt, setOn, WritePlan } from "./plan.ts";

export function planValue(plan: WritePlan, field: ValueField): void {
  planBytes(plan, field);
  // What is no number of the type was refused by then.
  const check = selectCheck(plan.emitting, field);
  if (check !== undefined) plan.line(check);
}

function planBytes(plan: WritePlan, field: ValueField): void {
  const { emitting } = plan;
  const { when: bit, whenMore, whenIs } = field;
  const hangs = (bit ?? whenIs ?? field.mark) !== undefined;
  const value = hangs ? `m.${field.name}` : memberOf(emitting, field.name);
  for (const line of whereCheck(plan, field)) plan.line(line);
  if (field.type.kind === "string" && field.type.open) plan.line(`let ${field.name}End$ = -1;`);
  // Where arms are chosen by it, its type has just their values.
  if (field.ends !== undefined)
    plan.line(endCheck(plan, `${value} === (${field.ends} as number)`, field.name));
  if (field.type.kind === "sparse" && !isNumbered(field.type))
    return planSparse(plan, field, field.type);
  if (field.widths !== undefined) return planWidths(plan, field, field.widths);
  const sometimes = hangs || whenMore === true;
  if (!sometimes && field.wide === undefined) return planPlain(plan, field, value);
  const size = fixedBytes(field.type);
  if (size === undefined) {
    const lines = byWriter(plan, field, sometimes ? `m.${field.name}` : value);
    const mark =
      field.mark === undefined ? [] : [`${plan.use("writeMark")}(w, ${hex(field.mark)});`];
    return plan.byWriter(when(`m.${field.name} !== undefined`, [...mark, ...lines]));
  }
  const own =
    field.wide === undefined ? movingLines(plan, field, value) : wideLines(plan, field, value);
  const mark = field.mark === undefined ? [] : setOn(plan, MARK, hex(field.mark));
  const lines = [...lateBit(plan.late, field), ...mark, ...own];
  plan.moving(...(sometimes ? [when(`m.${field.name} !== undefined`, lines)] : lines));
}

/** Asks that a field is there just where earlier members say so. */
export function whereCheck(plan: WritePlan, { name, whenIs }: ValueField): string[] {
  if (whenIs === undefined) return [];
  const test = givenTest(whenIs, (name, test) => testedOf(plan.emitting, name, test));
  return [`${plan.use("expectWhere")}(m.${name}, ${test});`];
}

/** What a condition tests: where it compares, the compiler is told that a member which only some versions have is there. */
function testedOf(emitting: Emitting, name: string, { hangs, ranges }: ValueTest): string {
  const compares = hangs !== true && ranges.some(([low, high]) => low !== high);
  return compares ? memberOf(emitting, name) : `m.${name}`;
}

const MARK: IntType = { kind: "int", name: "u32", bits: 32, signed: false };

/** An integer for each bit of a mask that was made from them. */
function planSparse(plan: WritePlan, field: ValueField, type: SparseType): void {
  const { of } = type;
  const value = memberOf(plan.emitting, field.name);
  const write = (bit: string) => setOn(plan, of, checked(plan, `${value}[${bit}]!`, of));
  plan.moving(roundsCode(type, write));
}

/** An integer in the width that its bits tell. */
function planWidths(plan: WritePlan, field: ValueField, widths: Widths): void {
  const value = `m.${field.name}`;
  const { mask, narrow, wide, both } = widths;
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const write = (type: IntType, what = value) => guardedLines(plan, what, type).join("\n");
  if (both === undefined) {
    const before = `m.${beforeMember(field.name)}!`;
    const first = `${isWide} ? ${before} : ${value}!`;
    return plan.moving(
      `if (${isNarrow}) {\nconst first = ${first};\n${write(narrow.type, "first")}\n}`,
      `if (${isWide}) {\n${write(wide.type, `${value}!`)}\n}`,
    );
  }
  if (isBrief(plan.emitting)) {
    const [most, few, many] = [both, narrow.type, wide.type].map((type) =>
      write(type, `${value}!`),
    );
    return plan.moving(widthsChain(widths, most!, few!, many!));
  }
  plan.moving(
    `if (${isNarrow}) {\nif (${isWide}) {\n${write(both, `${value}!`)}\n} else {\n${write(narrow.type, `${value}!`)}\n}\n} else if (${isWide}) {\n${write(wide.type, `${value}!`)}\n}`,
  );
}

/** What is always there, at a place that is known. */
function planPlain(plan: WritePlan, field: ValueField, value: string): void {
  const { type } = field;
  if (fixedBytes(type) === undefined) return plan.byWriter(byWriter(plan, field, value).join("\n"));
  if (type.kind === "int") return plan.int(type, checked(plan, value, type));
  if (type.kind === "float" || type.kind === "big") {
    plan.line(numberCode(plan, type, plan.place(), value, `m.${nanMember(field.name)}`));
    return plan.pass(fixedBytes(type)!);
  }
  if (type.kind !== "array") return plan.byWriter(byWriter(plan, field, value).join("\n"));
  if (isBrief(plan.emitting) && isShort(type)) {
    plan.line(writeShort(plan, type, plan.place(), value));
    return plan.pass(fixedBytes(type)!);
  }
  plan.line(`${plan.use("expectLength")}(${value}, ${type.count});`);
  const isScaled = type.of.kind === "int" && type.of.scale !== undefined;
  if (isLoop(type) || isScaled) return planLoop(plan, field.name, value, type);
  for (let i = 0; i < type.count; i++) planElement(plan, field.name, value, type.of, i);
}

/** An array too long to be written out: of many elements, or of elements that take a line more. */
function planLoop(plan: WritePlan, name: string, array: string, { of, count }: ArrayType): void {
  const size = fixedBytes(of)!;
  const place = `${plan.place()} + ${size === 1 ? "i" : `${size} * i`}`;
  const value = `${array}[i]!`;
  const write =
    of.kind !== "int"
      ? numberCode(plan, of, place, value, `m.${nanMember(name)}?.[i]`)
      : of.scale === undefined || !checksHere(plan, of)
        ? setAt(plan, of, place, checked(plan, value, of))
        : `{\nconst value = ${value};\n${guard(plan, "value", of).join("\n")}\n${setAt(plan, of, place, "raw")}\n}`;
  plan.line(`for (let i = 0; i < ${count}; i++) ${write}`);
  plan.pass(count * size);
}

function planElement(
  plan: WritePlan,
  name: string,
  array: string,
  type: NumberType,
  index: number,
): void {
  const value = `${array}[${index}]`;
  if (type.kind === "int") return plan.int(type, checked(plan, value, type));
  plan.line(numberCode(plan, type, plan.place(), value, `m.${nanMember(name)}?.[${index}]`));
  plan.pass(fixedBytes(type)!);
}

/** As `planPlain`, from `at` on, and then behind it. */
function movingLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const { type } = field;
  if (type.kind === "int") return guardedLines(plan, value, type);
  const size = fixedBytes(type)!;
  if (isBrief(plan.emitting)) {
    if (type.kind === "float" || type.kind === "big")
      return [
        numberCode(plan, type, passed(size, byOf(type)), value, `m.${nanMember(field.name)}`),
      ];
    if (type.kind === "array" && isShort(type))
      return [writeShort(plan, type, passed(size), value)];
  }
  if (type.kind === "float" || type.kind === "big")
    return [numberCode(plan, type, "at", value, `m.${nanMember(field.name)}`), `at += ${size};`];
  const inner = new WritePlan(plan.emitting);
  planPlain(inner, field, value);
  // Its room is there already, and the writer is told at the end.
  return [...inner.finish(), `at += ${size};`];
}

function selectCheck(emitting: Emitting, field: ValueField): string | undefined {
  const selection = selectionOf(emitting, field);
  if (selection === undefined) return undefined;
  const value = (name: string) => `m.${name}`;
  const isOne = selection.before.length === 0;
  const own = field.whenIs === undefined ? memberOf(emitting, field.name) : value(field.name);
  const check = isOne
    ? `${emitting.imports.use("expectOneOf")}(${own}, ${selection.known});`
    : `${emitting.imports.use("expectRow")}(${numbersCode(selection, field, value)}, ${selection.rows});`;
  return field.whenIs === undefined ? check : `if (${own} !== undefined) ${check}`;
}

function wideLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const test = bitTest(field.wide!.when.mask, field.wide!.when.bit);
  const wide = guardedLines(plan, value, field.wide!.type);
  const narrow = narrowLines(plan, field, value);
  if (isBrief(plan.emitting) && wide.length + narrow.length === 2)
    return [`if (${test}) ${wide[0]}`, `else ${narrow[0]}`];
  return [`if (${test}) {\n${wide.join("\n")}\n} else {\n${narrow.join("\n")}\n}`];
}

/** Where the bit is clear, that was found to fit, unless steps differ. */
function narrowLines(plan: WritePlan, { type, wide }: ValueField, value: string): string[] {
  const narrow = type as IntType;
  const isFound = narrow.scale === undefined && wide!.type.scale === undefined;
  return isFound && checksHere(plan, narrow)
    ? setOn(plan, narrow, value)
    : guardedLines(plan, value, narrow);
}

export function planInterleave(plan: WritePlan, field: Field & { kind: "interleave" }): void {
  const { emitting } = plan;
  for (const { name } of field.fields) {
    plan.line(`${plan.use("expectLength")}(${memberOf(emitting, name)}, ${field.count});`);
  }
  for (let i = 0; i < field.count; i++) {
    for (const { name, type } of field.fields)
      planElement(plan, name, memberOf(emitting, name), type, i);
  }
}
