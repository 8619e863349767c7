import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MaskField, MaskPart } from "../../../runtime/table/fields/masks.ts";
import * as code from "../code/build.ts";
import type { Block } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { held } from "../parts/tests.ts";
import { ensured } from "../decode/ensured.ts";
import { addPart, idMask, partTest, unsigned } from "../decode/masks.ts";
import { readOn } from "../decode/numbers.ts";
import { OFFSET } from "../decode/plan.ts";
import { known, type Notes } from "./notes.ts";

export function maskCode(field: MaskField, notes: Notes): Block {
  const [first, ...more] = field.parts;
  const name = local(field.name);
  const isOne = more.length === 0;
  const ends = isOne ? [] : unsigned(field);
  return [
    ...firstPart(first!, name, isOne),
    ...more.flatMap((part) => partCode(field, part)),
    ...ends,
    ...known(notes, field.name),
  ];
}

function firstPart(part: MaskPart, name: string, isOne: boolean): Block {
  if (part.from === "id") return [code.declaration(!isOne, name, idMask(part, OFFSET))];
  if (part.from === "split") return [];
  const { value, after } = readOn(part.from);
  return [ensured(code.AT, part.bits / 8), code.declaration(!isOne, name, value), ...after];
}

/** Whether bytes of a mask are taken that are not asked for: what is after it asks for them with its own. */
export function takesUnasked(field: Field): boolean {
  return field.kind === "mask" && field.parts.slice(1).some(isUnasked);
}

function isUnasked(part: MaskPart): boolean {
  return part.bits === 8 && part.unless === undefined;
}

/** A further part. Whether there is one cannot be foreseen, so a byte is taken or not without a jump. */
function partCode(field: MaskField, part: MaskPart): Block {
  if (!isUnasked(part)) {
    const lines = [ensured(code.AT, part.bits / 8), ...addPart(field, part)];
    return [code.when(partTest(field, part), lines)];
  }
  const bit = code.operation(code.shiftedRight(held(field.name), part.when!), "&", 1);
  const more = `more${Math.floor(part.at / 8)}`;
  const byte = code.itemThere(code.member(code.READER, "bytes"), code.AT);
  const taken = code.operation(byte, "&", code.unary("-", code.name(more)));
  return [
    code.constant(more, bit),
    code.set(held(field.name), code.operation(taken, "<<", part.at), "|="),
    code.set(code.AT, code.name(more), "+="),
  ];
}
