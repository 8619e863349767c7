import type { Widths } from "../../table/fields/presence.ts";
import { shapeKey, valueKey, widthKey } from "../../branches/branch-keys.ts";
import { isSet } from "./masks.ts";
import { bigOf } from "../wire/big.ts";
import { bitPlace, signedOf, type Word, wordBits } from "../wire/int.ts";
import { valueOf } from "../../table/facts/ints.ts";
import { sparseKeys } from "../wire/mask.ts";
import { keepFloats, readBig, readFloat } from "./floats.ts";
import { addNode, nameOf, reach, type Scope, take } from "./places.ts";
import { readBitCode } from "./bit-codes.ts";
import { keepWidths, readVarint } from "./varints.ts";
import type { Width } from "../../table/facts/bits.ts";
import { fitsNarrow, widthIn } from "../wire/width.ts";
import { type About, makeNode, type Node } from "../node.ts";
import { vectorNote } from "../../errors/reasons.ts";
import { beforeMember } from "../../table/facts/members.ts";
import type { BigType, IntType } from "../../table/types/integers.ts";
import type { InterleaveField } from "../../table/fields/interleave.ts";
import type { SparseType } from "../../table/types/sparse.ts";
import type { SplitField } from "../../table/fields/split.ts";
import type { ValueField } from "../../table/fields/value.ts";
import { isNumbered, isStep, isVaried, widthMember } from "../../table/facts/companions.ts";
import { checkSelects } from "./selection.ts";

// ---- one integer

/** Reads an integer, which may be a wider one, or end a list. */
export function readNumber(s: Scope, field: ValueField, narrow: IntType): void {
  const wide = field.wide !== undefined && isSet(s, field.wide.when);
  if (field.wide !== undefined) {
    reach(s, (prefix) => widthKey(prefix, field.name, wide ? "wide" : "narrow"));
  }
  const node = readInt(s, field.name, wide ? field.wide!.type : narrow, s.node, field.doc);
  if (wide) noteWidth(node, field.wide!.type, narrow);
  keepNumber(s, field, node);
  if (isVaried(narrow))
    keepWidths(s, field.name, widthMember(field.name), [node], false, isStep(narrow));
  if (s.mayEnd && field.ends === node.value) s.ended = true;
}

/** Reads an integer whose width two bits tell, if it is there, and says how it came. */
export function readWidths(s: Scope, field: ValueField, widths: Widths): Width {
  const { name, doc } = field;
  const width = widthIn(widths, s.masks.get(widths.mask) ?? 0);
  reach(s, (prefix) => widthKey(prefix, name, width));
  if (width === "absent") return width;
  const twice = width === "both" && widths.both === undefined;
  const first = twice ? readInt(s, beforeMember(name), widths.narrow.type, s.node) : undefined;
  first?.notes.push(`what counts is ${name} after it`);
  const type = width === "both" ? (widths.both ?? widths.wide.type) : widths[width].type;
  const node = readInt(s, name, type, s.node, doc);
  noteWidth(node, type, widths.narrow.type);
  keepNumber(s, field, node);
  if (widths.both === undefined) s.value[beforeMember(name)] = first?.value;
  return width;
}

function noteWidth(node: Node, type: IntType, narrow: IntType): void {
  const value = node.value as number;
  if (type === narrow || !fitsNarrow(narrow, type, value)) return;
  node.notes.push(`${type.bits} bits for ${value}, which fits in ${narrow.bits}`);
}

function keepNumber(s: Scope, field: ValueField, node: Node): void {
  noteLimit(field, node);
  s.value[field.name] = node.value;
  s.numbers.set(field.name, node);
  checkSelects(s, field, node);
  noteFlavor(s, field, node);
}

