/**
 * Whether two values are alike in all that a program could see: types, members (one that is undefined is not one
 * that is not there), bytes, -0. NaN equals NaN.
 */
export function same(a: unknown, b: unknown): boolean {
  return difference(a, b) === undefined;
}

/** Where two values differ first, and how: `origin[1]: 5 is not 6`. Undefined when they are alike. */
export function difference(a: unknown, b: unknown, path = "value"): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (a instanceof Uint8Array && b instanceof Uint8Array) return bytesDifference(a, b, path);
  if (Array.isArray(a) && Array.isArray(b)) return listDifference(a, b, path);
  if (isRecord(a) && isRecord(b)) return recordDifference(a, b, path);
  return `${path}: ${shown(a)} is not ${shown(b)}`;
}

function bytesDifference(a: Uint8Array, b: Uint8Array, path: string): string | undefined {
  if (a.length !== b.length) return `${path}: ${a.length} bytes are not ${b.length}`;
  const at = a.findIndex((byte, i) => byte !== b[i]);
  return at < 0 ? undefined : `${path}: byte ${at}: ${a[at]} is not ${b[at]}`;
}

function listDifference(
  a: readonly unknown[],
  b: readonly unknown[],
  path: string,
): string | undefined {
  if (a.length !== b.length) return `${path}: ${a.length} elements are not ${b.length}`;
  for (let i = 0; i < a.length; i++) {
    const found = difference(a[i], b[i], `${path}[${i}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

export type AnyRecord = Readonly<Record<string, unknown>>;

/** Whether a value has members by name: no array, no bytes. */
export function isRecord(value: unknown): value is AnyRecord {
  if (typeof value !== "object" || value === null) return false;
  return !Array.isArray(value) && !(value instanceof Uint8Array);
}

function recordDifference(a: AnyRecord, b: AnyRecord, path: string): string | undefined {
  for (const key of Object.keys(b)) if (!(key in a)) return `${path}.${key} is not there`;
  for (const key of Object.keys(a)) {
    // What is undefined is not there: dialects may share a literal that has more members.
    if (!(key in b) && a[key] !== undefined) return `${path}.${key} should not be there`;
    const found = difference(a[key], b[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LONGEST = 60;

function shown(value: unknown): string {
  if (Object.is(value, -0)) return "-0";
  if (typeof value !== "string") return typeof value === "object" ? kindOf(value) : String(value);
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${value.length} characters)` : text;
}

function kindOf(value: object | null): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `a ${value.constructor?.name ?? "object"}`;
}
