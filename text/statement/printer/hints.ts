import { entriesOf, mayBeMissing, membersOf } from "../../../runtime/table/facts/statements.ts";
import type { BitRef } from "../../../runtime/table/terms/bit-ref.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { TextEntry } from "../../../runtime/table/text.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { hasBit } from "../../../runtime/table/facts/bits.ts";
import { type RangeBranch, type Scope } from "../../../runtime/places/place.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/*
 * Messages that need a hint, since they are not encoded as they would be, have statements of their own for it, as
 * members have that are there and of which nothing is said. They are rare, and left to the table.
 */

/**
 * Whether no mask needs a hint, but for numbers that must be outside of a range.
 *
 * @param scope what is there, by masks that are known
 */
export function needsNoHint(scope: Scope): boolean {
  return (
    scope.fields.every((field) => field.kind !== "mask" || isAsEncoded(scope, field)) &&
    [...scope.structs.values()].every(needsNoHint)
  );
}

/** Whether a mask has the bits that it would be encoded with. Bits that widen a number count as they are. */
function isAsEncoded(scope: Scope, mask: MaskField): boolean {
  if (mask.hidden) return true;
  const { fields, masks, text } = scope;
  const isOwn = (ref: BitRef) => ref.mask === mask.name || ref.mask === `${mask.name}$live`;
  const listed = text?.entries?.find(({ token }) => token === "unknown_mask_bits")?.of ?? [];
  let needed = mask.defaultValue;
  for (const field of fields)
    for (const ref of refsOf(scope, field)) {
      if (!isOwn(ref) || !hasBit(masks.get(ref.mask) ?? 0, ref.bit)) continue;
      if (field.kind === "bit" && listed.includes(field.name)) return false;
      needed |= 1 << ref.bit;
    }
  for (const { when, unless, at, bits } of mask.parts.toReversed()) {
    if (when === undefined || (unless !== undefined && hasBit(needed, unless))) continue;
    if ((needed & ((2 ** bits - 1) * 2 ** at)) !== 0) needed |= 1 << when;
  }
  return needed >>> 0 === masks.get(mask.name)! >>> 0;
}

/** The bits that tell whether a member is there, and how wide it is. */
function refsOf({ places, structs }: Scope, field: Field): BitRef[] {
  if (field.kind === "bit") return [field.bit];
  if (field.kind !== "value") return [];
  const { wide, presence } = field;
  const when = presenceBy({ presence }, "bit");
  const widths = presenceBy({ presence }, "widths");
  // Of what is not there, none is needed but one that is asked to be clear.
  if (!(places.has(field.name) || structs.has(field.name))) return when?.clear ? [when] : [];
  const both = widths === undefined ? [] : [widths.narrow, widths.wide];
  return [
    ...(when === undefined ? [] : [when]),
    ...(wide === undefined ? [] : [wide.when]),
    ...both.map(({ bit }) => ({ mask: widths!.mask, bit })),
  ];
}

/** The members that may be missing, and of which only bits that are set are printed: they must not be 0. */
export function notZero(scope: Scope): RangeBranch[] {
  const entries = entriesOf(scope.text, membersOf(scope.fields));
  const own = scope.fields.flatMap((field) => {
    if (field.kind !== "value" || !isPrintedByBits(field, entries)) return [];
    const place = scope.places.get(field.name);
    return place === undefined ? [] : [{ place, low: 0, high: 0 }];
  });
  return [...own, ...[...scope.structs.values()].flatMap(notZero)];
}

function isPrintedByBits(field: ValueField, entries: readonly TextEntry[]): boolean {
  if (!mayBeMissing(field) || field.type.kind !== "int") return false;
  const own = entries.filter(({ of }) => of.includes(field.name));
  return (
    own.length > 0 && own.every(({ bits, flag, part }) => (bits ?? flag ?? part) !== undefined)
  );
}
