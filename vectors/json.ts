import { interpretDecode } from "../runtime/interpret/interpret.ts";
import { withoutHints } from "../runtime/canonical/without-hints.ts";
import type { AnyMessage } from "../runtime/codec.ts";
import type { Table } from "../runtime/table/table.ts";
import { hexOf } from "./bytes.ts";
import type { Vector } from "./files.ts";

/** The form of the document; another number is another form. */
export const FORM = 1;

/** A table and its vectors, each of which holds. */
export interface Held {
  readonly table: Table;
  readonly vectors: readonly Vector[];
}

/**
 * The vectors of tables as a document of JSON, which programs in any language read: docs/vectors.md describes it. A vector
 * of which versions tell different things is one for each of them.
 */
export function vectorsJson(held: readonly Held[]): string {
  const schemas = held.map(({ table, vectors }) => ({
    name: table.name,
    title: table.title,
    kind: table.kind,
    versions: table.versions,
    vectors: vectors.flatMap((vector) => vectorsOf(table, vector)),
  }));
  return `${jsonText({ vectors: FORM, schemas })}\n`;
}

function vectorsOf(table: Table, vector: Vector): object[] {
  const named = (versions: readonly number[]) => versions.map((index) => table.versions[index]!);
  const byMeaning = new Map<string, { meaning: object; versions: number[] }>();
  for (const version of vector.versions) {
    const meaning = meaningIn(table, vector, version);
    const known = byMeaning.get(jsonText(meaning)) ?? { meaning, versions: [] };
    byMeaning.set(jsonText(meaning), known);
    known.versions.push(version);
  }
  const { place, message, bytes, from } = vector;
  return [...byMeaning.values()].map(({ meaning, versions }) => ({
    name: place,
    message,
    versions: named(versions),
    bytes: hexOf(bytes).replaceAll(" ", ""),
    ...meaning,
    ...(vector.not.length === 0 ? {} : { not: named(vector.not) }),
    from,
  }));
}

/** What the bytes are in a version: a value, or an error. */
function meaningIn(table: Table, vector: Vector, version: number): object {
  const { bytes } = vector;
  const { value, error } = interpretDecode(table, version, bytes, 0, bytes.length);
  if (error !== undefined) {
    const { kind, offset, bit } = error.place;
    return { error: { path: error.path, offset, bit, kind, reason: error.reason } };
  }
  const { type: _, ...members } = withoutHints(table, version, value as AnyMessage);
  const own = jsonText(members);
  // What the file says in names, and numbers of 64 bits as they are here.
  const named = jsonText(digits(vector.value)) === own ? undefined : digits(vector.value);
  return { value: members, named, hints: digits(vector.hints) };
}

/** What files write as `5n`, as this document does. */
function digits(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^(-?\d+)n$/, "$1");
  if (Array.isArray(value)) return value.map(digits);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, digits(one)]));
}

/** Values as docs/json-lines.md has them, in ASCII, a vector a line. */
function jsonText(value: unknown, depth = 0): string {
  if (value instanceof Uint8Array) return `{"hex":"${hexOf(value).replaceAll(" ", "")}"}`;
  if (typeof value === "bigint") return `"${value}"`;
  if (typeof value === "number") return numberText(value);
  if (typeof value !== "object" || value === null) return asciiText(value);
  // The document, its schemas and their vectors have lines of their own.
  const isOpen = depth < LINES && Array.isArray(value) && typeof value[0] === "object";
  const inner = (one: unknown) => jsonText(one, depth + 1);
  if (Array.isArray(value))
    return isOpen ? `[\n${value.map(inner).join(",\n")}\n]` : `[${value.map(inner).join(",")}]`;
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${members.map(([key, one]) => `${asciiText(key)}:${inner(one)}`).join(",")}}`;
}

/** So deep are lists whose elements have lines of their own: those of schemas and of vectors. */
const LINES = 4;

function numberText(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isFinite(value) ? String(value) : `"${value}"`;
}

function asciiText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.replaceAll(
    /[\u007f-\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
