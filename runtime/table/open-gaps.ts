import { allFields } from "./fields/all-fields.ts";
import type { Field } from "./fields/field.ts";
import type { MessageTable } from "./messages.ts";

const known = new WeakMap<MessageTable, boolean>();

/** Whether padding that may end where the bytes end is among some fields, or in structs in them. */
export function hasOpenGaps(structs: readonly MessageTable[], fields: readonly Field[]): boolean {
  return allFields(fields).some((field) => {
    if (field.kind === "gap") return field.open === true;
    if (field.kind !== "value") return false;
    const { type } = field;
    const isInside = type.kind === "struct" || type.kind === "list";
    return isInside && structHasOpenGaps(structs, structs[type.struct]!);
  });
}

function structHasOpenGaps(structs: readonly MessageTable[], struct: MessageTable): boolean {
  const before = known.get(struct);
  if (before !== undefined) return before;
  // A struct may have itself inside.
  known.set(struct, false);
  const has = struct.layouts.some(({ fields }) => hasOpenGaps(structs, fields));
  known.set(struct, has);
  return has;
}
