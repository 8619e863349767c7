import { isInFourBytes } from "../../../../runtime/table/fields/split.ts";
import { conditionOf, numberOf, Unsayable } from "./expression.ts";
import { onlyValue } from "./constants.ts";
import { contentsOf } from "./contents.ts";
import { nameOf } from "../source/find.ts";
import { inlined } from "../source/inlined.ts";
import type { Counts } from "./lengths.ts";
import { amountIn, lastIn, type Looks, testIn } from "./numbers.ts";
import { type Type } from "../source/spec.ts";
import { type Keys, listOf, mapOf } from "../../located.ts";

/** What fields ask of the schema that they become a part of. */
export interface Asks extends Looks {
  /**
   * The name of the struct that a type becomes. Throws Unsayable.
   *
   * @param isCounted something else tells how many bytes it has
   */
  struct(from: Type, path: string, isCounted: boolean): string;
  /** The name of a type of texts that end with a byte. */
  text(as: "utf8" | "latin1" | "bytes", ends: number): string;
  /** The name of an enum. Throws Unsayable. */
  enumName(from: Type, path: string): string;
}

/** An attribute of a sequence. */
export interface Attribute {
  readonly type: Type;
  readonly keys: Keys;
  readonly name: string;
  readonly isLast: boolean;
  /** What it counts, where it is a length and nothing else. */
  readonly counts?: Counts | undefined;
  /** Such a length tells how many bytes it has. */
  readonly isCounted?: boolean;
  /** It is kept as bytes, and read when it is asked for. */
  readonly isLater?: boolean;
  /** Where it is in its type's sequence. */
  readonly place: number;
  /** The case that it is of a choice. */
  readonly case?: string;
  /** When it is there, in the schema's words. */
  readonly where?: string;
  /** A number that is computed before it. */
  readonly before?: { readonly name: string; readonly value: string } | undefined;
  /** The choice of which it is the first case. */
  readonly whole?: Attribute;
  /** The struct that it is, or its elements are, where its keys do not say that. */
  readonly struct?: string;
}

/** A field of the schema. */
export type Field = Record<string, unknown>;

const SIMPLE = /^([usf])([1248])(le|be)?$/;
const TAKEN = ["process", "pad-right"];

/** The field that an attribute becomes. Throws Unsayable. */
export function fieldOf(at: Attribute, asks: Asks): Field {
  const { keys, name, type } = at;
  for (const key of TAKEN)
    if (keys[key] !== undefined && at.struct === undefined) throw new Unsayable(`\`${key}\``);
  for (const key of ["if", "repeat"])
    if (keys[key] !== undefined && keys["contents"] !== undefined)
      throw new Unsayable(`a constant with \`${key}\``);
  if (keys["contents"] !== undefined) return { constant: contentsOf(keys["contents"]) };
  const only = onlyValue(keys, type);
  if (typeof only === "number")
    return { constant: only, type: scalarOf(String(keys["type"]), type)! };
  if (only !== undefined) return { constant: only };
  const chosen = mapOf(keys["type"]);
  if (chosen["switch-on"] !== undefined && at.struct === undefined)
    return switchOf(at, chosen, asks);
  const plain = plainOf(at, asks);
  if (keys["doc"] !== undefined) plain["doc"] = textOf(keys["doc"]);
  if (at.where !== undefined) plain["if"] = at.where;
  else if (keys["if"] !== undefined && keys["if"] !== true)
    plain["if"] = whereOf(String(keys["if"]), type, asks);
  return { [name]: plain };
}

/** A condition, in the words that conditions have where they say it. Throws Unsayable. */
function whereOf(written: string, type: Type, asks: Asks): string {
  const plain = inlined(written, type);
  try {
    return conditionOf(plain, (path) => asks.enumValue(type, path));
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    return testIn(written, type, asks);
  }
}

export function textOf(value: unknown): string {
  const text = (Array.isArray(value) ? value.join("; ") : String(value)).trim();
  return text.replace(/\s+/g, " ");
}

