import { bytesToText } from "../../../runtime/bytes/text/text.ts";
import { chosenPlan, isHint } from "../plan.ts";
import type { Kind, Plan } from "../types/kind.ts";
import { BIG_DIGITS } from "./parse.ts";
import { isThere, type Members, shapeOf } from "./member-names.ts";

/*
 * Lines as `JsonLinesWriter` writes them, without white space and with members in their order, read from their bytes:
 * several times as fast as JSON.parse. Nearly all lines are like that. Of any other line nothing is said here, not
 * even whether it is wrong.
 */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** A number of that many digits and its decimal places are exact, and so is dividing one by the other. */
const EXACT_DIGITS = 15;
const POWERS: readonly number[] = Array.from({ length: EXACT_DIGITS + 1 }, (_, n) => 10 ** n);

/** Thrown for a line that is not as it is written here. Making an error for each would take longer than reading it. */
const OTHER = Symbol("other");

/** Reads lines of messages and blocks. */
export class FastLines {
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #end = 0;
  /** Types by a number that their bytes give. */
  readonly #types = new Map<number, TypeName[]>();

  /**
   * The message of a line, as `takeMembers` makes it of what JSON.parse gives; undefined for a line that is written
   * in any other way. The message is good until the next one is read.
   *
   * @param plans the messages that there are
   */
  message(
    bytes: Uint8Array,
    start: number,
    end: number,
    plans: ReadonlyMap<string, Plan>,
  ): { type: string } | undefined {
    if (!this.#begins(bytes, start, end, MESSAGE)) return undefined;
    return this.#attempt(() => {
      const plan = plans.get(this.#type());
      if (plan === undefined) throw OTHER;
      const { reused, filled } = shapeOf(plan);
      while (filled.length > 0) reused[filled.pop()!] = undefined;
      if (bytes[this.#at] === COMMA) this.#members(plan, reused, this.#at + 1, filled);
      return reused;
    });
  }

  /** The members of a block's line; undefined as for messages. */
  block(bytes: Uint8Array, start: number, end: number, plan: Plan): Members | undefined {
    if (!this.#begins(bytes, start, end, BLOCK)) return undefined;
    return this.#attempt(() => {
      const members: Members = {};
      this.#members(plan, members, start + 1);
      return members;
    });
  }

  /** Whether a line begins so. Then what follows is read. */
  #begins(bytes: Uint8Array, start: number, end: number, beginning: Uint8Array): boolean {
    const at = start + beginning.length;
    if (at > end || !isThere(bytes, start, at, beginning)) return false;
    this.#bytes = bytes;
    this.#at = at;
    this.#end = end;
    return true;
  }

