import {
  entriesOf,
  mayBeMissing,
  type MemberKind,
  membersOf,
  namedEntries,
  armPathsOf,
} from "../../../runtime/table/facts/statements.ts";
import { isHintField } from "../../../runtime/table/facts/hints.ts";
import { fits, rawOf, valueOf } from "../../../runtime/table/facts/ints.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { TextEntry, TextTable } from "../../../runtime/table/text.ts";
import type { Report } from "../../read/diagnostics.ts";
import { type Entry, member } from "../../read/source.ts";
import { suggest } from "../../read/suggest.ts";
import { placeOfText } from "../scope/text.ts";
import { intOf, isWord, reportChoosers, reportOld, waysOf, type Wrong } from "./text-ways.ts";
import { overlaps } from "../../../runtime/table/versions.ts";

/*
 * A text that loses something is refused: each bit of each member is reported once, and no two statements are called alike.
 */

/** One variant of a message, as far as its text goes. */
interface Written {
  readonly members: ReadonlyMap<string, MemberKind>;
  /** Which bits of a member are given so far. */
  readonly bits: Map<string, Set<number>>;
  /** Reports at the statement. */
  readonly wrong: Wrong;
}

/**
 * Reports what the text of a message, a struct or a block does not bring back.
 *
 * @param what only a message has an older form, and a block's token stands for what chooses it
 */
export function reportLoss(
  table: Pick<Table, "structs">,
  message: MessageTable,
  entry: Entry,
  report: Report,
  what: "message" | "struct" | "block",
): void {
  const reported = new Set<string>();
  const list = member(entry, "text");
  const wrongIn =
    (text: TextTable | undefined): Wrong =>
    (own, written, hint) => {
      const at = placeOfText(own) ?? placeOfText(text) ?? list?.key ?? entry.key ?? entry;
      if (reported.size < MOST && !reported.has(written)) report.error(at, written, hint);
      reported.add(written);
    };
  if (reportStrange(message, wrongIn)) return;
  for (const { from, idBit, fields } of message.layouts) {
    const ways = waysOf({ fields: idBit === undefined ? fields : fields.slice(2) }, message.text);
    if (what !== "block") reportChoosers(ways, wrongIn);
    for (const { variant, text } of ways) {
      const wrong = wrongIn(text);
      const known = membersOf(variant.fields);
      reportOld({ variant, text }, what === "message" ? message : undefined, wrong);
      reportAlike(namedEntries(table, from, text, variant.fields), wrong);
      if (text?.entries === undefined) continue;
      const written: Written = { members: known, bits: new Map(), wrong };
      for (const own of entriesOf(text, known)) reportStatement(written, own);
      // A block's own token stands for what chooses it.
      const implied = variant.chosen.filter(
        ({ values }) => what === "block" && values?.length === 1,
      );
      for (const [name, kind] of known) {
        if (implied.some(({ on }) => on === name)) continue;
        const unannounced = lostBits(written, name, kind);
        if (unannounced !== "")
          wrong(undefined, unannounced, "List all members, or leave the list out.");
      }
    }
  }
}

/** This many complaints about one message are enough. */
const MOST = 8;

/**
 * Reports statements of what no version has as a member, or what says how something came and is reported by itself. Returns
 * whether there are any.
 */
function reportStrange(
  { layouts, text }: MessageTable,
  wrongIn: (text: TextTable | undefined) => Wrong,
): boolean {
  const variants = layouts.flatMap(armPathsOf);
  const known = new Set(variants.flatMap(({ fields }) => [...membersOf(fields).keys()]));
  const hints = new Set(
    variants.flatMap(({ fields }) => fields.flatMap((f) => (isHintField(f) ? [f.name] : []))),
  );
  let isAny = false;
  const texts = new Set([text, ...variants.flatMap(({ arms }) => arms.map((arm) => arm.text))]);
  for (const own of texts)
    for (const entry of own?.entries ?? [])
      for (const name of entry.of) {
        if (known.has(name) || (hints.has(name) && entry.token === UNKNOWN_BITS)) continue;
        if (hints.has(name)) wrongIn(own)(entry, `"${name}" is a hint, and no member`, ITSELF);
        else wrongIn(own)(entry, `there is no member "${name}"`, suggest(name, [...known]));
        isAny = true;
      }
  return isAny;
}

