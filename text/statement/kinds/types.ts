import { byKind } from "../../../runtime/table/by-kind.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { mayBeMissing, type NamedEntry } from "../../../runtime/table/facts/statements.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import type { DelimitedType } from "../../../runtime/table/types/delimited.ts";
import type { NumberType } from "../../../runtime/table/types/number.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import type { Building, Statement } from "../statement.ts";
import { bigsStatement } from "./bigs.ts";
import { bytesStatement, stringsStatement, stringStatement } from "./bytes.ts";
import { vectorStatement } from "./directions.ts";
import { bigListStatement, floatListStatement, intListStatement } from "./number-lists.ts";
import { floatsStatement, floatStatement, intsStatement, intStatement } from "./numbers.ts";
import { delimitedStatement, sequenceStatement } from "./sequences.ts";
import { sparseStatement } from "./sparse.ts";
import { emptyListStatement, listStatement, structStatements } from "./structs.ts";

/** A field, and how the text names it. */
interface Named {
  readonly building: Building;
  readonly named: NamedEntry;
  readonly entry: TextEntry;
  readonly field: ValueField;
  /** The field's. */
  readonly name: string;
  readonly prefix: string;
}

/** The statements of a value of each type. */
export const valueStatements = /* @__PURE__ */ byKind<ValueType, [Named], Statement[]>({
  int: ({ building, entry, name, field: { wide } }, type) =>
    type.vectors === undefined
      ? // Of two types whose steps differ the wider one's are finer.
        [intStatement(entry, name, wide?.type.scale === undefined ? type : wide.type)]
      : [vectorStatement(entry, name, building.table.vectors[type.vectors]!.values)],
  float: ({ entry, name }, type) => [floatStatement(entry, [name], [type])],
  big: ({ entry, name }) => [bigsStatement(entry.token, name, undefined)],
  string: ({ entry, name }) => [stringStatement(entry.token, name)],
  strings: ({ entry, name }) => [stringsStatement(entry.token, name)],
  delimited: shownStatements,
  bytes: shownStatements,
  array: (named, type) => [arrayStatement(named, type.count, type.of)],
  sequence: (named, type) => [elementsStatement(named, type.of)],
  struct: ({ building, named, field, prefix }) => structStatements(building, named, field, prefix),
  list: ({ building, named, name, field, prefix }, type) => [
    listStatement(building, named, name, type),
    ...(mayBeMissing(field) ? [emptyListStatement(`hint_${prefix}${name}_there`, name)] : []),
  ],
  sparse: ({ entry, name }, type) => [sparseStatement(entry, name, type)],
});

/** Of as many elements as there are in each. */
const arrayStatement = /* @__PURE__ */ byKind<NumberType, [Named, count: number], Statement>({
  int: ({ entry, name }, count, of) => intsStatement(entry, name, of, count),
  big: ({ entry, name }, count) => bigsStatement(entry.token, name, count),
  float: ({ entry, name }, count, of) => floatsStatement(entry, name, { of, count }),
});

/** Of any number of elements. */
const elementsStatement = /* @__PURE__ */ byKind<NumberType | DelimitedType, [Named], Statement>({
  int: ({ entry, name }, of) => intListStatement(entry, name, of),
  big: ({ entry, name }) => bigListStatement(entry.token, name),
  float: ({ entry, name }, of) => floatListStatement(entry, name, of),
  delimited: ({ entry, name }, of) => sequenceStatement(entry.token, name, of),
});

/** A text in quotes, or bytes. */
function shownStatements(
  { entry: { token }, name }: Named,
  { as = "bytes" }: { readonly as?: DelimitedType["as"] },
): Statement[] {
  return [as === "bytes" ? bytesStatement(token, name) : delimitedStatement(token, name, { as })];
}