function noteFlavor(s: Scope, field: ValueField, node: Node): void {
  const picked = field.selectsFlavor?.find((choice) => choice.value === node.value);
  if (picked === undefined) return;
  reach(s, (prefix) => valueKey(prefix, field.name, picked.value));
  const kind = s.input.table.flavors?.[picked.flavor];
  if (kind !== undefined) node.notes.push(`all that follows is of the kind ${kind.name}`);
}

/** Reads an integer of whole bytes into a child of `parent`. */
export function readInt(s: Scope, name: string, type: IntType, parent: Node, doc?: string): Node {
  if (type.varint !== undefined) return readVarint(s, name, type, parent, doc);
  if (type.bitCode !== undefined) return readBitCode(s, name, type.bitCode, type, parent, doc);
  const offset = take(s, name, type.name, type.bits / 8);
  return addInt(s, name, type, { type, offset }, 0, parent, doc);
}

/** Adds the integer that a word has from its bit `low` on: all of it, or a part. */
function addInt(
  s: Scope,
  name: string,
  type: IntType,
  word: Word,
  low: number,
  parent: Node,
  doc?: string,
): Node {
  const { input } = s;
  const raw = signedOf(type, wordBits(input.bytes, word, low, type.bits));
  const value = valueOf(type, raw);
  const enumName = nameOf(s, name, type, value);
  const about = { value, raw, type: type.name, doc, enumName };
  const node = wordNode(input.bytes, name, word, low, type.bits, about);
  const note = vectorNote(input.table, type, value);
  if (note !== undefined) node.notes.push(note);
  parent.children.push(node);
  return node;
}

/** A node for some bits of a word. Where the lowest byte comes last they need not be in one piece. */
function wordNode(
  bytes: Uint8Array,
  name: string,
  word: Word,
  low: number,
  count: number,
  about: About,
): Node {
  const end = low + count;
  const isInOne = Math.floor(low / 8) === Math.floor((end - 1) / 8);
  const isLowFirst = !word.type.bigEndian && !word.type.middleEndian;
  if (isLowFirst || isInOne) return makeNode(name, bitPlace(word, low), count, about);
  const first = bitPlace(word, end - 1 - ((end - 1) % 8));
  const node = makeNode(name, first, count, about);
  if (low % 8 === 0 && end % 8 === 0) return node;
  for (let top = end; top > low;) {
    const from = Math.max(low, top - 1 - ((top - 1) % 8));
    const raw = wordBits(bytes, word, from, top - from);
    const piece = { value: raw, raw, type: "bits" };
    node.children.push(
      makeNode(`${name}.${from}-${top - 1}`, bitPlace(word, from), top - from, piece),
    );
    top = from;
  }
  return node;
}

export function noteLimit(field: ValueField, node: Node): void {
  if (field.max !== undefined && (node.value as number) > field.max) {
    node.notes.push(`above the limit of ${field.max}`);
  }
}

// ---- several integers

export function readInts(
  s: Scope,
  field: ValueField,
  type: IntType | BigType,
  count: number,
): void {
  const parent = addNode(s, field.name, 0, { type: field.type.name, doc: field.doc });
  const values: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const name = `${field.name}[${i}]`;
    const node =
      type.kind === "int" ? readInt(s, name, type, parent) : readBig(s, name, type, parent);
    noteLimit(field, node);
    values.push(node.value);
  }
  parent.value = values;
  s.value[field.name] = values;
  if (isVaried(type))
    keepWidths(s, field.name, widthMember(field.name), parent.children, true, isStep(type));
}

/** Reads an integer for each bit of a mask that is set. */
export function readSparse(s: Scope, field: ValueField, type: SparseType): void {
  const { name, doc } = field;
  const parent = addNode(s, name, 0, { type: type.name, doc });
  const values: Record<number, number> = {};
  const bits = isNumbered(type)
    ? readKeys(s, field, type.by, parent)
    : sparseKeys(s.masks.get(type.mask!) ?? 0, type);
  for (const bit of bits) {
    const node = readInt(s, `${name}[${bit}]`, type.of, parent);
    noteLimit(field, node);
    values[bit] = node.value as number;
  }
  parent.value = values;
  s.value[name] = values;
  reach(s, (prefix) => shapeKey(prefix, name, bits.length === 0 ? "empty" : "not empty"));
}

