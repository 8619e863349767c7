import { countOf, countRef } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { bitForm } from "../../facts/library.ts";
import { held } from "../parts/tests.ts";
import { partTest } from "../decode/masks.ts";
import { encodeEach, encodeOne, expectArray, lengthOf, countCheckLines } from "./lists.ts";
import { maskCode } from "./masks.ts";
import { checked, given, memberOf } from "./numbers.ts";
import { WritePlan } from "./plan.ts";
import { whereCheck } from "./values.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** The lines that write fields which are packed bit by bit: the writer itself knows where. */
export function bitLines(emitting: Emitting, fields: readonly Field[]): Stmt[] {
  const plan = new WritePlan(emitting);
  return [
    ...fields.flatMap((field) => (field.kind === "mask" ? maskCode(emitting, field, fields) : [])),
    ...fields.flatMap((field) => {
      if (field.kind === "mask") return maskLines(field);
      return field.kind === "value" ? fieldLines(plan, field) : [];
    }),
  ];
}

function putBits(value: Expr, bits: number): Stmt {
  return code.run(code.use("putBits", code.WRITER, value, bits));
}

function maskLines(mask: MaskField): Stmt[] {
  return mask.parts.map((part) => {
    const line = putBits(code.shiftedRight(held(mask.name), part.at), part.bits);
    return part.when === undefined ? line : code.when(partTest(mask, part), [line]);
  });
}

function fieldLines(plan: WritePlan, field: ValueField): Block {
  const { name } = field;
  const isConditional =
    (presenceBy(field, "bit") ?? presenceBy(field, "given")?.tests) !== undefined;
  if (!isConditional) return valueLines(plan, field, memberOf(plan.emitting, name));
  const lines = valueLines(plan, field, given(name));
  return [...whereCheck(plan, field), code.when(code.isPresent(given(name)), lines)];
}

function valueLines(plan: WritePlan, { name, type }: ValueField, value: Expr): Block {
  if (type.kind === "struct") return [encodeOne(plan, type, value)];
  if (type.kind !== "list") return [intLine(value, type as IntType)];
  const ref = countRef(type);
  return [
    expectArray(value),
    ...(ref === undefined
      ? [intLine(lengthOf(value), countOf(type)!)]
      : countCheckLines(name, value, ref)),
    encodeEach(plan, type, value),
  ];
}

function intLine(value: Expr, type: IntType): Stmt {
  const raw = checked(value, type);
  if (type.bitCode === undefined) return putBits(raw, type.bits);
  return code.run(code.method(code.library(bitForm(type.name)), "put", code.WRITER, raw));
}
