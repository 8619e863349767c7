import type { MaskField, MaskPart } from "../../../../runtime/table/fields/masks.ts";
import { docOf } from "../../types/docs.ts";
import { carries } from "../../scope/claims.ts";
import type { MaskDraft, Scope } from "../../scope/scope.ts";
import { type Entry, integer, items, member, text, textOf } from "../../../read/source.ts";
import { wordIn } from "../../scope/orders.ts";

/** Resolves a mask that is a field of its own. Its hint is settled when all fields are known. */
export function resolveMask(name: string, entry: Entry, scope: Scope): MaskField {
  const source = member(entry, "mask")!;
  const first = text(source).startsWith("id") ? idPart(source, scope) : typePart(source, scope);
  return maskFrom(name, entry, first, scope);
}

/** Resolves a mask whose first bits are a part of a split word. */
export function resolveWordMask(name: string, entry: Entry, scope: Scope): MaskField {
  const bits = Number(textOf(entry, "mask")!.slice(1));
  if (bits < 1 || bits > 32)
    scope.schema.report.error(
      member(entry, "mask")!,
      `a mask does not begin with ${bits} bits`,
      "It has 1 to 32.",
    );
  const own = Math.max(1, Math.min(bits, 32));
  const first: MaskPart = { from: "split", bits: own, at: lowestBit(entry, own, 0, scope) };
  return maskFrom(name, entry, first, scope);
}

/** Where the lowest bit of a part is, as `at` tells. */
function lowestBit(entry: Entry, bits: number, otherwise: number, scope: Scope): number {
  const low = member(entry, "at");
  if (low === undefined) return otherwise;
  const at = integer(low);
  if (at >= 0 && at + bits <= 32) return at;
  scope.schema.report.error(low, "a mask has the bits 0 to 31");
  return Math.max(0, Math.min(at, 32 - bits));
}

function maskFrom(name: string, entry: Entry, first: MaskPart, scope: Scope): MaskField {
  const parts: MaskPart[] = [first];
  const claims: MaskDraft["claims"] = new Map();
  const left: { part: MaskPart; at: Entry }[] = [];
  for (const more of items(member(entry, "more"))) {
    const part = morePart(more, parts, claims, scope);
    parts.push(part);
    const unless = leftBy(part, parts);
    if (unless !== undefined)
      left.push({ part: { ...part, unless }, at: member(more, "unless") ?? more });
  }
  const { report } = scope.schema;
  const bits = highestBit(parts);
  if (bits > 32)
    report.error(
      member(entry, "mask")!,
      `the mask has ${bits} bits; 32 is the most`,
      "Put the others into a mask of their own.",
    );
  const plain = { kind: "mask" as const, name, ...docOf(entry) };
  const field = { ...plain, parts, hint: 0, unused: 0, defaultValue: 0 };
  const defaultValue = items(member(entry, "default"));
  const ofArms: MaskDraft["ofArms"] = new Map();
  scope.masks.set(name, {
    field,
    bits,
    carried: carriedBits(parts),
    claims,
    ofArms,
    defaultValue,
    left,
  });
  return field;
}

/** The bit that leaves a part out, or the part that announces it. */
function leftBy(part: MaskPart, parts: readonly MaskPart[]): number | undefined {
  if (part.unless !== undefined || part.when === undefined) return part.unless;
  const { when } = part;
  // One before it: of parts that overlap, which was reported, each could announce the other.
  const before = parts.slice(0, parts.indexOf(part));
  const other = before.find((p) => p.at <= when && when < p.at + p.bits);
  return other === undefined ? undefined : leftBy(other, parts);
}

/** A part that a bit of the parts before it announces. */
function morePart(
  entry: Entry,
  parts: readonly MaskPart[],
  claims: MaskDraft["claims"],
  scope: Scope,
): MaskPart {
  const { report } = scope.schema;
  const bit = member(entry, "bit")!;
  const when = integer(bit);
  if (!isCarried(parts, when))
    report.error(
      bit,
      `no part before this one carries bit ${when}`,
      `The highest bit so far is ${highestBit(parts) - 1}.`,
    );
  else if (claims.has(when))
    report.error(
      bit,
      `bit ${when} already announces a part`,
      "Name a bit that means nothing else.",
    );
  claims.set(when, { what: "that a further part follows", opens: true, after: true });
  const part = typePart(member(entry, "type")!, scope);
  const next = highestBit(parts);
  const at = lowestBit(entry, part.bits, scope.bitwise ? next : Math.ceil(next / 8) * 8, scope);
  for (let i = at; i < at + part.bits; i++) {
    if (!isCarried(parts, i)) continue;
    report.error(
      member(entry, "at") ?? entry,
      `another part has bit ${i} already`,
      "Parts do not overlap: give it another `at`.",
    );
    break;
  }
  return { ...part, at, when, ...unlessOf(entry, when, parts, scope) };
}

