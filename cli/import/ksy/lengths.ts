import { numberOf } from "./expression.ts";
import { nameOf } from "./find.ts";
import { type Keys, listOf, mapOf, type Type } from "./spec.ts";

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

/** The lengths of a type's sequence. */
export function lengthsOf(type: Type): Lengths {
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
    if (name === undefined || from < 0 || from >= at || !isOne) continue;
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

/** How often a name is in a type, or another type asks for it: once where it is the attribute alone. */
function mentions(type: Type, name: string): number {
  let root = type;
  while (root.parent !== undefined) root = root.parent;
  const { types: _, ...own } = type.keys as Record<string, unknown>;
  const here = wordsIn(own).filter((text) => new RegExp(`\\b${name}\\b`).test(text)).length;
  const there = wordsIn(root.keys).filter((text) => new RegExp(`\\.${name}\\b`).test(text)).length;
  return here + there;
}

/** All texts in a value but docs. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return Object.entries(mapOf(value)).flatMap(([key, inner]) =>
    key.startsWith("doc") || key.startsWith("-") ? [] : wordsIn(inner),
  );
}

/** How many bytes an attribute always has; nothing where that is not known. */
function bytesOf(keys: Keys): number | undefined {
  if (["if", "repeat"].some((key) => keys[key] !== undefined)) return undefined;
  const [, size] = /^[usf]([1248])(?:le|be)?$/.exec(text(keys["type"])) ?? [];
  return size === undefined ? numberOf(text(keys.size)) : Number(size);
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