/** An attribute that chooses no type: one value, or a list. */
function plainOf(at: Attribute, asks: Asks): Field {
  const { keys } = at;
  if (keys["repeat"] === undefined) return valueOf(at, asks);
  const type = at.struct ?? valueOf(at, asks)["type"];
  if (keys["repeat"] === "eos") return { list: type, ends: "bytes" };
  if (keys["repeat"] === "until")
    return { list: type, "ends-after": lastIn(keys["repeat-until"], at, asks) };
  const count = amountIn(keys["repeat-expr"], at.type, asks);
  // There are no arrays of what is a struct or finds its own end.
  const isNumber = at.struct === undefined && scalarOf(String(keys["type"]), at.type) !== undefined;
  return typeof count === "number" && isNumber && count > 0
    ? { type: `${String(type)}[${count}]` }
    : { list: type, "count-by": String(count) };
}

function valueOf(at: Attribute, asks: Asks): Field {
  const { keys, type } = at;
  const written = keys["type"];
  if (written === undefined || written === "str" || written === "strz") return bytesOf(at, asks);
  if (typeof written !== "string") throw new Unsayable("a `type` that is no name");
  const simple = scalarOf(written, type);
  if (simple !== undefined) {
    if (at.counts !== undefined) {
      const { of, plus } = at.counts;
      return { type: simple, "length-of": of, ...(plus === 0 ? {} : { plus }) };
    }
    if (keys["enum"] === undefined) return { type: simple };
    return { type: simple, enum: asks.enumName(type, String(keys["enum"])) };
  }
  const isCounted = keys["size-eos"] === true || at.isCounted === true;
  if ((keys.size !== undefined && !isCounted) || keys["terminator"] !== undefined)
    throw new Unsayable("a type whose bytes are counted apart from it");
  if (keys["parent"] !== undefined) throw new Unsayable("`parent`");
  return { type: asks.struct(type, written, isCounted) };
}

/** The integer or float that a description's word means; nothing where it is another word. Throws Unsayable. */
export function scalarOf(word: string, type: Type): string | undefined {
  const [, sort, size, order] = SIMPLE.exec(word) ?? [];
  if (sort === undefined) return undefined;
  const bits = 8 * Number(size);
  const endian = order ?? type.meta["endian"];
  if (bits > 8 && endian !== "le" && endian !== "be")
    throw new Unsayable("a byte order that is chosen while reading, or not said");
  return `${sort === "s" ? "i" : sort}${bits}${bits > 8 && endian === "be" ? "be" : ""}`;
}

/** Bytes, or a text. */
export function bytesOf({ keys, type, isCounted }: Attribute, asks: Asks): Field {
  const written = keys["type"];
  const encoding =
    written === undefined ? undefined : encodingOf(keys["encoding"] ?? type.meta["encoding"]);
  const sort = encoding ?? "bytes";
  const terminator = keys["terminator"] ?? (written === "strz" ? 0 : undefined);
  const counted = keys.size !== undefined || keys["size-eos"] === true;
  if (terminator !== undefined) {
    if (counted) throw new Unsayable("a text with both a size and a byte that ends it");
    for (const key of ["include", "consume", "eos-error"])
      if (keys[key] !== undefined) throw new Unsayable(`\`${key}\` of a text that a byte ends`);
    return { type: asks.text(sort, Number(terminator)) };
  }
  if (keys["size-eos"] === true) return { type: sort, to: "end" };
  if (isCounted) return { type: sort };
  if (keys.size === undefined) throw new Unsayable("bytes without a size");
  const size = amountIn(keys.size, type, asks);
  if (typeof size === "string") return { type: sort, "length-by": size };
  return { type: `${sort}[${size}]` };
}

function encodingOf(name: unknown): "utf8" | "latin1" {
  if (/^(ascii|us-ascii|utf-?8)$/i.test(String(name))) return "utf8";
  if (/^iso-?8859-?1$/i.test(String(name))) return "latin1";
  throw new Unsayable(`the encoding "${String(name)}"`);
}

/** Whether a type has no fields, so that it is in no bytes. */
export function hasNothing(word: unknown, type: Type, asks: Looks): boolean {
  if (typeof word !== "string") return false;
  const found = asks.find(type, word);
  return found !== undefined && listOf(found.keys.seq).length === 0;
}

