import { byKind } from "../../../runtime/table/by-kind.ts";
import type { BytesType } from "../../../runtime/table/types/bytes.ts";
import { countOf, countRef, endsWithBytes, untilOf } from "../../../runtime/table/types/counts.ts";
import { endMember, nanMember, openMember } from "../../../runtime/table/facts/members.ts";
import type { Calculation } from "../../../runtime/table/terms/calculation.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { SequenceType } from "../../../runtime/table/types/delimited.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import { regionOf, type ValueType } from "../../../runtime/table/types/types.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { isBrief } from "../parts/brief.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { lastTest } from "../parts/computed.ts";
import { held, countRead } from "../parts/tests.ts";
import { type Emitting, structName } from "../parts/emitting.ts";
import { hasEndMask } from "../../members/companions.ts";
import { formIn, integerForm } from "../parts/forms.ts";
import { outerArguments } from "../parts/outer.ts";
import { valueForm } from "../parts/scaled-forms.ts";
import {
  companionsOf,
  countWidthMember,
  isPadded,
  isVaried,
  paddingMember,
} from "../../../runtime/table/facts/companions.ts";
import { ensured } from "./ensured.ts";
import { assign, isOfView, nansCode, readAt } from "./numbers.ts";
import { scaled } from "../parts/scale.ts";
import { OFFSET, Plan } from "./plan.ts";

const END = code.member(code.READER, "end");
/** Bytes are left. */
export const HAS_MORE = code.operation(OFFSET, "<", END);

/** Where an element ends its list, its mask is all there is to say of it. */
export function planEnd(plan: Plan, test: Expr): void {
  const mask = plan.maskSoFar === undefined ? code.number(0) : held(plan.maskSoFar);
  plan.line(code.when(test, [code.set(OFFSET, plan.place()), code.leave(mask)]));
}

/** Reads what finds out its own length, where one call does it. */
export const byReader = byKind<ValueType, [Emitting], Expr | undefined>(
  {
    string: (_, { open, cut }) =>
      code.use(open ? "readOpenString" : "readString", code.READER, cut),
    strings: (_, { cut }) => code.use("readStrings", code.READER, cut),
    struct: (emitting, type) => {
      const own = elementCode(emitting, type);
      return type.alone ? code.use("expectOne", code.READER, own) : own;
    },
    bytes: (_, type) => bytesCode(type),
    list: () => undefined,
    sequence: () => undefined,
    float: () => undefined,
  },
  variedCode,
);

/** Reads a struct. */
export function elementCode(emitting: Emitting, type: StructType | ListType): Expr {
  const decode = `decode${structName(emitting, type.struct)}`;
  return code.call(decode, code.READER, ...outerArguments(type));
}

/** A number in groups, or that many of them. */
function variedCode(emitting: Emitting, type: ValueType): Expr | undefined {
  const form = valueForm(type, emitting);
  if (form === undefined) return undefined;
  return type.kind === "array"
    ? code.use("manyRead", form, code.READER, type.count)
    : code.method(form, "read", code.READER);
}

/** Tells in which of several ways what is at `start` was written. */
export function variantLine(member: string, form: Expr, start: string): Stmt {
  return assign(member, code.method(form, "oddAt", code.READER, code.name(start)));
}

function bytesCode({ length, count: fixed, none, countRef: ref, as }: BytesType): Expr {
  const count =
    ref !== undefined
      ? countRead(ref)
      : fixed !== undefined
        ? code.plain(fixed)
        : length === undefined
          ? code.operation(END, "-", OFFSET)
          : held(length);
  const take =
    as === undefined
      ? code.use("takeBytes", code.READER, count)
      : code.method(code.library(as), "read", code.READER, count);
  if (none === undefined) return take;
  return code.choice(code.equals(count, none), code.UNDEFINED, take);
}

/** The lines that read what finds out its own length when the reader is before it. */
export function readerLines(emitting: Emitting, field: ValueField): Block {
  const { type, name } = field;
  const region = regionOf(type);
  const inner = innerLines(emitting, field);
  const lines = isPadded(type)
    ? [BITS_BEGIN, ...inner, assign(paddingMember(name), code.use("takePadding", code.READER))]
    : inner;
  return region === undefined ? lines : regionLines(name, region, lines);
}

