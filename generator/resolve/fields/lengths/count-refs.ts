import type { CountRef } from "../../../../runtime/table/types/count-ref.ts";
import { type Entry, member, text } from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import type { Chooser, Scope } from "../../scope/scope.ts";
import { intRange } from "../../../facts/integers.ts";
import { computedBefore } from "../computed/computed.ts";
import { isThereSometimes } from "../computed/leaves.ts";

/** A member, some of its lowest bits, and what is added. */
const PLAIN = /^([a-z][a-z0-9_]*)(?: *& *(0x[0-9a-fA-F]{1,8}|\d{1,9}))?(?: *\+ *(\d{1,3}))?$/;

/**
 * `count-by: head & 0x0f + 1`: the number that an earlier member tells, or that is computed of several, which encoding
 * asks to be right.
 *
 * @param field whose elements or bytes it counts
 */
export function countRefOf(
  field: string,
  key: string,
  entry: Entry,
  scope: Scope,
): CountRef | undefined {
  const at = member(entry, key);
  if (at === undefined) return undefined;
  const [, name = "", mask, more] = PLAIN.exec(text(at)) ?? [];
  const chooser = scope.choosers.get(name);
  const isBig = chooser === undefined && scope.bigs.has(name);
  if (
    name === "" ||
    isBig ||
    isThereSometimes(chooser) ||
    (chooser?.chooses === true && chooser.type.signed && !chooser.computed)
  ) {
    const by = `${field}$count`;
    computedBefore(by, at, scope);
    return { by, member: true, outer: true, text: text(at) };
  }
  const ref = {
    by: name,
    member: true,
    ...(chooser?.outer ? { outer: true as const } : {}),
    ...(more === undefined ? {} : { plus: Number(more) }),
  } as const;
  if (chooser?.chooses !== true) {
    reportUnknown(name, at, scope);
    return ref;
  }
  if (mask === undefined) return ref;
  const bits = Number(mask);
  if (!isMaskOf(chooser, bits))
    scope.schema.report.error(
      at,
      `${mask} is no number of bits of "${name}"`,
      "Expected its lowest bits: 0x0f for four.",
    );
  return { ...ref, bits };
}

function reportUnknown(name: string, at: Entry, { choosers, names, schema }: Scope): void {
  const known = names.has(name);
  schema.report.error(
    at,
    known ? `"${name}" cannot tell how many there are` : `there is no field "${name}" before this`,
    known
      ? "Expected an integer without scale, of one width, always there, beside it."
      : suggest(name, choosers.keys()),
  );
}

/** Whether the bits are the lowest ones, without a hole. */
function isMaskOf({ type }: Chooser, bits: number): boolean {
  const [, high] = intRange(type);
  return bits > 0 && bits <= high && Number.isInteger(Math.log2(bits + 1));
}
