import {
  type ArrayType,
  beforeMember,
  type IntType,
  nanMember,
  regionOf,
  type SparseType,
  tellersOf,
  type ValueField,
  type ValueType,
  type Widths,
} from "../../../runtime/table/table.ts";
import { isNumbered } from "../../../runtime/table/besides.ts";
import { toldOutside } from "../../../runtime/table/outer.ts";
import { isBrief, isShort, passed } from "../code/brief.ts";
import { readPassed, readShort } from "./brief.ts";
import { bitTest, hex, local, markTest, presenceTest } from "../code/code.ts";
import { givenTest } from "../code/given.ts";
import { companions } from "../types/companions.ts";
import { isLoop, memberType } from "../types/members.ts";
import { numbersCode, selectionOf, togetherCode } from "../code/selection.ts";
import { fixedBytes } from "../size/size.ts";
import { byReader, planEnd, readerLines } from "./lists.ts";
import { assign, intLines, nanCode, readOn, scalarAt, wholeAt } from "./numbers.ts";
import { Plan } from "./plan.ts";

export function planValue(plan: Plan, field: ValueField): void {
  if (field.widths !== undefined) return planWidths(plan, field, field.widths);
  if (field.type.kind === "sparse" && !isNumbered(field.type))
    return planSparse(plan, field, field.type);
  const size = fixedBytes(field.type);
  const sometimes = isSometimes(field);
  const isTogether = (selectionOf(plan.emitting, field)?.before.length ?? 0) > 0;
  if (sometimes || isTogether || field.wide !== undefined) planBranch(plan, field, size);
  else if (size === undefined || isLong(field.type)) planSelfCounting(plan, field, size);
  else {
    plan.member({ name: field.name, ...fixedCode(plan, field) });
    const nan = nanCode(field.type, plan.place(), plan.imports);
    if (nan !== undefined) plan.member({ name: nanMember(field.name), code: nan });
    plan.pass(size);
  }
  if (field.ends !== undefined) planEnd(plan, `${local(field.name)} === ${field.ends}`);
}

/** Whether something else says that a field is there. */
function isSometimes({ when, whenMore, whenIs, mark }: ValueField): boolean {
  return [when, whenMore, whenIs, mark].some((tells) => tells !== undefined);
}

/** An array that is read in a loop. */
function isLong(type: ValueType): boolean {
  return type.kind === "array" && isLoop(type);
}

/** What is always there, and finds out its own length, or is read in a loop. */
function planSelfCounting(plan: Plan, field: ValueField, size: number | undefined): void {
  const members = membersOf(plan, field, "");
  if (size !== undefined)
    return plan.moving({ kind: "branch", members, lines: presentLines(plan, field, size) });
  // What goes by a member needs it as a constant.
  const isPlain =
    members.length === 1 &&
    regionOf(field.type) === undefined &&
    tellersOf(field).length + toldOutside(field.type).length === 0;
  const code = isPlain ? byReader(plan.emitting, field.type) : undefined;
  if (code !== undefined)
    return plan.byReader({ kind: "member", name: field.name, code, moves: true });
  const lines = [...readerLines(plan.emitting, field), ...selectsCheck(plan, field)];
  plan.byReader({ kind: "branch", members, lines });
}

/** The field's member, and those beside it that tell how it came. */
function membersOf(plan: Plan, field: ValueField, optional: string) {
  const { table, version } = plan.emitting;
  return [
    { name: field.name, type: memberType(table, field.type) + optional },
    ...companions(table, field, version).map(({ name, type }) => ({
      name,
      type: `${type.replace("readonly ", "")} | undefined`,
    })),
  ];
}

function fixedCode(plan: Plan, field: ValueField): { code: string; type?: string } {
  const { type } = field;
  if (type.kind !== "array")
    return { code: withSelects(plan, field, scalarAt(type, plan.place())) };
  if (isBrief(plan.emitting) && isShort(type))
    return { code: readShort(plan.emitting, type, plan.place()) };
  const step = fixedBytes(type.of)!;
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, plan.place(i * step)),
  );
  return { code: `[${elements.join(", ")}]`, type: memberType(plan.emitting.table, type) };
}

