import type { AnyMessage } from "../../../runtime/codec.ts";
import { areStructs, namesIn, unknown } from "../../../runtime/shapes/rows.ts";
import { armPathsOf, membersOf } from "../../../runtime/table/facts/statements.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { AnyContainer } from "../../../recording/index.ts";
import { rowsIn } from "../../../recording/columns/paths.ts";

export type Layouts = MessageTable["layouts"];

/** What rows are: messages, or the elements of lists that they have. */
export interface MessageRows {
  readonly table: Table;
  readonly message: MessageTable;
  readonly layouts: Layouts;
  /** Of a message of that type. */
  readonly of: (message: AnyMessage) => readonly object[];
}

/**
 * What a path names: `"message"`, or `"message.list"`. A list may be in a struct, or in the elements of another one:
 * `"message.struct.list"`.
 *
 * @throws RangeError where there is nothing of that name
 */
export function messageRows(container: AnyContainer, path: string): MessageRows {
  const [type, ...names] = path.split(".");
  const { table, message } = rowsIn(container, type!);
  let { layouts } = message;
  for (const [i, name] of names.entries()) {
    const lists = structsOf(table, name, layouts, "list");
    const isLast = i === names.length - 1;
    const structs = isLast ? lists : [...lists, ...structsOf(table, name, layouts, "struct")];
    if (structs.length === 0)
      throw unknown("list", name, listsIn(table, layouts), [type, ...names.slice(0, i)].join("."));
    layouts = structs.flatMap((struct) => struct.layouts);
  }
  return { table, message, layouts, of: (one) => within(one, names) };
}

function within(message: AnyMessage, names: readonly string[]): readonly object[] {
  let all: readonly object[] = [message];
  for (const name of names) {
    all = all.flatMap((one): readonly object[] => {
      const value: unknown = Reflect.get(one, name);
      if (Array.isArray(value)) return areStructs(value) ? value : [];
      return typeof value === "object" && value !== null ? [value] : [];
    });
  }
  return all;
}

/** The structs that a member may be, or those of its elements, in one arm or another. */
export function structsOf(
  { structs }: Table,
  name: string,
  layouts: Layouts,
  kind: "struct" | "list",
): readonly MessageTable[] {
  const types = layouts.flatMap(armPathsOf).map(({ fields }) => membersOf(fields).get(name));
  const found = types.flatMap((member) =>
    member?.kind === "value" && member.field.type.kind === kind
      ? [structs[member.field.type.struct]!]
      : [],
  );
  return [...new Set(found)];
}

/** The lists that there are, also in structs, but not in structs in these. */
function listsIn(table: Table, layouts: Layouts): string[] {
  const lists = (of: Layouts) =>
    namesIn(of).filter((name) => structsOf(table, name, of, "list").length > 0);
  const inner = namesIn(layouts).flatMap((name) => {
    const structs = structsOf(table, name, layouts, "struct");
    return lists(structs.flatMap((struct) => struct.layouts)).map((list) => `${name}.${list}`);
  });
  return [...lists(layouts), ...inner];
}
