import fc from "fast-check";
import { fits } from "../../runtime/table/facts/ints.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { endingParts } from "./wrong-ends.ts";

/** One element in that many has a number beside that which ends its list. */
const SELDOM = 2;

/**
 * A record that now and then has what is beside the value that ends its list: one more, one less, with another
 * highest bit, no bit or all of them.
 *
 * @param chosen members that others choose, which stay
 */
export function besideEnds<M extends Record<string, unknown>>(
  fields: readonly Field[],
  chosen: ReadonlySet<string>,
  record: fc.Arbitrary<M>,
): fc.Arbitrary<M> {
  const others = fields.flatMap(neighbours).flatMap((members) => {
    const own = Object.entries(members).filter(([name]) => !chosen.has(name));
    return own.length === 0 ? [] : [Object.fromEntries(own)];
  });
  if (others.length === 0) return record;
  return fc.tuple(record, fc.nat(SELDOM * others.length - 1)).map(([all, n]) => ({
    ...all,
    ...others[n],
  }));
}

/** Members with values beside the one of the field that ends a list. */
function neighbours(field: Field): Record<string, number>[] {
  if (field.kind === "split" && field.ends !== undefined) {
    const size = 2 ** field.wire.bits;
    const raws = around(field.ends, field.wire.bits).map((raw) => (raw + size) % size);
    const others = raws.filter((raw) => raw !== field.ends);
    return others.map((ends) => endingParts({ ...field, ends }));
  }
  if (field.kind !== "value" || field.ends === undefined || field.type.kind !== "int") return [];
  const { name, type, ends } = field;
  const values = type.scale === undefined ? around(ends, type.bits) : [];
  return values.filter((value) => fits(type, value)).map((value) => ({ [name]: value }));
}

/** Integers beside the one that ends a list. Some of them do not fit its type. */
function around(ends: number, bits: number): number[] {
  const [top, all] = [2 ** (bits - 1), 2 ** bits];
  const near = [ends - 1, ends + 1, ends + top, ends - top, 0, -1, all - 1];
  return [...new Set(near)].filter((value) => value !== ends);
}
