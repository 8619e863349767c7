import {
  countOf,
  type Field,
  type IntType,
  type ListType,
  type MaskField,
  type MaskPart,
  toldCount,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { bitTest, hex, local, presenceTest, toldCode } from "../code/code.ts";
import { type Emitting, structName } from "../code/emitting.ts";
import { givenTest } from "../code/given.ts";
import { outerArguments } from "../code/outer.ts";
import { memberType } from "../types/members.ts";
import { numberCode, partTest } from "./masks.ts";
import { assign, scaled } from "./numbers.ts";
import type { Step } from "./plan.ts";

/** The steps that read fields which stand bit by bit: the reader itself knows where. */
export function bitSteps(emitting: Emitting, fields: readonly Field[]): Step[] {
  return fields.flatMap((field): Step[] => {
    switch (field.kind) {
      case "mask":
        return maskSteps(emitting, field);
      case "bit":
        return [{ kind: "member", name: field.name, code: bitTest(field.bit.mask, field.bit.bit) }];
      case "number":
        return [{ kind: "member", name: field.name, code: numberCode(field, emitting.imports) }];
      case "value":
        return [valueStep(emitting, field)];
      default:
        return [];
    }
  });
}

function maskSteps({ imports }: Emitting, mask: MaskField): Step[] {
  const name = local(mask.name);
  const read = ({ bits, at }: MaskPart) =>
    `${imports.use("takeBits")}(r, ${bits})${at === 0 ? "" : ` * ${hex(2 ** at)}`}`;
  const [first, ...more] = mask.parts;
  const lines = [
    `${more.length > 0 ? "let" : "const"} ${name} = ${read(first!)};`,
    ...more.map((part) => `if (${partTest(mask, part)}) ${name} += ${read(part)};`),
  ];
  const steps = lines.map((code): Step => ({ kind: "line", code }));
  return mask.hidden ? steps : [...steps, { kind: "member", name: mask.name, code: name }];
}

function valueStep(emitting: Emitting, field: ValueField): Step {
  const { name, type, when, whenIs } = field;
  const test =
    when !== undefined
      ? presenceTest(when)
      : whenIs === undefined
        ? undefined
        : givenTest(whenIs, local);
  if (test === undefined && type.kind !== "list")
    return { kind: "member", name, code: valueCode(emitting, type as IntType), moves: true };
  const optional = test === undefined ? "" : " | undefined";
  return {
    kind: "branch",
    members: [{ name, type: memberType(emitting.table, type) + optional }],
    ...(test === undefined ? {} : { test }),
    lines:
      type.kind === "list"
        ? listLines(emitting, name, type)
        : [assign(name, valueCode(emitting, type as IntType))],
  };
}

function valueCode(emitting: Emitting, type: ValueField["type"]): string {
  if (type.kind === "struct" || type.kind === "list")
    return `decode${structName(emitting, type.struct)}(r${outerArguments(type, local)})`;
  const { bits, signed } = type as IntType;
  const read = emitting.imports.use(signed ? "takeSignedBits" : "takeBits");
  return scaled(`${read}(r, ${bits})`, type as IntType);
}

function listLines(emitting: Emitting, name: string, type: ListType): string[] {
  const told = toldCount(type);
  const count =
    told === undefined ? valueCode(emitting, countOf(type)!) : toldCode(told, local(told.by));
  const own = local(name);
  const each = `${own}.push(${valueCode(emitting, type)});`;
  return [`${own} = [];`, `for (let i = ${count}; i > 0; i--) ${each}`];
}