const ITSELF = "Leave it out: a hint has a statement of its own.";

/** Words that stand for what is no member. */
const OWN_WORDS = /^hint_|^unknown_\w+_bits$/;

function reportAlike(named: ReturnType<typeof namedEntries>, wrong: Wrong): void {
  const tokens = new Set<string>();
  for (const { entry, tokens: own } of named)
    for (const token of own) {
      if (tokens.has(token))
        wrong(entry, `two statements are called "${token}"`, "Give one of them another token.");
      tokens.add(token);
      if (OWN_WORDS.test(token) && token !== UNKNOWN_BITS)
        wrong(entry, `"${token}" is a word of the text form itself`, "Choose another token.");
    }
}

const UNKNOWN_BITS = "unknown_mask_bits";

function reportStatement(written: Written, entry: TextEntry): void {
  const { token, of, bits, flag, part, as, defaultValue } = entry;
  // It lists bits beside those that mean nothing.
  if (token === UNKNOWN_BITS) return of.forEach((name) => tell(written, entry, name, [WHOLE]));
  const ways = [bits, flag, part, as, defaultValue].filter((way) => way !== undefined);
  if (ways.length > 1)
    written.wrong(entry, `"${token}" is written in more than one way`, "Use one of them.");
  const here = of.filter((name) => written.members.has(name));
  if (of.length > 1 || as === "set" || as === "word") reportJoined(written, entry, here);
  for (const name of here) {
    const kind = written.members.get(name)!;
    const type = intOf(kind);
    if (bits !== undefined || flag !== undefined || part !== undefined) {
      if (type === undefined || type.scale !== undefined) {
        written.wrong(entry, `"${name}" is no plain integer, whose bits could be listed`);
        tell(written, entry, name, [WHOLE]);
      } else if (type.bits > 32) {
        written.wrong(
          entry,
          `"${name}" has ${type.bits} bits: only up to 32 bits are listed one by one`,
        );
        tell(written, entry, name, [WHOLE]);
      } else tell(written, entry, name, writtenBits(entry), type);
      continue;
    }
    const isDerived = kind.kind === "length" && (kind.field.counts ?? kind.field.as) !== undefined;
    if (isDerived || (kind.kind === "length" && kind.field.of === undefined))
      written.wrong(entry, `"${name}" follows from what follows it`, "Leave it out.");
    if (defaultValue !== undefined && !mayBeDefault(kind, defaultValue))
      written.wrong(
        entry,
        `${defaultValue} is no value of "${name}" that could be left out`,
        HINT_DEFAULT,
      );
    if (as === "whole" && type?.scale !== undefined && !isWhole(type))
      written.wrong(entry, `"${name}" has values that are not whole`, "Leave `as` out.");
    tell(written, entry, name, [WHOLE]);
  }
}

const HINT_DEFAULT =
  "It is an integer that is always there, or an array of such, and the value is one of its type.";

/** The bits that a statement tells, and those that there cannot be: -1 in a list is for no bit, -2 for nothing. */
function writtenBits({ bits, flag, part }: TextEntry): number[] {
  if (bits !== undefined) return bits.filter((bit) => bit >= 0 || bit < -2);
  if (flag !== undefined) return [flag];
  return Array.from({ length: Math.min(part!.count, 64) }, (_, i) => part!.from + i);
}

/** Stands for all bits. */
const WHOLE = Number.POSITIVE_INFINITY;

