import type { Field } from "../../../../runtime/table/fields/field.ts";
import type { InterleaveField } from "../../../../runtime/table/fields/interleave.ts";
import type { IntType } from "../../../../runtime/table/types/integers.ts";
import type { MaskField } from "../../../../runtime/table/fields/masks.ts";
import {
  isInFourBytes,
  type SplitField,
  type SplitPart,
} from "../../../../runtime/table/fields/split.ts";
import { docOf } from "../../types/docs.ts";
import { rejectKeys } from "../../scope/keys.ts";
import { resolveWordMask } from "./masks.ts";
import { withNames } from "../../scope/integers.ts";
import { claimBit } from "../../scope/claims.ts";
import { claimName, type Scope } from "../../scope/scope.ts";
import {
  type Entry,
  integer,
  isMapEntry,
  member,
  type MemberEntry,
  members,
  text,
} from "../../../read/source.ts";
import { suggest } from "../../../read/suggest.ts";
import { intOf } from "../../../facts/built-in.ts";
import { wordIn } from "../../scope/orders.ts";
import { lookUp, partType, reportVaried } from "../../types/types.ts";
import { withScale } from "../../types/scales.ts";
import { intRange } from "../../../facts/integers.ts";

/** Arrays that take turns are written out element by element. */
const MAX_TURNS = 16;

/** Resolves a word of several parts, and the mask that begins in it. */
export function resolveSplit(item: Entry, scope: Scope): Field[] {
  const word = member(item, "split")!;
  const wire = wordIn(text(word), scope.schema);
  const masks: Field[] = [];
  const parts: SplitPart[] = [];
  for (const entry of members(member(item, "into"))) {
    const part = resolvePart(entry, scope, masks);
    if (part !== undefined) parts.push(part);
  }
  const { report } = scope.schema;
  const bits = parts.reduce((sum, part) => sum + part.type.bits, 0);
  if (bits !== wire.bits && parts.length === members(member(item, "into")).length)
    report.error(
      member(item, "into")!.key ?? item,
      `the parts have ${bits} bits, and ${wire.name} has ${wire.bits}`,
      "The parts fill the word: add a part for the bits that are left, or take others out.",
    );
  if (masks.length > 1)
    report.error(
      item,
      "a word is the beginning of one mask at most",
      "Let the second mask begin with an integer of its own.",
    );
  reportWideParts(item, wire, parts, scope);
  const wide = member(item, "wide");
  const apart = wide === undefined ? undefined : resolveApart(wide, item, wire, parts, scope);
  const ends = member(item, "ends");
  if (ends !== undefined) reportEnds(ends, wire, parts, scope);
  const split: SplitField = {
    kind: "split",
    wire,
    parts,
    ...(ends === undefined ? {} : { ends: integer(ends) }),
    ...(apart === undefined ? {} : { wide: apart }),
  };
  return [split, ...masks];
}

/** The integers that are in the place of a word where a bit is set: its parts, each as wide or wider. */
function resolveApart(
  entry: Entry,
  item: Entry,
  wire: IntType,
  parts: readonly SplitPart[],
  scope: Scope,
): SplitField["wide"] {
  const { report } = scope.schema;
  const into = member(entry, "into")!;
  const when = claimBit(scope, member(entry, "when")!, "that the parts are separate", true);
  const key = entry.key ?? entry;
  const plain = parts.every((part) => !part.isMask && part.type.scale === undefined);
  if (!plain || member(item, "ends") !== undefined || wire.bits > 32) {
    report.error(
      key,
      "only a word of up to 32 bits with nothing but integers comes apart",
      "Leave `wide` out, or give the word plain parts.",
    );
    return undefined;
  }
  const apart = members(into).flatMap((own) => resolveSeparate(own, parts, scope) ?? []);
  const missing = parts.filter(({ name }) => apart.every((other) => other.name !== name));
  if (missing.length > 0 && apart.length === members(into).length)
    report.error(
      into.key ?? into,
      `"${missing[0]!.name}" is missing among the parts`,
      "Name each part of the word, with its type.",
    );
  const bits = apart.reduce((sum, { type }) => sum + type.bits, 0);
  if (missing.length === 0 && bits <= wire.bits)
    report.error(
      into.key ?? into,
      `the parts apart are no wider than ${wire.name}`,
      "Give some part a wider type: else the bit says nothing.",
    );
  for (const { name } of apart) scope.choosers.delete(name);
  return when === undefined || missing.length > 0 ? undefined : { when, parts: apart };
}

/** A part of a word as an integer of its own, named as in the word. */
function resolveSeparate(
  own: MemberEntry,
  parts: readonly SplitPart[],
  { schema: { report, types } }: Scope,
): SplitPart | undefined {
  const part = parts.find(({ name }) => name === own.key.text);
  const type = lookUp(text(own), own, types, report);
  if (part === undefined) {
    const names = parts.map(({ name }) => name);
    report.error(own.key, `the word has no part "${own.key.text}"`, suggest(own.key.text, names));
    return undefined;
  }
  if (type === undefined || reportVaried(type, own, report)) return undefined;
  if (type.kind !== "int" || type.scale !== undefined) {
    report.error(
      own,
      "a part is separate as an integer without scale",
      "Choose a type such as `u16`.",
    );
    return undefined;
  }
  const [low, high] = intRange(part.type);
  const [least, most] = intRange(type);
  if (least > low || most < high)
    report.error(
      own,
      `${type.name} does not hold all that "${part.name}" holds`,
      "Choose a wider type.",
    );
  const named = part.type.enum === undefined ? type : { ...type, enum: part.type.enum };
  return { ...part, type: named };
}

