import type { Field } from "../../../runtime/table/fields/field.ts";
import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";

/**
 * The struct that a member of a message is, or is a list of.
 *
 * @param path the member, and members in it; the checker saw to it that they are structs, or lists of them
 * @returns undefined where the version has no such message
 */
export function structOf(
  { messages, structs }: Table,
  type: string,
  path: readonly string[],
  version: number,
): MessageTable | undefined {
  let found = messages.find(({ name }) => name === type);
  for (const member of path) {
    const fields = found && layoutOf(found, version)?.fields;
    found = fields && structs[structIn(fields, member)];
  }
  return found;
}

function structIn(fields: readonly Field[], member: string): number {
  const field = fields.find((f) => f.kind === "value" && f.name === member);
  const type = field?.kind === "value" ? field.type : undefined;
  return type?.kind === "list" || type?.kind === "struct" ? type.struct : -1;
}