/** Notes that bits of a member are given, or all of it. With a type, reports bits that it does not have. */
function tell(
  written: Written,
  entry: TextEntry,
  name: string,
  bits: readonly number[],
  type?: IntType,
): void {
  const known = written.bits.get(name) ?? new Set();
  written.bits.set(name, known);
  const twice =
    bits.some((bit) => known.has(bit)) ||
    (known.size > 0 && (known.has(WHOLE) || bits.includes(WHOLE)));
  if (twice)
    written.wrong(
      entry,
      `"${name}" is written twice, by "${entry.token}" and before`,
      "Each bit is written once.",
    );
  const beyond = type && bits.find((bit) => bit < 0 || bit >= type.bits);
  if (beyond !== undefined)
    written.wrong(entry, `"${name}" has ${type!.bits} bits, and no bit ${beyond}`);
  for (const bit of bits) known.add(bit);
}

/** What no statement tells of a member; nothing where all of it is sent. */
function lostBits({ bits }: Written, name: string, kind: MemberKind): string {
  if (kind.kind === "length") return "";
  const known = bits.get(name);
  if (known === undefined) return `no statement tells "${name}"`;
  const type = intOf(kind);
  if (known.has(WHOLE) || type === undefined) return "";
  const all = Array.from({ length: type.bits }, (_, bit) => bit);
  const left = all.filter((bit) => !known.has(bit));
  if (left.length === 0) return "";
  return `no statement tells bit ${left.join(", ")} of "${name}"`;
}

/** Several members after one token. */
function reportJoined(written: Written, entry: TextEntry, names: readonly string[]): void {
  const kinds = names.map((name) => written.members.get(name)!);
  const types = kinds.map((kind) => intOf(kind));
  const fits = (): boolean => {
    if (kinds.some((kind) => kind.kind === "value" && mayBeMissing(kind.field))) return false;
    if (entry.as === "set") return types.every((type) => type?.bits === 1 && !type.signed);
    if (entry.as === "word") return isWord(types);
    const areFloats = kinds.map(
      (kind) => kind.kind === "value" && kind.field.type.kind === "float",
    );
    return areFloats.every((is, i) => is === areFloats[0] && (is || types[i] !== undefined));
  };
  if (!fits())
    written.wrong(
      entry,
      `${names.join(" and ")} cannot follow one token`,
      "Together are integers or floats that are always there: in a `set` of one bit, in a `word` plain ones without a sign.",
    );
}

function isWhole({ scale }: IntType): boolean {
  return scale === undefined || ((scale.num / scale.den) % 1 === 0 && scale.plus % 1 === 0);
}

function mayBeDefault(kind: MemberKind, defaultValue: number): boolean {
  if (kind.kind === "value" && mayBeMissing(kind.field)) return false;
  const array =
    kind.kind === "value" && kind.field.type.kind === "array" ? kind.field.type.of : undefined;
  const type = kind.kind === "ints" ? kind.type : (array ?? intOf(kind));
  return (
    type !== undefined &&
    type.kind === "int" &&
    fits(type, defaultValue) &&
    valueOf(type, rawOf(type, defaultValue)) === defaultValue
  );
}

/** Reports messages that are called alike in a version, or as what is no message. */
export function reportAlikeMessages(table: Table, entries: readonly Entry[], report: Report): void {
  const wrong = (index: number, what: string): void =>
    report.error(entries[index]?.key ?? entries[index]!, what, "Give it another token.");
  for (const [index, { name, text, layouts }] of table.messages.entries()) {
    const token = text?.token ?? name;
    const prefixes = layouts.flatMap(({ idBit, fields }) =>
      idBit === undefined
        ? []
        : fields.slice(1, 2).flatMap((f) => (f.kind === "value" ? [f.name] : [])),
    );
    const other = table.messages
      .slice(0, index)
      .find(
        (m) =>
          (m.text?.token ?? m.name) === token &&
          m.layouts.some((a) => layouts.some((b) => overlaps(a, b))),
      );
    if (other !== undefined)
      wrong(index, `in the text form "${name}" is called "${token}", as "${other.name}" is`);
    if (token === "unknown" || prefixes.includes(token))
      wrong(index, `in the text form "${token}" is no message, but a word of its own`);
  }
}
