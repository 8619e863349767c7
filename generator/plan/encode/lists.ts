import { hasOpenGaps } from "../../../runtime/table/facts/open-gaps.ts";
import { byKind } from "../../../runtime/table/by-kind.ts";
import type { ArrayType } from "../../../runtime/table/types/array.ts";
import type { BigType, IntType } from "../../../runtime/table/types/integers.ts";
import type { BytesType } from "../../../runtime/table/types/bytes.ts";
import type { Calculation } from "../../../runtime/table/terms/calculation.ts";
import { countOf, countRef, endsWithBytes, untilOf } from "../../../runtime/table/types/counts.ts";
import { endMember, nanMember } from "../../../runtime/table/facts/members.ts";
import type { FloatType } from "../../../runtime/table/types/float.ts";
import { layoutOf, listEnd } from "../../../runtime/table/messages.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import { regionOf, type ValueType } from "../../../runtime/table/types/types.ts";
import type { SequenceType, DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import type { CountRef } from "../../../runtime/table/types/count-ref.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import {
  companionsOf,
  countWidthMember,
  isPadded,
  isVaried,
  paddingMember,
  widthMember,
} from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { isBrief } from "../parts/brief.ts";
import { structName } from "../parts/emitting.ts";
import { formIn, formOf, integerForm } from "../parts/forms.ts";
import { local } from "../../facts/names.ts";
import { outerArguments } from "../parts/outer.ts";
import { valueForm } from "../parts/scaled-forms.ts";
import { lastTest } from "../parts/computed.ts";
import { bitTest, countRefCode } from "../parts/tests.ts";
import { carriedBits } from "./masks.ts";
import { partLines, planMask } from "./mask-parts.ts";
import { checked, given, holding, memberOf } from "./numbers.ts";
import { unscaled } from "../parts/scale.ts";
import { setAt, setOn, WritePlan, WRITER_VIEW, WRITTEN } from "./plan.ts";
import { roomFor } from "./room.ts";

/** An element must not be what ends its list. */
export function endCheck(test: Expr, name: string): Stmt {
  return code.when(test, [code.fail(code.use("endsList", code.string(name)))]);
}

/** The lines that write what the writer itself writes. */
export function byWriter(plan: WritePlan, field: ValueField, value: Expr): Block {
  const region = regionOf(field.type);
  const lines = plainLines(plan, field, value, field.type);
  if (region === undefined) return lines;
  const closes = hasOpenGaps(plan.emitting.table.structs, [field]);
  const counted = closes ? [...lines, code.run(code.use("closeGap", code.WRITER))] : lines;
  return regionLines(plan, field.name, plan.regions.get(region)!, counted);
}

/** How a value of each type is written that has no fixed length. */
const plainLines = byKind<ValueType, [WritePlan, ValueField, value: Expr], Block>({
  string: (_, { name }, value, { open, cut }) => {
    const write = code.run(code.use("writeString", code.WRITER, value, cut));
    return open ? [write, code.set(`${name}End$`, WRITTEN)] : [write];
  },
  strings: (_, __, value, { cut }) => [code.run(code.use("writeStrings", code.WRITER, value, cut))],
  struct: (plan, field, value, type) => inBits(field, [encodeOne(plan, type, value)]),
  list: (plan, field, value, type) => inBits(field, listLines(plan, field, value, type)),
  delimited: (plan, field, value, type) => delimitedLines(plan, field, value, type),
  sequence: (plan, field, value, type) => delimitedLines(plan, field, value, type),
  bytes: (_, { name }, value, type) => bytesLines(name, value, type),
  int: variedLines,
  big: variedLines,
  float: variedLines,
  array: variedLines,
  sparse: variedLines,
});

function bytesLines(name: string, value: Expr, type: BytesType): Block {
  const { as, countRef: ref, count, none } = type;
  const own = as === undefined ? value : code.method(code.library(as), "encode", value);
  const write = (bytes: Expr) => code.run(code.use("writeBytes", code.WRITER, bytes));
  if (ref !== undefined || count !== undefined) {
    const check = (bytes: Expr) =>
      ref === undefined
        ? [code.run(code.use("expectByteCount", code.string(name), bytes, code.plain(count!)))]
        : countCheckLines(name, bytes, ref);
    if (as === undefined) return [write(own), ...check(own)];
    // What is asked twice is made once.
    const bytes = code.name(`${name}$bytes`);
    return [code.constant(`${name}$bytes`, own), write(bytes), ...check(bytes)];
  }
  return [none === undefined ? write(own) : code.when(code.isPresent(given(name)), [write(own)])];
}

