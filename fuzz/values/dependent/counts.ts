import type fc from "fast-check";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { countFields } from "../../../runtime/table/fields/count-fields.ts";
import { type CountRef, resolveCount } from "../../../runtime/table/types/count-ref.ts";

type Members = Record<string, unknown>;

/**
 * A record of which members tell the numbers of elements and bytes that there are.
 *
 * @param chosen members that choose an arm or tell of versions, and stay as they are
 */
export function withRightCounts<M extends Members>(
  fields: readonly Field[],
  chosen: ReadonlySet<string>,
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const counted = fields.flatMap((field) =>
    field.kind === "value"
      ? countFields(field).map((ref) => ({ name: field.name, countRef: ref }))
      : [],
  );
  if (counted.length === 0) return record;
  return record.map((members) => {
    const right: Members = { ...members };
    const settled = new Set(chosen);
    for (const { name, countRef: ref } of counted) {
      const value = right[name] as Counted;
      const most = ref.bits ?? 2 ** bitsOf(fields, ref.by) - 1;
      // A list has an element at least, to be repeated: any of its lengths is given, and none.
      const count = (right[ref.by] as number) % (Math.min(countOf(value), most) + 1);
      if (!settled.has(ref.by)) tell(right, ref, count);
      right[name] = ofLength(value, resolveCount(ref, right[ref.by] as number));
      settled.add(ref.by);
    }
    return right as M;
  });
}

/** How many bits an integer has. */
function bitsOf(fields: readonly Field[], name: string): number {
  for (const field of fields) {
    if (field.kind === "number" && field.name === name) return field.type.bits;
    if (field.kind === "value" && field.name === name && field.type.kind === "int")
      return field.type.bits;
    const part = field.kind === "split" && field.parts.find((one) => one.name === name);
    if (part) return part.type.bits;
  }
  return 32;
}

function tell(members: Members, { by, bits }: CountRef, count: number): void {
  const number = members[by] as number;
  members[by] = bits === undefined ? count : number - ((number & bits) >>> 0) + count;
}

/** A list, bytes, or a text whose bytes are counted. */
export type Counted = unknown[] | Uint8Array | string;

function countOf(value: Counted): number {
  return typeof value === "string" ? Math.max(value.length, 1) : value.length;
}

/** The first elements or bytes, or these again and again; of a text, as many characters of a byte each. */
export function ofLength(value: Counted, length: number): Counted {
  if (typeof value === "string")
    return String.fromCharCode(...Array.from({ length }, (_, i) => value.charCodeAt(i) & 0x7f));
  if (value instanceof Uint8Array)
    return Uint8Array.from({ length }, (_, i) => value[i % value.length] ?? 0);
  return Array.from({ length }, (_, i) => value[i % value.length]);
}
