import { hasBit } from "./interpret-int.ts";
import { activeFields, encodedMask, type Members, partName, partOf } from "./interpret-mask.ts";
import type { Field, Layout, MaskField } from "./table.ts";

/**
 * Where the masks of a message differ from those that it would be written with if nothing told how they came,
 * and why: `flags bit 15 means nothing`. Empty when they do not differ.
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
    const found = masks.get(mask.name) ?? 0;
    const canonical = encodedMask(mask, fields, { ...members, [mask.name]: undefined });
    if (found === canonical) return [];
    const reasons = differences(mask, found, canonical).flatMap((bit) =>
      hasBit(found, bit) ? surplus(mask, found, bit, fields, members) : clearReasons(mask, bit),
    );
    return reasons.length > 0 ? reasons : [`${mask.name} has bits that no field needs`];
  });
}

function differences(mask: MaskField, found: number, canonical: number): number[] {
  const bits = mask.parts.flatMap((part) =>
    Array.from({ length: part.bits }, (_, i) => part.at + i),
  );
  return bits.filter((bit) => hasBit(found, bit) !== hasBit(canonical, bit));
}

function clearReasons(mask: MaskField, bit: number): string[] {
  return hasBit(mask.usual, bit) ? [`${mask.name} usual bit ${bit} is clear`] : [];
}

/** Why a set bit could be clear. One that announces a part which is not zero follows from that part's own bits. */
function surplus(
  mask: MaskField,
  found: number,
  bit: number,
  fields: readonly Field[],
  members: Members,
): string[] {
  const reasons: string[] = [];
  if (hasBit(mask.unused, bit)) reasons.push(`${mask.name} bit ${bit} means nothing`);
  for (const field of fields) {
    if (field.kind !== "value" || field.wide?.when.mask !== mask.name) continue;
    if (field.wide.when.bit !== bit) continue;
    const absent = members[field.name] === undefined;
    reasons.push(`${field.name} is ${absent ? "absent but wide" : "wider than needed"}`);
  }
  for (const part of mask.parts) {
    if (part.when !== bit || partOf(found, part) !== 0) continue;
    reasons.push(`${mask.name} ${partName(mask, part)} is zero`);
  }
  return reasons;
}