/** Writes a struct. */
export function encodeOne({ emitting }: WritePlan, type: StructType | ListType, value: Expr): Stmt {
  const outer = outerArguments(type, (name) => memberOf(emitting, name));
  const encode = `encode${structName(emitting, type.struct)}`;
  return code.run(code.call(encode, code.WRITER, value, ...outer));
}

/** Writes the elements of a list, one after the other. */
export function encodeEach(plan: WritePlan, type: ListType, value: Expr): Stmt {
  return code.each("element", value, [encodeOne(plan, type, code.name("element"))]);
}

export function expectArray(value: Expr): Stmt {
  return code.run(code.use("expectArray", value));
}

/** Lines that write structs, which may be packed bit by bit: these begin at a byte, and fill their last one. */
function inBits({ name, type }: ValueField, lines: Block): Block {
  if (!isPadded(type)) return lines;
  const padding = code.use("putPadding", code.WRITER, given(paddingMember(name)));
  return [code.set(code.member(code.WRITER, "left"), 0), ...lines, code.run(padding)];
}

/** Texts or bytes that tell where they end, each as it came. */
function delimitedLines(
  plan: WritePlan,
  field: ValueField,
  value: Expr,
  type: DelimitedType | SequenceType,
): Block {
  const { emitting } = plan;
  const form = formIn(type, emitting)!;
  const companions = companionsOf(field);
  const way = companions.find(({ isList }) => isList === (type.kind === "sequence"));
  const isFloats = type.kind === "sequence" && type.of.kind === "float";
  const member = isFloats ? nanMember(field.name) : way?.name;
  const how = member === undefined ? [] : [given(member)];
  if (type.kind === "delimited") return [writeBy(form, value, how)];
  const count = companions.find(({ isList }) => !isList);
  const integer = countOf(type);
  const width = count === undefined ? [] : [given(count.name)];
  const ref = countRef(type);
  const many = code.use("manyWritten", form, code.WRITER, unscaledEach(value, type.of), ...how);
  return [
    expectArray(value),
    ...(integer === undefined
      ? []
      : [writeBy(integerForm(integer, emitting), lengthOf(value), width)]),
    ...(ref === undefined ? [] : countCheckLines(field.name, value, ref)),
    code.run(many),
  ];
}

function unscaledEach(value: Expr, of: SequenceType["of"]): Expr {
  if (of.kind !== "int" || of.scale === undefined) return value;
  return code.method(value, "map", code.lambda(["value"], unscaled(code.name("value"), of)));
}

export function lengthOf(value: Expr): Expr {
  return code.member(value, "length");
}

/** Writes by a form, in the way that a hint says. */
export function writeBy(form: Expr, value: Expr, hint: readonly Expr[]): Stmt {
  return code.run(code.method(form, "write", code.WRITER, value, ...hint));
}

/** A number in groups, or that many of them, each in as many bytes as it came in. */
function variedLines(
  plan: WritePlan,
  { name }: ValueField,
  value: Expr,
  type: IntType | BigType | FloatType | ArrayType | SparseType,
): Block {
  const form = valueForm(type, plan.emitting)!;
  const how = given(widthMember(name));
  if (type.kind !== "array") return [writeBy(form, value, [how])];
  return [code.run(code.use("exactlyWritten", form, code.WRITER, value, type.count, how))];
}

function listLines(plan: WritePlan, { name }: ValueField, value: Expr, type: ListType): Block {
  const each = encodeEach(plan, type, value);
  const first = expectArray(value);
  if (type.ends === "bytes") return [first, each];
  if (type.ends === "element") return [first, each, ...endLines(plan, name, type)];
  const until = untilOf(type);
  if (until !== undefined) return [first, each, lastLine(name, value, until, endsWithBytes(type))];
  const ref = countRef(type);
  if (ref !== undefined) return [first, ...countCheckLines(name, value, ref), each];
  const integer = countOf(type)!;
  if (isVaried(integer)) {
    const how = given(countWidthMember(name));
    return [first, writeBy(formOf(integer), lengthOf(value), [how]), each];
  }
  return [first, ...writeHere(integer, checked(lengthOf(value), integer)), each];
}

