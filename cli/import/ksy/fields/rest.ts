import type { Attribute, Field } from "./fields.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

/** A field of the schema, with what it was made of. */
export interface Entry {
  readonly keys: Keys;
  readonly field: Field;
  readonly comment: string[];
}

const NOTHING: Keys = {};

/** A number that is computed for an attribute. */
export function computedEntry(
  { keys }: Pick<Attribute, "keys">,
  { name, value }: { readonly name: string; readonly value: string },
): Entry {
  return { keys, field: { [name]: { computed: value } }, comment: [] };
}

/** Adds what is after all that a description reads, which its readers pass over. */
export function keepUnread(entries: Entry[], open: ReadonlySet<string>): void {
  const names = new Set(entries.flatMap(({ field }) => Object.keys(field)));
  const name = names.has("unread") ? "unread_bytes" : "unread";
  const unread = () => ({ [name]: { type: "bytes", to: "end" } });
  const last = entries.at(-1)?.field ?? {};
  const arms = Object.values(mapOf(last["arms"])) as Field[];
  if (
    last["switch"] === undefined &&
    !endsOpen(
      entries.map(({ field }) => field),
      open,
    )
  )
    entries.push({
      keys: NOTHING,
      field: unread(),
      comment: ["What the description does not read."],
    });
  for (const arm of arms) {
    const fields = listOf(arm["fields"]) as Field[];
    if (!endsOpen(fields, open)) arm["fields"] = [...fields, unread()];
  }
}

/** Whether fields take all bytes that there are. */
export function readsOn(entries: readonly Entry[], open: ReadonlySet<string>): boolean {
  const fields = entries.map(({ field }) => field);
  const arms = fields.flatMap((field) => Object.values(mapOf(field["arms"])));
  const ofRest = fields.flatMap((field) => Object.values(mapOf(field))).map(mapOf);
  if (ofRest.some((field) => field["length-of"] === "rest")) return false;
  return [fields, ...arms.map((arm) => listOf(mapOf(arm)["fields"]) as Field[])].some((each) =>
    endsOpen(each, open),
  );
}

/** Whether the last of fields takes all bytes that there are. */
function endsOpen(fields: readonly Field[], open: ReadonlySet<string>): boolean {
  const [[name, value] = []] = Object.entries(fields.at(-1) ?? {});
  const { type, to, ends, list } = mapOf(value);
  const isCounted = fields.some((field) =>
    Object.values(field).some((each) => mapOf(each)["length-of"] === name),
  );
  if (isCounted) return false;
  return to === "end" || (list !== undefined && ends === "bytes") || open.has(String(type));
}
