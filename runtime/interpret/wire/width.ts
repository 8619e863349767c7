import type { Widths } from "../../table/fields/presence.ts";
import { hasBit } from "./int.ts";
import { fits, highest, lowest, rawOf } from "../../table/facts/ints.ts";
import { stepsIn } from "../../table/facts/steps.ts";
import type { Members } from "./mask.ts";
import type { Width } from "../../table/facts/bits.ts";
import { beforeMember } from "../../table/facts/members.ts";
import type { IntType } from "../../table/types/integers.ts";

/** What the bits of a mask say of a number. */
export function widthIn(widths: Widths, mask: number): Width {
  const wide = hasBit(mask, widths.wide.bit);
  if (hasBit(mask, widths.narrow.bit)) return wide ? "both" : "narrow";
  return wide ? "wide" : "absent";
}

/** The bits that say so. */
export function widthBits({ narrow, wide }: Widths, width: Width): number[] {
  if (width === "both") return [narrow.bit, wide.bit];
  if (width === "absent") return [];
  return [width === "narrow" ? narrow.bit : wide.bit];
}

/**
 * How the member `name` is written that came in a width: in the same way where that still holds it,
 * otherwise in the narrowest that does. "absent" also for what no width holds.
 */
export function widthFor(widths: Widths, name: string, members: Members, asRead: Width): Width {
  if (members[name] === undefined) return "absent";
  if (holds(widths, name, members, asRead)) return asRead;
  return WIDTHS.find((width) => holds(widths, name, members, width)) ?? "absent";
}

/** The narrowest first. Where both would be two integers, the wide one alone holds what they do. */
const WIDTHS = ["narrow", "wide", "both"] as const;

function holds(widths: Widths, name: string, members: Members, width: Width): boolean {
  const value = members[name];
  switch (width) {
    case "absent":
      return false;
    case "narrow":
      return fits(widths.narrow.type, value);
    case "wide":
      return fits(widths.wide.type, value);
    case "both":
      if (widths.both !== undefined) return fits(widths.both, value);
      return fits(widths.narrow.type, members[beforeMember(name)]) && fits(widths.wide.type, value);
  }
}

/** Whether a value is one of the narrower type's, to the wider one's last step. */
export function fitsNarrow(type: IntType, wide: IntType, value: unknown): boolean {
  if (typeof value !== "number") return false;
  const raw = rawOf(wide, value) / stepsIn(type, wide);
  return Number.isInteger(raw) && lowest(type) <= raw && raw <= highest(type);
}