/** The word with the bit by which an element goes on whose word would be 0, once its mask is settled. */
export function withGoesOn(word: SplitField, fields: readonly Field[]): SplitField {
  const begins = word.parts.find(({ isMask }) => isMask);
  if (word.ends === undefined || begins === undefined) return word;
  const mask = fields.find((f): f is MaskField => f.kind === "mask" && f.name === begins.name)!;
  const [first] = mask.parts;
  const bits = Array.from({ length: first!.bits }, (_, i) => first!.at + i);
  const open = bits.filter((bit) => ((mask.hint >>> bit) & 1) === 1);
  const [cheapest] = open.toSorted((a, b) => costOf(a, mask, fields) - costOf(b, mask, fields));
  return cheapest === undefined ? word : { ...word, goesOn: cheapest };
}

/** How many bits more an element has where a bit of its mask is set that no field needs. */
function costOf(bit: number, mask: MaskField, fields: readonly Field[]): number {
  const part = mask.parts.find(({ when }) => when === bit);
  if (part !== undefined) return part.bits;
  const wide = fields.find(
    (f) => (f.kind === "value" || f.kind === "split") && f.wide?.when.bit === bit,
  );
  if (wide?.kind === "value") return wide.wide!.type.bits;
  if (wide?.kind !== "split") return 0;
  return wide.wide!.parts.reduce((sum, { type }) => sum + type.bits, 0);
}

function reportEnds(
  ends: Entry,
  wire: IntType,
  parts: readonly SplitPart[],
  { of, schema: { report } }: Scope,
): void {
  const key = ends.key ?? ends;
  if (of !== "struct")
    report.error(key, "only an element of a list can end one", "Put it into a struct.");
  else if (wire.bits > 32)
    report.error(
      key,
      `only words of up to 32 bits end lists`,
      "Let a narrower word be first, or give the list a `count`.",
    );
  else if (parts.every((part) => part.isMask))
    report.error(key, "a word that ends lists is more than a mask", "Give it another part.");
  else if (integer(ends) < 0 || integer(ends) >= 2 ** wire.bits)
    report.error(
      ends,
      `${text(ends)} is no value of ${wire.name}`,
      "Choose a number that the word can be.",
    );
  else if (integer(ends) !== 0 && parts.some((part) => part.isMask))
    report.error(
      ends,
      "a word in which a mask begins ends lists where all of it is 0",
      "Otherwise bits that mean nothing would end them.",
    );
}

function resolvePart(entry: MemberEntry, scope: Scope, masks: Field[]): SplitPart | undefined {
  const name = entry.key.text;
  claimName(scope, name, entry);
  const { report } = scope.schema;
  if (member(entry, "mask") !== undefined) {
    const mask = resolveWordMask(name, entry, scope);
    masks.push(mask);
    return { name, type: intOf(`u${mask.parts[0]!.bits}`), isMask: true };
  }
  const at = isMapEntry(entry) ? member(entry, "type")! : entry;
  const type = partType(text(at), at, report);
  if (type === undefined) return undefined;
  const named = withNames(withScale(type, entry, report), entry, scope);
  scope.choosers.set(name, { type: named, chooses: named.scale === undefined });
  return { name, ...docOf(entry), type: named };
}

/** A part of a long word is read from the bytes that it touches, which are at most four. */
function reportWideParts(
  item: Entry,
  wire: IntType,
  parts: readonly SplitPart[],
  { schema: { report } }: Scope,
): void {
  if (wire.bits <= 32) return;
  let at = 0;
  for (const { name, type, isMask } of parts) {
    const entry = member(member(item, "into"), name) ?? item;
    const key = entry.key ?? entry;
    if (isMask)
      report.error(
        key,
        `a mask cannot begin in ${wire.name}`,
        "It can in a word of up to 32 bits.",
      );
    else if (!isInFourBytes(at, type.bits))
      report.error(
        key,
        `"${name}" touches more than four bytes of the word`,
        "Cut it into two parts.",
      );
    at += type.bits;
  }
}

/** Resolves arrays whose elements take turns. */
export function resolveInterleave(item: Entry, scope: Scope): InterleaveField {
  const count = member(item, "interleave")!;
  const { types, report } = scope.schema;
  if (integer(count) > MAX_TURNS)
    report.error(count, `an array has 1 to ${MAX_TURNS} elements, not ${text(count)}`);
  const fields = members(member(item, "of")).flatMap((m) => {
    claimName(scope, m.key.text, m);
    // The code reads elements into constants: origin0, origin1, …
    for (let i = 0; i < Math.min(integer(count), MAX_TURNS); i++)
      claimName(scope, `${m.key.text}${i}`, m);
    const at = isMapEntry(m) ? member(m, "type")! : m;
    const type = lookUp(text(at), at, types, report);
    if (type === undefined || reportVaried(type, at, report)) return [];
    if (type.kind !== "int" && type.kind !== "big" && type.kind !== "float") {
      report.error(
        at,
        `only numbers take turns, and ${type.name} is not one`,
        "Choose an integer or a float.",
      );
      return [];
    }
    if (type.kind !== "int") rejectKeys(m, ["scale", "plus", "enum", "vectors"], "integers", scope);
    const element = type.kind === "int" ? withNames(withScale(type, m, report), m, scope) : type;
    return [{ name: m.key.text, ...docOf(m), type: element }];
  });
  return { kind: "interleave", count: integer(count), fields };
}
