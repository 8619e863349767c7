import type { Hit, Query } from "../../api.ts";
import type { WholeBlock } from "../file/blocks.ts";
import { startOf } from "../tree/tree.ts";
import { parseBytes, parseValue, valueText } from "../tree/values.ts";

/** What a search asks of each block. */
export type Finder = (whole: WholeBlock) => Iterable<Hit>;

/** Throws Error for a text that cannot be looked for. */
export function finderOf({ category, text }: Query): Finder {
  const wanted = text.trim();
  if (wanted === "") throw new Error("there is nothing to be looked for");
  switch (category) {
    case "message":
      return byType(wanted);
    case "text":
      return byText(wanted);
    case "value":
      return byValue(wanted);
    case "bytes":
      return byBytes(parseBytes(wanted));
  }
}

function hitOf({ block }: WholeBlock, message: number, text: string): Hit {
  const start = startOf(block, message);
  const offset = block.bodyOffset + start;
  return { block: block.index, message, offset, length: block.ends[message]! - start, text };
}

/** Messages of types that begin with a word, or `wrong` for blocks of which something was not understood. */
function byType(wanted: string): Finder {
  const lower = wanted.toLowerCase();
  return function* (whole) {
    const { block } = whole;
    for (const [i, { type }] of block.messages.entries())
      if (type.toLowerCase().startsWith(lower)) yield hitOf(whole, i, type);
    if (lower !== "wrong" || block.undecoded === undefined) return;
    const { length } = block.undecoded;
    const offset = block.bodyOffset + block.body.length - length;
    yield { block: block.index, offset, length, text: block.error?.reason ?? "" };
  };
}

/** Messages with a text that has a word in it, in any of Quake's colours and cases. */
function byText(wanted: string): Finder {
  const lower = plain(wanted);
  return function* (whole) {
    for (const [i, message] of whole.block.messages.entries()) {
      const found = firstText(message, lower);
      if (found !== undefined) yield hitOf(whole, i, `${message.type}: ${valueText(found)}`);
    }
  };
}

function plain(text: string): string {
  // The upper half of Quake's characters looks as the lower one.
  return text
    .replaceAll(/[\u0080-\u00ff]/g, (c) => String.fromCharCode(c.charCodeAt(0) & 0x7f))
    .toLowerCase();
}

function firstText(message: object, wanted: string): string | undefined {
  for (const [, value] of leaves(message))
    if (typeof value === "string" && plain(value).includes(wanted)) return value;
  return undefined;
}

/** Values in a message, and the members that they are of, without the type. */
function* leaves(message: object): Generator<[name: string, value: unknown], void> {
  const waiting: [string, unknown][] = Object.entries(message)
    .filter(([name]) => name !== "type")
    .toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, value] = next;
    if (typeof value !== "object" || value === null || value instanceof Uint8Array) yield next;
    else if (Array.isArray(value))
      for (let i = value.length - 1; i >= 0; i--) waiting.push([name, value[i]]);
    else waiting.push(...Object.entries(value).toReversed());
  }
}

const TESTS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "=": (a, b) => a === b,
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
  "!=": (a, b) => a !== b,
};

/** Messages with a member of a value: `entity = 12`, `health < 25`, or a number alone for any member. */
function byValue(wanted: string): Finder {
  const [, name, sign = "=", text] = /^(?:([\w.]+)\s*(<=|>=|!=|=|<|>)\s*)?(.+)$/s.exec(wanted)!;
  const value = parseValue(text!, new Map());
  const test = TESTS[sign]!;
  const holds = (other: unknown) =>
    typeof value === "number" && typeof other === "number" ? test(other, value) : other === value;
  return function* (whole) {
    for (const [i, message] of whole.block.messages.entries())
      for (const [member, other] of leaves(message)) {
        if ((name !== undefined && member !== name) || !holds(other)) continue;
        yield hitOf(whole, i, `${message.type}: ${member} = ${valueText(other)}`);
        break;
      }
  };
}

function byBytes(wanted: Uint8Array): Finder {
  if (wanted.length === 0) throw new Error("there is nothing to be looked for");
  return function* ({ bytes, block }) {
    for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1)) {
      if (!wanted.every((byte, i) => bytes[at + i] === byte)) continue;
      const offset = block.offset + at;
      const text = `${wanted.length} bytes at 0x${offset.toString(16)}`;
      yield { block: block.index, offset, length: wanted.length, text };
    }
  };
}
