import { byKind } from "../../../runtime/table/by-kind.ts";
import { outerParametersOf } from "../../../runtime/table/facts/outer.ts";
import { isPadded, isVaried } from "../../../runtime/table/facts/companions.ts";
import type { BytesType } from "../../../runtime/table/types/bytes.ts";
import { countOf, countRef, untilOf } from "../../../runtime/table/types/counts.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import { regionOf, type ValueType } from "../../../runtime/table/types/types.ts";
import type { SequenceType } from "../../../runtime/table/types/delimited.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import * as code from "../code/build.ts";
import { countExpr } from "../code/count.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { type Emitting, structName } from "../parts/emitting.ts";
import { formIn, formOf, integerForm } from "../parts/forms.ts";
import { local } from "../../facts/names.ts";
import { outerArguments } from "../parts/outer.ts";
import { held, countRead } from "../parts/tests.ts";
import {
  BITS_BEGIN,
  countLines,
  elementCode,
  HAS_MORE,
  regionLines,
  untilLast,
} from "../decode/lists.ts";
import { OFFSET } from "../decode/plan.ts";
import type { Notes } from "./notes.ts";
import { constantSize } from "./passage.ts";

/** How to pass over a value that knows its own length, or that a preceding length bounds. */
export function selfCounting(emitting: Emitting, field: ValueField, notes: Notes): Block {
  const inner = passType(emitting, field, notes, field.type);
  const lines = isPadded(field.type)
    ? [BITS_BEGIN, ...inner, code.run(code.use("takePadding", code.READER))]
    : inner;
  const region = regionOf(field.type);
  return region === undefined ? lines : regionLines(field.name, region, lines);
}

/** How to pass over a value of each type that has no fixed length. */
const passType = byKind<ValueType, [Emitting, ValueField, Notes], Block>(
  {
    string: (_, __, ___, { open, cut }) => {
      const skip = open ? "skipOpenString" : "skipString";
      return [code.run(code.use(skip, code.READER, cut))];
    },
    strings: (_, __, ___, { cut }) => [code.run(code.use("skipStrings", code.READER, cut))],
    struct: (emitting, _, __, type) => {
      const skip = skipCode(emitting, type);
      return [code.run(type.alone ? code.use("expectNoEnd", code.READER, skip) : skip)];
    },
    list: (emitting, field, notes, type) => {
      const own = notes.list?.(field);
      return own === undefined ? listLines(emitting, field, type) : [own];
    },
    bytes: (_, __, ___, type) => [bytesLine(type)],
    sequence: (emitting, _, __, type) => [sequenceLine(emitting, type)],
    array: (emitting, _, __, type) => [passMany(formIn(type, emitting)!, code.number(type.count))],
  },
  (emitting, _, __, type) => [passOne(formIn(type, emitting)!)],
);

function skipCode(emitting: Emitting, type: StructType | ListType): Expr {
  const skip = `skip${structName(emitting, type.struct)}`;
  return code.call(skip, code.READER, ...outerArguments(type));
}

function passOne(form: Expr): Stmt {
  return code.run(code.method(form, "skip", code.READER));
}

function passMany(form: Expr, count: Expr): Stmt {
  return code.run(code.use("manyPassed", form, code.READER, count));
}

function bytesLine({ countRef: ref, length, count, none }: BytesType): Stmt {
  const pass = (count: Expr) => code.run(code.use("passBytes", code.READER, count));
  if (ref !== undefined) return pass(countRead(ref));
  if (count !== undefined) return pass(code.plain(count));
  if (length === undefined) return code.set(OFFSET, code.member(code.READER, "end"));
  if (none === undefined) return pass(held(length));
  return code.when(code.differs(held(length), none), [pass(held(length))]);
}

function sequenceLine(emitting: Emitting, type: SequenceType): Stmt {
  const form = formIn(type, emitting)!;
  if (type.ends === "bytes") return code.loopWhile(HAS_MORE, [passOne(form)]);
  const ref = countRef(type);
  const count =
    ref === undefined
      ? code.method(integerForm(countOf(type)!, emitting), "read", code.READER)
      : countRead(ref);
  return passMany(form, count);
}

function listLines(emitting: Emitting, { name }: ValueField, type: ListType): Block {
  const { table, version } = emitting;
  const skip = skipCode(emitting, type);
  if (type.ends === "element") return [code.loopWhile(code.not(skip), [])];
  if (type.ends === "bytes") return [code.loopWhile(HAS_MORE, [code.run(skip)])];
  const until = untilOf(type);
  if (until !== undefined)
    return [untilLast(name, type, until, elementCode(emitting, type), () => [])];
  const ref = countRef(type);
  if (ref !== undefined) return [code.times(countRead(ref), [code.run(skip)])];
  const integer = countOf(type)!;
  const count = `${local(name)}Count`;
  const struct = table.structs[type.struct]!;
  const each = struct.bitwise ? undefined : constantSize(layoutOf(struct, version)!.fields);
  const lines = isVaried(integer)
    ? [code.constant(count, code.method(formOf(integer), "read", code.READER))]
    : countLines(name, integer);
  // What it is given is read by then, and handed on.
  if (each === undefined || outerParametersOf(type).length > 0)
    return [...lines, code.upTo(code.name(count), [code.run(skip)])];
  const bytes = code.operation(countExpr(each), "*", code.name(count));
  return [...lines, code.run(code.use("skip", code.READER, bytes))];
}
