import type { Members } from "../../../runtime/interpret/wire/mask.ts";
import { type Expression, partsOf } from "../../../runtime/table/terms/expressions.ts";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import type { ComputedField } from "../../../runtime/table/fields/computed.ts";
import { countRefOf } from "../../../runtime/table/fields/count-fields.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";
import { fits } from "../../../runtime/table/facts/ints.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import { selectingFields } from "../../../runtime/table/facts/selection.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { Table } from "../../../runtime/table/table.ts";

/*
 * The leaves of an expression: members that it is calculated from. Values of them are tried until the expression has a
 * value that is asked for.
 */

/** How many values of members are tried. */
const TRIED = 4000;

export interface Version {
  readonly table: Table;
  readonly version: number;
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
export function isFixed(v: Version, fields: readonly Field[], path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (fixedNames(fields).includes(name!)) return true;
  const field = allFields(fields).find((one) => one.kind === "value" && one.name === name);
  if (rest.length === 0 || field?.kind !== "value" || field.type.kind !== "struct") return false;
  const inner = layoutOf(v.table.structs[field.type.struct]!, v.version);
  if (inner === undefined) return false;
  return isFixed(v, inner.fields, rest) || isCalculatedWith(inner.fields, rest);
}

/** Whether a struct's own computed numbers, which are settled before what is around it, ask for a member. */
function isCalculatedWith(fields: readonly Field[], path: readonly string[]): boolean {
  return fields.some(
    (field) =>
      field.kind === "computed" && pathsIn(field.value).some((own) => own.join() === path.join()),
  );
}

export function hashOf(members: Members, name: string): number {
  const numbers = Object.values(members).filter((value) => typeof value === "number");
  const sum = numbers.reduce((all, each) => all + each, name.length);
  // Some are infinite, or so large that one more is the same.
  return Math.abs(Math.trunc(sum)) % 2 ** 31 || 0;
}

/** A member that a computed number asks for, or one of a struct beside it. */
export interface Leaf {
  readonly path: readonly string[];
  /** Numbers that it is compared and calculated with. */
  readonly beside: readonly number[];
}

/** Those that may be other values. */
export function freeLeaves(
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

export function numbersIn(expression: Expression): number[] {
  if (expression.kind === "number") return [Number(expression.value)];
  return partsOf(expression).flatMap(numbersIn);
}

export function pathsIn(expression: Expression): string[][] {
  if (expression.kind === "name") return [[expression.name]];
  if (expression.kind === "member")
    return pathsIn(expression.of).map((path) => [...path, expression.name]);
  return partsOf(expression).flatMap(pathsIn);
}

/**
 * The members with the first values of leaves of which it is right; undefined where none of those tried are.
 *
 * @param excess how much less the calculated number may be, or more where it is negative
 */
export function solved(
  v: Version,
  fields: readonly Field[],
  members: Members,
  leaves: readonly Leaf[],
  isRight: (all: Members) => boolean,
  excess = 0,
): Members | undefined {
  const choices = leaves.map((leaf) => candidatesOf(v, fields, members, leaf, excess));
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
  excess: number,
): readonly unknown[] {
  const current = path.reduce<unknown>((of, name) => (of as Members | undefined)?.[name], members);
  if (typeof current === "bigint") return [current, ...SMALL.map(BigInt)];
  if (typeof current !== "number") return typeof current === "boolean" ? [false, true] : [current];
  const type = typeIn(v, fields, path);
  const near = beside.flatMap((number) => [number - 1, number, number + 1, 2 * number]);
  const all = [current, ...SMALL, ...near, current - excess, current - excess + 1];
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