function switchOf(at: Attribute, chosen: Keys, asks: Asks): Field {
  const { keys, name, type, isLast } = at;
  const by = String(chosen["switch-on"]).replace(/\.to_i$/, "");
  if (!/^[a-z]\w*$/.test(by)) throw new Unsayable(`a choice by "${by}"`);
  if (!isLast) throw new Unsayable("a choice that something follows");
  for (const key of "repeat if enum terminator parent".split(" "))
    if (keys[key] !== undefined) throw new Unsayable(`a choice with \`${key}\``);
  const arms: Record<string, unknown> = {};
  const isSized = keys["size-eos"] === true || at.isCounted === true;
  if (keys.size !== undefined && !isSized) throw new Unsayable("a choice with `size`");
  const arm = (word: unknown) => {
    if (isSized && typeof word === "string" && scalarOf(word, type) !== undefined)
      throw new Unsayable("a number with a size");
    const own = { type: word, encoding: keys["encoding"] };
    const sized = isSized ? { ...own, "size-eos": true } : own;
    return valueOf({ ...at, keys: sized, isCounted: false }, asks);
  };
  const cases = Object.entries(mapOf(chosen["cases"]));
  for (const [value, word] of cases.filter(([each]) => each !== "_")) {
    const is = value.includes("::") ? asks.enumValue(type, value) : numberOf(value);
    if (is === undefined) throw new Unsayable(`a choice of ${value}`);
    const label = value.includes("::")
      ? value.split("::").at(-1)!
      : `is_${value.replace("-", "minus_")}`;
    arms[label] = {
      is: [is],
      ...(hasNothing(word, type, asks) ? {} : { fields: [{ [name]: arm(word) }] }),
    };
  }
  const rest = mapOf(chosen["cases"])["_"];
  arms["otherwise"] = {
    otherwise: true,
    ...((rest === undefined && !isSized) || hasNothing(rest, type, asks)
      ? {}
      : { fields: [{ [name]: arm(rest) }] }),
  };
  return { switch: nameOf(by), arms };
}

/** Attributes of bits that fill bytes together, as a word; their names are the attributes'. Throws Unsayable. */
export function wordOf(bits: readonly Attribute[], asks: Asks): Field {
  const widths = bits.map(widthOf);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const whole = Math.ceil(total / 8) * 8;
  const [first] = bits;
  const isLittle = first!.type.meta["bit-endian"] === "le";
  for (const { keys } of bits)
    for (const key of ["if", "repeat"])
      if (keys[key] !== undefined) throw new Unsayable(`bits with \`${key}\``);
  if (bits.some(({ keys }) => /[bl]e$/.test(String(keys["type"]))))
    throw new Unsayable("bits with an order of their own");
  const order = isLittle || whole === 8 ? "" : "be";
  // One number that fills its bytes is no word.
  if (bits.length === 1 && whole === total && [8, 16, 24, 32, 40, 48, 64].includes(whole)) {
    const names = first!.keys["enum"];
    const named = names === undefined ? {} : { enum: asks.enumName(first!.type, String(names)) };
    return { [first!.name]: { type: `u${whole}${order}`, ...named } };
  }
  if (whole > 64) throw new Unsayable("more than 64 bits that are together");
  const parts: [string, unknown][] = bits.map(({ name, keys, type }, i) => {
    const part = `u${widths[i]!}`;
    if (keys["enum"] === undefined) return [name, part];
    return [name, { type: part, enum: asks.enumName(type, String(keys["enum"])) }];
  });
  let low = isLittle ? 0 : whole;
  for (const [i, width] of widths.entries()) {
    if (!isLittle) low -= width;
    if (whole > 32 && !isInFourBytes(low, width))
      throw new Unsayable(`"${bits[i]!.name}" in more than four bytes`);
    if (isLittle) low += width;
  }
  if (whole > total) parts.push([`${bits.at(-1)!.name}_rest`, `u${whole - total}`]);
  return {
    split: `u${whole}${order}`,
    into: Object.fromEntries(isLittle ? parts : parts.toReversed()),
  };
}

/** The attributes of bits from one on, up to where a byte ends with one of them. */
export function bitsFrom(attributes: readonly Attribute[], from: number): readonly Attribute[] {
  let total = 0;
  for (let end = from; end < attributes.length; end++) {
    if (!/^b\d+(le|be)?$/.test(String(attributes[end]!.keys["type"])))
      return attributes.slice(from, end);
    total += widthOf(attributes[end]!);
    if (total % 8 === 0) return attributes.slice(from, end + 1);
  }
  return attributes.slice(from);
}

function widthOf({ keys }: Attribute): number {
  return Number.parseInt(String(keys["type"]).slice(1), 10);
}

export function namesOf(type: Type): readonly Keys[] {
  return listOf(type.keys.seq).map(mapOf);
}
