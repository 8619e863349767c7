import type { BitRef } from "../../../../runtime/table/terms/bit-ref.ts";
import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { NumberField } from "../../../../runtime/table/fields/masks.ts";
import { type Entry, integer, isListEntry, items, member, text } from "../../../read/source.ts";
import { carries, claimBit } from "../../scope/claims.ts";
import { docOf } from "../../types/docs.ts";
import { withNames } from "../../scope/integers.ts";
import type { MaskDraft, Scope } from "../../scope/scope.ts";
import { intOf } from "../../../facts/built-in.ts";

/** A number of more bits is a value of its own. */
const MOST = 31;

/** Resolves a number that bits of a mask are, or of several masks. */
export function resolveNumber(name: string, entry: Entry, scope: Scope): NumberField | undefined {
  const bits = member(entry, "bits")!;
  const refs = bitsOf(name, bits, member(entry, "count"), scope);
  if (refs.length === 0) return undefined;
  const masks = [...new Set(refs.map(({ mask }) => mask))];
  if (masks.length > 1) {
    const outer = masks.find((mask) => scope.outer?.has(mask) === true);
    if (outer !== undefined) {
      const message = `"${name}" has bits of "${outer}", which is outside of this arm, and of another mask`;
      scope.schema.report.error(bits, message, "Put the number before the switch.");
      return undefined;
    }
    for (const mask of masks) hideWhole(scope.masks.get(mask), refs);
  }
  const type = withNames(intOf(`u${refs.length}`), entry, scope) as IntType;
  scope.choosers.set(name, { type, chooses: true });
  return { kind: "number", name, ...docOf(entry), bits: refs, type };
}

/** Of a mask that is nothing but a part of one number, the value has no member: the number says all of it. */
function hideWhole(draft: MaskDraft | undefined, refs: readonly BitRef[]): void {
  if (draft === undefined) return;
  const own = refs.filter(({ mask }) => mask === draft.field.name);
  const all = Array.from({ length: draft.bits }, (_, bit) => bit).filter((b) => carries(draft, b));
  if (own.length === all.length && draft.field.parts.length === 1) draft.field.hidden = true;
}

/** The bits of a number, each taken for it. Nothing where one cannot be. */
function bitsOf(name: string, bits: Entry, count: Entry | undefined, scope: Scope): BitRef[] {
  const { report } = scope.schema;
  const list = (isListEntry(bits) ? items(bits) : [bits]).flatMap((item) =>
    wholeOrOne(item, scope).map((bit) => [item, bit] as const),
  );
  const size = count === undefined ? list.length : integer(count);
  if (count !== undefined && isListEntry(bits)) {
    report.error(count.key ?? count, "all bits are listed", 'Leave out "count".');
    return [];
  }
  if (size > MOST) {
    report.error(count ?? bits, `"${name}" has ${size} bits; ${MOST} is the most`);
    return [];
  }
  if (count !== undefined && !text(bits).includes(".")) {
    report.error(
      count.key ?? count,
      "a mask's name stands for all of its bits",
      'Leave out "count".',
    );
    return [];
  }
  const written =
    count === undefined
      ? list
      : Array.from({ length: size }, (_, i) => [bits, nextBit(text(bits), i)] as const);
  const refs = written.map(([at, bit]) => claimBit(scope, at, `a part of "${name}"`, false, bit));
  return refs.every((ref) => ref !== undefined) ? refs : [];
}

/** A bit as it is written, or of a mask's name all bits that the mask has. */
function wholeOrOne(item: Entry, { masks }: Scope): string[] {
  const written = text(item);
  const draft = masks.get(written);
  if (draft === undefined) return [written];
  const all = Array.from({ length: draft.bits }, (_, bit) => bit).filter((b) => carries(draft, b));
  return all.map((bit) => `${written}.${bit}`);
}

/** `flags.3` for the bit two above `flags.1`. */
function nextBit(bit: string, more: number): string {
  const [mask, number] = bit.split(".");
  return `${mask}.${Number(number) + more}`;
}
