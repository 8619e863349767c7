import type fc from "fast-check";
import { isStep, widthMember } from "../../runtime/table/companions.ts";
import { activeFields, type Members } from "../../runtime/interpret/wire/mask.ts";
import { outerOf } from "../../runtime/table/outer.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import {
  type Given,
  isGiven,
  type Outer,
  presenceBy,
} from "../../runtime/table/fields/presence.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";

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
  if (table.structs.every(({ outer }) => outer === undefined)) return message;
  const v = { table, version };
  const parameters = message.map((members) => pruned(v, fields, members as Members, {}));
  const isNested = table.structs.some(({ maxDepth }) => maxDepth !== undefined);
  return (
    isNested ? parameters.filter((all) => !asks(v, fields, all, {})) : parameters
  ) as fc.Arbitrary<M>;
}

/** Whether what is around a struct asks for it where there is none, since it would be one too many. */
function asks(v: Version, fields: readonly Field[], members: Members, outer: Outer): boolean {
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

interface Version {
  readonly table: Table;
  readonly version: number;
}

function pruned(v: Version, fields: readonly Field[], members: Members, outer: Outer): Members {
  const left = { ...members };
  for (const field of activeFields(fields, members)) {
    if (field.kind !== "value") continue;
    const { name, presence } = field;
    const whenIs = presenceBy({ presence }, "given")?.tests;
    // What depends on a member that is gone is gone, too.
    if (whenIs !== undefined && !isGiven(whenIs, left, outer)) {
      left[name] = undefined;
      if (isStep(field.type)) left[widthMember(name)] = undefined;
    } else left[name] = inside(v, field, members, outer);
  }
  return left;
}

function inside(v: Version, { name, type }: ValueField, members: Members, outer: Outer): unknown {
  const value = members[name];
  if (value === undefined || (type.kind !== "struct" && type.kind !== "list")) return value;
  const { fields } = layoutOf(v.table.structs[type.struct]!, v.version)!;
  const parameters = outerOf(type, members, outer);
  const one = (struct: unknown) => pruned(v, fields, struct as Members, parameters);
  return type.kind === "struct" ? one(value) : (value as unknown[]).map(one);
}
