import { activeFields, type Members } from "../../../runtime/interpret/wire/mask.ts";
import type { Calculation } from "../../../runtime/table/terms/calculation.ts";
import {
  type ComputedField,
  computedOf,
  withComputed,
} from "../../../runtime/table/fields/computed.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { isInRanges, type Outer, presenceBy } from "../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type CountRef, resolveCount } from "../../../runtime/table/types/count-ref.ts";
import { countRefOf } from "../../../runtime/table/fields/count-fields.ts";
import { isList } from "../../../runtime/table/types/types.ts";
import {
  type Leaf,
  type Version,
  freeLeaves,
  hashOf,
  isFixed,
  numbersIn,
  pathsIn,
  solved,
} from "./leaves.ts";

/*
 * Computed numbers follow from members, which are made without asking what they count. Here members get values of which
 * the numbers are small enough to count what there is, and of which conditions hold as often as not.
 */

/** The longest that a computed number makes what it counts. */
const MOST = 8;

/** What fields know of computed numbers, beside what their struct was given. */
export function knownOf(fields: readonly Field[], members: Members, outer: Outer): Outer {
  let known = outer;
  for (const field of activeFields(fields, members))
    if (field.kind === "computed")
      known = withComputed(field, computedOf(field, members, known), known);
  return known;
}

/** The computed number, or the one that a struct was given, that counts a field. */
export function outerCount({ type }: ValueField): CountRef | undefined {
  const ref = countRefOf(type);
  return ref?.outer === true ? ref : undefined;
}

/** Members of which computed numbers are as what they count and tell asks for, where that can be. */
export function withComputedSettled(
  v: Version,
  fields: readonly Field[],
  members: Members,
  outer: Outer,
): Members {
  const active = activeFields(fields, members);
  const computed = active.filter((field) => field.kind === "computed");
  if (computed.length === 0) return members;
  const settled = new Set<string>();
  let right = exactly(v, fields, members, computed, outer);
  for (const field of active) {
    if (field.kind !== "value") continue;
    for (const { by, holds, count } of wishesOf(field, members)) {
      const leaves = freeLeaves(v, fields, by, computed).filter(
        ({ path }) => !settled.has(path[0]!),
      );
      const isRight = (all: Members) => {
        const known = knownOf(fields, all, outer);
        return isExact(known) && holds(known[by]);
      };
      const excess = count?.(knownOf(fields, right, outer)[by]);
      right = isRight(right) ? right : (solved(v, fields, right, leaves, isRight, excess) ?? right);
      for (const { path } of leaves) settled.add(path[0]!);
    }
  }
  return right;
}

/** Members of which all computed numbers are exact, where that can be: those of 64 bits may be others. */
function exactly(
  v: Version,
  fields: readonly Field[],
  members: Members,
  computed: readonly ComputedField[],
  outer: Outer,
): Members {
  const isRight = (all: Members) => isExact(knownOf(fields, all, outer));
  if (isRight(members)) return members;
  const leaves = computed.flatMap(({ name }) => freeLeaves(v, fields, name, computed));
  return solved(v, fields, members, leaves, isRight) ?? members;
}

/** Whether all numbers that are known are exact. */
function isExact(known: Outer): boolean {
  return !Object.values(known).some((value) => Number.isNaN(value));
}

/**
 * The elements of a list of which the last, and no other, is one after which it ends; nothing where none can be made one.
 *
 * @param fields those of an element
 * @param settle makes an element right that was changed
 * @param orEnd the list may also end with the bytes, without such an element
 */
export function endedBy(
  v: Version,
  until: Calculation,
  fields: readonly Field[],
  list: readonly Members[],
  settle: (element: Members) => unknown,
  outer: Outer,
  orEnd: boolean,
): readonly Members[] | undefined {
  const valueOf = (element: Members) => Number(computedOf(until, { _: element }, outer));
  const ends = (element: Members) => valueOf(element) > 0;
  // Of some it is no exact number: they cannot be written.
  const others = list.filter((element) => valueOf(element) <= 0);
  const found = list.find(ends);
  if (found !== undefined) return [...others, found];
  if (orEnd) return others;
  const beside = numbersIn(until.value);
  const leaves = pathsIn(until.value).flatMap(([first, ...path]): Leaf[] =>
    first === "_" && path.length > 0 && !isFixed(v, fields, path) ? [{ path, beside }] : [],
  );
  const last = list[0] && solved(v, fields, list[0], leaves, ends);
  const settled = last && (settle(last) as Members);
  return settled && ends(settled) ? [...others, settled] : undefined;
}

interface Wish {
  readonly by: string;
  readonly holds: (value: unknown) => boolean;
  /** How much of what there is it counts. */
  readonly count?: (value: unknown) => number;
}

/** What a field asks of computed numbers: a small count; a condition that holds, by the members as often as not. */
function wishesOf(field: ValueField, members: Members): Wish[] {
  const tests = (presenceBy(field, "given")?.tests ?? []).flat().filter((test) => test.computed);
  const wishes = tests.map(({ member, ranges, not }): Wish => {
    const wanted = hashOf(members, field.name) % 2 === 0;
    const holds = (value: unknown) =>
      (isInRanges(ranges, value as number) !== (not === true)) === wanted;
    return { by: member, holds };
  });
  const ref = outerCount(field);
  if (ref === undefined) return wishes;
  const value = members[field.name] as { readonly length: number } | undefined;
  // What is not there is not counted.
  if (value === undefined) return wishes;
  // Of a list without an element there is none to be repeated.
  const most = isList(field.type) && value.length === 0 ? 0 : MOST;
  const count = (value: unknown) => resolveCount(ref, value as number);
  const holds = (value: unknown) => count(value) >= 0 && count(value) <= most;
  return [...wishes, { by: ref.by, holds, count }];
}