function withSelects(plan: Plan, field: ValueField, code: string): string {
  const selection = selectionOf(plan.emitting, field);
  if (selection === undefined) return code;
  return `${plan.imports.use("expectProtocol")}(r, ${code}, ${selection.known})`;
}

/** Asks whether what a member tells of versions is known, once it is read. */
function selectsCheck(plan: Plan, field: ValueField): string[] {
  const selection = selectionOf(plan.emitting, field);
  if (selection === undefined) return [];
  if (selection.before.length === 0) return [`${withSelects(plan, field, local(field.name))};`];
  const numbers = numbersCode(selection, field, local);
  return [togetherCode(plan.imports, selection, numbers)];
}

/** A field that something makes be there, or be wider. */
function planBranch(plan: Plan, field: ValueField, size: number | undefined): void {
  const sometimes = isSometimes(field);
  const members = membersOf(plan, field, sometimes ? " | undefined" : "");
  const lines = presentLines(plan, field, size);
  if (field.whenMore) {
    plan.place();
    const ensure = size === undefined ? [] : [`${plan.imports.use("ensure")}(r, at, ${size});`];
    const test = `${plan.settled()} < r.end`;
    return plan.moving({ kind: "branch", members, test, lines: [...ensure, ...lines] });
  }
  if (field.whenIs !== undefined) {
    const ensure = size === undefined ? [] : [`${plan.imports.use("ensure")}(r, at, ${size});`];
    const test = givenTest(field.whenIs, local);
    return plan.moving({ kind: "branch", members, test, lines: [...ensure, ...lines] });
  }
  if (field.mark !== undefined) {
    plan.place();
    const ensure = size === undefined ? [] : [`${plan.imports.use("ensure")}(r, at, ${size});`];
    const test = markTest(field.mark, plan.settled());
    return plan.moving({ kind: "branch", members, test, lines: ["at += 4;", ...ensure, ...lines] });
  }
  if (field.when !== undefined && size === undefined && isBrief(plan.emitting)) {
    const own = readerLines(plan.emitting, field);
    const isTold = members.length === 2 && own.length === 1 && own[0]!.startsWith("[");
    const none = isTold ? { none: plan.imports.use("NOT_TOLD") } : {};
    const test = presenceTest(field.when);
    const all = [...own, ...selectsCheck(plan, field)];
    return plan.byReader({ kind: "branch", members, test, lines: all, ...none });
  }
  const test = field.when === undefined ? {} : { test: presenceTest(field.when) };
  plan.moving({ kind: "branch", members, ...test, lines });
}

function presentLines(plan: Plan, field: ValueField, size: number | undefined): string[] {
  const { name, type, wide } = field;
  const { imports } = plan;
  if (size === undefined)
    return [
      "r.offset = at;",
      ...readerLines(plan.emitting, field),
      "at = r.offset;",
      ...selectsCheck(plan, field),
    ];
  const brief = briefCode(plan, field);
  if (brief !== undefined) return [assign(name, brief)];
  if (wide !== undefined) {
    const yes = intLines(name, wide.type);
    const no = intLines(name, type as IntType);
    return [
      `if (${bitTest(wide.when.mask, wide.when.bit)}) {\n${yes.join("\n")}\n} else {\n${no.join("\n")}\n}`,
    ];
  }
  if (type.kind === "int") return [...intLines(name, type), ...selectsCheck(plan, field)];
  const nan = nanCode(type, "at", imports);
  const nanLine = nan === undefined ? [] : [assign(nanMember(name), nan)];
  if (type.kind === "array" && isLoop(type))
    return [...loopLines(name, type), ...nanLine, `at += ${size};`];
  return [assign(name, wholeAt(type)), ...nanLine, `at += ${size};`];
}

