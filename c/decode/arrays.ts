import { noWays, waysCode } from "./ways.ts";
import { isVaried, widthMember } from "../../runtime/table/facts/companions.ts";
import type { InterleaveField } from "../../runtime/table/fields/interleave.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { arraysOf } from "../../runtime/table/fields/interleave.ts";
import type { ArrayType } from "../../runtime/table/types/array.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import { block } from "../code.ts";
import { type Kind, valueKind } from "../kinds.ts";
import { typeName } from "../unit.ts";
import { END, failure, markCode, type Scope } from "./scope.ts";
import { assign, readNumber, unused } from "./numbers.ts";

/** Reads an array of numbers. */
export function readArray(s: Scope, field: ValueField, type: ArrayType): string[] {
  const { name } = field;
  const index = s.temp();
  const path = [{ name, index }];
  if (s.skips && isPlain(type.of)) return skipped(s, type.of, type.count, name);
  const kind = valueKind(s.unit.table, type);
  const member = s.owner.members.of(name, kind);
  const element = (member.kind as Kind & { kind: "array" }).of;
  const read = readNumber(s, type.of, path, element);
  const keeps = s.skips
    ? unused(read)
    : [...read.lines, assign(`m->${member.id}[${index}]`, typeName(s.unit, element), read)];
  const isWide = isVaried(type.of) && !s.skips;
  const widths = isWide
    ? waysCode(s, widthMember(name), index, read.count!, `${read.width} != 0`)
    : noWays();
  return [
    ...widths.before,
    ...block(`for (size_t ${index} = 0; ${index} < ${type.count}; ${index}++)`, [
      ...keeps,
      ...widths.lines,
    ]),
    ...widths.after,
    ...(s.skips ? [] : markCode(s, member)),
  ];
}

/** Whether all of a type's numbers have the same bytes. */
export function isPlain(type: NumberType): boolean {
  return (
    type.kind === "float" ||
    (type.varint === undefined && !("bitCode" in type && type.bitCode !== undefined))
  );
}

export function bytesOf(type: NumberType): number {
  return type.kind === "float" ? (type.bits ?? 32) / 8 : type.bits / 8;
}

function skipped(s: Scope, of: NumberType, count: number, name: string): string[] {
  const size = bytesOf(of);
  if (s.inRun) return [`at += ${size * count};`];
  const first = `(size_t)(end - at) / ${size}`;
  return [
    `if ((size_t)(end - at) < ${size * count}) return ${failure("DS_ERROR_END", END, [{ name, index: first }])};`,
    `at += ${size * count};`,
  ];
}

/** Reads arrays whose elements take turns. */
export function readInterleave(s: Scope, field: InterleaveField): string[] {
  const index = s.temp();
  const arrays = arraysOf(field);
  const each = arrays.flatMap(({ name, type }) => {
    const { of } = type as ArrayType;
    const member = s.owner.members.of(name, valueKind(s.unit.table, type));
    const element = (member.kind as Kind & { kind: "array" }).of;
    const read = readNumber(s, of, [{ name, index }], element);
    if (s.skips) return unused(read);
    return [...read.lines, assign(`m->${member.id}[${index}]`, typeName(s.unit, element), read)];
  });
  const marks = s.skips
    ? []
    : arrays.flatMap(({ name, type }) =>
        markCode(s, s.owner.members.of(name, valueKind(s.unit.table, type))),
      );
  return [
    ...block(`for (size_t ${index} = 0; ${index} < ${field.count}; ${index}++)`, each),
    ...marks,
  ];
}