/** Reads the number before a record whose bits are the keys. */
function readKeys(s: Scope, { name }: ValueField, by: IntType | BigType, parent: Node): number[] {
  const inner = { ...s, path: [...s.path, name] };
  const node =
    by.kind === "int" ? readInt(inner, "keys", by, parent) : readBig(inner, "keys", by, parent);
  keepWidths(s, name, widthMember(name), [node], false);
  const bits = BigInt(node.value as number | bigint);
  return Array.from({ length: by.bits }, (_, key) => key).filter(
    (key) => (bits >> BigInt(key)) % 2n === 1n,
  );
}

/** Reads a word of several integers. A part that belongs to the mask after it is left to that mask. */
export function readSplit(s: Scope, field: SplitField): void {
  const members = field.parts.filter((part) => !part.isMask);
  // A word of a mask alone is named as the mask.
  const named = members.length > 0 ? members : field.parts;
  const name = named.map((part) => part.name).join(", ");
  if (readApart(s, field, name)) return;
  const offset = take(s, name, field.wire.name, field.wire.bits / 8);
  const word = { type: field.wire, offset };
  const raw = rawWord(s.input.bytes, word);
  const parent = makeNode(name, offset * 8, field.wire.bits, { raw, type: field.wire.name });
  s.ended = s.mayEnd && field.ends === raw;
  // What has no bits of its own is no leaf.
  if (members.length > 0 || s.ended) s.node.children.push(parent);
  let low = 0;
  for (const { name: part, type, doc, isMask } of field.parts) {
    if (isMask) s.maskIn = { word, low };
    if (!isMask || s.ended) {
      const node = addInt(s, part, type, word, low, parent, doc);
      s.value[part] = node.value;
      s.numbers.set(part, node);
    }
    low += type.bits;
  }
}

/** All bits of a word: a number, or a bigint where numbers may not have them exactly. */
function rawWord(bytes: Uint8Array, word: Word): number | bigint {
  const { bits, bigEndian } = word.type;
  if (bits <= 48) return wordBits(bytes, word, 0, bits);
  return bigOf(bytes, word.offset, bits / 8, bigEndian === true);
}

/** Reads the parts of a word where a bit says that they are separate, and tells whether it does. */
function readApart(s: Scope, { parts, wide }: SplitField, name: string): boolean {
  if (wide === undefined) return false;
  const apart = isSet(s, wide.when);
  reach(s, (prefix) => widthKey(prefix, name, apart ? "wide" : "narrow"));
  if (!apart) return false;
  for (const part of wide.parts) {
    const node = readInt(s, part.name, part.type, s.node, part.doc);
    noteWidth(node, part.type, parts.find((other) => other.name === part.name)!.type);
    s.value[part.name] = node.value;
    s.numbers.set(part.name, node);
  }
  return true;
}

export function readInterleave(s: Scope, field: InterleaveField): void {
  const name = field.fields.map((one) => one.name).join(", ");
  const parent = addNode(s, name, 0, { type: `${field.count} in turns` });
  const lists = field.fields.map((): Node[] => []);
  for (let i = 0; i < field.count; i++) {
    for (const [k, { name: one, doc, type }] of field.fields.entries()) {
      const element = `${one}[${i}]`;
      lists[k]!.push(
        type.kind === "int"
          ? readInt(s, element, type, parent, doc)
          : type.kind === "big"
            ? readBig(s, element, type, parent, doc)
            : readFloat(s, element, type, parent, doc),
      );
    }
  }
  for (const [k, { name: one, type }] of field.fields.entries()) {
    if (type.kind === "float") keepFloats(s, one, type, lists[k]!, true);
    else s.value[one] = lists[k]!.map((node) => node.value);
  }
}
