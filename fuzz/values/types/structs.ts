import fc from "fast-check";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { computedOf } from "../../../runtime/table/fields/computed.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";
import { highest } from "../../../runtime/table/facts/ints.ts";
import { endMember } from "../../../runtime/table/facts/members.ts";
import { type Layout, layoutOf, listEnd } from "../../../runtime/table/messages.ts";
import { outerOf } from "../../../runtime/table/facts/outer.ts";
import { countOf, countRef, endsWithBytes, untilOf } from "../../../runtime/table/types/counts.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import { isOptional } from "../absent.ts";
import { hint } from "../arbitrary.ts";
import { allBits, type Making, MOST } from "../making.ts";
import { endingParts, endings } from "../wrong-ends.ts";
import {
  listOf,
  type Members,
  MOST_TRIED,
  named,
  NO_LISTS,
  NO_OBJECTS,
  placesIn,
  type Where,
  type Wrong,
  wrongAt,
} from "../wrong-values.ts";
import { movedList } from "./arrays.ts";
import type { TypeValues } from "./values.ts";

export const struct: TypeValues<StructType> = {
  any: (making, _, type) =>
    type.alone ? anyElement(making, type.struct) : making.struct(type.struct),
  none: () => [undefined, ...NO_OBJECTS],
  inside: (v, name, type, value) =>
    value === undefined
      ? []
      : wrongStructs(v, type, value as Members, type.alone === true).map(([path, wrong]) => [
          [name, ...path],
          { [name]: wrong },
        ]),
  moved: (v, type, value) => v.struct(type.struct, value),
};

export const list: TypeValues<ListType> = {
  any: anyList,
  beside: (making, name, type) => {
    const mask = endOf(making, type)?.mask;
    return mask === undefined ? [] : [[endMember(name), hint(making.hints, allBits(mask))]];
  },
  none: () => [undefined, ...NO_LISTS],
  inside: wrongLists,
  moved: (v, type, value) => movedList(value, (element) => v.struct(type.struct, element)),
};

/** What ends a list that one of its elements ends. */
function endOf({ table, version }: Making, { struct, ends }: ListType) {
  return ends === "element" ? listEnd(structLayout({ table, version }, struct)) : undefined;
}

function anyList(making: Making, _: unknown, type: ListType): fc.Arbitrary<object> {
  const { struct, ends } = type;
  if (making.isDeeper(struct)) return fc.constant([]);
  const element = ends === "element" ? anyElement(making, struct) : making.struct(struct);
  // Of one that must be as long as a member tells there is an element to repeat.
  // Of several there is one more often after which the list ends.
  const mustEnd = untilOf(type) !== undefined && !endsWithBytes(type);
  const minLength = countRef(type)?.member === true ? 1 : mustEnd ? 3 : 0;
  return fc.array(element, { minLength, maxLength: Math.max(MOST, minLength) });
}

/** A struct that does not end its list. */
function anyElement(making: Making, struct: number): fc.Arbitrary<object> {
  const element = making.struct(struct);
  const layout = structLayout(making, struct);
  const end = listEnd(layout)?.field;
  // With a bit that goes on there is no element that ends the list.
  if (end === undefined || (end.kind === "split" && end.goesOn !== undefined)) return element;
  return element.filter((members) => !endsList(layout.fields, end, { ...members }));
}

/** Whether an element ends its list. In a word with a mask any member that the mask tells of goes on. */
function endsList(
  fields: readonly Field[],
  end: NonNullable<ReturnType<typeof listEnd>>["field"],
  members: Readonly<Record<string, unknown>>,
): boolean {
  if (end.kind === "value") return members[end.name] === end.ends;
  const ending = Object.entries(endingParts(end));
  if (ending.some(([name, value]) => members[name] !== value)) return false;
  if (ending.length === end.parts.length) return true;
  return !fields.some((f) => {
    if (f.kind === "bit") return members[f.name] === true;
    if (f.kind === "number") return members[f.name] !== 0;
    if (f.kind !== "value" || !isOptional(f)) return false;
    return (members[f.name] !== undefined) !== (presenceBy(f, "bit")?.clear === true);
  });
}

// ---- what is wrong

/** A struct in each way to be wrong: the path from it, and all of it. */
function wrongStructs(
  v: Where,
  type: StructType | ListType,
  struct: Members,
  mayEnd: boolean,
): Wrong[] {
  const layout = structLayout(v, type.struct);
  const outer = outerOf(type, v.members, v.outer);
  const wrongs = v.inside({ ...v, members: struct, outer }, layout);
  return [
    ...wrongs.map(([path, wrong]): Wrong => [path, { ...struct, ...wrong }]),
    ...(mayEnd ? endings(layout, struct) : []),
  ];
}

function structLayout({ table, version }: Pick<Where, "table" | "version">, index: number): Layout {
  return layoutOf(table.structs[index]!, version)!;
}

/** A list that is too long, or has a wrong element. */
function wrongLists(v: Where, name: string, type: ListType, value: unknown): Wrong[] {
  const list = listOf(value) as readonly Members[];
  const inside = placesIn(list).flatMap((i) =>
    wrongStructs(v, type, list[i]!, type.ends === "element").map(([path, wrong]): Wrong => [
      [`${name}[${i}]`, ...path],
      { [name]: list.with(i, wrong) },
    ]),
  );
  const elements = wrongAt(name, list, [undefined, ...NO_OBJECTS]);
  return [
    ...named(name, [...tooLong(type, list), ...unended(v, type, list)]),
    ...elements,
    ...inside,
  ];
}

/** Without an element that ends the list, and with one after it. */
function unended(v: Where, type: ListType, list: readonly Members[]): unknown[] {
  const until = untilOf(type);
  if (until === undefined) return [];
  const last = list.at(-1);
  const isLast = last !== undefined && computedOf(until, { _: last }, v.outer) > 0;
  return [...(endsWithBytes(type) ? [] : [[]]), ...(isLast ? [[...list, last]] : [])];
}

/** More elements than the preceding integer can tell. */
function tooLong(type: ListType, list: readonly Members[]): unknown[] {
  const integer = countOf(type);
  if (integer === undefined || list.length === 0) return [];
  const count = highest(integer) + 1;
  return count > MOST_TRIED ? [] : [Array.from<unknown>({ length: count }).fill(list[0])];
}
