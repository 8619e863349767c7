import type { Members } from "../../runtime/interpret/wire/mask.ts";
import { type Field, type Layout, listEnd, type ValueField } from "../../runtime/table/table.ts";
import { withoutAny } from "./absent.ts";
import type { Wrong } from "./wrong-values.ts";

/* What is wrong with an element that would end its list. */

/** The element as one that would end its list, where nothing keeps it from that. */
export function endings(layout: Layout, element: Members): Wrong[] {
  const { fields } = layout;
  const { field } = listEnd(layout)!;
  if (field.kind === "value") return [[[field.name], { ...element, [field.name]: field.ends }]];
  if (field.goesOn !== undefined) return [];
  const names = field.parts.filter((part) => !part.isMask).map((part) => part.name);
  const numbers = fields.flatMap((f) => (f.kind === "number" ? [f.name] : []));
  const zeros = Object.fromEntries([...names, ...numbers].map((name) => [name, 0]));
  const isUnless = (f: Field): f is ValueField => f.kind === "value" && f.when?.clear === true;
  // Where a bit is asked to be clear, it is set where the member is not there.
  if (fields.filter(isUnless).some(({ name }) => element[name] === undefined)) return [];
  const set = fields.filter((f) => !isUnless(f));
  return [[[names[0]!], { ...element, ...withoutAny(set), ...withoutMasks(fields), ...zeros }]];
}

function withoutMasks(fields: readonly Field[]): Members {
  const masks = fields.filter((field) => field.kind === "mask");
  return Object.fromEntries(masks.map(({ name }) => [name, undefined]));
}