  /** What the line has, when it ends with that. */
  #attempt<T>(read: () => T): T | undefined {
    try {
      const value = read();
      return this.#bytes[this.#at] === CLOSE && this.#at + 1 === this.#end ? value : undefined;
    } catch (error) {
      if (error === OTHER) return undefined;
      throw error;
    }
  }

  /** The type, whose text is made once. */
  #type(): string {
    const bytes = this.#bytes;
    const start = this.#at;
    let end = start;
    let key = 0;
    while (end < this.#end && bytes[end] !== QUOTE) key = (key * 31 + bytes[end++]!) | 0;
    this.#at = end + 1;
    let named = this.#types.get(key);
    if (named === undefined) {
      named = [];
      this.#types.set(key, named);
    }
    for (const each of named) if (isThere(bytes, start, end, each.bytes)) return each.name;
    const name = bytesToText(bytes, start, end);
    if (!/^\w+$/.test(name)) throw OTHER;
    // A type is a word that a schema has, or the line is wrong: there are not many of either.
    if (this.#types.size < MANY_TYPES) named.push({ name, bytes: bytes.slice(start, end) });
    return name;
  }

  /** Passes over what is there. */
  #pass(what: Uint8Array): void {
    const end = this.#at + what.length;
    if (end > this.#end || !isThere(this.#bytes, this.#at, end, what)) throw OTHER;
    this.#at = end;
  }

  /**
   * Reads members up to the end of their object.
   *
   * @param at where the first name begins
   * @param filled takes the names of those that are there
   */
  #members(plan: Plan, members: Members, at: number, filled?: string[]): void {
    const bytes = this.#bytes;
    this.#at = at;
    const { known } = shapeOf(plan);
    for (let next = 0; next < known.length; next++) {
      const { name, bytes: own, kind } = known[next]!;
      // Most names differ in their first letter.
      if (bytes[this.#at + 1] !== own[1]) continue;
      const end = this.#at + own.length;
      if (end > this.#end || !isThere(bytes, this.#at, end, own)) continue;
      this.#at = end;
      filled?.push(name);
      members[name] = this.#value(kind);
      if (bytes[this.#at] !== COMMA) return;
      this.#at++;
    }
    const chosen = chosenPlan(plan, members);
    if (chosen === undefined) throw OTHER;
    this.#members(chosen, members, this.#at, filled);
  }

  #value(kind: Kind): unknown {
    switch (kind.kind) {
      case "number":
      case "float":
        return this.#number();
      case "hint":
        return this.#hint(kind);
      case "big":
        return this.#big();
      case "string":
        return this.#string();
      case "flag":
        this.#pass(TRUE);
        return true;
      case "array":
        return this.#array(kind.of);
      case "struct":
        return this.#struct(kind.plan);
      case "list":
        return this.#elements(() => this.#struct(kind.plan));
      case "bytes":
        return this.#hex();
      case "record":
        return this.#record();
    }
  }

  #hint(kind?: Kind & { readonly kind: "hint" }): number {
    const value = this.#number();
    if (!isHint(value, kind)) throw OTHER;
    return value;
  }

  #number(): number {
    const bytes = this.#bytes;
    const limit = this.#end;
    let at = this.#at;
    const isNegative = bytes[at] === MINUS;
    if (isNegative) at++;
    const start = at;
    let value = 0;
    while (at < limit && isDigit(bytes[at]!)) value = value * 10 + bytes[at++]! - ZERO;
    let digits = at - start;
    if (digits === 0 || (digits > 1 && bytes[start] === ZERO)) throw OTHER;
    let places = 0;
    if (bytes[at] === POINT) {
      const first = ++at;
      while (at < limit && isDigit(bytes[at]!)) value = value * 10 + bytes[at++]! - ZERO;
      places = at - first;
      if (places === 0) throw OTHER;
      digits += places;
    }
    // What ends the object or the list comes next, or it is a number with an exponent.
    const next = bytes[at];
    if (next !== COMMA && next !== CLOSE && next !== CLOSE_LIST) throw OTHER;
    this.#at = at;
    if (digits > EXACT_DIGITS) value = Number(bytesToText(bytes, start, at));
    else if (places > 0) value /= POWERS[places]!;
    // This many digits that it became infinity.
    if (value === Infinity) throw OTHER;
    return isNegative ? -value : value;
  }

  #string(): string {
    const bytes = this.#bytes;
    let at = this.#at;
    if (bytes[at++] !== QUOTE) throw OTHER;
    const start = at;
    for (; at < this.#end; at++) {
      const byte = bytes[at]!;
      if (byte === QUOTE) break;
      if (byte < 0x20 || byte > 0x7e || byte === BACKSLASH) throw OTHER;
    }
    this.#at = at + 1;
    return bytesToText(bytes, start, at);
  }

  #big(): bigint {
    const digits = this.#string();
    if (!BIG_DIGITS.test(digits)) throw OTHER;
    return BigInt(digits);
  }

  #array(of: (Kind & { readonly kind: "array" })["of"]): unknown[] {
    return this.#elements(() => (of === "bits" ? this.#hint() : this.#value({ kind: of })));
  }

  #elements(element: () => unknown): unknown[] {
    const bytes = this.#bytes;
    if (bytes[this.#at++] !== OPEN_LIST) throw OTHER;
    const list: unknown[] = [];
    if (bytes[this.#at] !== CLOSE_LIST) {
      list.push(element());
      while (bytes[this.#at] === COMMA) {
        this.#at++;
        list.push(element());
      }
    }
    if (bytes[this.#at++] !== CLOSE_LIST) throw OTHER;
    return list;
  }

  #hex(): Uint8Array {
    this.#pass(HEX);
    const digits = this.#string();
    if (digits.length % 2 !== 0 || !/^[0-9a-f]*$/.test(digits)) throw OTHER;
    this.#pass(END);
    return Uint8Array.from({ length: digits.length / 2 }, (_, i) =>
      Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16),
    );
  }

  #record(): Members {
    const bytes = this.#bytes;
    if (bytes[this.#at++] !== OPEN) throw OTHER;
    const record: Members = {};
    while (bytes[this.#at] === QUOTE) {
      const name = this.#string();
      if (bytes[this.#at++] !== COLON || !/^\d{1,2}$/.test(name)) throw OTHER;
      record[name] = this.#number();
      if (bytes[this.#at] !== COMMA) break;
      this.#at++;
    }
    if (bytes[this.#at++] !== CLOSE || bytes[this.#at - 2] === COMMA) throw OTHER;
    return record;
  }

  #struct(plan: Plan): Members {
    if (this.#bytes[this.#at++] !== OPEN) throw OTHER;
    const members: Members = {};
    if (this.#bytes[this.#at] !== CLOSE) this.#members(plan, members, this.#at);
    if (this.#bytes[this.#at++] !== CLOSE) throw OTHER;
    return members;
  }
}

interface TypeName {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MANY_TYPES = 1024;

const MESSAGE = /* @__PURE__ */ new TextEncoder().encode('{"type":"');
const BLOCK = /* @__PURE__ */ new TextEncoder().encode('{"block":');
const HEX = /* @__PURE__ */ new TextEncoder().encode('{"hex":');
const END = Uint8Array.of(CLOSE);
const TRUE = /* @__PURE__ */ new TextEncoder().encode("true");

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte < COLON;
}