/** What reads a field and goes on behind it as one expression, where that is to be and can be. */
function briefCode({ emitting }: Plan, field: ValueField): string | undefined {
  const { type, wide } = field;
  if (!isBrief(emitting) || field.selects !== undefined) return undefined;
  if (type.kind === "array")
    return isShort(type) ? readShort(emitting, type, passed(fixedBytes(type)!)) : undefined;
  if (type.kind !== "int") return undefined;
  const narrow = readPassed(emitting, type);
  if (wide === undefined) return narrow;
  const test = bitTest(wide.when.mask, wide.when.bit);
  return `(${test} ? ${readPassed(emitting, wide.type)} : ${narrow})`;
}

/** An array too long to be written out. */
function loopLines(name: string, type: ArrayType): string[] {
  const place = `at + ${fixedBytes(type.of)!} * i`;
  return [
    `${local(name)} = [];`,
    `for (let i = 0; i < ${type.count}; i++) ${local(name)}.push(${scalarAt(type.of, place)});`,
  ];
}

/** An integer that two bits tell the width of. */
function planWidths(plan: Plan, field: ValueField, widths: Widths): void {
  const members = membersOf(plan, field, " | undefined");
  const { name } = field;
  const { mask, narrow, wide, both } = widths;
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  if (both !== undefined && isBrief(plan.emitting)) {
    const read = (type: IntType) => assign(name, readPassed(plan.emitting, type));
    const line = widthsChain(widths, read(both), read(narrow.type), read(wide.type));
    return plan.moving({ kind: "branch", members, lines: [line] });
  }
  const few = intLines(name, narrow.type).join("\n");
  const many = intLines(name, wide.type).join("\n");
  if (both === undefined) {
    const before = assign(beforeMember(name), local(name));
    const lines = [`if (${isNarrow}) {\n${few}\n}`, `if (${isWide}) {\n${before}\n${many}\n}`];
    return plan.moving({ kind: "branch", members, lines });
  }
  const most = intLines(name, both).join("\n");
  const line = `if (${isNarrow}) {\nif (${isWide}) {\n${most}\n} else {\n${few}\n}\n} else if (${isWide}) {\n${many}\n}`;
  plan.moving({ kind: "branch", members, lines: [line] });
}

/** What is done where two bits are set, where only the first is, and where only the second is. */
export function widthsChain(
  { mask, narrow, wide }: Widths,
  both: string,
  few: string,
  many: string,
): string {
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const bits = hex(2 ** narrow.bit + 2 ** wide.bit);
  // The highest bit of 32 would make it a signed number.
  const areBoth =
    Math.max(narrow.bit, wide.bit) > 30
      ? `${isNarrow} && ${isWide}`
      : `(${local(mask)} & ${bits}) === ${bits}`;
  return `if (${areBoth}) ${both}\nelse if (${isNarrow}) ${few}\nelse if (${isWide}) ${many}`;
}

/** Goes through the bits that are set in a mask, lowest first, as often as there are rounds. */
export function roundsCode(
  { mask, rounds = 1 }: SparseType,
  each: (bit: string) => readonly string[],
): string {
  const bit = "31 - Math.clz32(bits & -bits)";
  const lines = each(rounds === 1 ? bit : `round + ${bit}`).join("\n");
  const once = `for (let bits = ${local(mask!)} | 0; bits !== 0; bits &= bits - 1) {\n${lines}\n}`;
  return rounds === 1
    ? once
    : `for (let round = 0; round < ${32 * rounds}; round += 32) {\n${once}\n}`;
}

/** An integer for each bit that is set. */
function planSparse(plan: Plan, field: ValueField, type: SparseType): void {
  const name = local(field.name);
  plan.moving({
    kind: "branch",
    members: membersOf(plan, field, ""),
    lines: [`${name} = {};`, roundsCode(type, (bit) => [`${name}[${bit}] = ${readOn(type.of)}`])],
  });
}
