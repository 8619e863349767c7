import fc from "fast-check";
import { allFields } from "../../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { presenceBy, type ValueTest } from "../../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { fits } from "../../../runtime/table/facts/ints.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import { innerDependencies } from "../../../runtime/table/facts/outer.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { oneOf } from "../arbitrary.ts";
import type { Any, Making } from "../making.ts";

/** A value that says of others whether they are there: as often one at a border of what they say as any. */
export function leaning(
  { table, version, fields }: Making,
  name: string,
  type: ValueType,
  any: Any,
): Any {
  const ref = allFields(fields).flatMap((field) => {
    const isDependency = innerDependencies(field).some(
      (one) => one.name === name && one.bit === undefined,
    );
    return isDependency ? testsOf(structOf(table, version, field)) : [];
  });
  const inside = ref.filter(({ outer }) => outer);
  const companion = testsOf(fields).filter(({ bit, outer }) => !outer && bit === undefined);
  const own = [...companion, ...inside].filter(({ member }) => member === name);
  const values = own
    .flatMap(({ ranges }) => ranges.flat())
    .filter((value) => type.kind === "int" && fits(type, value));
  return values.length === 0 ? any : fc.oneof(any, oneOf(...values));
}

/** All that fields depend on. */
function testsOf(fields: readonly Field[]): ValueTest[] {
  return allFields(fields).flatMap((field) =>
    field.kind === "value" ? (presenceBy(field, "given")?.tests ?? []).flat() : [],
  );
}

function structOf(table: Table, version: number, field: Field): readonly Field[] {
  const { struct } = (field as ValueField).type as StructType | ListType;
  return layoutOf(table.structs[struct]!, version)?.fields ?? [];
}
