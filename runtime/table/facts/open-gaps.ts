import { allFields } from "../fields/all-fields.ts";
import type { Field } from "../fields/field.ts";
import type { MessageTable } from "../messages.ts";

/** What is known of a struct, with all that is in it. */
const known = new WeakMap<MessageTable, boolean>();

/** Whether padding that may end where the bytes end is among some fields, or in structs in them. */
export function hasOpenGaps(structs: readonly MessageTable[], fields: readonly Field[]): boolean {
  return isOpen(fields) || structsOf(structs, fields).some((one) => structHas(structs, one));
}

/** A struct may have itself inside, so that one is known to have none when all that are in it were looked at. */
function structHas(structs: readonly MessageTable[], struct: MessageTable): boolean {
  const inside = new Set([struct]);
  for (const one of inside) {
    const before = known.get(one);
    if (before === false) continue;
    if (before === true || one.layouts.some(({ fields }) => isOpen(fields))) {
      known.set(struct, true);
      return true;
    }
    for (const { fields } of one.layouts)
      for (const inner of structsOf(structs, fields)) inside.add(inner);
  }
  for (const one of inside) known.set(one, false);
  return false;
}

function isOpen(fields: readonly Field[]): boolean {
  return allFields(fields).some((field) => field.kind === "gap" && field.open === true);
}

function structsOf(structs: readonly MessageTable[], fields: readonly Field[]): MessageTable[] {
  return allFields(fields).flatMap((field) => {
    if (field.kind !== "value") return [];
    const { type } = field;
    return type.kind === "struct" || type.kind === "list" ? [structs[type.struct]!] : [];
  });
}
