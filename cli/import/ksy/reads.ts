import type { Expression } from "../../../runtime/table/terms/expressions.ts";
import { call, memberOf, named, text, two, whole } from "./build.ts";
import { numberOf, Unsayable } from "./fields/expression.ts";
import { type Attribute, scalarOf } from "./fields/fields.ts";
import { type Type } from "./source/spec.ts";
import { type Keys, listOf, mapOf } from "../located.ts";

/*
 * What is read out of bytes that are kept: instances that are elsewhere, what was processed, and types whose size
 * something else tells. They become derived values.
 */

/** What such a value asks of the schema. */
export interface Reads {
  /** An expression in the schema's names. Throws Unsayable. */
  expression(text: unknown): Expression;
  /** The struct that a type becomes where it is read out of bytes. Throws Unsayable. */
  struct(path: string): string;
  /** The same of a condition on an element, which is `_`. Throws Unsayable. */
  each(text: unknown, element: Expression, end: Expression): Expression;
  /** How many bytes a type always has, where it has. */
  fixedSize(path: string): number | undefined;
  /** How many bytes an attribute always has, where it has. */
  sizeOf(keys: Keys): number | undefined;
  /** The name of a struct that has an attribute alone, as its member `value`. */
  alone(keys: Keys): string;
}

/** An attribute as the bytes that it is read out of, where it is not read at once. */
export function laterOf(at: Attribute, reads: Pick<Reads, "fixedSize">): Attribute | undefined {
  return isReadLater(at) ? packedOf(at) : packedList(at, reads);
}

/** Whether an attribute is bytes, of which it is read when it is asked for. */
export function isReadLater(at: Attribute): boolean {
  const { keys, type, isCounted } = at;
  if (keys["repeat"] !== undefined) return false;
  if (keys["process"] !== undefined || at.isLater === true) return true;
  const hasEnd = keys["terminator"] !== undefined || keys["type"] === "strz";
  const isSized = keys.size !== undefined || keys["size-eos"] === true;
  if (isSized && (hasEnd || keys["pad-right"] !== undefined)) return true;
  if (isCounted === true) return isChoice(keys) && !isSwitch(at);
  if (keys["size-eos"] === true && isChoice(keys) && !isSwitch(at)) return true;
  const isText = /^strz?$/.test(String(keys["type"]));
  if (isText && !isPlain(encodingOf(keys, type))) return isSized || hasEnd;
  const isBounded = keys.size !== undefined || hasEnd;
  return isBounded && (isChoice(keys) || isUser(keys["type"], type));
}

