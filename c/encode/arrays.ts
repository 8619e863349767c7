import { isVaried, widthMember } from "../../runtime/table/facts/companions.ts";
import { arraysOf, type InterleaveField } from "../../runtime/table/fields/interleave.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { ArrayType } from "../../runtime/table/types/array.ts";
import { block } from "../code.ts";
import { type Kind, valueKind } from "../kinds.ts";
import { memberOf, required, widthOf, type Writing } from "./scope.ts";
import { putNumber } from "./numbers.ts";

// ---- several numbers

export function writeArray(s: Writing, { name, type: own }: ValueField, type: ArrayType): string[] {
  const member = memberOf(s, name, valueKind(s.unit.table, own));
  const index = s.temp();
  const width = isVaried(type.of) ? widthOf(s, widthMember(name), index) : "0";
  const element = (member.kind as Kind & { kind: "array" }).of;
  const each = putNumber(
    s,
    type.of,
    `m->${member.id}[${index}]`,
    element,
    [{ name, index }],
    width,
  );
  return [
    ...required(member),
    ...block(`for (size_t ${index} = 0; ${index} < ${type.count}; ${index}++)`, each),
  ];
}

export function writeInterleave(s: Writing, field: InterleaveField): string[] {
  const index = s.temp();
  const members = arraysOf(field).map(({ name, type }) => ({
    of: (type as ArrayType).of,
    member: memberOf(s, name, valueKind(s.unit.table, type)),
  }));
  const each = members.flatMap(({ of, member }) => {
    const element = (member.kind as Kind & { kind: "array" }).of;
    return putNumber(s, of, `m->${member.id}[${index}]`, element, [{ name: member.name, index }]);
  });
  return [
    ...members.flatMap(({ member }) => required(member)),
    ...block(`for (size_t ${index} = 0; ${index} < ${field.count}; ${index}++)`, each),
  ];
}
