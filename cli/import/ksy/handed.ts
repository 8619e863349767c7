import type { Expression } from "../../../runtime/table/terms/expressions.ts";
import { Unsayable } from "./fields/expression.ts";
import type { Field } from "./fields/fields.ts";
import { computedBy, type Looks, rangeIn } from "./fields/numbers.ts";
import { ANY, isFirst, type Outer, type Outers } from "./source/outers.ts";
import { printed } from "./fields/printed.ts";
import { type Type } from "./source/spec.ts";
import type { Structs } from "./source/structs.ts";
import { listOf, mapOf } from "../located.ts";

/** A type, and what the structs in it are given. */
export interface Handing {
  readonly type: Type;
  readonly structs: Structs;
  readonly outers: Outers;
  readonly looks: Looks;
  /** The names of numbers that are there already. */
  readonly known: Set<string>;
}

/** A number that is computed of a type's members. */
export interface Handed {
  readonly name: string;
  readonly value: string;
}

/** The numbers before a field that the structs in it are given. Throws Unsayable. */
export function handedTo(field: Field, handing: Handing): Handed[] {
  const { type, looks } = handing;
  return handed(structsIn(field), handing, ({ of }) => computedBy(of, type, looks));
}

/**
 * The derived values that the structs which one reads are given. Throws Unsayable.
 *
 * @param expression makes one of the description an expression of derived values
 */
export function handedToRead(
  value: string | Field,
  handing: Handing,
  expression: (text: string) => Expression,
): Handed[] {
  const read = JSON.stringify(value).matchAll(/\.read(?:_at|_until)?\(\\"(\w+)\\"/g);
  const names = [...read].map(([, name]) => name!);
  return handed(names, handing, ({ of }) => expression(printed(of)));
}

function handed(
  names: readonly string[],
  handing: Handing,
  valueOf: (outer: Outer) => Expression,
): Handed[] {
  const { structs, outers, known } = handing;
  return names.flatMap((struct) => {
    const of = structs.typeOf(struct);
    return (of === undefined ? [] : outers.of(of)).flatMap((outer) => {
      if (isHandedOn(outer, of!, handing)) return [];
      outers.widen(outer, rangeOfOuter(outer, handing));
      if (known.has(outer.name)) return [];
      const value = printed(valueOf(outer));
      known.add(outer.name);
      return [{ name: outer.name, value }];
    });
  });
}

function rangeOfOuter({ of }: Outer, { type, outers, looks }: Handing) {
  try {
    return rangeIn(computedBy(of, type, looks), type, looks, outers);
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    return ANY;
  }
}

/** Whether a number of the root is one that the type is given itself. */
function isHandedOn(outer: Outer, of: Type, { type, outers }: Handing): boolean {
  if (!outer.isOfRoot || isFirst(type) || of.file !== type.file) return false;
  outers.widen(outer, outers.handed(type, outer).range);
  return true;
}

/** The names of the structs, and of other types, of a field and of those of its arms. */
export function structsIn(field: Field): string[] {
  const arms = Object.values(mapOf(field["arms"])).flatMap((arm) => listOf(mapOf(arm)["fields"]));
  const own = Object.values(field).map(mapOf);
  const names = own.flatMap(({ type, list }) => [type, list]).filter((each) => each !== undefined);
  return [...names.map(String), ...arms.flatMap((each) => structsIn(mapOf(each)))];
}