/** The bit that leaves a part out though it is announced. */
function unlessOf(
  entry: Entry,
  when: number,
  parts: readonly MaskPart[],
  { schema: { report } }: Scope,
): Pick<MaskPart, "unless"> {
  const unless = member(entry, "unless");
  if (unless === undefined) return {};
  const bit = integer(unless);
  if (!isCarried(parts, bit))
    report.error(
      unless,
      `no part before this one carries bit ${bit}`,
      "Name a bit that was read before.",
    );
  else if (bit === when)
    report.error(
      unless,
      `bit ${bit} announces the part: it is never there`,
      "Name another bit, or leave `unless` out.",
    );
  return { unless: bit };
}

function isCarried(parts: readonly MaskPart[], bit: number): boolean {
  return bit >= 0 && bit <= 31 && ((carriedBits(parts) >>> bit) & 1) === 1;
}

/** One more than the highest bit that the parts carry. */
function highestBit(parts: readonly MaskPart[]): number {
  return Math.max(...parts.map((part) => part.at + part.bits));
}

function carriedBits(parts: readonly MaskPart[]): number {
  return parts.reduce((bits, part) => bits + (2 ** part.bits - 1) * 2 ** part.at, 0) >>> 0;
}

function typePart(entry: Entry, { bitwise, schema }: Scope): MaskPart {
  const { report } = schema;
  const from = wordIn(text(entry), schema);
  if (!bitwise && ![8, 16, 32].includes(from.bits))
    report.error(
      entry,
      `a mask has 8, 16 or 32 bits here, not ${from.bits}`,
      "Others begin in a `split`, or are in a struct that is `bitwise`.",
    );
  return { from, bits: from.bits, at: 0 };
}

/** Reports a mask in the high bits of an id that are not free. */
function reportHigh(
  source: Entry,
  first: number,
  last: number,
  bits: number,
  report: Scope["schema"]["report"],
): void {
  if (first !== last)
    report.error(
      source,
      "a message of several ids has a mask in the low bits of them",
      "Write `id & 0xf`, of as many bits as the ids differ in.",
    );
  else if (first >> (8 - bits) !== 0)
    report.error(
      source,
      `the id 0x${first.toString(16).padStart(2, "0")} has bits of the mask ${text(source)}`,
      "The message's id is in the bits below.",
    );
}

function idPart(source: Entry, scope: Scope): MaskPart {
  const [, shift] = text(source).split(" >> ");
  const low = Number(text(source).slice("id & ".length));
  const bits = shift === undefined ? Math.log2(low + 1) : 8 - Number(shift);
  const { report } = scope.schema;
  const [first, last] = scope.id ?? [0, 0];
  const { ids } = scope.schema;
  if (typeof ids === "object") {
    report.error(
      source,
      `the protocol's ids are ${ids.name}, and masks begin in ids of a byte`,
      "Give the mask an integer of its own, `mask: u8`.",
    );
  } else if (scope.prefixed !== undefined) {
    report.error(
      source,
      `a bit of the id announces a prefix in the kind "${scope.kind}"`,
      "Messages of such kinds have one id each, and masks of their own.",
    );
  } else if (scope.id === undefined) {
    const what = scope.of === "struct" ? "a struct" : "a block";
    report.error(
      source,
      `${what} has no id`,
      `Masks of ${what.slice(2)}s begin with a byte of their own.`,
    );
  } else if (scope.outer !== undefined) {
    report.error(source, "an arm comes too late for the id", "Move the mask before the switch.");
  } else if ([...scope.masks.values()].some(({ field }) => field.parts[0]!.from === "id")) {
    report.error(source, "another mask has the bits of the id already", "Make them one.");
  } else if (scope.names.size > 1) {
    report.error(source, "the id comes before all fields", "Move the mask to the top.");
  } else if (shift !== undefined) {
    reportHigh(source, first, last, bits, report);
  } else if (!Number.isInteger(bits) || bits === 0) {
    report.error(
      source,
      `${text(source)} does not take the low bits`,
      "Expected 1, 3, 7, 0xf, 0x1f, 0x3f or 0x7f.",
    );
  } else if (last - first !== low || (first & low) !== 0) {
    const range = `0x${first.toString(16)}..0x${last.toString(16)}`;
    report.error(
      source,
      `${text(source)} does not cover the ids ${range}`,
      "The ids must differ in just the bits that the mask takes.",
    );
  }
  const part = { from: "id" as const, bits: Math.floor(bits), at: 0 };
  return shift === undefined ? part : { ...part, low: 8 - bits };
}

/** Takes all bits of a mask, for what has one value for each. */
export function claimAll(scope: Scope, mask: string, at: Entry, what: string): boolean {
  const { report } = scope.schema;
  const draft = scope.masks.get(mask);
  if (draft === undefined) {
    report.error(
      at,
      `there is no mask "${mask}" before this`,
      "A mask is before the fields that need it.",
    );
    return false;
  }
  if (scope.outer?.has(mask) === true || draft.claims.size > 0) {
    report.error(at, `"${mask}" has bits that mean something else`, "Give it a mask of its own.");
    return false;
  }
  for (let bit = 0; bit < draft.bits; bit++)
    if (carries(draft, bit)) draft.claims.set(bit, { what, opens: false });
  return true;
}
