import { widthMember } from "../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { SparseType } from "../../runtime/table/types/sparse.ts";
import { block } from "../code.ts";
import { maskCode } from "../decode/scope.ts";
import { type Kind, valueKind } from "../kinds.ts";
import { putInt, putVarint } from "./numbers.ts";
import { expecting, memberOf, required, widthOf, type Writing } from "./scope.ts";

/** Writes an integer for each bit that is set. */
export function writeSparse(s: Writing, { name }: ValueField, type: SparseType): string[] {
  const { by, mask, of, rounds = 1 } = type;
  const member = memberOf(s, name, valueKind(s.unit.table, type));
  const kind = (member.kind as Kind & { kind: "sparse" }).of;
  const own = `m->${member.id}`;
  const key = s.temp();
  const path = [{ name, index: key }];
  const count = by === undefined ? 32 * rounds : by.bits;
  const isSet = `ds_given(${own}.keys[${key} / 32], ${key} % 32)`;
  const put = putInt(s, of, `${own}.values[${key}]`, kind, path);
  const loop = (lines: string[]) =>
    block(`for (size_t ${key} = 0; ${key} < ${count}; ${key}++)`, lines);
  if (by === undefined) {
    const given = `ds_given(${maskCode(mask!)}, ${key} % 32)`;
    return [
      ...required(member),
      ...loop([...expecting(`${isSet} == ${given}`, path), ...block(`if (${given})`, put)]),
    ];
  }
  const keys = s.temp();
  const words = by.bits > 32 ? `${own}.keys[0] | (uint64_t)${own}.keys[1] << 32` : `${own}.keys[0]`;
  const number = `const uint64_t ${keys} = ${words};`;
  const beyond =
    by.bits === 32 || by.bits === 64 ? [] : expecting(`${keys} >> ${by.bits} == 0`, [{ name }]);
  return [
    ...required(member),
    number,
    ...beyond,
    ...putVarint(s, { ...by, signed: false }, keys, widthOf(s, widthMember(name)), [{ name }]),
    ...loop(block(`if (${isSet})`, put)),
  ];
}
