import { type Entry, isMapEntry, textOf } from "../../read/source.ts";

/** The `doc` of an entry as a member to spread. */
export function docOf(entry: Entry): { doc?: string } {
  const doc = isMapEntry(entry) ? textOf(entry, "doc") : undefined;
  return doc === undefined ? {} : { doc };
}
