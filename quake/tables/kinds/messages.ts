import type { AnyMessage } from "../../../runtime/codec.ts";
import {
  columnNames,
  type ElementType,
  elementTypeOf,
} from "../../../runtime/columns/element-types.ts";
import type { RowsOf } from "../../../runtime/shapes/rows.ts";
import { type AnyContainer, runsOf } from "../../../recording/index.ts";
import { rowsIn } from "../../../recording/columns/paths.ts";
import type { ColumnSource, TableType, TableValue } from "../table-column.ts";
import { NOTHING, type SeenBlock, type TableKind } from "./kind.ts";

/** A message, or an element of one of its lists, and where it is. */
export interface MessageRow {
  readonly seconds: number;
  readonly block: number;
  readonly row: object;
}

const WHEN: readonly ColumnSource<MessageRow>[] = [
  {
    name: "time",
    type: "f64",
    unit: "s",
    doc: "Of play, at the block's last frame.",
    of: ({ seconds }) => (Number.isNaN(seconds) ? undefined : seconds),
    unknown: "nothing follows the time of this format",
  },
  { name: "block", type: "i32", doc: "The index of the block.", of: (row) => row.block },
];

/** Who writes a table of several files adds a column that says of which a row is. */
const FILE = "file";

const TYPES: Readonly<Record<ElementType["type"], TableType>> = {
  u8: "i32",
  i8: "i32",
  u16: "i32",
  i16: "i32",
  i32: "i32",
  u32: "u32",
  f32: "f64",
  f64: "f64",
  bool: "bool",
  latin1: "text",
  utf8: "text",
  bytes: "text",
  u64: "text",
  i64: "text",
};

/**
 * Messages of a type as the wire has them, or the elements of one of their lists: `packetentities.entities`. What is not
 * in a message is null: nothing is filled in.
 *
 * @throws RangeError for a path that there is not
 */
export function messagesTable(container: AnyContainer, path: string): TableKind<MessageRow> {
  const of = rowsIn(container, path);
  const { layouts } = of.struct ?? of.message;
  const members = columnNames(layouts).flatMap((name) => memberColumns(name, layouts));
  return {
    columns: [...WHEN, ...withNames(members)],
    wanted: NOTHING,
    also: { [of.message.name]: "read" },
    see: (block, put) => seen(of, block, put),
  };
}

/** Columns of members: what is called as one that is there already is `member_time`. */
function withNames(columns: readonly ColumnSource<MessageRow>[]): ColumnSource<MessageRow>[] {
  const taken = new Set([...WHEN.map(({ name }) => name), FILE]);
  return columns.map((column) => {
    let { name } = column;
    while (taken.has(name)) name = `member_${name}`;
    taken.add(name);
    return { ...column, name };
  });
}

function* seen(
  of: RowsOf,
  { part, shown, seconds: before }: SeenBlock,
  put: (row: MessageRow) => void,
) {
  let seconds = before;
  for (const one of shown) seconds = one.seconds;
  for (const { protocol, messages } of runsOf(part)) {
    if (protocol !== of.table.name) continue;
    for (const message of messages)
      for (const row of rowsOf(of, message)) put({ seconds, block: part.index, row });
    yield;
  }
}

function rowsOf({ message: { name }, list }: RowsOf, message: AnyMessage): readonly object[] {
  if (message.type !== name) return [];
  if (list === undefined) return [message];
  const elements: unknown = Reflect.get(message, list);
  return Array.isArray(elements) ? (elements as readonly object[]) : [];
}

/** The column of a member; of an array a column for each element. */
function memberColumns(
  name: string,
  layouts: RowsOf["message"]["layouts"],
): ColumnSource<MessageRow>[] {
  const { type, size, isArray } = elementTypeOf(name, layouts)!;
  const column = { type: TYPES[type], doc: `The member ${name}.`, unknown: "not in the message" };
  const valueOf = ({ row }: MessageRow): unknown => Reflect.get(row, name);
  if (isArray !== true) return [{ ...column, name, of: (row) => asValue(valueOf(row)) }];
  return Array.from({ length: size }, (_, i) => ({
    ...column,
    name: `${name}_${i}`,
    of: (row: MessageRow) => asValue((valueOf(row) as readonly unknown[] | undefined)?.[i]),
  }));
}

function asValue(value: unknown): TableValue {
  switch (typeof value) {
    case "number":
    case "boolean":
    case "string":
      return value;
    case "bigint":
      return `${value}`;
    default:
      return value instanceof Uint8Array ? hex(value) : undefined;
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
