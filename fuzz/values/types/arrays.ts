import fc from "fast-check";
import { nanMember } from "../../../runtime/table/facts/members.ts";
import type { ArrayType } from "../../../runtime/table/types/array.ts";
import { countRef } from "../../../runtime/table/types/counts.ts";
import type { SequenceType } from "../../../runtime/table/types/delimited.ts";
import { nans } from "../arbitrary.ts";
import { type Making, MOST } from "../making.ts";
import { listOf, named, NO_LISTS, wrongAt } from "../wrong-values.ts";
import { elementValues } from "./elements.ts";
import type { Moving, TypeValues } from "./values.ts";

export const array: TypeValues<ArrayType> = {
  any: (making, field, { of, count }) =>
    fc.array(elementValues(of).any(making, field, of), { minLength: count, maxLength: count }),
  beside: (making, name, type) => nansOf(making, name, type, type.count),
  none: () => [undefined, ...NO_LISTS],
  // Too short, too long, or with a wrong element.
  inside: (_, name, { of }, value) => {
    const list = listOf(value);
    // One that is not there has nothing to be longer by.
    const longer = list.length === 0 ? [] : [[...list, list[0]]];
    return [
      ...named(name, [[], list.slice(1), ...longer]),
      ...wrongAt(name, list, elementValues(of).none(of)),
    ];
  },
  moved: movedElements,
};

export const sequence: TypeValues<SequenceType> = {
  // Of one that must be as long as a member tells there is an element to repeat.
  any: (making, field, type) =>
    fc.array(elementValues(type.of).any(making, field, type.of), {
      minLength: countRef(type)?.member === true ? 1 : 0,
      maxLength: MOST,
    }),
  beside: (making, name, type) => nansOf(making, name, type, MOST),
  none: () => [undefined, ...NO_LISTS],
  inside: (_, name, { of }, value) => wrongAt(name, listOf(value), elementValues(of).none(of)),
  moved: movedElements,
};

type Several = ArrayType | SequenceType;

function nansOf({ hints }: Making, name: string, { of }: Several, count: number) {
  return of.kind === "float" ? [[nanMember(name), nans(hints, of, count)] as const] : [];
}

function movedElements(v: Moving, { of }: Several, value: unknown): unknown {
  return movedList(value, (element) => elementValues(of).moved?.(v, of, element) ?? element);
}

/** A list with each element moved; the same one where none is. */
export function movedList(value: unknown, move: (element: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value;
  const list = value.map(move);
  return list.every((element, i) => element === value[i]) ? value : list;
}
