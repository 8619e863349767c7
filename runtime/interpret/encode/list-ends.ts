import { TooLongError } from "../../errors/errors.ts";
import { countWidthMember } from "../../table/facts/companions.ts";
import { endMember } from "../../table/facts/members.ts";
import type { Calculation } from "../../table/terms/calculation.ts";
import { computedOf } from "../../table/fields/computed.ts";
import type { IntType } from "../../table/types/integers.ts";
import { type Layout, listEnd } from "../../table/messages.ts";
import { type CountRef, resolveCount } from "../../table/types/count-ref.ts";
import { endMask } from "../wire/bits.ts";
import { fits, highest, valueOf } from "../../table/facts/ints.ts";
import { named, putMask } from "./masks.ts";
import { type Encoding, expectObject, fail, isSet, putBits, putInt } from "./output.ts";

/* What tells how many elements a list has, before them, or after it. */

/** Throws EncodeError where a member tells another number of elements or bytes than there are. */
export function expectCount(e: Encoding, name: string, ref: CountRef, count: number): void {
  if (ref.member === undefined) return;
  const number = resolveCount(ref, (ref.outer ? e.outer : e.members)[ref.by] as number);
  if (number === count) return;
  const parts = count === 1 ? "part" : "parts";
  throw fail(e, `has ${count} ${parts}, and ${ref.text ?? ref.by} tells ${number}`, name);
}

/**
 * Throws EncodeError where another element than the last one of a list is the one that it ends after.
 *
 * @param orEnd the list may also end with the bytes
 */
export function expectLast(
  e: Encoding,
  name: string,
  list: readonly unknown[],
  until: Calculation,
  orEnd: boolean,
): void {
  const at = list.findIndex((each, i) => {
    const is = computedOf(until, { _: expectObject(e, `${name}[${i}]`, each) }, e.outer);
    if (!Number.isNaN(is)) return is !== 0;
    throw fail(e, `${until.text} is no number that can be exact`, `${name}[${i}]`);
  });
  if (at < 0 && orEnd) return;
  if (at < 0) throw fail(e, `has no element of which ${until.text}, so that it does not end`, name);
  const left = list.length - 1 - at;
  if (left > 0) throw fail(e, `ends after element ${at}, and has ${left} more`, name);
}

export function putCount(e: Encoding, name: string, type: IntType, count: number): void {
  const width = e.members[countWidthMember(name)];
  if (fits(type, count)) return putInt(e, name, type, count, width);
  const limit = valueOf(type, highest(type));
  const reason = `has ${count} elements: its count (${type.name}) ends at ${limit}`;
  throw new TooLongError(reason, [...e.path, name]);
}

/** Writes the element that ends a list, with the mask that it came with. */
export function writeEnd(e: Encoding, list: string, layout: Layout): void {
  const end = listEnd(layout);
  if (end === undefined) return;
  const { mask, field } = end;
  const masks = new Map<string, number>();
  if (mask !== undefined) {
    const member = endMember(list);
    const bits = named(e, member, () => endMask(mask, e.members[member]));
    masks.set(mask.name, bits);
    putMask(e, mask, bits);
  }
  if (field.kind === "split") return putBits(e, field.ends ?? 0, field.wire);
  const { wide, type } = field;
  const isWide = wide !== undefined && isSet({ ...e, masks }, wide.when.mask, wide.when.bit);
  putInt(e, list, isWide ? wide.type : (type as IntType), field.ends);
}
