import {
  type ScalarShape,
  type Shape,
  shapeOf,
  type Category,
} from "../../generator/language/grammar/shape.ts";
import {
  isMapEntry,
  isScalarEntry,
  member,
  members,
  text as wordsOf,
  textOf,
} from "../../generator/read/source.ts";
import { BUILT_IN } from "../../generator/facts/built-in.ts";
import { BIT_TYPES } from "../../runtime/table/bit-codes/bit-codes.ts";
import { readFile, type Files } from "../symbols/files.ts";
import { CALLED } from "./hover.ts";
import { freeBits, isMask } from "../symbols/free-bits.ts";
import { type Name, ownerOf } from "../symbols/names.ts";
import { type SourcePosition, upFrom } from "../symbols/places.ts";
import { keysOf } from "../symbols/shapes.ts";
import type { Symbols } from "../symbols/symbols.ts";

/** Something that may be written at a place. */
export interface Proposal {
  readonly label: string;
  /** What is written. */
  readonly text: string;
  readonly kind: "key" | "value" | Category;
  readonly doc?: string;
}

/** What may be written, instead of the characters from `start` to `end`. */
export interface Proposals {
  readonly start: number;
  readonly end: number;
  readonly proposals: readonly Proposal[];
}

/** What stands for the word that is being written: no schema has it. */
const CURSOR = "zzcursorzz";

