import type { Field } from "./fields.ts";
import { type Keys, listOf, mapOf } from "./spec.ts";

/** A field of the schema, with what it was made of. */
export interface Entry {
  readonly keys: Keys;
  readonly field: Field;
  readonly comment: string[];
}

const NOTHING: Keys = {};

/** Adds what stands after all that a description reads, which its readers pass over. */
export function keepUnread(entries: Entry[]): void {
  const names = new Set(entries.flatMap(({ field }) => Object.keys(field)));
  const name = names.has("unread") ? "unread_bytes" : "unread";
  const unread = () => ({ [name]: { type: "bytes", to: "end" } });
  const last = entries.at(-1)?.field ?? {};
  const arms = Object.values(mapOf(last["arms"])) as Field[];
  if (last["switch"] === undefined && !readsOn(last))
    entries.push({
      keys: NOTHING,
      field: unread(),
      comment: ["What the description does not read."],
    });
  for (const arm of arms) {
    const fields = listOf(arm["fields"]) as Field[];
    if (!fields.some(readsOn)) arm["fields"] = [...fields, unread()];
  }
}

/** Whether a field, or one in its arms, takes all bytes that there are. */
export function readsOn(field: Field): boolean {
  const arms = Object.values(mapOf(field["arms"])).flatMap((arm) => listOf(mapOf(arm)["fields"]));
  const all = [field, ...arms].flatMap((each) => Object.values(mapOf(each))).map(mapOf);
  return all.some(({ to, ends, list }) => to === "end" || (list !== undefined && ends === "bytes"));
}
