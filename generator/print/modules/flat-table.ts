import { flatPresence } from "../../../runtime/table/fields/flat-presence.ts";
import type { Presence } from "../../../runtime/table/fields/presence.ts";

/** A table as generated modules have it: what a field's presence is by is a key of the field. */
export function flatTable(table: object): object {
  const known = new Map<object, object>();
  const flat = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const own = known.get(value) ?? (Array.isArray(value) ? value.map(flat) : flatRecord(value));
    known.set(value, own);
    return own;
  };
  const flatRecord = (value: object) =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, member]) =>
        key === "presence"
          ? Object.entries(flatPresence(member as Presence))
          : [[key, flat(member)]],
      ),
    );
  return flat(table) as object;
}
