import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { activeFields, type Members } from "../../runtime/interpret/wire/mask.ts";
import type { Calculation } from "../../runtime/table/calculation.ts";
import { type Expression, partsOf } from "../../runtime/table/expressions.ts";
import {
  type ComputedField,
  computedOf,
  withComputed,
} from "../../runtime/table/fields/computed.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { isInRanges, type Outer, presenceBy } from "../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { fits } from "../../runtime/table/ints.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { selectingFields } from "../../runtime/table/selection.ts";
import type { Table } from "../../runtime/table/table.ts";
import { type CountRef, resolveCount } from "../../runtime/table/types/count-ref.ts";
import { countRefOf } from "../../runtime/table/fields/count-fields.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { isList } from "../../runtime/table/types/types.ts";

/*
 * Computed numbers follow from members, which are made without asking what they count. Here members get values of which
 * the numbers are small enough to count what there is, and of which conditions hold as often as not.
 */

/** The longest that a computed number makes what it counts. */
const MOST = 8;
/** How many values of members are tried. */
const TRIED = 4000;

export interface Version {
  readonly table: Table;
  readonly version: number;
}

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
    for (const { by, holds } of wishesOf(field, members)) {
      const leaves = freeLeaves(v, fields, by, computed).filter(
        ({ path }) => !settled.has(path[0]!),
      );
      const isRight = (all: Members) => {
        const known = knownOf(fields, all, outer);
        return isExact(known) && holds(known[by]);
      };
      right = isRight(right) ? right : (solved(v, fields, right, leaves, isRight) ?? right);
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

/** Members that choose arms, tell of versions, count something themselves, or are asked by plain conditions. */
function fixedNames(fields: readonly Field[]): string[] {
  return [
    ...selectingFields(fields).map(({ name }) => name),
    ...fields.flatMap((field) => {
      if (field.kind === "switch")
        return [field.on, ...field.arms.flatMap(({ fields: own }) => fixedNames(own))];
      if (field.kind !== "value" || !("type" in field)) return [];
      const ref = countRefOf(field.type);
      const counting = ref?.member && !ref.outer ? [ref.by] : [];
      const asked = (presenceBy(field, "given")?.tests ?? []).flat();
      return [...counting, ...asked.filter((test) => !test.computed).map(({ member }) => member)];
    }),
  ];
}

/** Whether a member, or one of a struct beside it, is what other members are made for. */
function isFixed(v: Version, fields: readonly Field[], path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (fixedNames(fields).includes(name!)) return true;
  const field = allFields(fields).find((one) => one.kind === "value" && one.name === name);
  if (rest.length === 0 || field?.kind !== "value" || field.type.kind !== "struct") return false;
  const inner = layoutOf(v.table.structs[field.type.struct]!, v.version);
  return inner !== undefined && isFixed(v, inner.fields, rest);
}

interface Wish {
  readonly by: string;
  readonly holds: (value: unknown) => boolean;
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
  const holds = (count: unknown) => {
    const number = resolveCount(ref, count as number);
    return number >= 0 && number <= most;
  };
  return [...wishes, { by: ref.by, holds }];
}

function hashOf(members: Members, name: string): number {
  const numbers = Object.values(members).filter((value) => typeof value === "number");
  return Math.abs(Math.trunc(numbers.reduce((sum, each) => sum + each, name.length))) || 0;
}

/** A member that a computed number asks for, or one of a struct beside it. */
interface Leaf {
  readonly path: readonly string[];
  /** Numbers that it is compared and calculated with. */
  readonly beside: readonly number[];
}

/** Those that may be other values. */
function freeLeaves(
  v: Version,
  fields: readonly Field[],
  name: string,
  computed: readonly ComputedField[],
): Leaf[] {
  return leavesOf(name, computed).filter(({ path }) => !isFixed(v, fields, path));
}

function leavesOf(name: string, computed: readonly ComputedField[]): Leaf[] {
  const field = computed.find((one) => one.name === name);
  if (field === undefined) return [];
  const beside = numbersIn(field.value);
  return pathsIn(field.value).flatMap((path) => {
    const known = path.length === 1 ? field.names?.[path[0]!] : undefined;
    if (known?.outer) return leavesOf(path[0]!, computed);
    return known === undefined || known.isBig ? [{ path, beside }] : [];
  });
}

function numbersIn(expression: Expression): number[] {
  if (expression.kind === "number") return [Number(expression.value)];
  return partsOf(expression).flatMap(numbersIn);
}

function pathsIn(expression: Expression): string[][] {
  if (expression.kind === "name") return [[expression.name]];
  if (expression.kind === "member")
    return pathsIn(expression.of).map((path) => [...path, expression.name]);
  return partsOf(expression).flatMap(pathsIn);
}

/** The members with the first values of leaves of which it is right; undefined where none of those tried are. */
function solved(
  v: Version,
  fields: readonly Field[],
  members: Members,
  leaves: readonly Leaf[],
  isRight: (all: Members) => boolean,
): Members | undefined {
  const choices = leaves.map((leaf) => candidatesOf(v, fields, members, leaf));
  const count = choices.reduce((product, each) => product * each.length, 1);
  const first = hashOf(members, "");
  for (let i = 0; i < Math.min(count, TRIED); i++) {
    let rest = (first + i) % count;
    let tried = members;
    for (const [at, { path }] of leaves.entries()) {
      const own = choices[at]!;
      tried = withLeaf(tried, path, own[rest % own.length]!);
      rest = Math.floor(rest / own.length);
    }
    if (isRight(tried)) return tried;
  }
  return undefined;
}

function withLeaf(members: Members, [name, ...rest]: readonly string[], value: unknown): Members {
  const inner = members[name!];
  return {
    ...members,
    [name!]: rest.length === 0 ? value : withLeaf(inner as Members, rest, value),
  };
}

const SMALL = [0, 1, 2, 3, 4, 5, 8, 9, 16, 17];

function candidatesOf(
  v: Version,
  fields: readonly Field[],
  members: Members,
  { path, beside }: Leaf,
): readonly unknown[] {
  const current = path.reduce<unknown>((of, name) => (of as Members | undefined)?.[name], members);
  if (typeof current === "bigint") return [current, ...SMALL.map(BigInt)];
  if (typeof current !== "number") return typeof current === "boolean" ? [false, true] : [current];
  const type = typeIn(v, fields, path);
  const near = beside.flatMap((number) => [number - 1, number, number + 1, 2 * number]);
  const all = [current, ...SMALL, ...near];
  return [...new Set(all)].filter((value) => type !== undefined && fits(type, value));
}

function typeIn(
  v: Version,
  fields: readonly Field[],
  path: readonly string[],
): IntType | undefined {
  const [name, ...rest] = path;
  for (const field of fields) {
    if (field.kind === "number" && field.name === name) return field.type;
    const part = field.kind === "split" && field.parts.find((one) => one.name === name);
    if (part) return part.type;
    if (field.kind === "switch")
      for (const arm of field.arms) {
        const found = typeIn(v, arm.fields, path);
        if (found !== undefined) return found;
      }
    if (field.kind !== "value" || field.name !== name) continue;
    if (rest.length === 0) return field.type.kind === "int" ? field.type : undefined;
    if (field.type.kind !== "struct") return undefined;
    return typeIn(v, layoutOf(v.table.structs[field.type.struct]!, v.version)!.fields, rest);
  }
  return undefined;
}