/** Whether a choice is a `switch` of the schema. */
export function isSwitch({ keys, type, isLast }: Attribute): boolean {
  const on = String(mapOf(keys["type"])["switch-on"]).replace(/\.to_i$/, "");
  const other = "repeat if enum terminator parent".split(" ");
  const isMember = listOf(type.keys.seq).some((each) => mapOf(each).id === on);
  const { cases } = mapOf(keys["type"]) as Keys & { readonly cases?: unknown };
  if (Object.keys(mapOf(cases)).some((value) => /^["']/.test(value))) return false;
  return isLast && isMember && other.every((key) => keys[key] === undefined);
}

/** The attribute as bytes where it is a type that always has as many, and is there as often. */
function packedList(at: Attribute, reads: Pick<Reads, "fixedSize">): Attribute | undefined {
  const { keys, type } = at;
  const count = keys["repeat"] === "expr" ? numberOf(String(keys["repeat-expr"])) : undefined;
  if (count === undefined || keys.size !== undefined || keys["process"] !== undefined)
    return undefined;
  const size = isUser(keys["type"], type) ? reads.fixedSize(keys["type"]) : undefined;
  if (size === undefined || size * count === 0) return undefined;
  const condition = keys["if"] === undefined ? {} : { if: keys["if"] };
  return { ...at, name: `${at.name}_bytes`, keys: { size: size * count, ...condition } };
}

/** What schemas have themselves. */
function isPlain(encoding: string): boolean {
  return /^(ascii|us-ascii|utf-?8|iso-?8859-?1)$/i.test(encoding);
}

function encodingOf(keys: Keys, type: Type): string {
  return String(keys["encoding"] ?? type.meta["encoding"]);
}

function isChoice(keys: Keys): boolean {
  return mapOf(keys["type"])["switch-on"] !== undefined;
}

export function isUser(word: unknown, type: Type): word is string {
  if (typeof word !== "string" || /^(strz?|b\d+(le|be)?)$/.test(word)) return false;
  return !/^[usf][1248](le|be)?$/.test(word) || scalarOf(word, type) === undefined;
}

/** The attribute as bytes, under another name. */
function packedOf(at: Attribute): Attribute {
  const { keys } = at;
  // What counts a choice counts all that follows.
  if (at.isCounted === true && isChoice(keys))
    return { ...at, name: `${at.name}_bytes`, keys: { "size-eos": true }, isCounted: false };
  const isSized = keys.size !== undefined || keys["size-eos"] === true;
  const ends = isSized ? /^(size|size-eos|if)$/ : /^(if|terminator|consume|include|eos-error)$/;
  const kept = Object.entries(keys).filter(([key]) => ends.test(key));
  if (!isSized && keys["type"] === "strz" && keys["terminator"] === undefined)
    kept.push(["terminator", 0]);
  return { ...at, name: `${at.name}_bytes`, keys: Object.fromEntries(kept) };
}

/** What an attribute is that is read out of bytes, which are all of it. Throws Unsayable. */
export function valueIn(packed: Expression, keys: Keys, type: Type, reads: Reads): Expression {
  const isSized = keys.size !== undefined || keys["size-eos"] === true;
  const bytes = isSized && keys["repeat"] === undefined ? cut(packed, keys) : packed;
  const process = keys["process"];
  return typed(process === undefined ? bytes : unpacked(bytes, process, reads), keys, type, reads);
}

/** Bytes without their padding and what is after the one that ends them. */
function cut(bytes: Expression, keys: Keys): Expression {
  const pad = keys["pad-right"];
  const end = keys["terminator"] ?? (keys["type"] === "strz" ? 0 : undefined);
  // What ends it is not padding, too.
  const kept = pad === undefined || pad === end ? bytes : call(bytes, "trim", byteOf(pad));
  if (end === undefined) return kept;
  const more = keys["include"] === true ? [named("true")] : [];
  return call(kept, "until", byteOf(end), ...more);
}

function byteOf(value: unknown): Expression {
  const byte = numberOf(String(value));
  if (byte === undefined || byte < 0 || byte > 0xff)
    throw new Unsayable(`the byte "${String(value)}"`);
  return whole(byte);
}

function typed(bytes: Expression, keys: Keys, type: Type, reads: Reads): Expression {
  const word = keys["type"];
  if (isChoice(keys)) return chosen(bytes, keys, type, reads);
  const isOne = keys["repeat"] === undefined;
  const isText = /^strz?$/.test(String(word));
  const hasEnd = keys["terminator"] !== undefined || word === "strz";
  const isWhole = keys.size !== undefined || keys["size-eos"] === true || !hasEnd;
  if (isOne && isWhole && word === undefined) return bytes;
  if (isOne && isText && (isWhole || !isPlain(encodingOf(keys, type))))
    return textIn(bytes, keys, type);
  if (isUser(word, type) && isOne) return call(bytes, "read", text(reads.struct(word)));
  if (isUser(word, type) && keys["repeat"] === "expr" && keys.size === undefined)
    return call(bytes, "read", text(reads.struct(word)), reads.expression(keys["repeat-expr"]));
  if (!isOne && keys["repeat"] === "expr" && keys.size !== undefined) {
    const element = reads.alone({ ...elementKeys(keys), process: undefined });
    return call(bytes, "read", text(element), reads.expression(keys["repeat-expr"]));
  }
  // Of several, each has its size.
  const aside = isOne ? /^(size|process|pos|io|if|valid)$/ : /^(process|pos|io|if|valid)$/;
  const own = Object.entries(keys).filter(([key]) => !aside.test(key));
  const read = call(bytes, "read", text(reads.alone(Object.fromEntries(own))));
  return memberOf(read, "value");
}

/** Bytes as a text in an attribute's encoding. Throws Unsayable. */
export function textIn(bytes: Expression, keys: Keys, type: Type): Expression {
  return call(bytes, "to_s", text(knownEncoding(keys, type)));
}

/** An encoding that texts are read in. Throws Unsayable. */
function knownEncoding(keys: Keys, type: Type): string {
  const encoding = encodingOf(keys, type);
  if (isPlain(encoding)) return encoding;
  const [, page] = /^cp-?(125\d)$/i.exec(encoding) ?? [];
  if (page !== undefined) return `windows-${page}`;
  const isWide = /^utf-?16/i.test(encoding);
  const hasEnd = keys["terminator"] !== undefined || keys["type"] === "strz";
  if (isWide && hasEnd) throw new Unsayable("a text in UTF-16 that a character ends");
  if (
    isWide ||
    /^(sjis|shift_?jis|gb2312|gbk|big5|euc-(jp|kr)|koi8-r|windows-125\d|iso-?8859-\d+)$/i.test(
      encoding,
    )
  )
    return encoding.toLowerCase();
  throw new Unsayable(`the encoding "${encoding}"`);
}

/** Of several types, or the bytes as they are. */
function chosen(bytes: Expression, keys: Keys, type: Type, reads: Reads): Expression {
  const { "switch-on": on, cases } = mapOf(keys["type"]) as Keys & {
    readonly [key in "switch-on" | "cases"]?: unknown;
  };
  const by = reads.expression(on);
  const one = (word: unknown) => typed(bytes, { ...keys, type: word }, type, reads);
  const all = Object.entries(mapOf(cases));
  const rest = all.find(([each]) => each === "_");
  return all
    .filter(([each]) => each !== "_")
    .reduceRight<Expression>(
      (no, [value, word]) => ({
        kind: "choice",
        of: two("==", by, reads.expression(value)),
        yes: one(word),
        no,
      }),
      rest === undefined ? bytes : one(rest[1]),
    );
}

/** A choice of which each case is a field: the one that is there. Throws Unsayable. */
export function choiceOf(
  { keys }: Attribute,
  fields: readonly Attribute[],
  reads: Reads,
): Expression {
  const by = reads.expression(mapOf(keys["type"])["switch-on"]);
  const all = fields.map((field) => ({ value: field.case, of: named(field.name) }));
  const rest = all.find(({ value }) => value === "_");
  const others = all.filter((each) => each !== rest);
  const last = rest?.of ?? others.at(-1)!.of;
  const chosen = rest === undefined ? others.slice(0, -1) : others;
  return chosen.reduceRight<Expression>(
    (no, { value, of }) => ({
      kind: "choice",
      of: two("==", by, reads.expression(value)),
      yes: of,
      no,
    }),
    last,
  );
}

/** The attribute, whose elements are structs of a member `value` where no list has them as they are. */
export function elementOf(at: Attribute, reads: Reads): Attribute {
  return isAlone(at) ? { ...at, struct: reads.alone(elementKeys(at.keys)) } : at;
}

export function isAlone({ keys, type }: Pick<Attribute, "keys" | "type">): boolean {
  if (keys["repeat"] === undefined) return false;
  if (keys["repeat"] === "until" && !isUser(keys["type"], type)) return true;
  const isText = /^strz?$/.test(String(keys["type"]));
  const isSized = ["size", "process", "pad-right"].some((key) => keys[key] !== undefined);
  const hasEnd = keys["terminator"] !== undefined && !isText;
  const isWide = isText && !isPlain(encodingOf(keys, type));
  return isSized || hasEnd || isWide || keys["enum"] !== undefined || isChoice(keys);
}

/** What of an attribute an element has. */
export function elementKeys(keys: Keys): Keys {
  return Object.fromEntries(
    Object.entries(keys).filter(([key]) => !/^(id|repeat.*|if|doc.*|valid|pos|io|-.*)$/.test(key)),
  );
}

/** Undoes what was done to bytes. Throws Unsayable. */
function unpacked(bytes: Expression, process: unknown, reads: Reads): Expression {
  if (process === "zlib") return call(bytes, "zlib");
  const [, way, by] = /^\s*(xor|rol|ror)\((.*)\)\s*$/.exec(String(process)) ?? [];
  if (way === undefined) throw new Unsayable(`\`process: ${String(process)}\``);
  const key = reads.expression(by);
  if (way === "xor") return call(bytes, "xor", key);
  return call(bytes, "rotate", way === "rol" ? key : { kind: "one", operator: "-", of: key });
}