/** Asks that a list ends after its last element, and after no other. */
function lastLine(name: string, value: Expr, until: Calculation, orEnd: boolean): Stmt {
  const element = code.name("each");
  const isLast = code.lambda(["each"], lastTest(until, "exactWritten", element));
  const also = orEnd ? [code.name("true")] : [];
  return code.run(code.use("expectLast", code.string(name), value, isLast, ...also));
}

/** Writes an integer where the writer is. */
function writeHere(type: IntType, value: Expr): Block {
  const size = type.bits / 8;
  return [
    code.run(code.use("reserve", code.WRITER, size)),
    setAt(type, WRITTEN, value, WRITER_VIEW),
    code.set(WRITTEN, size, "+="),
  ];
}

/** Asks that a member tells as many elements or bytes as there are. */
export function countCheckLines(name: string, value: Expr, ref: CountRef): Stmt[] {
  if (ref.member === undefined) return [];
  const number = countRefCode(ref, given);
  return [code.run(code.use("expectCount", code.string(name), lengthOf(value), number))];
}

/** Writes what a preceding length counts, and then the length. */
function regionLines(plan: WritePlan, name: string, length: LengthField, lines: Block): Block {
  const { type } = length;
  if (isVaried(type)) return variedRegion(plan, name, length, type, lines);
  const place = `${name}$length`;
  plan.filled(place);
  const start = `${name}$start`;
  const count = code.moved(writtenSince(start), -(type.scale?.plus ?? 0));
  return [
    code.constant(start, WRITTEN),
    ...lines,
    setAt(type, code.name(place), holding(count, type), WRITER_VIEW),
  ];
}

/** How many bytes were written after a place. */
export function writtenSince(place: string): Expr {
  return code.operation(WRITTEN, "-", code.name(place));
}

/** As `regionLines`, with a length that is put before all that is there by then. */
function variedRegion(
  plan: WritePlan,
  name: string,
  length: LengthField,
  type: IntType,
  lines: Block,
): Block {
  const [place, start, grown] = [`${name}$length`, `${name}$start`, `${name}$grown`];
  const count = unscaled(writtenSince(start), type);
  const put = putBefore(type, place, count, length.name);
  const moved = plan.filled(place);
  return [
    code.constant(start, WRITTEN),
    ...lines,
    moved.length === 0 ? code.run(put) : code.constant(grown, put),
    ...moved.map((one) => code.set(one, code.name(grown), "+=")),
  ];
}

/** Puts a length in groups before what was written after a place. */
export function putBefore(type: IntType, place: string, count: Expr, length: string): Expr {
  const how = given(widthMember(length));
  return code.use("putBefore", formOf(type), code.WRITER, code.name(place), count, how);
}

/** Writes what ends a list, with the mask that it came with. */
function endLines(plan: WritePlan, name: string, { struct }: ListType): Block {
  const { table, version } = plan.emitting;
  const { mask, field } = listEnd(layoutOf(table.structs[struct]!, version)!)!;
  const end = code.number(field.ends!);
  const only = mask === undefined ? onlyEnd(plan, field) : undefined;
  if (only !== undefined) return writeHere(only, end);
  const inner = new WritePlan(plan.emitting);
  inner.reserve(roomFor([...(mask === undefined ? [] : [mask]), field]));
  const lines: Stmt[] = [];
  if (mask !== undefined) {
    const asRead = code.operation(given(endMember(name)), "??", 0);
    lines.push(code.variable(local(mask.name), code.and(asRead, carriedBits(mask))));
    lines.push(...partLines(mask));
    planMask(inner, mask, undefined);
  }
  const type = field.kind === "split" ? field.wire : (field.type as IntType);
  const narrow = setOn(plan, type, end);
  if (field.kind === "split" || field.wide === undefined) inner.moving(...narrow);
  else {
    const test = bitTest(field.wide.when.mask, field.wide.when.bit);
    inner.moving(code.when(test, setOn(plan, field.wide.type, end), narrow));
  }
  return [code.block([...lines, ...inner.finish()])];
}

/** The integer that ends a list, where it is always the same one, and is written where the writer is. */
function onlyEnd(plan: WritePlan, field: ValueField | SplitField): IntType | undefined {
  if (field.kind === "split") return field.wire;
  const isOne = field.wide === undefined && field.type.kind === "int" && isBrief(plan.emitting);
  return isOne ? (field.type as IntType) : undefined;
}
