import { arraysOf } from "../../../runtime/table/fields/interleave.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import { widestParts } from "../../../runtime/table/fields/split.ts";

/** A field of a table, and where it is: what it is in, and the arms that lead to it. */
export interface FoundField {
  readonly owner: MessageTable;
  readonly layout: Layout;
  readonly arms: readonly string[];
  readonly field: string;
  readonly type: ValueType | undefined;
}

/**
 * The field that a path of members and indexes leads to, down to the innermost struct. Nothing where the table has none
 * of that name.
 *
 * @param value the message, which tells which arms were taken
 */
export function fieldAt(
  table: Table,
  version: number,
  owner: MessageTable,
  path: readonly (string | number)[],
  value: unknown,
): FoundField | undefined {
  let found: FoundField | undefined;
  let inside: MessageTable | undefined = owner;
  let around = value;
  for (const key of path) {
    if (typeof key === "string") {
      const layout: Layout | undefined = inside && layoutOf(inside, version);
      if (inside === undefined || layout === undefined) return found;
      const next = fieldNamed(layout.fields, key, around, []);
      if (next === undefined) return found;
      found = { owner: inside, layout, field: key, ...next };
      const { type } = next;
      inside =
        type?.kind === "struct" || type?.kind === "list" ? table.structs[type.struct] : undefined;
    }
    around =
      typeof around === "object" && around !== null
        ? (around as Record<string | number, unknown>)[key]
        : undefined;
  }
  return found;
}

type Named = Pick<FoundField, "arms" | "type">;

/** The field of a name; of those in arms that of the arm that was taken. */
function fieldNamed(
  fields: readonly Field[],
  name: string,
  value: unknown,
  arms: readonly string[],
): Named | undefined {
  for (const field of fields) {
    const type = typeIn(field, name);
    if (type !== undefined) return { arms, type: type ?? undefined };
    if (field.kind !== "switch") continue;
    const on = (value as Record<string, unknown> | undefined)?.[field.on];
    const taken = field.arms.filter(
      (arm) => arm.otherwise === true || (typeof on === "number" && arm.values.includes(on)),
    );
    for (const arm of [...taken.slice(0, 1), ...field.arms]) {
      const inner = fieldNamed(arm.fields, name, value, [...arms, arm.name]);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

/** The type of a member that a field has; `null` where it has the member, and that has no type. */
function typeIn(field: Field, name: string): ValueType | null | undefined {
  const found = membersOf(field).find((one) => one.name === name);
  return found && (found.type ?? null);
}

function membersOf(field: Field): readonly { readonly name: string; readonly type?: ValueType }[] {
  if (field.kind === "split") return [...widestParts(field), ...field.parts];
  if (field.kind === "interleave") return arraysOf(field);
  return "name" in field ? [field] : [];
}
