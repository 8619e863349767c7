import type { BitRef } from "../../../runtime/table/terms/bit-ref.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Entry, integer, text } from "../../read/source.ts";
import { near } from "../../read/suggest.ts";
import type { Claim, MaskDraft, Scope } from "./scope.ts";

/*
 * What the bits of masks are for: each is taken by what it says something of.
 */

/** The bit that an entry such as `flags.9` names, taken for `what`. What is `written` may be the entry's key. */
export function claimBit(
  scope: Scope,
  entry: Entry,
  what: string,
  opens: boolean,
  written = text(entry),
): BitRef | undefined {
  return claim(scope, entry, { what, opens }, written);
}

/** The bit that says that a field is wider; it may say so of several, of which one that needs it makes all wider. */
export function claimWider(scope: Scope, entry: Entry, name: string): BitRef | undefined {
  const what = `that "${name}" is wider`;
  return claim(scope, entry, { what, opens: true, widens: true }, text(entry));
}

/** The bit that says whether a field is there; it may say so of several. */
export function claimPresence(
  scope: Scope,
  entry: Entry,
  name: string,
  tells: "set" | "clear",
): BitRef | undefined {
  const what = `that "${name}" is ${tells === "set" ? "" : "not "}there`;
  return claim(scope, entry, { what, opens: false, tells }, text(entry));
}

function claim(scope: Scope, entry: Entry, own: Claim, written: string): BitRef | undefined {
  const [mask = "", digits] = written.split(".");
  const bit = Number(digits);
  const { report } = scope.schema;
  const draft = scope.masks.get(mask);
  if (draft === undefined) {
    const hint = near(mask, scope.masks.keys()) ?? "A mask is before the fields that need it.";
    report.error(entry, `there is no mask "${mask}" before this`, hint);
    return undefined;
  }
  if (!carries(draft, bit)) {
    const last = `Its highest bit is ${draft.bits - 1}; the lowest is 0.`;
    report.error(
      entry,
      `"${mask}" has no bit ${bit}`,
      bit < draft.bits ? "No part of the mask carries it." : last,
    );
    return undefined;
  }
  const placed: Claim = { ...own, after: scope.stopped.has(mask) };
  const taken = draft.claims.get(bit);
  if (taken !== undefined && !reportTaken(entry, mask, bit, taken, placed, report))
    return undefined;
  draft.claims.set(bit, taken ?? placed);
  if (scope.outer?.has(mask) === true) {
    draft.ofArms.set(bit, [...(draft.ofArms.get(bit) ?? []), placed]);
  }
  return { mask: scope.stopped.get(mask) ?? mask, bit };
}

/** Whether a bit that is taken may say a further thing: that another field is there. Reports where it may not. */
function reportTaken(
  entry: Entry,
  mask: string,
  bit: number,
  taken: Claim,
  own: Claim,
  report: Report,
): boolean {
  const says = `bit ${bit} of "${mask}" already says ${taken.what}`;
  if (taken.outside)
    report.error(
      entry,
      `${says}, outside of this arm`,
      "Give the arm a bit that only arms have, or the field there one of its own.",
    );
  else if (!(taken.tells && own.tells) && !(taken.widens && own.widens))
    report.error(entry, says, "Give each field a bit of its own.");
  else {
    if (taken.after !== own.after)
      report.error(
        entry,
        `${says}, before the bit that stops`,
        "Where that is set, the one may be there and the other not: give each a bit of its own.",
      );
    return true;
  }
  return false;
}

export function carries(draft: MaskDraft, bit: number): boolean {
  return bit < draft.bits && ((draft.carried >>> bit) & 1) === 1;
}

/** Reports fields whose bits may be left out while they are there. */
function reportLeft({ claims, ofArms, left, stop }: MaskDraft, report: Report): void {
  const inArms = [...ofArms].flatMap(([bit, own]) => own.map((one) => [bit, one] as const));
  for (const { part, at } of left) {
    const lost = [...claims, ...inArms].filter(
      ([bit, { after }]) =>
        part.at <= bit && bit < part.at + part.bits && (!after || stop !== part.unless),
    );
    if (lost.length === 0) continue;
    report.error(
      at,
      `where bit ${part.unless} leaves the part out, the fields that need it have no bits`,
      lost.some(([, { tells }]) => tells === "clear")
        ? "What asks for a bit to be clear would be there then: give it one of a part that nothing leaves out."
        : `Make bit ${part.unless} a field that \`terminates\`, before them.`,
    );
  }
}

/** Settles what a mask's bits leave open, once all fields are known. */
export function settleMask(draft: MaskDraft, report: Report): void {
  reportLeft(draft, report);
  let hint = 0;
  let unused = 0;
  let inArms = 0;
  for (let bit = 0; bit < draft.bits; bit++) {
    if (!carries(draft, bit)) continue;
    if (draft.ofArms.has(bit)) {
      inArms |= 1 << bit;
      continue;
    }
    const claim = draft.claims.get(bit);
    if (claim === undefined) unused |= 1 << bit;
    if (claim === undefined || claim.opens) hint |= 1 << bit;
  }
  let defaultValue = 0;
  for (const entry of draft.defaultValue) {
    const bit = integer(entry);
    if (bit < 0 || !carries(draft, bit))
      report.error(
        entry,
        `"${draft.field.name}" has no bit ${bit}`,
        "Count from 0, the lowest bit.",
      );
    else if (draft.claims.has(bit) || draft.ofArms.has(bit)) {
      const says = draft.claims.get(bit) ?? draft.ofArms.get(bit)![0]!;
      report.error(
        entry,
        `bit ${bit} already says ${says.what}`,
        "Only bits that mean nothing have a usual value.",
      );
    }
    defaultValue |= 1 << bit;
  }
  Object.assign(draft.field, {
    hint: hint >>> 0,
    unused: unused >>> 0,
    defaultValue: defaultValue >>> 0,
    ...(inArms === 0 ? {} : { inArms: inArms >>> 0 }),
  });
}