/** No byte is begun: `r.left = 0;` */
export const BITS_BEGIN = code.set(code.member(code.READER, "left"), 0);

/** Lines that read what a preceding length bounds. */
export function regionLines(name: string, region: string, lines: Block): Block {
  const end = `${name}$end`;
  return [
    code.constant(end, END),
    regionEnd(OFFSET, held(region)),
    ...lines,
    code.run(code.use("expectEnd", code.READER)),
    code.set(END, code.name(end)),
  ];
}

/** The reader ends where a length says, from a place on. */
export function regionEnd(place: Expr, length: Expr): Stmt {
  return code.set(END, code.use("regionEnd", code.READER, place, length));
}

function innerLines(emitting: Emitting, field: ValueField): Block {
  const { type, name } = field;
  if (type.kind === "list") return listLines(emitting, name, type);
  if (type.kind === "sequence") return sequenceLines(emitting, field, type);
  if (companionsOf(field).length > 0 && formIn(type, emitting) !== undefined)
    return variantLines(emitting, field);
  const own = byReader(emitting, type)!;
  if (type.kind !== "string" || !type.open) return [assign(name, own)];
  const start = `${local(name)}Start`;
  const open = code.use("endedOpen", code.READER, code.name(start), held(name), type.cut);
  return [code.constant(start, OFFSET), assign(name, own), assign(openMember(name), open)];
}

/** Reads a number or several, and tells how they came. */
function variantLines(emitting: Emitting, field: ValueField): Block {
  const { name, type } = field;
  const form = valueForm(type, emitting)!;
  const way = companionsOf(field)[0]!.name;
  const both = code.list([held(name), held(way)]);
  if (type.kind === "array")
    return [code.set(both, code.use("readManyWithVariants", form, code.READER, type.count))];
  if (isBrief(emitting)) return [code.set(both, code.use("readWithVariant", form, code.READER))];
  const start = `${local(name)}Start`;
  return [
    code.constant(start, OFFSET),
    assign(name, code.method(form, "read", code.READER)),
    variantLine(way, form, start),
  ];
}

/** The lines that read texts, bytes or integers, one after the other, and how each of them came. */
function sequenceLines(emitting: Emitting, field: ValueField, type: SequenceType): Block {
  const own = local(field.name);
  const form = formIn(type, emitting)!;
  const companions = companionsOf(field);
  const ways = companions.find(({ isList }) => isList);
  const count = companions.find(({ isList }) => !isList);
  const { of } = type;
  const hasFirst = ways !== undefined || of.kind === "float";
  const first = hasFirst ? [code.constant(`${own}First`, OFFSET)] : [];
  const where = [code.name(`${own}First`), code.member(code.name(own), "length")];
  const view = code.member(code.READER, "view");
  const companionLines =
    of.kind === "float"
      ? [assign(nanMember(field.name), nansCode(of, where, undefined, view))]
      : ways === undefined
        ? []
        : [assign(ways.name, code.use("encodingVariants", form, code.READER, ...where))];
  const all = (values: Expr) => assign(field.name, scaledEach(values, of));
  if (type.ends === "bytes")
    return [...first, all(code.use("allRead", form, code.READER)), ...companionLines];
  const one = code.method(form, "read", code.READER);
  const push = code.run(code.method(held(field.name), "push", scaledOne(one, of)));
  const many = (number: Expr, loop: typeof code.times) =>
    isBrief(emitting)
      ? [all(code.use("manyRead", form, code.READER, number))]
      : [code.set(held(field.name), code.list([])), loop(number, [push])];
  const ref = countRef(type);
  if (ref !== undefined) return [...first, ...many(countRead(ref), code.times), ...companionLines];
  return [
    ...countedLines(emitting, field.name, countOf(type)!, count?.name),
    ...first,
    ...many(code.name(`${own}Count`), code.upTo),
    ...companionLines,
  ];
}

