import { type Field, nanMember, type SplitField } from "../../../runtime/table/table.ts";
import { bitTest } from "../code/code.ts";
import { bitsCode, longPart, readAt, scalarAt, scaled, turnsNanCode } from "../decode/numbers.ts";
import { tuple } from "../types/members.ts";
import { fixedBytes } from "../size/size.ts";
import { getter, type Place, type Viewing } from "./getters.ts";

export function splitGetters(
  emitting: Viewing,
  field: Field & { kind: "split" },
  place: Place,
): string[] {
  if (field.wide !== undefined) return apartGetters(emitting, field, field.wide, place);
  const isLong = field.wire.bits > 32;
  const word = isLong ? "" : readAt(field.wire, place(0));
  let low = 0;
  return field.parts.flatMap(({ name, type, isMask }) => {
    const raw = isLong
      ? longPart(place, low, type, field.wire)
      : bitsCode(word, low, type, field.wire.bits);
    low += type.bits;
    return isMask ? [] : [getter(emitting, name, "number", `return ${scaled(raw, type)};`)];
  });
}

/** Getters of the parts of a word that may stand apart. */
function apartGetters(
  emitting: Viewing,
  { wire, parts }: SplitField,
  wide: SplitField["wide"] & {},
  place: Place,
): string[] {
  const test = bitTest(wide.when.mask, wide.when.bit);
  let low = 0;
  return parts.map(({ name, type }) => {
    const together = scaled(bitsCode(readAt(wire, place(0)), low, type, wire.bits), type);
    low += type.bits;
    const index = wide.parts.findIndex((part) => part.name === name);
    const before = wide.parts.slice(0, index).reduce((sum, part) => sum + part.type.bits / 8, 0);
    const apart = readAt(wide.parts[index]!.type, place(before));
    return getter(emitting, name, "number", `return ${test} ? ${apart} : ${together};`);
  });
}

export function interleaveGetters(
  emitting: Viewing,
  field: Field & { kind: "interleave" },
  place: Place,
): string[] {
  const round = field.fields.reduce((sum, f) => sum + fixedBytes(f.type)!, 0);
  let first = 0;
  return field.fields.flatMap(({ name, type }) => {
    const elements = Array.from({ length: field.count }, (_, i) =>
      scalarAt(type, place(first + i * round)),
    );
    const nan = turnsNanCode(field, type, place(first), emitting.imports);
    first += fixedBytes(type)!;
    const whole = tuple("number", field.count);
    const own = getter(emitting, name, whole, `return [${elements.join(", ")}];`);
    if (nan === undefined) return [own];
    return [own, getter(emitting, nanMember(name), "number[] | undefined", `return ${nan};`)];
  });
}
