import { quoted } from "../../../runtime/errors/quoted.ts";

/*
 * Values as they are shown and typed: numbers as JavaScript writes them, text in quotes, bytes as hex after `0x`,
 * lists as JSON.
 */

/** A value as text that `parseValue` reads. */
export function valueText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string") return quoted(value);
  if (value instanceof Uint8Array) return `0x${hexOf(value)}`;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object") return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(valueText);
  return parts.includes(undefined) ? undefined : `[${parts.join(", ")}]`;
}

/** Digits of bytes, without spaces. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Reads a value that somebody typed.
 *
 * @param names numbers by the names that an enum gives them
 * @throws Error that says what was expected
 */
export function parseValue(text: string, names: ReadonlyMap<string, number>): unknown {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const named = names.get(trimmed);
  if (named !== undefined) return named;
  if (trimmed === "true" || trimmed === "false") return trimmed === "true";
  if (trimmed === "NaN" || /^-?Infinity$/.test(trimmed)) return Number(trimmed);
  if (/^-?\d+n$/.test(trimmed)) return BigInt(trimmed.slice(0, -1));
  if (trimmed.startsWith('"')) return parseQuoted(trimmed);
  if (trimmed.startsWith("[")) return parseList(trimmed, names);
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$|^0x[\da-f]{1,8}$/i.test(trimmed);
  if (number) return Number(trimmed);
  throw new Error(
    `${trimmed.slice(0, 60)} is no value: a number, "text", true, false or a list in brackets was expected`,
  );
}

/** As `parseValue`, where bytes are expected. Throws Error. */
export function parseBytes(text: string): Uint8Array {
  const digits = text.trim().replace(/^0x/i, "").replaceAll(/\s+/g, "");
  if (!/^(?:[\da-f]{2})*$/i.test(digits))
    throw new Error("bytes are pairs of hexadecimal digits, as 0x0a ff");
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function parseQuoted(text: string): string {
  const body = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  if (body === undefined) throw new Error(`a text begins and ends with a quote: "like this"`);
  return body.replaceAll(
    /\\(?:x([\da-f]{2})|u\{([\da-f]{1,6})\}|(.))/gis,
    (_, byte: string | undefined, code: string | undefined, other: string | undefined) => {
      if (byte !== undefined || code !== undefined)
        return String.fromCodePoint(Number.parseInt((byte ?? code)!, 16));
      return PLAIN[other!] ?? other!;
    },
  );
}

const PLAIN: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

function parseList(text: string, names: ReadonlyMap<string, number>): unknown[] {
  if (!text.endsWith("]")) throw new Error("a list ends with a bracket: [1, 2, 3]");
  const inner = text.slice(1, -1).trim();
  if (inner === "") return [];
  const parts = inner.match(/"(?:[^"\\]|\\.)*"|[^",]+/gs) ?? [];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => parseValue(part, names));
}

/** The members and indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** What is at a path; nothing where there is none. */
export function at(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[key];
  }
  return found;
}

/** A copy of a value with another one at a path; `undefined` takes a member away. */
export function withAt<T>(value: T, path: Path, put: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return put as T;
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    copy[key as number] = withAt(copy[key as number], rest, put);
    return copy as T;
  }
  if (value instanceof Uint8Array) return value;
  const copy = { ...(value as object) } as Record<string | number, unknown>;
  const inner = withAt(copy[key], rest, put);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy as T;
}
