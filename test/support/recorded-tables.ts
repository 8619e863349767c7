import { type AnyContainer, readRecording } from "../../recording/index.ts";
import { tablesOf } from "../../runtime/container.ts";
import { columnNames } from "../../runtime/columns/element-types.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import type { Table } from "../../runtime/table/table.ts";

export type Members = Readonly<Record<string, unknown>>;

/** What of a recording may be looked at as a table, and what decoding says of it. */
export interface RecordedTable {
  readonly path: string;
  readonly names: readonly string[];
  /** Of each block. */
  readonly rows: readonly (readonly Members[])[];
}

/** All tables of a recording that have rows: messages by their types, and the elements of their lists. */
export function recordedTables(container: AnyContainer, bytes: Uint8Array): RecordedTable[] {
  const blocks = decodedBlocks(container, bytes);
  return tablesOf(container)
    .flatMap(pathsOf)
    .flatMap(({ type, list, names }) => {
      const rows = blocks.map((messages) => {
        const own = messages.filter((message) => message.type === type);
        return list === undefined ? own : own.flatMap((one) => (one[list] ?? []) as Members[]);
      });
      const path = list === undefined ? type : `${type}.${list}`;
      return rows.some((own) => own.length > 0) ? [{ path, names, rows }] : [];
    });
}

/** The messages of each block, by their types. */
function decodedBlocks(container: AnyContainer, bytes: Uint8Array): Members[][] {
  const blocks: Members[][] = [];
  for (const part of readRecording(container, bytes))
    if (part.kind === "block") blocks.push(part.messages as unknown as Members[]);
  return blocks;
}

/** What is shown of a recording: messages by their types, and the elements of their lists. */
function pathsOf({ messages, structs, current }: Table) {
  return messages.flatMap((message) => {
    const layout = layoutOf(message, current) ?? message.layouts[0]!;
    const lists = layout.fields.flatMap((field) =>
      field.kind === "value" && field.type.kind === "list"
        ? [{ name: field.name, struct: structs[(field.type as ListType).struct]! }]
        : [],
    );
    return [
      { type: message.name, list: undefined, names: columnNames(message.layouts) },
      ...lists.map(({ name, struct }) => ({
        type: message.name,
        list: name,
        names: columnNames(struct.layouts),
      })),
    ];
  });
}

/** A byte in that many is another one. */
export function damaged(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let at = 1000; at < copy.length; at += 499) copy[at]! ^= 1 << (at & 7);
  return copy;
}
