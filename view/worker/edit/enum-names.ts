import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { fieldAt } from "../schema/fields.ts";
import { contains } from "../../../runtime/table/versions.ts";

/** The numbers that an enum names, by their names, of the member that a path leads to. */
export function enumNamesOf(
  table: Table,
  version: number,
  path: readonly (string | number)[],
  type?: string,
): ReadonlyMap<string, number> {
  const owner = table.messages.find(({ name }) => type === undefined || name === type);
  const found = owner && fieldAt(table, version, owner, path, undefined);
  const index = found?.type && intOf(found.type)?.enum;
  const names = index === undefined ? [] : table.enums[index]!.values;
  const own = names.filter((range) => contains(range, version));
  return new Map(own.map(({ name, value }) => [name, value]));
}

function intOf(type: ValueType): IntType | undefined {
  if (type.kind === "int") return type;
  if (type.kind === "array" || type.kind === "sequence" || type.kind === "sparse")
    return type.of.kind === "int" ? type.of : undefined;
  return undefined;
}
