import type { Field } from "../../../runtime/table/fields/field.ts";
import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import * as code from "../code/build.ts";
import { type Count, product, sum } from "../code/count.ts";
import type { ClassMember } from "../code/model.ts";
import { bitTest } from "../parts/tests.ts";
import { bitsCode, longPart, readAt, scalarAt, turnsNanCode } from "../decode/numbers.ts";
import { scaled } from "../parts/scale.ts";
import { bytesOf, roundBytes } from "../size/size.ts";
import { tuple } from "../../members/members.ts";
import { getter, type OffsetCode, type Viewing } from "./getters.ts";

export function splitGetters(
  emitting: Viewing,
  field: Field & { kind: "split" },
  place: OffsetCode,
): ClassMember[] {
  if (field.wide !== undefined) return apartGetters(emitting, field, field.wide, place);
  const { wire } = field;
  let low = 0;
  return field.parts.flatMap(({ name, type, isMask }) => {
    const raw =
      wire.bits > 32
        ? longPart(place, low, type, wire)
        : bitsCode(readAt(wire, place(0)), low, type, wire.bits);
    low += type.bits;
    return isMask ? [] : [getter(emitting, name, "number", [code.leave(scaled(raw, type))])];
  });
}

/** Getters of the parts of a word that may be separate. */
function apartGetters(
  emitting: Viewing,
  { wire, parts }: SplitField,
  wide: SplitField["wide"] & {},
  place: OffsetCode,
): ClassMember[] {
  const test = bitTest(wide.when.mask, wide.when.bit);
  let low = 0;
  return parts.map(({ name, type }) => {
    const together = scaled(bitsCode(readAt(wire, place(0)), low, type, wire.bits), type);
    low += type.bits;
    const index = wide.parts.findIndex((part) => part.name === name);
    const before = wide.parts
      .slice(0, index)
      .reduce((bytes, part) => bytes + part.type.bits / 8, 0);
    const apart = readAt(wide.parts[index]!.type, place(before));
    return getter(emitting, name, "number", [code.leave(code.choice(test, apart, together))]);
  });
}

export function interleaveGetters(
  emitting: Viewing,
  field: Field & { kind: "interleave" },
  place: OffsetCode,
): ClassMember[] {
  const round = roundBytes(field);
  let first: Count = 0;
  return field.fields.flatMap(({ name, type }) => {
    const offset = first;
    const elements = Array.from({ length: field.count }, (_, i) =>
      scalarAt(type, place(sum(offset, product(i, round)))),
    );
    const nan = turnsNanCode(field, type, place(offset));
    first = sum(first, bytesOf(type));
    const whole = tuple("number", field.count);
    const own = getter(emitting, name, whole, [code.leave(code.list(elements))]);
    if (nan === undefined) return [own];
    return [own, getter(emitting, nanMember(name), "number[] | undefined", [code.leave(nan)])];
  });
}
