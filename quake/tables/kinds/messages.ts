import {
  columnNames,
  type ElementType,
  elementTypeOf,
} from "../../../runtime/columns/element-types.ts";
import { namesIn } from "../../../runtime/shapes/rows.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { type AnyContainer, runsOf } from "../../../recording/index.ts";
import type { ColumnSource, TableType, TableValue } from "../table-column.ts";
import { NOTHING, type SeenBlock, type TableKind } from "./kind.ts";
import { type Layouts, type MessageRows, messageRows, structsOf } from "./message-rows.ts";

/** A message, or an element of one of its lists, and where it is. */
export interface MessageRow {
  readonly seconds: number;
  readonly block: number;
  readonly message: number;
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
  {
    name: "message",
    type: "i32",
    doc: "Which of the block's messages of this type it is, or is in, from 0 on.",
    of: (row) => row.message,
  },
];

/** Structs that hold structs twice have a thousand at ten levels. */
const MOST_MEMBERS = 10_000;

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
  u64: "u64",
  i64: "i64",
};

/**
 * Messages of a type as the wire has them, or the elements of one of their lists, as `packetentities.entities`. What is
 * not in a message is null: nothing is filled in.
 *
 * @throws RangeError for a path that there is not
 */
export function messagesTable(container: AnyContainer, path: string): TableKind<MessageRow> {
  const of = messageRows(container, path);
  const { table, layouts, message } = of;
  const members: ColumnSource<MessageRow>[] = [];
  const all = { table, path: [], open: [], of: ({ row }: MessageRow) => row };
  let count = 0;
  for (const columns of columnsOf({ ...all, layouts })) {
    count += 1 + columns.length;
    if (count > MOST_MEMBERS)
      throw new RangeError(
        `${path} has more than ${MOST_MEMBERS} members, with those of its structs`,
      );
    members.push(...columns);
  }
  return {
    columns: [...WHEN, ...withNames(members)],
    wanted: NOTHING,
    also: { [message.name]: "read" },
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
  of: MessageRows,
  { part, shown, seconds: before }: SeenBlock,
  put: (row: MessageRow) => void,
) {
  let seconds = before;
  for (const one of shown) seconds = one.seconds;
  let count = 0;
  for (const { protocol, messages } of runsOf(part)) {
    if (protocol !== of.table.name) continue;
    for (const one of messages) {
      if (one.type !== of.message.name) continue;
      const message = count++;
      for (const row of of.of(one)) put({ seconds, block: part.index, message, row });
    }
    yield;
  }
}

/** A message or a struct in it: the members that lead there, what it is of a row, and the structs that are around. */
interface Holder {
  readonly table: Table;
  readonly layouts: Layouts;
  readonly path: readonly string[];
  readonly of: (row: MessageRow) => unknown;
  readonly open: readonly MessageTable[];
}

/** Columns of members, and of the members of structs. A struct within itself has none: it would have no end. */
function* columnsOf(holder: Holder): Iterable<readonly ColumnSource<MessageRow>[]> {
  const { table, layouts, path, of, open } = holder;
  const columns = new Set(columnNames(layouts));
  for (const name of namesIn(layouts)) {
    const inner = { path: [...path, name], of: (row: MessageRow) => memberOf(of(row), name) };
    if (columns.has(name)) yield memberColumns(inner, elementTypeOf(name, layouts)!);
    const structs = structsOf(table, name, layouts, "struct").filter(
      (struct) => !open.includes(struct),
    );
    if (structs.length === 0) continue;
    yield [];
    const within = structs.flatMap((struct) => struct.layouts);
    yield* columnsOf({ table, ...inner, layouts: within, open: [...open, ...structs] });
  }
}

/** The column of a member, `header_version` of a struct's; of an array a column for each element. */
function memberColumns(
  { path, of: valueOf }: Pick<Holder, "path" | "of">,
  { type, size, isArray }: ElementType,
): ColumnSource<MessageRow>[] {
  const doc = `The member ${path.join(".")}.`;
  const column = { type: TYPES[type], doc, unknown: "not in the message" };
  const name = path.join("_");
  if (isArray !== true) return [{ ...column, name, of: (row) => asValue(valueOf(row)) }];
  return Array.from({ length: size }, (_, i) => ({
    ...column,
    name: `${name}_${i}`,
    of: (row: MessageRow) => asValue((valueOf(row) as readonly unknown[] | undefined)?.[i]),
  }));
}

function memberOf(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
}

function asValue(value: unknown): TableValue {
  switch (typeof value) {
    case "number":
    case "bigint":
    case "boolean":
    case "string":
      return value;
    default:
      return value instanceof Uint8Array ? hex(value) : undefined;
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
