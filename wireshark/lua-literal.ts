/** Names that need no quotes as keys of a table. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

const KEYWORDS = new Set(
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while".split(
    " ",
  ),
);

/**
 * Data as statements of Lua that make it: what is alike is made once, since a table says most things in several
 * versions. Values are those of JSON, Infinity, and maps from
 * numbers.
 *
 * @param made the name of the list that the parts are kept in
 * @returns the statements, and the expression that is the value
 */
export function luaData(
  values: readonly unknown[],
  made: string,
): { lines: string[]; results: string[] } {
  const lines: string[] = [];
  const places = new Map<string, string>();
  const partOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return scalar(value);
    const text = Array.isArray(value) ? listText(value) : recordText(value);
    let place = places.get(text);
    if (place === undefined) {
      place = `${made}[${places.size + 1}]`;
      places.set(text, place);
      lines.push(`${place} = ${text}`);
    }
    return place;
  };
  const listText = (list: readonly unknown[]) => `{ ${list.map(partOf).join(", ")} }`;
  const mapText = (map: ReadonlyMap<number, unknown>) =>
    `{ ${[...map].map(([key, value]) => `[${key}] = ${partOf(value)}`).join(", ")} }`;
  const recordText = (record: object) => {
    if (record instanceof Map) return mapText(record as ReadonlyMap<number, unknown>);
    const members = Object.entries(record).filter(([, value]) => value !== undefined);
    return `{ ${members.map(([key, value]) => `${keyText(key)} = ${partOf(value)}`).join(", ")} }`;
  };
  return { results: values.map(partOf), lines };
}

function keyText(key: string): string {
  return NAME.test(key) && !KEYWORDS.has(key) ? key : `[${luaString(key)}]`;
}

function scalar(value: unknown): string {
  if (typeof value === "string") return luaString(value);
  if (value === Infinity) return "math.huge";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new TypeError(`${String(value)} is not data`);
}

/** A string as Lua writes it: what is not printable ASCII is its UTF-8 bytes. */
export function luaString(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => {
    if (byte === 0x22 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
    if (byte >= 0x20 && byte < 0x7f) return String.fromCharCode(byte);
    return `\\${String(byte).padStart(3, "0")}`;
  });
  return `"${letters.join("")}"`;
}
