import type { ChecksumField } from "../fields/checksum.ts";
import { fieldNames } from "../fields/names.ts";
import type { Field } from "../fields/field.ts";
import type { Layout } from "../messages.ts";

/** Of `through`: all up to the end of the message or the struct. */
export const END = "end";

/** The names that a place in the bytes has by a field which is there. */
export function placeNames(field: Field): readonly string[] {
  if (field.kind === "split")
    return field.parts.flatMap(({ name, isMask }) => (isMask ? [] : [name]));
  const hasPlace =
    field.kind === "mask" ? typeof field.parts[0]!.from !== "string" : PLACED.has(field.kind);
  return hasPlace ? fieldNames(field) : [];
}

const PLACED: ReadonlySet<Field["kind"]> = /* @__PURE__ */ new Set([
  "interleave",
  "checksum",
  "gap",
  "length",
  "value",
] as const);

const known = /* @__PURE__ */ new WeakMap<Layout, boolean>();

/** Whether some field of a layout is over others, so that somebody asks where these are. */
export function hasSums(layout: Layout): boolean {
  let has = known.get(layout);
  if (has === undefined) {
    has = layout.fields.some(isSum);
    known.set(layout, has);
  }
  return has;
}

function isSum(field: Field): boolean {
  if (field.kind !== "switch") return field.kind === "checksum";
  return field.arms.some((arm) => arm.fields.some(isSum));
}

/** The first and the last of the fields that a checksum is over, as indexes. */
export function rangeOf(fields: readonly Field[], field: ChecksumField): [number, number] {
  const indexOf = (name: string) => fields.findIndex((one) => placeNames(one).includes(name));
  const { from, through } = field;
  const last = through === END ? fields.length - 1 : indexOf(through ?? field.name);
  return [from === undefined ? 0 : indexOf(from), through === undefined ? last - 1 : last];
}

/**
 * The checksums of one way through the switches, each after those that it is over; undefined where some are over each
 * other.
 */
export function sumsInOrder(fields: readonly Field[]): ChecksumField[] | undefined {
  const waiting = new Set(fields.filter((field) => field.kind === "checksum"));
  const ordered: ChecksumField[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find((field) => {
      const [first, last] = rangeOf(fields, field);
      const over = fields.slice(first, last + 1);
      return [...waiting].every((other) => other === field || !over.includes(other));
    });
    if (next === undefined) return undefined;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}
