import { contentsOf } from "./contents.ts";
import { numberOf } from "./expression.ts";
import { nameOf } from "../source/find.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

/** What a number of a sequence counts: the bytes of a field, or all that follows it. */
export interface Counts {
  readonly of: string;
  /** What is added to the number. */
  readonly plus: number;
}

/** Numbers that do nothing but say how many bytes a later attribute has, which become lengths of the schema. */
export interface Lengths {
  /** By the number's attribute. */
  readonly counts: ReadonlyMap<Keys, Counts>;
  /** The attributes that they count. */
  readonly counted: ReadonlySet<Keys>;
}

const NUMBER = /^u[1248](le|be)?$/;
const PLAIN = new Set(["id", "type", "doc", "doc-ref"]);

/**
 * The lengths of a type's sequence.
 *
 * @param isLater whether an attribute is kept as bytes, which count themselves
 */
export function lengthsOf(type: Type, isLater: (keys: Keys) => boolean): Lengths {
  const all = listOf(type.keys.seq).map(mapOf);
  const counts = new Map<Keys, Counts>();
  const counted = new Set<Keys>();
  for (const [at, keys] of all.entries()) {
    const [, name, sign, added] =
      /^([a-z]\w*)(?: *([-+]) *(\d{1,6}))?$/.exec(text(keys.size)) ?? [];
    const from = all.findIndex(({ id }) => id === name);
    const isOne = ["if", "repeat", "process", "terminator", "pad-right"].every(
      (key) => keys[key] === undefined,
    );
    if (name === undefined || from < 0 || from >= at || !isOne || isLater(keys)) continue;
    const number = all[from]!;
    if (!isLength(number) || mentions(type, name) !== 2) continue;
    let plus = added === undefined ? 0 : Number(`${sign}${added}`);
    const isChoice = mapOf(keys["type"])["switch-on"] !== undefined;
    if (isChoice) {
      const between = all.slice(from + 1, at).map(bytesOf);
      if (at < all.length - 1 || between.includes(undefined)) continue;
      plus += between.reduce<number>((sum, bytes) => sum + bytes!, 0);
    } else if (isBytes(keys) && sign !== "-") continue;
    counts.set(number, { of: isChoice ? "rest" : nameOf(String(keys.id)), plus });
    counted.add(keys);
  }
  return { counts, counted };
}

/** Bytes and texts have `length-by`, which keeps the number a member. */
function isBytes(keys: Keys): boolean {
  return keys["type"] === undefined || keys["type"] === "str";
}

function isLength(keys: Keys): boolean {
  const isPlain = Object.keys(keys).every((key) => PLAIN.has(key) || key.startsWith("-"));
  return isPlain && NUMBER.test(text(keys["type"])) && !text(keys["type"]).startsWith("u8");
}

/** In how many texts a name is, of a type and of what asks this one for it: in one where it is the attribute alone. */
export function mentions(type: Type, name: string): number {
  const here = countsIn(type.keys, /[a-z]\w*/g, true).get(name) ?? 0;
  return here + asks(type, name);
}

/** In how many texts a member of that name is asked for. */
export function asks(type: Type, name: string): number {
  let root = type;
  while (root.parent !== undefined) root = root.parent;
  return countsIn(root.keys, /\.[a-z]\w*/g, false).get(`.${name}`) ?? 0;
}

const known = new WeakMap<Keys, ReadonlyMap<string, number>>();
const knownOwn = new WeakMap<Keys, ReadonlyMap<string, number>>();

/** @param isOwn without the types inside */
function countsIn(keys: Keys, words: RegExp, isOwn: boolean): ReadonlyMap<string, number> {
  const cache = isOwn ? knownOwn : known;
  let counts = cache.get(keys);
  if (counts === undefined) {
    const { types, ...own } = keys as Record<string, unknown>;
    const made = new Map<string, number>();
    for (const text of textsIn(isOwn ? own : { ...own, types }))
      for (const word of new Set(text.match(words))) made.set(word, (made.get(word) ?? 0) + 1);
    cache.set(keys, (counts = made));
  }
  return counts;
}

/** All texts in a value but docs. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(mapOf(value)).flatMap(([key, inner]) =>
    key.startsWith("doc") || key.startsWith("-") ? [] : textsIn(inner),
  );
}

/** How many bytes an attribute always has; nothing where that is not known. */
function bytesOf(keys: Keys): number | undefined {
  if (["if", "repeat"].some((key) => keys[key] !== undefined)) return undefined;
  const [, size] = /^[usf]([1248])(?:le|be)?$/.exec(text(keys["type"])) ?? [];
  return size === undefined ? numberOf(text(keys.size)) : Number(size);
}

/** How many bytes a type always has; nothing where that is not known. */
export function fixedSize(
  type: Type,
  find: (from: Type, path: string) => Type | undefined,
  depth = 0,
): number | undefined {
  if (depth > 8 || type.keys["params"] !== undefined) return undefined;
  let [bits, total] = [0, 0];
  for (const keys of listOf(type.keys.seq).map(mapOf)) {
    const own = /^b(\d+)(le|be)?$/.exec(text(keys["type"]))?.[1];
    if (own !== undefined && keys["if"] === undefined && keys["repeat"] === undefined) {
      bits += Number(own);
      continue;
    }
    total += Math.ceil(bits / 8);
    bits = 0;
    const size = sizeOf(keys, type, find, depth);
    if (size === undefined) return undefined;
    total += size;
  }
  return total + Math.ceil(bits / 8);
}

/** How many bytes an attribute always has; nothing where that is not known. */
export function sizeOf(
  keys: Keys,
  type: Type,
  find: (from: Type, path: string) => Type | undefined,
  depth: number,
): number | undefined {
  if (keys["if"] !== undefined || mapOf(keys["type"])["switch-on"] !== undefined) return undefined;
  const count = keys["repeat"] === undefined ? 1 : numberOf(text(keys["repeat-expr"]));
  const contents = keys["contents"];
  const word = text(keys["type"]);
  const user = word === "" || /^strz?$/.test(word) ? undefined : find(type, word);
  const one =
    contents === undefined
      ? (bytesOf({ ...keys, repeat: undefined }) ??
        (user === undefined ? undefined : fixedSize(user, find, depth + 1)))
      : contentsOf(contents).length;
  return one === undefined || count === undefined ? undefined : one * count;
}

/** `sizeof<header>` as the number that it is. */
export function withSizes(
  written: string,
  type: Type,
  find: (from: Type, path: string) => Type | undefined,
): string {
  return written.replaceAll(/\bsizeof<\s*([\w:]+)\s*>/g, (all, path: string) =>
    String(sizeOf({ type: path }, type, find, 0) ?? all),
  );
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
