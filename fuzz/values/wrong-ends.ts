import { valueOf } from "../../runtime/table/facts/ints.ts";
import type { Members } from "../../runtime/interpret/wire/mask.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { type Layout, listEnd } from "../../runtime/table/messages.ts";
import type { SplitField } from "../../runtime/table/fields/split.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { withoutAny } from "./absent.ts";
import type { Wrong } from "./wrong-values.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

/* What is wrong with an element that would end its list. */

/** The element as one that would end its list, where nothing keeps it from that. */
export function endings(layout: Layout, element: Members): Wrong[] {
  const { fields } = layout;
  const { field } = listEnd(layout)!;
  if (field.kind === "value") return [[[field.name], { ...element, [field.name]: field.ends }]];
  if (field.goesOn !== undefined) return [];
  const parts = endingParts(field);
  const numbers = fields.flatMap((f) => (f.kind === "number" ? [f.name] : []));
  const zeros = Object.fromEntries(numbers.map((name) => [name, 0]));
  const isUnless = (f: Field): f is ValueField =>
    f.kind === "value" && presenceBy(f, "bit")?.clear === true;
  // Where a bit is asked to be clear, it is set where the member is not there.
  if (fields.filter(isUnless).some(({ name }) => element[name] === undefined)) return [];
  const set = fields.filter((f) => !isUnless(f));
  const ended = { ...withoutAny(set), ...withoutMasks(fields), ...zeros, ...parts };
  return [[[Object.keys(parts)[0]!], { ...element, ...ended }]];
}

/** The parts of a word that ends a list, but for the mask's. */
export function endingParts({ parts, ends = 0 }: SplitField): Record<string, number> {
  let low = 0;
  const all = parts.map(({ name, type, isMask }) => {
    const bits = Math.floor(ends / 2 ** low) % 2 ** type.bits;
    low += type.bits;
    const raw = type.signed && bits >= 2 ** (type.bits - 1) ? bits - 2 ** type.bits : bits;
    return { name, isMask, value: valueOf(type, raw) };
  });
  return Object.fromEntries(
    all.flatMap(({ name, isMask, value }) => (isMask ? [] : [[name, value]])),
  );
}

function withoutMasks(fields: readonly Field[]): Members {
  const masks = fields.filter((field) => field.kind === "mask");
  return Object.fromEntries(masks.map(({ name }) => [name, undefined]));
}
