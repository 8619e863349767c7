import { encodedMask } from "../wire/bits.ts";
import { hasBit } from "../wire/int.ts";
import {
  activeFields,
  carriedBits,
  isIn,
  isThere,
  type Members,
  namesOf,
  partName,
  partOf,
  setBits,
  type Stop,
  stopOf,
} from "../wire/mask.ts";
import { widthIn } from "../wire/width.ts";
import { unusedIn } from "../../table/facts/bits.ts";
import type { Field } from "../../table/fields/field.ts";
import type { Layout } from "../../table/messages.ts";
import type { MaskField } from "../../table/fields/masks.ts";
import type { SplitField } from "../../table/fields/split.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { presenceBy } from "../../table/fields/presence.ts";

/** A mask as it was found. */
interface Found {
  readonly mask: MaskField;
  readonly bits: number;
  /** The names that fields have for it. */
  readonly names: ReadonlySet<string>;
  /** The fields that it speaks of. */
  readonly fields: readonly Field[];
  readonly stop: Stop | undefined;
  readonly members: Members;
}

/**
 * Where the masks of a message or a struct differ from those that it would be written with if nothing said how they
 * came, and why: `flags bit 15 means nothing`. Empty when they do not differ.
 *
 * @param members the message as it was decoded
 * @param masks its masks by name
 */
export function maskReasons(
  layout: Layout,
  members: Members,
  masks: ReadonlyMap<string, number>,
): string[] {
  const fields = activeFields(layout.fields, members);
  return fields.flatMap((mask) => {
    if (mask.kind !== "mask") return [];
    const bits = masks.get(mask.name) ?? 0;
    const canonical = encodedMask(mask, fields, members, undefined);
    if (bits === canonical) return [];
    const stop = stopOf(mask, fields, ({ bit }) => hasBit(bits, bit));
    const names = namesOf(mask, fields);
    const found = { mask, bits, names, fields: stop?.front ?? fields, stop, members };
    const reasons = differences(mask, bits, canonical).flatMap((bit) =>
      hasBit(bits, bit) ? surplus(found, bit) : clearReasons(mask, bit),
    );
    return reasons.length > 0 ? reasons : [`${mask.name} has bits that no field needs`];
  });
}

function differences(mask: MaskField, found: number, canonical: number): number[] {
  const bits = setBits(carriedBits(mask));
  return bits.filter((bit) => hasBit(found, bit) !== hasBit(canonical, bit));
}

function clearReasons(mask: MaskField, bit: number): string[] {
  return hasBit(mask.defaultValue, bit) ? [`${mask.name} usual bit ${bit} is clear`] : [];
}

/** Why a set bit could be clear. One that announces a part which is not zero follows from that part's own bits. */
function surplus(found: Found, bit: number): string[] {
  const { mask, fields, stop } = found;
  const reasons = fields.flatMap((field) =>
    field.kind === "value"
      ? valueReasons(found, field, bit)
      : field.kind === "split"
        ? apartReasons(found, field, bit)
        : [],
  );
  const announced = mask.parts.filter((part) => part.when === bit && isThere(part, found.bits));
  for (const part of announced) {
    if (partOf(found.bits, part) === 0)
      reasons.push(`${mask.name} ${partName(mask, part)} is zero`);
  }
  if (reasons.length > 0 || announced.length > 0) return reasons;
  if (stop !== undefined) return [`${mask.name} bit ${bit} means nothing beside ${stop.member}`];
  if (hasBit(unusedIn(mask, fields), bit)) return [`${mask.name} bit ${bit} means nothing`];
  return mask.parts
    .filter((part) => part.when === bit)
    .map((part) => `${mask.name} ${partName(mask, part)} is announced and left out`);
}

/** Why the parts of a word need not be separate. */
function apartReasons({ names }: Found, { parts, wide }: SplitField, bit: number): string[] {
  if (!isIn(wide?.when, names) || wide.when.bit !== bit) return [];
  return [`${parts.map(({ name }) => name).join(" and ")} are wider than needed`];
}

/** Why a number need not be as wide as a bit says. */
function valueReasons({ bits, names, members }: Found, field: ValueField, bit: number): string[] {
  const { name, wide, presence } = field;
  const widths = presenceBy({ presence }, "widths");
  if (isIn(wide?.when, names) && wide.when.bit === bit) {
    return [`${name} is ${members[name] === undefined ? "absent but wide" : "wider than needed"}`];
  }
  if (widths === undefined || !names.has(widths.mask)) return [];
  if (bit !== widths.narrow.bit && bit !== widths.wide.bit) return [];
  const twice = widths.both === undefined && widthIn(widths, bits) === "both";
  return [`${name} is ${twice ? "written twice" : "wider than needed"}`];
}