function scaledOne(value: Expr, of: SequenceType["of"]): Expr {
  return of.kind === "int" && of.scale !== undefined ? scaled(value, of) : value;
}

/** Reads how many there are, and how the number came where it is in groups. */
function countedLines(
  emitting: Emitting,
  name: string,
  count: IntType,
  way: string | undefined,
): Block {
  if (!isVaried(count) && isOfView(count)) return countLines(name, count);
  const own = local(name);
  const form = integerForm(count, emitting);
  return [
    ...(way === undefined ? [] : [code.constant(`${own}Start`, OFFSET)]),
    code.constant(`${own}Count`, code.method(form, "read", code.READER)),
    ...(way === undefined ? [] : [variantLine(way, form, `${own}Start`)]),
  ];
}

function scaledEach(values: Expr, of: SequenceType["of"]): Expr {
  if (of.kind !== "int" || of.scale === undefined) return values;
  return code.method(values, "map", code.lambda(["raw"], scaled(code.name("raw"), of)));
}

/** The lines that read a list when the reader is before it. */
export function listLines(emitting: Emitting, name: string, type: ListType): Block {
  const own = held(name);
  const one = elementCode(emitting, type);
  const push = code.run(code.method(own, "push", one));
  const empty = code.set(own, code.list([]));
  if (type.ends === "element")
    return isBrief(emitting)
      ? [briefElements(emitting, name, type)]
      : [empty, elementsLoop(emitting, name, type, one)];
  if (type.ends === "bytes") return [empty, code.loopWhile(HAS_MORE, [push])];
  const until = untilOf(type);
  if (until !== undefined) {
    const keep = (element: Expr) => [code.run(code.method(own, "push", element))];
    return [empty, untilLast(name, type, until, one, keep)];
  }
  const ref = countRef(type);
  if (ref !== undefined) return [empty, code.times(countRead(ref), [push])];
  const count = countOf(type)!;
  const counted = code.upTo(code.name(`${local(name)}Count`), [push]);
  const way = isVaried(count) ? countWidthMember(name) : undefined;
  return [...countedLines(emitting, name, count, way), empty, counted];
}

/** Reads elements up to the one after which a list ends. */
export function untilLast(
  name: string,
  type: ListType,
  until: Calculation,
  one: Expr,
  keep: (element: Expr) => Block,
): Stmt {
  const next = `${local(name)}Next`;
  const element = code.name(next);
  const isLast = code.when(lastTest(until, "exactRead", element), [code.stop()]);
  const body = [code.constant(next, one), ...keep(element), isLast];
  return endsWithBytes(type) ? code.loopWhile(HAS_MORE, body) : { kind: "forever", body };
}

/** Reads elements up to one that ends the list. */
function elementsLoop(emitting: Emitting, name: string, type: ListType, one: Expr): Stmt {
  const next = code.name("next");
  const isEnd = code.equals(code.unary("typeof ", next), code.string("number"));
  const end = hasEndMask(emitting.table, type, emitting.version)
    ? [assign(endMember(name), next)]
    : [];
  const body = [
    code.constant("next", one),
    code.whenBraced(isEnd, [...end, code.stop()]),
    code.run(code.method(held(name), "push", next)),
  ];
  return { kind: "forever", body };
}

/** Reads how many elements there are, where the reader is. */
export function countLines(name: string, count: IntType): Block {
  const size = count.bits / 8;
  return [
    ensured(OFFSET, size),
    code.constant(`${local(name)}Count`, readAt(count, OFFSET, code.member(code.READER, "view"))),
    code.set(OFFSET, size, "+="),
  ];
}

/** Reads a list up to the element that ends it, where that is to be brief. */
function briefElements(emitting: Emitting, name: string, type: ListType): Stmt {
  const decode = `decode${structName(emitting, type.struct)}`;
  const read =
    outerArguments(type).length === 0
      ? code.name(decode)
      : code.lambda(["r"], elementCode(emitting, type));
  const all = code.use("elementsOf", code.READER, read);
  if (!hasEndMask(emitting.table, type, emitting.version)) return assign(name, code.item(all, 0));
  return code.set(code.list([held(name), held(endMember(name))]), all);
}
