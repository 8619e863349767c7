import { namesOf, partName } from "../wire/mask.ts";
import type { BitRef } from "../../table/terms/bit-ref.ts";
import type { Field } from "../../table/fields/field.ts";
import type { MaskField } from "../../table/fields/masks.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { presenceBy } from "../../table/fields/presence.ts";

// Each message that is read asks again.
const known = new WeakMap<readonly Field[], WeakMap<MaskField, readonly string[][]>>();

/**
 * What each bit of a mask does when it is set, the lowest first, a phrase for each thing: `volume follows`.
 * Bits that do nothing have no phrases.
 */
export function bitMeanings(mask: MaskField, fields: readonly Field[]): readonly string[][] {
  const own = known.get(fields) ?? new WeakMap<MaskField, readonly string[][]>();
  known.set(fields, own);
  const found = own.get(mask) ?? meaningsOf(mask, fields);
  own.set(mask, found);
  return found;
}

function meaningsOf(mask: MaskField, fields: readonly Field[]): readonly string[][] {
  const meanings: string[][] = Array.from({ length: 32 }, () => []);
  const names = namesOf(mask, fields);
  const say = (ref: BitRef | undefined, phrase: () => string) => {
    if (ref === undefined || !names.has(ref.mask)) return;
    const known = meanings[ref.bit]!;
    const text = phrase();
    if (!known.includes(text)) known.push(text);
  };
  for (const field of fields) {
    if (field.kind === "bit") say(field.bit, () => `${field.name} is true`);
    else if (field.kind === "number")
      for (const ref of field.bits) say(ref, () => `a bit of ${field.name}`);
    else if (field.kind === "terminator") say(field.bit, () => "nothing follows");
    else if (field.kind === "reserved") say(field.bit, () => `announces ${field.why}`);
    else if (field.kind === "value") sayValue(field, say);
    else if (field.kind === "split")
      for (const { name, type } of field.wide?.parts ?? [])
        say(field.wide!.when, () => `${name} is ${type.bits} bits`);
  }
  for (const part of mask.parts) {
    say(refTo(mask, part.when), () => `${partName(mask, part)} follows`);
    say(refTo(mask, part.unless), () => `${partName(mask, part)} is left out`);
  }
  return meanings;
}

function refTo({ name }: MaskField, bit: number | undefined): BitRef | undefined {
  return bit === undefined ? undefined : { mask: name, bit };
}

function sayValue(
  { name, type, wide, presence }: ValueField,
  say: (ref: BitRef | undefined, phrase: () => string) => void,
): void {
  const when = presenceBy({ presence }, "bit");
  const widths = presenceBy({ presence }, "widths");
  say(when, () => (when!.clear ? `${name} does not follow` : `${name} follows`));
  say(wide?.when, () => `${name} is ${wide!.type.bits} bits`);
  if (widths !== undefined) {
    for (const { bit, type: width } of [widths.narrow, widths.wide]) {
      say({ mask: widths.mask, bit }, () => `${name}: ${width.bits} bits`);
    }
  }
  if (type.kind !== "sparse" || type.mask === undefined) return;
  for (let bit = 0; bit < 32; bit++) say({ mask: type.mask, bit }, () => `a value of ${name}`);
}
