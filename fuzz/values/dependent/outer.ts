import type fc from "fast-check";
import { isStep, widthMember } from "../../../runtime/table/facts/companions.ts";
import { activeFields, type Members } from "../../../runtime/interpret/wire/mask.ts";
import { outerOf } from "../../../runtime/table/facts/outer.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import {
  type Given,
  isGiven,
  type Outer,
  presenceBy,
} from "../../../runtime/table/fields/presence.ts";
import type { Calculation } from "../../../runtime/table/terms/calculation.ts";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import { computedOf, withComputed } from "../../../runtime/table/fields/computed.ts";
import { resolveCount } from "../../../runtime/table/types/count-ref.ts";
import { endsWithBytes, untilOf } from "../../../runtime/table/types/counts.ts";
import { endedBy, knownOf, outerCount, withComputedSettled } from "./computed.ts";
import type { Version } from "./leaves.ts";
import { type Counted, ofLength } from "./counts.ts";
import { patiently } from "./patience.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";

/*
 * Outer parameters of structs: they are made with all that may be there, and lose, once what they are in is
 * made, what does not go with it.
 */

/** Whether a field depends on what is outside of its struct. */
export function dependsOnOuter(given: Given): boolean {
  return given.some((tests) => tests.some(({ outer }) => outer === true));
}

/** A message without what its structs do not have as it says. */
export function withOuter<M extends object>(
  table: Table,
  version: number,
  fields: readonly Field[],
  message: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  if (!asksOutside(table, version, fields)) return message;
  const v = { table, version };
  const parameters = patiently(
    message.map((members) => pruned(v, fields, members as Members, {})),
    (members) => !isTooLong(members),
    "a list has no element that `ends-after` holds of, or is not as long as a computed number",
  );
  const isNested = table.structs.some(({ maxDepth }) => maxDepth !== undefined);
  return (
    isNested ? parameters.filter((all) => !asks(v, fields, all, {})) : parameters
  ) as fc.Arbitrary<M>;
}

/** Whether anything depends on what a struct is given, or on computed numbers. */
function asksOutside(table: Table, version: number, fields: readonly Field[]): boolean {
  const inStructs = table.structs.map((struct) => layoutOf(struct, version)?.fields ?? []);
  return (
    table.structs.some(({ outer }) => outer !== undefined) ||
    [fields, ...inStructs].some((own) =>
      allFields(own).some((field) => field.kind === "computed" || lastOf(field) !== undefined),
    )
  );
}

/** In the place of what a computed number counts otherwise than can be. */
const TOO_LONG = Symbol();

function isTooLong(value: unknown): boolean {
  if (value === TOO_LONG) return true;
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some(isTooLong);
}

/** Whether what is around a struct asks for it where there is none, since it would be one too many. */
function asks(v: Version, fields: readonly Field[], members: Members, around: Outer): boolean {
  const outer = knownOf(fields, members, around);
  return activeFields(fields, members).some((field) => {
    if (field.kind !== "value") return false;
    const { name, type, presence } = field;
    const whenIs = presenceBy({ presence }, "given")?.tests;
    if (type.kind !== "struct" && type.kind !== "list") return false;
    const value = members[name];
    if (value === undefined)
      return type.kind === "struct" && whenIs !== undefined && isGiven(whenIs, members, outer);
    const inner = layoutOf(v.table.structs[type.struct]!, v.version)!.fields;
    const parameters = outerOf(type, members, outer);
    const structs = (type.kind === "struct" ? [value] : value) as readonly Members[];
    return structs.some((one) => asks(v, inner, one, parameters));
  });
}

function pruned(v: Version, fields: readonly Field[], all: Members, outer: Outer): Members {
  const settled = withStructsSettled(v, fields, all);
  const members = withComputedSettled(v, fields, settled, outer);
  const left = { ...members };
  let known = outer;
  for (const field of activeFields(fields, members)) {
    if (field.kind === "computed") {
      known = withComputed(field, computedOf(field, left, known), known);
      // What is no exact number cannot be written.
      if (Number.isNaN(known[field.name])) left[field.name] = TOO_LONG;
    }
    if (field.kind !== "value") continue;
    const { name, presence } = field;
    const whenIs = presenceBy({ presence }, "given")?.tests;
    // What depends on a member that is gone is gone, too.
    if (whenIs !== undefined && !isGiven(whenIs, left, known)) {
      left[name] = undefined;
      if (isStep(field.type)) left[widthMember(name)] = undefined;
    } else {
      const isSettled = isAlone(v, field) && members[name] === settled[name];
      const value = isSettled ? members[name] : inside(v, field, members, known);
      left[name] = counted(field, value, known);
    }
  }
  return left;
}

/** Structs by themselves first: what is around them calculates with their members. */
function withStructsSettled(v: Version, fields: readonly Field[], members: Members): Members {
  const settled = { ...members };
  for (const field of activeFields(fields, members))
    if (field.kind === "value" && isAlone(v, field))
      settled[field.name] = inside(v, field, members, {});
  return settled;
}

/** Whether it is a struct that is given nothing. */
function isAlone(v: Version, { type }: ValueField): boolean {
  return type.kind === "struct" && v.table.structs[type.struct]!.outer === undefined;
}

/** As many elements or bytes as a computed number says. */
function counted(field: ValueField, value: unknown, known: Outer): unknown {
  const ref = outerCount(field);
  if (ref === undefined || value === undefined || value === TOO_LONG) return value;
  const count = resolveCount(ref, known[ref.by] as number);
  const own = value as Counted;
  const canBe =
    count >= 0 && count <= MOST_COUNTED && (count === 0 || own.length > 0 || !Array.isArray(own));
  return canBe ? ofLength(own, count) : TOO_LONG;
}

/** What holds of the last element of a list. */
function lastOf(field: Field): Calculation | undefined {
  return field.kind === "value" && field.type.kind === "list" ? untilOf(field.type) : undefined;
}

/** The most that a number counts which a struct was given. */
const MOST_COUNTED = 4096;

function inside(v: Version, { name, type }: ValueField, members: Members, outer: Outer): unknown {
  const value = members[name];
  // What was too long stays so: an element that is settled again is looked at a second time.
  if (typeof value !== "object" || (type.kind !== "struct" && type.kind !== "list")) return value;
  const { fields } = layoutOf(v.table.structs[type.struct]!, v.version)!;
  const parameters = outerOf(type, members, outer);
  const one = (struct: unknown) => pruned(v, fields, struct as Members, parameters);
  if (type.kind === "struct") return one(value);
  const list = (value as unknown[]).map(one);
  const until = untilOf(type);
  if (until === undefined) return list;
  const ended = endedBy(v, until, fields, list as Members[], one, outer, endsWithBytes(type));
  return ended ?? TOO_LONG;
}
