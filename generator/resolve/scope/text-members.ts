import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { TextTable } from "../../../runtime/table/text.ts";
import {
  membersOf,
  armPathsOf as statementVariants,
} from "../../../runtime/table/facts/statements.ts";
import { variantsOf } from "../../members/members.ts";

/** The members of a message in all its versions that statements of the text form tell, each once. */
export function textMembers(
  table: Pick<Table, "versions" | "enums" | "structs" | "vectors" | "name" | "kind">,
  message: MessageTable,
): string[] {
  const { layouts } = message;
  const known = new Set(
    layouts.flatMap(statementVariants).flatMap(({ fields }) => [...membersOf(fields).keys()]),
  );
  // What precedes every message of a kind is a statement of its own.
  const prefixes = layouts.flatMap(({ idBit, fields }) =>
    idBit === undefined
      ? []
      : fields.slice(1, 2).flatMap((f) => (f.kind === "value" ? [f.name] : [])),
  );
  const names = variantsOf(table as Table, message, "").flatMap((v) =>
    v.members.map((m) => m.name),
  );
  return [...new Set(names.filter((name) => known.has(name) && !prefixes.includes(name)))];
}

/** How a message is written, with a statement of its own name for each member that no other one tells. */
export function withAllMembers(text: TextTable, members: readonly string[]): TextTable {
  if (text.entries === undefined) return text;
  const written = new Set(text.entries.flatMap(({ of, old }) => (old === true ? [] : of)));
  const rest = members.filter((name) => !written.has(name));
  return {
    ...text,
    entries: [...text.entries, ...rest.map((name) => ({ token: name, of: [name] }))],
  };
}
