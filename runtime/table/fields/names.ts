import type { Field } from "./field.ts";

/** The names of what a field has: its own, those of all parts of a word, or the mask that its bit is in. */
export function fieldNames(field: Field): readonly string[] {
  if (field.kind === "split") return field.parts.map(({ name }) => name);
  if (field.kind === "interleave") return field.fields.map(({ name }) => name);
  if (field.kind === "switch") return [field.on];
  if (field.kind === "constant") return [field.kind];
  return "name" in field ? [field.name] : [field.bit.mask];
}
