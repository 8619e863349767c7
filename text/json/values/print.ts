import type { TextOutput } from "../../output.ts";

/*
 * Values as JSON that loses nothing, in ASCII:
 *
 *     "NaN", "Infinity", "-Infinity"   numbers that JSON has no word for
 *     -0.0                             a zero with a sign
 *     "18446744073709551615"           integers of 64 bits, which JSON's numbers are too short for
 *     "a\u0080"                        strings: a character a byte
 *     {"hex":"0102ff"}                 bytes
 *
 * What is undefined is left out, and so is a flag that is false.
 */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** What is known of an object's member by its name. */
interface Entry {
  readonly name: string;
  /** `,"name":` as bytes. */
  readonly bytes: Uint8Array;
  readonly isHidden: boolean;
  /** Of the objects that the member has. */
  readonly inner: MemberNames;
}

/** The members of a sort of objects: how their names are written, and which are left out. */
export class MemberNames {
  readonly #hidden: ReadonlySet<string>;
  readonly #inner: ReadonlyMap<string, MemberNames>;
  readonly #byName = new Map<string, Entry>();
  /** Objects of a sort have the same members in the same order, so that most are found without a search. */
  readonly #byPlace: Entry[] = [];

  /**
   * @param hidden members that are left out
   * @param inner of the objects that members have, where these leave anything out
   */
  constructor(
    hidden: ReadonlySet<string> = new Set(),
    inner: ReadonlyMap<string, MemberNames> = new Map(),
  ) {
    this.#hidden = hidden;
    this.#inner = inner;
  }

  /** @param place the name's place among those of its object */
  entry(name: string, place: number): Entry {
    const entry = this.#byPlace[place];
    return entry !== undefined && entry.name === name ? entry : this.#find(name, place);
  }

  #find(name: string, place: number): Entry {
    const entry = this.#byName.get(name) ?? this.#newEntry(name);
    this.#byName.set(name, entry);
    if (place <= this.#byPlace.length) this.#byPlace[place] = entry;
    return entry;
  }

  /** Names come from schemas, which have no signs that JSON escapes. */
  #newEntry(name: string): Entry {
    const bytes = Uint8Array.from(`,"${name}":`, (character) => character.charCodeAt(0));
    const inner = this.#inner.get(name) ?? ALL;
    return { name, bytes, isHidden: this.#hidden.has(name), inner };
  }
}

const ALL: MemberNames = /* @__PURE__ */ new MemberNames();

/** Appends a value. */
function putValue(out: TextOutput, value: unknown, names: MemberNames): void {
  switch (typeof value) {
    case "number":
      return putNumber(out, value);
    case "string":
      return putString(out, value);
    case "bigint":
      return out.put(`"${value}"`);
    case "object":
      if (Array.isArray(value)) return putArray(out, value, names);
      if (value instanceof Uint8Array) return putBytes(out, value);
      if (value !== null) return putObject(out, value, names);
  }
  out.put(String(value));
}

/** Appends an object, with the members that are there and not left out. */
export function putObject(out: TextOutput, value: object, names: MemberNames = ALL): void {
  out.reserve(2);
  const start = out.length;
  const members = value as Readonly<Record<string, unknown>>;
  let place = 0;
  for (const name in members) {
    const member = members[name];
    const entry = names.entry(name, place++);
    if (member === undefined || member === false || entry.isHidden) continue;
    putName(out, entry.bytes);
    if (typeof member === "number") putNumber(out, member);
    else putValue(out, member, entry.inner);
  }
  out.reserve(2);
  // The brace is where the first name has its comma.
  if (out.length === start) out.length++;
  out.bytes[start] = OPEN;
  out.bytes[out.length++] = CLOSE;
}

function putName(out: TextOutput, name: Uint8Array): void {
  const { length } = name;
  out.reserve(length);
  const { bytes } = out;
  const at = out.length;
  for (let i = 0; i < length; i++) bytes[at + i] = name[i]!;
  out.length = at + length;
}

function putArray(out: TextOutput, list: readonly unknown[], names: MemberNames): void {
  out.put("[");
  for (let i = 0; i < list.length; i++) {
    if (i > 0) out.put(",");
    putValue(out, list[i], names);
  }
  out.put("]");
}

// ---- numbers

/** The digits after the point of n/32: coordinates and angles are multiples of it. */
const FRACTIONS: readonly string[] = Array.from({ length: 32 }, (_, n) => `${n / 32}`.slice(2));

function putNumber(out: TextOutput, value: number): void {
  const scaled = value * 32;
  if (scaled !== (scaled | 0) || Object.is(value, -0)) return out.put(oddNumber(value));
  out.reserve(20);
  const { bytes } = out;
  let at = out.length;
  if (scaled < 0) bytes[at++] = MINUS;
  const size = Math.abs(scaled);
  at = putDigits(bytes, at, size >>> 5);
  const digits = FRACTIONS[size & 31]!;
  if (digits !== "") {
    bytes[at++] = POINT;
    for (let i = 0; i < digits.length; i++) bytes[at++] = digits.charCodeAt(i);
  }
  out.length = at;
}

/** Appends a whole number below 2^27, and returns where it ends. */
function putDigits(bytes: Uint8Array, start: number, value: number): number {
  let count = 1;
  for (let limit = 10; value >= limit; limit *= 10) count++;
  let rest = value;
  for (let at = start + count - 1; at >= start; at--) {
    const tens = (rest / 10) | 0;
    bytes[at] = ZERO + rest - 10 * tens;
    rest = tens;
  }
  return start + count;
}

function oddNumber(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isFinite(value) ? `${value}` : `"${value}"`;
}

// ---- strings and bytes

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  '"': '\\"',
  "\\": "\\\\",
};

/** Appends a string. */
export function putString(out: TextOutput, text: string): void {
  const { length } = text;
  out.reserve(6 * length + 2);
  const { bytes } = out;
  let at = out.length;
  bytes[at++] = QUOTE;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x20 && code < 0x7f && code !== QUOTE && code !== BACKSLASH) bytes[at++] = code;
    else at = putEscape(bytes, at, code);
  }
  bytes[at++] = QUOTE;
  out.length = at;
}

function putEscape(bytes: Uint8Array, start: number, code: number): number {
  const escape =
    SHORT_ESCAPES[String.fromCharCode(code)] ?? `\\u${code.toString(16).padStart(4, "0")}`;
  for (let i = 0; i < escape.length; i++) bytes[start + i] = escape.charCodeAt(i);
  return start + escape.length;
}

function putBytes(out: TextOutput, value: Uint8Array): void {
  out.put('{"hex":');
  putHex(out, value);
  out.put("}");
}

const DIGITS = "0123456789abcdef";

/** Appends bytes as a string of hex digits. */
export function putHex(out: TextOutput, value: Uint8Array): void {
  out.reserve(2 * value.length + 2);
  const { bytes } = out;
  let at = out.length;
  bytes[at++] = QUOTE;
  for (const byte of value) {
    bytes[at++] = DIGITS.charCodeAt(byte >>> 4);
    bytes[at++] = DIGITS.charCodeAt(byte & 15);
  }
  bytes[at++] = QUOTE;
  out.length = at;
}
