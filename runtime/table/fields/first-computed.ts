import type { Table } from "../table.ts";
import { allFields } from "./all-fields.ts";

/** The first computed number of a table, for targets that have none: `message › field`. */
export function firstComputed({
  messages,
  structs,
}: Pick<Table, "messages" | "structs">): string | undefined {
  for (const { name, layouts } of [...messages, ...structs])
    for (const { fields } of layouts)
      for (const field of allFields(fields))
        if (field.kind === "computed") return `${name} › ${field.name.split("$")[0]}`;
  return undefined;
}
