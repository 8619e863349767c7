import { byKind } from "../../../runtime/table/by-kind.ts";
import { countOf, countRef } from "../../../runtime/table/types/counts.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { MaskField, MaskPart } from "../../../runtime/table/fields/masks.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import * as code from "../code/build.ts";
import type { Block, Expr } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { bitForm } from "../../facts/library.ts";
import { local } from "../../facts/names.ts";
import { bitTest, held, presenceTest, countRead } from "../parts/tests.ts";
import { givenTest } from "../parts/given.ts";
import { memberType } from "../../members/members.ts";
import { elementCode } from "./lists.ts";
import { numberCode, partTest } from "./masks.ts";
import { assign } from "./numbers.ts";
import { scaled } from "../parts/scale.ts";
import type { Step } from "./plan.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** The steps that read fields which are packed bit by bit: the reader itself knows where. */
export function bitSteps(emitting: Emitting, fields: readonly Field[]): Step[] {
  return fields.flatMap((field) => bitsOf(emitting, field));
}

const bitsOf = byKind<Field, [Emitting], Step[]>(
  {
    mask: (_, field) => maskSteps(field),
    bit: (_, { name, bit }) => [{ kind: "member", name, value: bitTest(bit.mask, bit.bit) }],
    number: (_, field) => [{ kind: "member", name: field.name, value: numberCode(field) }],
    value: (emitting, field) => [valueStep(emitting, field)],
  },
  () => [],
);

function maskSteps(mask: MaskField): Step[] {
  const name = local(mask.name);
  const read = ({ bits, at }: MaskPart) => {
    const own = code.use("takeBits", code.READER, bits);
    return at === 0 ? own : code.operation(own, "*", code.hex(2 ** at));
  };
  const [first, ...more] = mask.parts;
  const lines = [
    code.declaration(more.length > 0, name, read(first!)),
    ...more.map((part) => code.when(partTest(mask, part), [code.set(name, read(part), "+=")])),
  ];
  const steps = lines.map((stmt): Step => ({ kind: "line", stmt }));
  return mask.hidden
    ? steps
    : [...steps, { kind: "member", name: mask.name, value: held(mask.name) }];
}

function valueStep(emitting: Emitting, field: ValueField): Step {
  const { name, type, presence } = field;
  const when = presenceBy({ presence }, "bit");
  const whenIs = presenceBy({ presence }, "given")?.tests;
  const test =
    when !== undefined
      ? presenceTest(when)
      : whenIs === undefined
        ? undefined
        : givenTest(whenIs, held);
  if (test === undefined && type.kind !== "list")
    return { kind: "member", name, value: valueCode(emitting, type), moves: true };
  const optional = test === undefined ? "" : " | undefined";
  return {
    kind: "branch",
    members: [{ name, type: memberType(emitting.table, type) + optional }],
    ...(test === undefined ? {} : { test }),
    lines:
      type.kind === "list"
        ? listLines(emitting, name, type)
        : [assign(name, valueCode(emitting, type))],
  };
}

function valueCode(emitting: Emitting, type: ValueField["type"]): Expr {
  if (type.kind === "struct" || type.kind === "list") return elementCode(emitting, type);
  const { name, bits, signed, bitCode } = type as IntType;
  const read =
    bitCode === undefined
      ? code.use(signed ? "takeSignedBits" : "takeBits", code.READER, bits)
      : code.method(code.library(bitForm(name)), "take", code.READER);
  return scaled(read, type as IntType);
}

function listLines(emitting: Emitting, name: string, type: ListType): Block {
  const ref = countRef(type);
  const count = ref === undefined ? valueCode(emitting, countOf(type)!) : countRead(ref);
  const push = code.run(code.method(held(name), "push", valueCode(emitting, type)));
  return [code.set(held(name), code.list([])), code.times(count, [push])];
}
