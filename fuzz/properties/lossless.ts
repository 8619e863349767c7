/*
 * Values as JSON that loses nothing. What JSON has no word for is an object whose only member begins with `$`:
 *
 *     { "$": "NaN" }            also Infinity, -Infinity, -0, undefined
 *     { "$bytes": "0f29" }      bytes as hex
 *     { "$bigint": "12" }
 *     { "$members": [["$", 1]] } an object that looks like one of these
 */

const WORDS = new Map<string, unknown>([
  ["undefined", undefined],
  ["NaN", Number.NaN],
  ["Infinity", Infinity],
  ["-Infinity", -Infinity],
  ["-0", -0],
]);

/** A value of null, booleans, numbers, bigints, strings, bytes, arrays and plain objects, as a line of text. */
export function toLossless(value: unknown): string {
  return JSON.stringify(toJson(value));
}

/** What `toLossless` wrote. Throws SyntaxError for a text that is no JSON. */
export function fromLossless(text: string): unknown {
  return fromJson(JSON.parse(text));
}

/** As `toLossless`, as a value that JSON.stringify writes. */
export function toJson(value: unknown): unknown {
  for (const [word, meant] of WORDS) if (Object.is(value, meant)) return { $: word };
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Uint8Array) return { $bytes: toHex(value) };
  if (Array.isArray(value)) return value.map(toJson);
  const members = Object.entries(value).map(([key, member]) => [key, toJson(member)] as const);
  if (members.some(([key]) => key.startsWith("$"))) return { $members: members };
  return Object.fromEntries(members);
}

/** What `toJson` made. */
export function fromJson(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(fromJson);
  if ("$" in json) return WORDS.get(String(json.$));
  if ("$bytes" in json) return fromHex(String(json.$bytes));
  if ("$bigint" in json) return BigInt(String(json.$bigint));
  const members =
    "$members" in json ? (json.$members as [string, unknown][]) : Object.entries(json);
  return Object.fromEntries(members.map(([key, member]) => [key, fromJson(member)]));
}

/** Bytes as hex digits, two a byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