/** What may be written at an offset of a file, instead of the word that is there. */
export function completionsAt(
  files: Files,
  name: string,
  offset: number,
  symbols: Symbols,
): Proposals {
  const text = files.get(name)?.text ?? "";
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const nothing = { start: offset, end: offset, proposals: [] };
  if (/(^|\s)#/.test(line)) return nothing;
  const start = offset - (/[\w.-]*$/.exec(line)?.[0].length ?? 0);
  const end = offset + (/^[\w-]*/.exec(text.slice(offset, offset + 100))?.[0].length ?? 0);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const word = text.slice(start, offset);
  // As a value, then as a key: broken as it is, one of the two is a schema that may have it.
  for (const written of [`${CURSOR}`, `${CURSOR}: 0`]) {
    const file = readFile(name, before + written + after);
    const found = file.places.findLast((place) => hasCursor(place));
    if (found === undefined) continue;
    const hasColon = /^\s*:/.test(after);
    const proposals = proposalsAt(found, { files, name, symbols, hasColon, word, start });
    if (proposals.length > 0) return { start, end, proposals };
  }
  return nothing;
}

interface Asking {
  readonly files: Files;
  readonly name: string;
  /** Where what is written begins in the file. */
  readonly start: number;
  readonly symbols: Symbols;
  readonly hasColon: boolean;
  /** What is written of it already. */
  readonly word: string;
}

/** Whether the cursor is in a place itself: it is its key or its value, or a key in it that nothing knows. */
function hasCursor({ entry }: SourcePosition): boolean {
  if (entry.key?.text === CURSOR) return true;
  if (isMapEntry(entry)) return members(entry).some(({ key }) => key.text === CURSOR);
  const written = entry.source.text.slice(entry.start, entry.end);
  return written.length < MOST && written.includes(CURSOR) && !written.includes("\n");
}

const MOST = 200;

function proposalsAt(place: SourcePosition, asking: Asking): Proposal[] {
  const { entry, shape, name } = place;
  if (entry.key?.text === CURSOR && name !== undefined)
    return [...namesFor(name, place, asking, true), ...keyProposals(place.parent, asking)];
  if (isMapEntry(entry)) return keyProposals(place, asking);
  const own = shape.kind === "oneOf" || shape.kind === "either" ? shape.scalar : shape;
  const values = own?.kind === "scalar" ? valueProposals(own, place, asking) : [];
  // Where nothing is yet, a map may begin as well.
  const isAlone = entry.source.text.slice(entry.start, entry.end) === CURSOR;
  return isAlone ? [...values, ...keyProposals({ ...place, shape: wider(place) }, asking)] : values;
}

/** What else the place of a scalar might hold. */
function wider({ shape, key, parent }: SourcePosition): Shape {
  if (key !== undefined) return shapeOf(key.shape);
  const above = parent?.shape;
  if (above?.kind === "names" || above?.kind === "list") return shapeOf(above.of);
  return shape;
}

/** The keys that may be in a map and are not. */
function keyProposals(place: SourcePosition | undefined, asking: Asking): Proposal[] {
  if (place === undefined) return [];
  const present = new Set(members(place.entry).map(({ key }) => key.text));
  const keys = [...keysOf(place.shape)].filter(([key]) => !present.has(key));
  const own = keys.map(([label, { doc, ...key }]): Proposal => {
    const required = "required" in key && key.required ? " It has to be there." : "";
    return {
      label,
      kind: "key",
      text: asking.hasColon ? label : `${label}: `,
      doc: doc + required,
    };
  });
  if (place.shape.kind !== "names") return own;
  return namesFor(place.shape.names, place, asking, true);
}

function valueProposals(shape: ScalarShape, place: SourcePosition, asking: Asking): Proposal[] {
  const words = shape.naming?.words ?? alternatives(shape.pattern);
  const fixed = words.map((label): Proposal => ({
    label,
    text: label,
    kind: "value",
    doc: shape.looks,
  }));
  return [...fixed, ...namesFor(shape, place, asking, false)];
}

/** The words that a pattern allows, where it allows nothing else. */
function alternatives({ source }: RegExp): string[] {
  const found = /^\^\(?([\w|/-]+)\)?\$$/.exec(source.replaceAll("\\/", "/"));
  return found === null ? [] : found[1]!.split("|");
}

/** The names that may be in a scalar. Those that it gives itself are only proposed where an overlay changes them. */
function namesFor(
  { naming }: ScalarShape,
  place: SourcePosition,
  asking: Asking,
  asKey: boolean,
): Proposal[] {
  const { name, symbols, hasColon, word } = asking;
  if (naming === undefined || (naming.defines && !isOverlay(place))) return [];
  const isField = naming.form === "field" && word.includes(".");
  const category =
    naming.form === "state" && word.includes(".") ? "member" : isField ? "member" : naming.category;
  const front = category === naming.category ? "" : word.slice(0, word.indexOf(".") + 1);
  const inFront = front.slice(0, -1);
  const owner = isField
    ? ({ category: "message", name: inFront } as const)
    : inFront === "" || inFront === "previous"
      ? ownerOf(place)
      : undefined;
  const categories: Category[] = category === "type" ? ["type", "struct"] : [category];
  const known = categories.flatMap((one) => symbols.inScope(one, name, owner));
  if (naming.form === "bit") return bitProposals(known, asking);
  const found =
    naming.form === "condition" ? known.filter((one) => tellsBefore(one, asking)) : known;
  const after = asKey && !hasColon ? ": " : "";
  const proposals = found.map((given): Proposal => {
    const label = front + given.text;
    return {
      label,
      text: label + after,
      kind: given.category,
      doc: `${CALLED[given.category]} of ${given.file}`,
    };
  });
  if (category !== "type") return proposals;
  return [
    ...proposals,
    ...[...BUILT_IN.keys(), ...BIT_TYPES.keys()].map((label): Proposal => ({
      label,
      text: label,
      kind: "type",
      doc: "a type of the language",
    })),
  ];
}

/** The bits of earlier masks that nothing has. */
function bitProposals(known: readonly Name[], { files, symbols, ...asking }: Asking): Proposal[] {
  return known
    .filter((one) => isMask(one) && isBefore(one, asking))
    .flatMap((mask) => freeBits(mask, files, symbols).map((bit) => `${mask.text}.${bit}`))
    .map((label) => ({ label, text: label, kind: "value", doc: "a bit that nothing has" }));
}

function isBefore({ file, end }: Name, { name, start }: Pick<Asking, "name" | "start">): boolean {
  return file !== name || end < start;
}

/** Whether a member may say whether something after it is there: an integer that is always there, or a bit. */
function tellsBefore(given: Name, asking: Asking): boolean {
  const { entry } = given.place;
  if (!isBefore(given, asking)) return false;
  if (isScalarEntry(entry)) return isInteger(wordsOf(entry));
  if (member(entry, "bit") !== undefined) return true;
  const isSure = LOOSE.every((key) => member(entry, key) === undefined);
  return isSure && isInteger(textOf(entry, "type") ?? "");
}

/** With these a member is not always there, or is no whole number. */
const LOOSE = ["when", "unless", "if", "marker", "scale", "count", "keyed-by"];

function isInteger(type: string): boolean {
  return /^[ui]\d+(be|me)?$/.test(type);
}

function isOverlay(place: SourcePosition): boolean {
  const root = [...upFrom(place)].at(-1);
  return root !== undefined && members(root.entry).some(({ key }) => key.text === "extends");
}
