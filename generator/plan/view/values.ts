import { beforeMember, nanMember } from "../../../runtime/table/facts/members.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import * as code from "../code/build.ts";
import { countExpr } from "../code/count.ts";
import type { ClassMember, Expr } from "../code/model.ts";
import { bitTest } from "../parts/tests.ts";
import { nanCode, readAt, scalarAt, wholeAt } from "../decode/numbers.ts";
import { roundsCode, sparseItem } from "../decode/values.ts";
import { bytesOf } from "../size/size.ts";
import { nanType } from "../../members/companions.ts";
import { isLoop, memberType } from "../../members/members.ts";
import { getter, optionalGetter, type OffsetCode, type Viewing } from "./getters.ts";
import { presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";

export function valueGetters(
  emitting: Viewing,
  field: ValueField,
  place: OffsetCode,
): ClassMember[] {
  const widths = presenceBy(field, "widths");
  if (widths !== undefined) return widthsGetters(emitting, field, widths, place);
  if (field.type.kind === "sparse") return [sparseGetter(emitting, field, field.type, place)];
  const type = memberType(emitting.table, field.type);
  const getters = [optionalGetter(emitting, field, field.name, type, wholeCode(field, place))];
  const nan = nanCode(field.type, place(0));
  if (nan === undefined) return getters;
  const bits = `${nanType(field.type)!.made} | undefined`;
  return [...getters, optionalGetter(emitting, field, nanMember(field.name), bits, nan)];
}

function wholeCode({ type, wide }: ValueField, place: OffsetCode): Expr {
  if (wide !== undefined) {
    const isWide = bitTest(wide.when.mask, wide.when.bit);
    return code.choice(isWide, readAt(wide.type, place(0)), readAt(type as IntType, place(0)));
  }
  if (type.kind !== "array" || !isLoop(type)) return wholeAt(type, place);
  const offset = code.operation(countExpr(bytesOf(type.of)), "*", code.name("i"));
  const each = scalarAt(type.of, code.operation(place(0), "+", offset));
  const length = code.plain({ length: type.count });
  return code.method(code.name("Array"), "from", length, code.lambda(["_", "i"], each));
}

function widthsGetters(
  emitting: Viewing,
  { name }: ValueField,
  { mask, narrow, wide, both }: Widths,
  place: OffsetCode,
): ClassMember[] {
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const few = readAt(narrow.type, place(0));
  const many = readAt(wide.type, place(0));
  const type = "number | undefined";
  const most =
    both === undefined ? readAt(wide.type, place(narrow.type.bits / 8)) : readAt(both, place(0));
  const whole = getter(emitting, name, type, [
    code.when(isNarrow, [code.leave(code.choice(isWide, most, few))]),
    code.leave(code.choice(isWide, many, code.UNDEFINED)),
  ]);
  if (both !== undefined) return [whole];
  const areBoth = code.operation(isNarrow, "&&", isWide);
  const before = code.leave(code.choice(areBoth, few, code.UNDEFINED));
  return [whole, getter(emitting, beforeMember(name), type, [before])];
}

function sparseGetter(
  emitting: Viewing,
  { name }: ValueField,
  type: SparseType,
  place: OffsetCode,
): ClassMember {
  const values = code.name("values");
  return getter(emitting, name, "Record<number, number>", [
    code.constant("values", code.record([]), "Record<number, number>"),
    code.variable("at", place(0)),
    roundsCode(type, (bit) => sparseItem(values, bit, type)),
    code.leave(values),
  ]);
}
