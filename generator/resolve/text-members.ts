import type { MessageTable, Table, TextTable } from "../../runtime/table/table.ts";
import { allFields } from "../../runtime/interpret/wire/mask.ts";
import { variantsOf } from "../emit/types/members.ts";

/** The members of a message in all its versions that statements of the text form tell, each once. */
export function toldMembers(
  table: Pick<Table, "versions" | "enums" | "structs" | "vectors" | "name" | "kind">,
  message: MessageTable,
): string[] {
  const { layouts } = message;
  const hints = layouts.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.kind === "mask" ? [field.name] : [])),
  );
  const gaps = layouts.flatMap(({ fields }) =>
    allFields(fields).flatMap((field) =>
      field.kind === "gap" || field.kind === "checksum" ? [field.name] : [],
    ),
  );
  // What stands in front of every message of a kind is a statement of its own.
  const prefixes = layouts.flatMap(({ idBit, fields }) =>
    idBit === undefined
      ? []
      : fields.slice(1, 2).flatMap((f) => (f.kind === "value" ? [f.name] : [])),
  );
  const others = new Set([...hints, ...gaps, ...prefixes]);
  const members = variantsOf(table as Table, message, "").flatMap((v) => v.members);
  const names = members.map(({ name }) => name).filter((name) => !others.has(name));
  return [...new Set(names.filter((name) => !/(NaN|Open|End|Before)$/.test(name)))];
}

/** How a message is written, with a statement of its own name for each member that no other one tells. */
export function withAllMembers(text: TextTable, members: readonly string[]): TextTable {
  if (text.entries === undefined) return text;
  const told = new Set(text.entries.flatMap(({ of, old }) => (old === true ? [] : of)));
  const rest = members.filter((name) => !told.has(name));
  return {
    ...text,
    entries: [...text.entries, ...rest.map((name) => ({ token: name, of: [name] }))],
  };
}
