import {
  countOf,
  type Field,
  type IntType,
  type MaskField,
  toldCount,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { local, when } from "../code/code.ts";
import { type Emitting, structName } from "../code/emitting.ts";
import { partTest } from "../decode/masks.ts";
import { outerOf, toldLines } from "./lists.ts";
import { maskCode } from "./masks.ts";
import { checked, memberOf } from "./numbers.ts";
import { WritePlan } from "./plan.ts";
import { whereCheck } from "./values.ts";

/** The lines that write fields which stand bit by bit: the writer itself knows where. */
export function bitLines(emitting: Emitting, fields: readonly Field[]): string[] {
  const plan = new WritePlan(emitting);
  return [
    ...fields.flatMap((field) => (field.kind === "mask" ? maskCode(emitting, field, fields) : [])),
    ...fields.flatMap((field) => {
      if (field.kind === "mask") return maskLines(plan, field);
      return field.kind === "value" ? fieldLines(plan, field) : [];
    }),
  ];
}

function maskLines(plan: WritePlan, mask: MaskField): string[] {
  const name = local(mask.name);
  return mask.parts.map((part) => {
    const own = part.at === 0 ? name : `${name} >>> ${part.at}`;
    const line = `${plan.use("putBits")}(w, ${own}, ${part.bits});`;
    return part.when === undefined ? line : when(partTest(mask, part), [line]);
  });
}

function fieldLines(plan: WritePlan, field: ValueField): string[] {
  const { name } = field;
  const hangs = (field.when ?? field.whenIs) !== undefined;
  if (!hangs) return valueLines(plan, field, memberOf(plan.emitting, name));
  const lines = valueLines(plan, field, `m.${name}`);
  return [...whereCheck(plan, field), when(`m.${name} !== undefined`, lines)];
}

function valueLines(plan: WritePlan, { name, type }: ValueField, value: string): string[] {
  if (type.kind !== "struct" && type.kind !== "list")
    return [intLine(plan, value, type as IntType)];
  const encode = (one: string) =>
    `encode${structName(plan.emitting, type.struct)}(w, ${one}${outerOf(plan, type)});`;
  if (type.kind === "struct") return [encode(value)];
  const told = toldCount(type);
  return [
    `${plan.use("expectArray")}(${value});`,
    ...(told === undefined
      ? [intLine(plan, `${value}.length`, countOf(type)!)]
      : toldLines(plan, name, value, told)),
    `for (const element of ${value}) ${encode("element")}`,
  ];
}

function intLine(plan: WritePlan, value: string, type: IntType): string {
  return `${plan.use("putBits")}(w, ${checked(plan, value, type)}, ${type.bits});`;
}
