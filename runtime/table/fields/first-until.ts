import type { Table } from "../table.ts";
import { untilOf } from "../types/counts.ts";
import { allFields } from "./all-fields.ts";

/** The first list of a table that ends after an element of which something holds, for targets that have none: `message › field`. */
export function firstUntil({
  messages,
  structs,
}: Pick<Table, "messages" | "structs">): string | undefined {
  for (const { name, layouts } of [...messages, ...structs])
    for (const { fields } of layouts)
      for (const field of allFields(fields))
        if (field.kind === "value" && field.type.kind === "list" && untilOf(field.type))
          return `${name} › ${field.name}`;
  return undefined;
}
