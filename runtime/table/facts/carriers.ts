import type { Layer } from "../types/bytes.ts";
import type { Table } from "../table.ts";

/** A message that carries others: the member that has them, and how they are there. */
export interface Carrier {
  readonly member: string;
  readonly layer: Layer;
}

/** The messages of a table that carry others, by their types. */
export function carriersOf({ messages }: Table): Map<string, Carrier> {
  const carriers = new Map<string, Carrier>();
  for (const { name, layouts } of messages)
    for (const field of layouts.flatMap(({ fields }) => fields))
      if (field.kind === "value" && field.type.kind === "bytes" && field.type.layer !== undefined)
        carriers.set(name, { member: field.name, layer: field.type.layer });
  return carriers;
}
