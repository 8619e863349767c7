import { nearest } from "../errors/nearest.ts";
import type { Layout, MessageTable } from "../table/messages.ts";
import type { ListType } from "../table/types/list.ts";
import type { Table } from "../table/table.ts";
import { masksOf, membersOf, armPathsOf } from "../table/facts/statements.ts";

/** What the rows are: messages, or the elements of a list that they have. */
export interface RowsOf {
  readonly path: string;
  readonly table: Table;
  readonly message: MessageTable;
  /** The member that is the list, and the struct of its elements. */
  readonly list?: string;
  readonly struct?: MessageTable;
}

/**
 * What a path names: `"message"`, or `"message.list"`.
 * @throws RangeError where there is nothing of that name
 */
export function rowsOf(table: Table, path: string): RowsOf {
  const [type, list, ...more] = path.split(".");
  const message = table.messages.find(({ name }) => name === type);
  if (message === undefined)
    throw unknown(
      "message",
      type!,
      table.messages.map(({ name }) => name),
      table.name,
    );
  if (list === undefined) return { path, table, message };
  const lists = message.layouts
    .flatMap(armPathsOf)
    .flatMap(({ fields }) =>
      [...membersOf(fields)].flatMap(([name, member]) =>
        member.kind === "value" && member.field.type.kind === "list"
          ? [{ name, struct: (member.field.type as ListType).struct }]
          : [],
      ),
    );
  const found = more.length === 0 ? lists.find(({ name }) => name === list) : undefined;
  if (found === undefined)
    throw unknown(
      "list",
      [list, ...more].join("."),
      lists.map(({ name }) => name),
      type!,
    );
  return { path, table, message, list, struct: table.structs[found.struct]! };
}

/** Whether it is a list of structs: in another arm, the member of that name may be something else. */
export function areStructs(value: unknown): value is readonly object[] {
  if (!Array.isArray(value)) return false;
  return typeof value[0] === "object" && !(value[0] instanceof Uint8Array);
}

/** The names of all members that layouts have, and of their masks. */
export function namesIn(layouts: readonly Pick<Layout, "fields">[]): string[] {
  const names = layouts
    .flatMap(armPathsOf)
    .flatMap(({ fields }) => [
      ...masksOf(fields).map(({ name }) => name),
      ...[...membersOf(fields)].flatMap(([name, { kind }]) => (kind === "length" ? [] : [name])),
    ]);
  return [...new Set(names)];
}

/** An error for a name that there is not, with the nearest or all that there are. */
export function unknown(
  what: string,
  name: string,
  known: readonly string[],
  of: string,
): RangeError {
  const near = nearest(name, known);
  const hint =
    near === undefined
      ? known.length > 0
        ? `: it has ${known.join(", ")}`
        : ""
      : `: did you mean ${near}?`;
  return new RangeError(`${of} has no ${what} ${name}${hint}`);
}
