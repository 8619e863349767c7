import type { ArrayType } from "../../../runtime/table/types/array.ts";
import { beforeMember, nanMember } from "../../../runtime/table/facts/members.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { regionOf, type ValueType } from "../../../runtime/table/types/types.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import { countFields } from "../../../runtime/table/fields/count-fields.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { isNumbered } from "../../../runtime/table/facts/companions.ts";
import { outerParametersOf } from "../../../runtime/table/facts/outer.ts";
import { isBrief, isShort, passed } from "../parts/brief.ts";
import { readPassed, readShort } from "./brief.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr } from "../code/count.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { bitTest, held, markerTest, presenceTest } from "../parts/tests.ts";
import { givenTest } from "../parts/given.ts";
import { companions } from "../../members/companions.ts";
import { isLoop, memberType } from "../../members/members.ts";
import { numbersCode, selectionOf, togetherCode } from "../parts/selection.ts";
import { bytesOf, fixedBytes } from "../size/size.ts";
import { ensured } from "./ensured.ts";
import { byReader, planEnd, readerLines } from "./lists.ts";
import { assign, intLines, nanCode, passing, readOn, scalarAt, wholeAt } from "./numbers.ts";
import { OFFSET, Plan } from "./plan.ts";
import { presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";

export function planValue(plan: Plan, field: ValueField): void {
  const widths = presenceBy(field, "widths");
  if (widths !== undefined) return planWidths(plan, field, widths);
  if (field.type.kind === "sparse" && !isNumbered(field.type))
    return planSparse(plan, field, field.type);
  const size = fixedBytes(field.type);
  const sometimes = field.presence !== undefined;
  const isTogether = (selectionOf(plan.emitting, field)?.before.length ?? 0) > 0;
  if (sometimes || isTogether || field.wide !== undefined) planBranch(plan, field, size);
  else if (size === undefined || isLong(field.type)) planSelfCounting(plan, field, size);
  else {
    plan.member({ name: field.name, ...fixedCode(plan, field) });
    const nan = nanCode(field.type, plan.place());
    if (nan !== undefined) plan.member({ name: nanMember(field.name), value: nan });
    plan.pass(size);
  }
  if (field.ends !== undefined) planEnd(plan, code.equals(held(field.name), field.ends));
}

/** An array that is read in a loop. */
function isLong(type: ValueType): boolean {
  return type.kind === "array" && isLoop(type);
}

/** What is always there, and finds out its own length, or is read in a loop. */
function planSelfCounting(plan: Plan, field: ValueField, size: Count | undefined): void {
  const members = membersOf(plan, field, "");
  if (size !== undefined)
    return plan.moving({ kind: "branch", members, lines: presentLines(plan, field, size) });
  // What depends on a member needs it as a constant.
  const isPlain =
    members.length === 1 &&
    regionOf(field.type) === undefined &&
    countFields(field).length + outerParametersOf(field.type).length === 0;
  const value = isPlain ? byReader(plan.emitting, field.type) : undefined;
  if (value !== undefined)
    return plan.byReader({ kind: "member", name: field.name, value, moves: true });
  const lines = [...readerLines(plan.emitting, field), ...selectsCheck(plan, field)];
  plan.byReader({ kind: "branch", members, lines });
}

/** The field's member, and those beside it that tell how it came. */
function membersOf(plan: Plan, field: ValueField, optional: string) {
  const { table, version } = plan.emitting;
  return [
    { name: field.name, type: memberType(table, field.type) + optional },
    ...companions(table, field, version).map(({ name, made }) => ({
      name,
      type: `${made} | undefined`,
    })),
  ];
}

function fixedCode(plan: Plan, field: ValueField): { value: Expr; type?: string } {
  const { type } = field;
  if (type.kind !== "array")
    return { value: withSelects(plan, field, scalarAt(type, plan.place())) };
  if (isBrief(plan.emitting) && isShort(type))
    return { value: readShort(plan.emitting, type, plan.place()) };
  const value = wholeAt(type, (further) => plan.place(further));
  return { value, type: memberType(plan.emitting.table, type) };
}

function withSelects(plan: Plan, field: ValueField, value: Expr): Expr {
  const selection = selectionOf(plan.emitting, field);
  if (selection === undefined) return value;
  return code.use("expectProtocol", code.READER, value, ...selection.known);
}

/** Asks whether what a member tells of versions is known, once it is read. */
function selectsCheck(plan: Plan, field: ValueField): Stmt[] {
  const selection = selectionOf(plan.emitting, field);
  if (selection === undefined) return [];
  if (selection.before.length === 0) return [code.run(withSelects(plan, field, held(field.name)))];
  return [togetherCode(selection, numbersCode(selection, field, held))];
}

/** A field that something makes be there, or be wider. */
function planBranch(plan: Plan, field: ValueField, size: Count | undefined): void {
  const { presence } = field;
  const members = membersOf(plan, field, presence !== undefined ? " | undefined" : "");
  const lines = presentLines(plan, field, size);
  const branch = { kind: "branch", members } as const;
  const asked = size === undefined ? [] : [ensured(code.AT, countExpr(size))];
  if (presence?.kind === "more") {
    plan.place();
    const test = code.operation(plan.settled(), "<", code.member(code.READER, "end"));
    return plan.moving({ ...branch, test, lines: [...asked, ...lines] });
  }
  if (presence?.kind === "given") {
    const test = givenTest(presence.tests, held);
    return plan.moving({ ...branch, test, lines: [...asked, ...lines] });
  }
  if (presence?.kind === "marker") {
    plan.place();
    const test = markerTest(presence.number, plan.settled());
    return plan.moving({ ...branch, test, lines: [passing(4), ...asked, ...lines] });
  }
  if (presence?.kind !== "bit") return plan.moving({ ...branch, lines });
  const test = presenceTest(presence);
  if (size !== undefined || !isBrief(plan.emitting)) return plan.moving({ ...branch, test, lines });
  const own = readerLines(plan.emitting, field);
  const none = members.length === 2 && readsVariant(own) ? { none: code.library("IMPLICIT") } : {};
  plan.byReader({ ...branch, test, lines: [...own, ...selectsCheck(plan, field)], ...none });
}

/** Whether one assignment tells several members. */
function readsVariant([only, ...others]: Block): boolean {
  const isAssigned = only?.kind === "do" && only.expr.kind === "assign";
  return others.length === 0 && isAssigned && only.expr.target.kind === "list";
}

function presentLines(plan: Plan, field: ValueField, size: Count | undefined): Block {
  const { name, type, wide } = field;
  if (size === undefined)
    return [
      code.set(OFFSET, code.AT),
      ...readerLines(plan.emitting, field),
      code.set(code.AT, OFFSET),
      ...selectsCheck(plan, field),
    ];
  const brief = briefCode(plan, field);
  if (brief !== undefined) return [assign(name, brief)];
  if (wide !== undefined) {
    const test = bitTest(wide.when.mask, wide.when.bit);
    return [code.when(test, intLines(name, wide.type), intLines(name, type as IntType))];
  }
  if (type.kind === "int") return [...intLines(name, type), ...selectsCheck(plan, field)];
  const nan = nanCode(type, code.AT);
  const nanLine = nan === undefined ? [] : [assign(nanMember(name), nan)];
  const whole =
    type.kind === "array" && isLoop(type) ? loopLines(name, type) : [assign(name, wholeAt(type))];
  return [...whole, ...nanLine, passing(size)];
}

/** What reads a field and goes on after it as one expression, where that is to be and can be. */
function briefCode({ emitting }: Plan, field: ValueField): Expr | undefined {
  const { type, wide } = field;
  if (!isBrief(emitting) || field.selects !== undefined) return undefined;
  if (type.kind === "array")
    return isShort(type) ? readShort(emitting, type, passed(bytesOf(type))) : undefined;
  if (type.kind !== "int") return undefined;
  const narrow = readPassed(emitting, type);
  if (wide === undefined) return narrow;
  const test = bitTest(wide.when.mask, wide.when.bit);
  return code.choice(test, readPassed(emitting, wide.type), narrow);
}

/** An array too long to be written out. */
function loopLines(name: string, type: ArrayType): Block {
  const value = scalarAt(type.of, code.operation(code.AT, "+", elementOffset(type)));
  return [
    code.set(held(name), code.list([])),
    code.upTo(type.count, [code.run(code.method(held(name), "push", value))]),
  ];
}

/** How far after the first element the i-th is. */
export function elementOffset({ of }: ArrayType): Expr {
  return code.operation(countExpr(bytesOf(of)), "*", code.name("i"));
}

/** An integer that two bits tell the width of. */
function planWidths(plan: Plan, field: ValueField, widths: Widths): void {
  const members = membersOf(plan, field, " | undefined");
  const { name } = field;
  const { mask, narrow, wide, both } = widths;
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  if (both !== undefined && isBrief(plan.emitting)) {
    const read = (type: IntType) => [assign(name, readPassed(plan.emitting, type))];
    const lines = [widthsChain(widths, read(both), read(narrow.type), read(wide.type))];
    return plan.moving({ kind: "branch", members, lines });
  }
  const few = intLines(name, narrow.type);
  const many = intLines(name, wide.type);
  if (both === undefined) {
    const before = assign(beforeMember(name), held(name));
    const lines = [code.whenBraced(isNarrow, few), code.whenBraced(isWide, [before, ...many])];
    return plan.moving({ kind: "branch", members, lines });
  }
  const inner = code.when(isWide, intLines(name, both), few);
  plan.moving({
    kind: "branch",
    members,
    lines: [code.when(isNarrow, [inner], [code.whenBraced(isWide, many)])],
  });
}

/** What is done where two bits are set, where only the first is, and where only the second is. */
export function widthsChain(
  { mask, narrow, wide }: Widths,
  both: Block,
  few: Block,
  many: Block,
): Stmt {
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const bits = 2 ** narrow.bit + 2 ** wide.bit;
  // The highest bit of 32 would make it a signed number.
  const areBoth =
    Math.max(narrow.bit, wide.bit) > 30
      ? code.operation(isNarrow, "&&", isWide)
      : code.equals(code.and(held(mask), bits), code.hex(bits));
  return code.whenBrief(areBoth, both, [code.whenBrief(isNarrow, few, [code.when(isWide, many)])]);
}

/** Goes through the bits that are set in a mask, lowest first, as often as there are rounds. */
export function roundsCode({ mask, rounds = 1 }: SparseType, each: (bit: Expr) => Block): Stmt {
  const bits = code.name("bits");
  const least = code.operation(bits, "&", code.unary("-", bits));
  const bit = code.operation(code.number(31), "-", code.method(code.name("Math"), "clz32", least));
  const round = code.name("round");
  const once: Stmt = {
    kind: "for",
    name: "bits",
    from: code.operation(held(mask!), "|", 0),
    test: code.differs(bits, 0),
    step: code.assigning(bits, "&=", code.operation(bits, "-", 1)),
    body: [code.block(each(rounds === 1 ? bit : code.operation(round, "+", bit)))],
  };
  if (rounds === 1) return once;
  return {
    kind: "for",
    name: "round",
    from: code.number(0),
    test: code.operation(round, "<", 32 * rounds),
    step: code.assigning(round, "+=", 32),
    body: [code.block([once])],
  };
}

/** An integer for each bit that is set. */
function planSparse(plan: Plan, field: ValueField, type: SparseType): void {
  const lines = [
    code.set(held(field.name), code.record([])),
    roundsCode(type, (bit) => sparseItem(held(field.name), bit, type)),
  ];
  plan.moving({ kind: "branch", members: membersOf(plan, field, ""), lines });
}

/** Reads the integer of one bit into a record. */
export function sparseItem(values: Expr, bit: Expr, { of }: SparseType): Block {
  const { value, after } = readOn(of);
  return [code.set(code.item(values, bit), value), ...after];
}
