import type { AnyMessage } from "../codec.ts";
import { hasHints, hintsOf } from "../table/facts/hints.ts";
import { type Layout, layoutOf } from "../table/messages.ts";
import type { Table } from "../table/table.ts";

/**
 * A copy of a message that does not tell how it came: encoding it gives the canonical bytes.
 * A message that the version does not have is copied as it is. Structs without hints are not copied.
 *
 * @param version index into `table.versions`
 */
export function withoutHints<M extends AnyMessage>(table: Table, version: number, message: M): M {
  const entry =
    table.kind === "container"
      ? table.messages[0]
      : table.messages.find(({ name }) => name === message.type);
  const layout = entry && layoutOf(entry, version);
  return layout === undefined ? { ...message } : bare(table, version, layout, message);
}

function bare<T extends object>(table: Table, version: number, layout: Layout, value: T): T {
  const { members, inner } = hintsOf(table, layout);
  const copy = { ...value } as T & Record<string, unknown>;
  const plain: Record<string, unknown> = copy;
  for (const member of members) {
    // A member that is not there stays away, so that the copy keeps the message's shape.
    if (member in copy) plain[member] = undefined;
  }
  for (const { member, struct } of inner) {
    const own = layoutOf(table.structs[struct]!, version);
    if (member in copy && own !== undefined && hasHints(table, own)) {
      plain[member] = bareStructs(table, version, own, copy[member]);
    }
  }
  return copy;
}

/** A struct, or a list of them. What is neither stays as it is. */
function bareStructs(table: Table, version: number, layout: Layout, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return bare(table, version, layout, value);
  return value.map((element: unknown) =>
    typeof element === "object" && element !== null
      ? bare(table, version, layout, element)
      : element,
  );
}
